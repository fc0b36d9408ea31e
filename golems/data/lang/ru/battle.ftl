### Бой: поле и раунд, как он идёт.

## Поле, показ раунда, рассказ, карточки големов и вопросы по ходу игры.

board = Игровое поле
board-choose = Выбрать: { $cell }

film-controls = Показ
film-first = В начало
film-back = На шаг назад
film-play = Смотреть
film-pause = Пауза
film-step = На шаг вперёд
film-last = В конец
film-turn = Повернуть поле
film-speed = Скорость
film-slow = Медленно
film-normal = Обычно
film-fast = Быстро
film-rows = К строке
film-row = Строка { $row }

story-title = Что произошло
story-empty = Пока ничего не случилось.

why = почему?
why-about = Почему? { $text }
why-wait = Секундочку…
why-picture = Картинка к правилу «{ $title }»
why-more = Ещё об этом в книге правил ({ $clause })
why-missing = Страница не нашлась
why-missing-text = Не получилось открыть правило { $clause }. Попробуй ещё раз чуть позже.

revealed-title = Строка { $row }
programs-title = Программы
programs-look = Посмотри на программы: что произойдёт?
phase-condition = Условие
phase-movement = Движение
phase-second = Ещё раз
phase-action = Действие

golem-all = Големы
golem-own = это ты
golem-sealed = готово
golem-thinking = думает…
golem-lay = собрать
golem-lay-for = Собрать программу: { $name }
golem-out = не играет
golem-relieved = играет замена
golem-relieved-told = { $name }: компьютер не справился, дальше играет другой, попроще.
golem-parobot = ПароБот, карта { $card }
golem-part-whole = { $part }: цело
golem-part-broken = { $part }: сломано
golem-damage = Повреждений: { $damage }
golem-lives = Жизней: { $lives }
golem-carries = Несёт бочку
golem-bonus = Бонус: { $bonus }
golem-goal-met = Сделано:

energy = Энергия: { $energy }
energy-again = Энергия, второй заряд: { $energy }
energy-word = энергия

eventcard = Карта события:
eventcard-deck = ещё { $deck }
eventcard-nothing = Тихий раунд
eventcard-nothing-idea = Ничего особенного не случится.
eventcard-loop = Цикл
eventcard-loop-idea = Можно взять карту «Цикл».
eventcard-condition = Условие
eventcard-condition-idea = Можно взять карту «Условие».
eventcard-freeze = Мороз
eventcard-freeze-idea = Вся вода замёрзнет.
eventcard-thaw = Оттепель
eventcard-thaw-idea = Весь лёд растает.
eventcard-lose_row = Минус строка
eventcard-lose_row-idea = Каждая программа потеряет одну строку.
eventcard-swap_rows = Обмен строк
eventcard-swap_rows-idea = В каждой программе две строки поменяются местами.

choose-damage = { $name }: что сломается?
choose-damage-how = Удар прошёл. Выбери деталь, которую не так жалко.
choose-damage-processor = В следующем раунде будет на две строки меньше.
choose-damage-weapon = Удары станут слабее.
choose-damage-chassis = Назад ехать может не выйти.
choose-repair = { $name }: что починить?
choose-repair-how = Нашлись инструменты! Выбери деталь.
choose-repair-processor = В следующем раунде снова будут все строки.
choose-repair-weapon = Удары снова в полную силу.
choose-repair-chassis = Снова ездит куда угодно.
choose-exit = { $name }: куда выбраться?
choose-exit-how = Нажми на мигающую клетку на поле.
choose-exit-option = На { $cell }
choose-face = { $name }: куда смотреть?
choose-face-how = Нажми на стрелку: туда голем и повернётся.
choose-face-option = Повернуться { $facing }
choose-component = { $name }: выбери деталь
choose-component-how = Голем собран из процессора, оружия и шасси.

### Остальное говорят только сервер и команды: страница этого не загружает.

## Немного слов к картинке поля.

picture-board = Поле
picture-before = До
picture-after = После
picture-barrels = бочки
picture-goals = цели
picture-out = выбыл
picture-damaged = повреждено
picture-damage = повреждений
picture-lives = жизни
picture-carries = несёт бочку
picture-parobot = ПароБот
picture-faces = смотрит

picture-wall = стена
picture-water = открытая вода
picture-ice = лёд
picture-cracked = треснул
picture-icy = гололёд
picture-snow = сугроб
picture-portal = портал { $letter }
picture-line = линия: { $one } и { $other }
picture-goal = цель: { $robots }
picture-column =
    { $height ->
        [1] бочка
        [one] колонна, { $height } бочка
        [few] колонна, { $height } бочки
       *[other] колонна, { $height } бочек
    }
side-N = север
side-E = восток
side-S = юг
side-W = запад
goal =
    { $kind ->
        [reach] { $robot }: дойти до { $cell }.
        [hold] { $robot }: удержать { $cell } несколько раундов подряд: { $count }.
        [bring]
            { $count ->
                [1] { $robot }: принести бочку на { $cell }.
               *[other] { $robot }: принести бочки на { $cell }: { $count }.
            }
        [survive] { $robot }: продержаться несколько раундов: { $count }.
        [destroy]
            { $target ->
                [none]
                    { $count ->
                        [1] { $robot }: разбить бочку.
                       *[other] { $robot }: разбить бочки: { $count }.
                    }
               *[other] { $robot }: вывести из строя, цель — { $target }.
            }
       *[other] { -unlisted }
    }
