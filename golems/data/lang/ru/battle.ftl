### Бой: поле и раунд, как он идёт.

## Поле, показ раунда, рассказ, карточки големов и вопросы по ходу игры.

board = Игровое поле
board-choose = Выбрать: { $cell }
board-zoom = Увеличить поле

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
phase-all = Шаги строки
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
golem-out = вне игры
golem-relieved = играет замена
golem-relieved-told = { $name }: компьютер не справляется, дальше играет другой, попроще.
golem-parobot = ПароБот, карта { $card }
golem-part-whole = { $part }: в порядке
golem-part-broken = { $part }: поломка
golem-damage = Урон: { $damage }
golem-lives = Жизней: { $lives }
golem-carries = Несёт бочку
golem-bonus = Бонус: { $bonus }
golem-goal-met = Сделано:

energy = Энергия: { $energy }
energy-again = Энергия, второй заряд: { $energy }
energy-word = энергия

eventcard = Карта события:
eventcard-deck = осталось раундов: { $deck }

choose-damage = { $name }, какая деталь сломается?
choose-damage-how = Голему досталось! Выбери деталь, без которой обойдёшься.
choose-damage-processor = В следующем раунде будет на две строки меньше.
choose-damage-weapon = Удары станут слабее.
choose-damage-chassis = Может не получиться ехать назад.
choose-repair = { $name }, что починим?
choose-repair-how = Нашлись инструменты! Выбери деталь.
choose-repair-processor = В следующем раунде снова будут все строки.
choose-repair-weapon = Удары снова в полную силу.
choose-repair-chassis = Снова можно ехать назад.
choose-exit = { $name }, куда вылезем?
choose-exit-how = Нажми на мигающую клетку на поле.
choose-exit-option = Вылезти на { $cell }
choose-face = { $name }, куда повернём голема?
choose-face-how = Нажми на стрелку: туда голем и повернётся.
choose-face-option = Повернуться { $look }
choose-component = { $name }, выбери деталь
choose-component-how = Голем собран из процессора, оружия и шасси.

### Остальное говорят только сервер и команды: страница этого не загружает.

## Немного слов к картинке поля.

picture-board = Поле
picture-before = До
picture-after = После
picture-barrels = бочки
picture-goals = цели
picture-out = вне игры
picture-damaged = сломано
picture-damage = урон
picture-lives = жизни
picture-carries = несёт бочку
picture-parobot = ПароБот
picture-faces = смотрит

picture-goal = цель: { $robots }
picture-column =
    { $height ->
        [1] бочка
        [one] столбик, { $height } бочка
        [few] столбик, { $height } бочки
       *[other] столбик, { $height } бочек
    }
side-N = север
side-E = восток
side-S = юг
side-W = запад
side-away = дальняя сторона
side-right = правая
side-towards = ближняя сторона
side-left = левая
aim =
    { $kind ->
        [barrel] Цель: привези бочку к себе домой.
        [allies] Цель: победите ПароБотов все вместе.
       *[other] { -unlisted }
    }
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
            { $target_id ->
                [none]
                    { $count ->
                        [1] { $robot }: разбить бочку.
                       *[other] { $robot }: разбить бочки: { $count }.
                    }
               *[other] { $robot }: уничтожить { whom-acc }.
            }
       *[other] { -unlisted }
    }
