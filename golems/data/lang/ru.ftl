### Русский. Этот файл и есть язык: как добавить другой, сказано в CONTRIBUTING.md.

language-name = Русский


### Что говорят и страница, и сервер с командами.

## Слова игры: роботы, команды, стороны света, части, детали, раунды и строки.

columns = АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭ
and = { $all } и { $last }

robot-red = Красный
robot-blue = Синий
robot-green = Зелёный
robot-yellow = Жёлтый

command-forward = Вперёд
command-backward = Назад
command-left = Поворот влево
command-right = Поворот вправо
command-stand = Стоять
command-attack = Атака
command-defend = Защита
command-take = Взять
command-none = ничего
row-loop = { $command } ×{ $times }
row-repeat = Повтор { $times } ({ $command })
row-if = если впереди препятствие: { $yes }, иначе { $no }
row-enemy = Есть противник? (да: { $yes }, нет: { $no })
row-attacked = Нападение? (да: { $yes }, нет: { $no })

facing-N = на север
facing-E = на восток
facing-S = на юг
facing-W = на запад

part-processor = процессор
part-weapon = оружие
part-chassis = шасси

contents-empty = только щепки
contents-bomb = бомба
contents-toolbox = инструменты

bonus-loop = Цикл 2
bonus-condition = Условие
bonus-blank = пусто

card-duel-attack = Удар
card-duel-loop = Повтор 2
card-duel-loop3 = Повтор 3
card-duel-enemy = Есть противник?
card-duel-attacked = Нападение?

story-round = Раунд { $round }
story-row = Строка { $row }
story-opening = Событие
story-closing = Конец раунда

plan-lesson = Урок { $number }
plan-goal = Цель
plan-needs = Понадобится
plan-steps = По минутам
plan-ages = Для вашего класса
plan-questions = Вопросы
plan-mistakes = Что вы можете увидеть и что поможет
plan-paper = Без экранов
plan-print-puzzles = Головоломки урока на бумаге, с ответами:

component-p3 = Процессор на 3 строки
component-p3-idea = Повреждённый даёт 1 строку.
component-p4 = Процессор на 4 строки
component-p4-idea = Повреждённый даёт 2 строки.
component-w2 = Тяжёлое оружие
component-w2-idea = Бьёт клетку впереди с силой 2. Повреждённое — с силой 1.
component-w11 = Длинное оружие
component-w11-idea = Бьёт две клетки подряд с силой 1. Повреждённое — только клетку впереди.
component-c1 = Колёса
component-c1-idea = Повреждённые не умеют ехать назад.
component-c2 = Гусеницы
component-c2-idea = Повреждённые не умеют ехать назад.


### Что говорит только страница.

## Страница в целом.

title = Битва Големов
close = Закрыть
retry = Ещё раз
home = Домой


## Первая страница, полоса наверху и настройки.

offline = Не получилось связаться с сервером. Проверь сеть и попробуй ещё раз.

bar-settings = Настройки
bar-language = Язык
bar-language-partly = Перевод ещё не закончен. Чего не хватает, то по-английски.
bar-theme = Цвета
bar-light = Светлые
bar-dark = Тёмные
bar-sound = Звук
bar-speed = Скорость показа
bar-slow = Медленно
bar-usual = Обычно
bar-fast = Быстро
bar-ghost = Показывать, куда пойдёт мой голем
bar-name = Как тебя зовут?

home-play = Играть!
home-puzzles = Головоломки
home-puzzles-idea = Решай и собирай звёзды
home-pick = Кто ты сегодня?
home-more = Что ещё здесь есть
home-continue = Продолжить игру
home-continue-idea = Комната { $code }: { $names }
home-one-device = На одном экране
home-one-device-idea = Вдвоём, втроём или вчетвером по очереди
home-friends = С друзьями
home-friends-idea = Каждый на своём планшете или телефоне
home-join = Войти по коду
home-join-idea = Друг или учитель сказал пять букв
home-tournament = Турнир
home-tournament-idea = Туры, столы и победитель: для клуба или класса
home-own = Своя игра
home-own-idea = Выбрать поле, големов и правила
home-replay = Смотреть игру
home-replay-idea = Записи прошлых битв, шаг за шагом
home-rules = Правила
home-rules-idea = Всё по порядку и с картинками
home-teachers = Учителям и родителям
home-teachers-idea = Чему учит игра и как провести урок
home-print = Напечатать
home-print-idea = Настольная игра из бумаги, для любого возраста
home-workshop = Мастерская
home-workshop-idea = Придумай свои головоломки и арены


## Завязка: история в картинках перед первым боем.

tale-title = С чего всё началось
tale-1 = Раз в год Король Кибернетики зовёт мастеров на рыцарский турнир.
tale-2 = Рыцари на этом турнире — големы, великаны из железа и пара.
tale-3 = В груди у голема печь: подбрось угля и дров, и он оживёт!
tale-4 = Но думать голем не умеет. Что делать, ему говорят твои карты.
tale-5 = Трибуны ждут. Собери программу — и вперёд, к победе!
tale-page = Картинка { $number } из { $count }
tale-back = Назад
tale-next = Дальше
tale-skip = Пропустить
tale-end = На арену!
tale-listen = Послушать


## Накрыть стол.

setup-title = Своя игра
setup-title-one-device = На одном экране
setup-title-friends = Игра с друзьями
setup-change-title = Изменить игру

setup-box = Какая у тебя коробка?
setup-box-none = Нет коробки? Бери эту
box-4 = Големы 4.0
box-4-idea = Поле «лето и зима», детали големов, карты событий, лёд и порталы.
box-3 = Карточная игра 3.0
box-3-idea = Четыре голема, жизни, энергия, кубик бонусов и бочки, которые носят.
box-2 = Карточная игра 2.0
box-2-idea = Два голема, красный и синий. Жизни и кубик бонусов, энергии нет.

setup-game = Во что играем?
setup-ages = { $ages } лет
setup-arena = Где играем?
setup-scenario = Какая история?
setup-random = Случайное поле
setup-own = Своё поле
setup-random-idea = Каждый раз новое: как бросить кубик.
setup-more-arenas = { $count ->
    [one] Ещё { $count } поле
    [few] Ещё { $count } поля
   *[many] Ещё { $count } полей
}

setup-who = Кто играет?
setup-leader = Кто ведёт голема
setup-here = Игрок у этого экрана
setup-away = Игрок по коду
setup-away-idea = Войдёт со своего экрана по коду комнаты.
setup-bot = Компьютер: { $name }
setup-parobot = ПароБот
setup-parobot-idea = Сам ходит по своей карте и кубику.
setup-card = Карта программы
setup-colour = Какой голем
setup-remove = Убрать: { $name }
setup-add = Ещё игрок
setup-parobots = Сколько ПароБотов

setup-details = Тонкости
setup-think = Время на программу
setup-think-none = Сколько угодно
setup-seconds = { $time } с
setup-minutes = { $time } мин
setup-think-told = { $time } с на программу
setup-components = Детали роботов
setup-usual = Как обычно
setup-novices = Кто играет впервые
setup-novices-yes = Попроще, для новичков
setup-novices-no = По полным правилам
setup-table = { $count ->
    [0] Места и карты
   *[other] Места и карты (изменено: { $count })
}
setup-starts = Кто где начинает
setup-programs = Программы, пока их собирают
setup-programs-open = Все открывают
setup-programs-secret = Остаются тайной
setup-deck = Карты событий
setup-deck-idea = Каждого вида по две карты. Их перемешивают и играют восемь: по одной в раунд.
setup-hand = Карты на руке
setup-hand-idea = У всех одинаковые.
setup-hand-more = На одну больше: { $name }
setup-hand-less = На одну меньше: { $name }
setup-options = { $count ->
    [0] Чтения правил
   *[other] Чтения правил (изменено: { $count })
}
setup-options-idea = Где правила можно понять по-разному, здесь решаешь ты. Если не знаешь, оставь как есть.
setup-rule = Правило { $rule }

setup-begin = Начать!
setup-open-room = Позвать друзей
setup-change = Готово
setup-ready = Всё готово. Можно начинать!
setup-then-invite = Дальше будет код комнаты для друзей.


## Комната перед игрой, вход по коду, ширма, первая игра, реакции, меню хозяина, проектор.

lobby-title = За столом
lobby-code = Код комнаты
lobby-code-spelled = Код комнаты: { $letters }
lobby-qr = QR-код: наведи на него камеру телефона, и откроется эта комната
lobby-share = Поделиться
lobby-share-text = Играем в големов! Код комнаты: { $code }
lobby-copied = Ссылка скопирована.
lobby-projector = На проектор
lobby-chairs = Места за столом
lobby-name = Имя
lobby-sit = Сесть сюда
lobby-any-golem = Любой голем
lobby-parobot = ПароБот
lobby-parobot-idea = Сам ходит по своей карте и кубику
lobby-bot = Компьютер «{ $bot }», { $golem }
lobby-mine = Здесь, у этого экрана. { $golem }
lobby-taken = За столом. { $golem }
lobby-rename = Другое имя
lobby-rename-done = Готово
lobby-leave = Встать с места
lobby-remove = Освободить место: { $name }
lobby-put-bot = Посадить компьютер
lobby-no-bot = Ждать человека
lobby-start = Начать!
lobby-change = Изменить игру
lobby-free = { $count ->
    [one] Осталось { $count } свободное место. Ждём!
    [few] Осталось { $count } свободных места. Ждём!
   *[many] Осталось { $count } свободных мест. Ждём!
}
lobby-sit-down = Выбери место и садись за стол!
lobby-host-starts = Все на местах. Сейчас хозяин комнаты начнёт игру.

join-title = Войти по коду
join-code = Пять букв кода
join-idea = Спроси код у того, кто позвал тебя играть. Маленькие и русские буквы тоже подойдут.
join-go = Войти
join-unknown = Такой комнаты нет. Проверь буквы и попробуй ещё раз.

curtain-pass = Передай устройство: { $name }
curtain-hand-over = Передай устройство:
curtain-me = Это я!
curtain-others = Остальные не подглядывают!

intro-card = Перетащи карточку в программу
intro-go = Теперь нажми эту кнопку!
intro-watch = Смотри, что сделают големы!
intro-skip = Дальше я сам

reaction-all = Сказать всем
reaction-told = { $name }: { $reaction }
reaction-hooray = Ура!
reaction-wow = Ух ты!
reaction-oops = Ой!
reaction-hmm = Хм…
reaction-thanks = Спасибо!
reaction-wait = Подожди!

host-menu = Меню игры
host-room = Комната { $code }
host-pause = Пауза
host-resume = Играем дальше
host-players = Если кто-то отошёл
host-bot-instead = Пусть играет { $bot }
host-person-again = Снова сам
host-resign = Сдаться
host-resign-sure = Точно сдаться? Твой голем уйдёт с поля.
host-resign-yes = Да, сдаюсь
host-resign-no = Нет, играю дальше
host-projector = На проектор
host-home = На главную
host-leave = Освободить место
host-comes-back = Если просто уйти на главную, место останется за тобой.

watch-title = Комната { $code }
watch-join = Заходи!
watch-how = Наведи камеру на квадрат или введи код.
watch-free = свободно
watch-bot = компьютер
watch-runs = Раунд { $round }: смотрим!
watch-waiting = Ждём: { $names }
watch-paused = Пауза
watch-gone = Такой комнаты нет.


## Комната и её стол.

room-connecting = Секундочку…
room-lost = Нет связи. Пробуем снова — ничего не пропадёт.
room-gone = Такой комнаты нет
room-gone-why = Под кодом { $code } уже никто не играет.
room-gone-join = Ввести другой код

table-title = Стол
table-round = Раунд { $round }
table-your-program = Твой ход: собери программу
table-program-of = { $name }: собери программу
table-your-component = Твой ход: выбери деталь
table-your-choice = Твой ход: выбирай
table-watch = Смотри, что происходит!
table-waiting = Ждём: { $robots }
table-over = Битва окончена
table-paused = Пауза
table-spectator = Ты зритель
table-seal = Готово!
table-sealed = Твоя программа готова. Её пока никто не видит.
table-face-down = Программа готова. Карты лежат рубашкой вверх, пока не будут готовы все.
table-sealed-open = Программа готова и лежит открытой: её видят все.
table-open = Программы лежат открытыми: их видят все.
table-next-round = Дальше
table-offline = Нет связи. Попробуй чуть позже.
table-turn = Повернуть поле
table-left = { $seconds } с
table-left-label = Осталось секунд: { $seconds }


## Программа: карты команд, строки, схема и код.

program-title = Программа
program-hand = Карты
program-ready = Готово
program-missing =
    { $cards ->
        [one] Ещё { $cards } карта
        [few] Ещё { $cards } карты
       *[other] Ещё { $cards } карт
    }
program-look-again = Что не так?
program-offline = Связь пропала. Программа не потеряется.
program-full = Все места заняты. Нажми на карту в программе — и её можно заменить.

program-undo = Вернуть как было
program-step = По шагам
program-clear = Убрать все карты
program-remove = Убрать карту
program-up = Поднять строку выше
program-down = Опустить строку ниже
program-ghost = Показывать, куда придёт голем

program-view = Как показать программу
program-view-blocks = Блоки
program-view-flow = Схема
program-view-python = Python
program-start = Старт
program-end = Конец
program-yes = да
program-no = нет
program-copy = Скопировать код
program-copied = Код скопирован

program-card-forward = Вперёд
program-card-backward = Назад
program-card-left = Влево
program-card-right = Вправо
program-card-stand = Стоять
program-card-attack = Атака
program-card-defend = Защита
program-card-take = Взять
program-card-loop = Цикл
program-card-if = Если
program-card-die = Кубик
program-card-none = Пусто
# То же на узкой карте: "\u00AD" стоит там, где длинное слово можно перенести.
program-narrow-enemy = Есть против{ "\u00AD" }ник?
program-narrow-attacked = Нападе{ "\u00AD" }ние?

program-name-forward = Вперёд
program-name-backward = Назад
program-name-left = Поворот влево
program-name-right = Поворот вправо
program-name-stand = Стоять
program-name-attack = Атака
program-name-defend = Защита
program-name-take = Взять
program-name-loop = Цикл: повторить дважды
program-name-if = Если впереди препятствие
program-name-die = Кубик
program-name-none = ничего

program-place-row = Строка { $row }
program-place-loop = в цикле
program-place-repeat = в повторе
program-place-yes = если да
program-place-no = если нет
program-slot = { $place }: { $card }
program-row-free = свободно
program-slot-open = { $place }: свободно
program-slot-next = { $place }: свободно, следующая карта ляжет сюда
program-card-left-over =
    { $count ->
        [0] { $name }, карт больше нет
        [one] { $name }, осталась { $count }
       *[other] { $name }, осталось { $count }
    }
program-laid = { $card } → { $place }
program-taken = Карта вернулась: { $card }
program-undone = Как было
program-cleared = Программа пуста


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


## Итог боя, повтор, «Что, если», открытие записи.

result-won =
    { $end ->
        [nobody] Никто не победил
        [won] Победа: { $robots }!
        [shared] Общая победа: { $robots }!
        [drawn] Ничья: { $robots }
       *[other] { -unlisted }
    }
result-you-won = Ты победил! Отличная программа.
result-you-won-together = Победа общая! Отличная команда.
result-you-drew = Почти! Вы оказались равны.
result-you-lost = Бой был славный! Каждый проигранный бой подсказывает, что поменять. Загляни в повтор.
result-robots-won = В этот раз сильнее оказались роботы. Загляни в повтор: там видно, как их обойти.
result-places = Места
result-place = { $place } место
result-rematch = Сыграть ещё раз
result-rematch-wait = Новый бой начнёт хозяин комнаты.
result-replay = Посмотреть повтор
result-analysis = Разбор
result-whatif = Что, если…
result-save = Сохранить
result-share = Поделиться
result-why-V1 = На поле остался один голем.
result-why-V2 = Голем и ПароБоты бились до последнего.
result-why-V3 =
    { $end ->
        [drawn] Прошло восемь раундов, и помяли всех поровну.
        [nobody] Прошло восемь раундов: побеждает тот, кого меньше помяли.
        [won] Прошло восемь раундов: побеждает тот, кого меньше помяли.
        [shared] Прошло восемь раундов: побеждает тот, кого меньше помяли.
       *[other] { -unlisted }
    }
result-why-V4 = На поле никого не осталось.
result-why-V5 = Союзники бились с ПароБотами вместе.
result-why-G11 =
    { $end ->
        [last] На поле остался один голем.
        [nobody] На поле никого не осталось.
        [drawn] Бой окончен, а жизней поровну.
        [won] Бой окончен: побеждает тот, у кого больше жизней.
        [shared] Бой окончен: побеждает тот, у кого больше жизней.
       *[other] { -unlisted }
    }
result-why-G13 = Бочка доставлена домой.
result-why-G14 =
    { $end ->
        [nobody] Сценарий окончен, а всех целей никто не достиг.
        [won] Цели сценария решили дело.
        [shared] Цели сценария решили дело.
        [drawn] Цели сценария решили дело.
       *[other] { -unlisted }
    }
result-why-resigned =
    { $count ->
        [one] { $robots } сдаётся — бой окончен.
       *[other] { $robots } сдаются — бой окончен.
    }
result-why-other = Так решили правила.

replay-title = Повторы
replay-of = Повтор боя
replay-position = Расстановка
replay-list = Твои бои
replay-none = Здесь появятся бои, которые закончены или открыты в этом браузере. Сыграй первый!
replay-play = Сыграть
replay-open-title = Открыть запись
replay-open-how = Выбери файл, который сохранила игра, или перетащи его сюда.
replay-choose = Выбрать файл
replay-paste = Или вставь текст записи или расстановки
replay-paste-show = Показать
replay-watch = Смотреть
replay-wait = Готовим повтор…
replay-failed = Запись не показать
replay-failed-kept = Сама запись цела: мы её не меняли.
replay-missing = Такой записи здесь нет
replay-missing-why = Может быть, бой ещё не кончился или запись уже убрали. Если она сохранена в файле, открой файл.
replay-unreadable-empty = Здесь пусто. Вставь текст записи.
replay-unreadable-json = Это не похоже на запись игры: текст обрывается или в нём лишнее. Попробуй скопировать его ещё раз целиком.
replay-unreadable-match = Это сохранённая партия с тайнами игроков, а не запись. Открой файл, который сохраняет кнопка «Сохранить» после боя.
replay-unreadable-neither = В этом тексте нет ни записи боя, ни расстановки.
replay-unreadable-file = Файл не получилось прочитать.
replay-other-end = Запись сделана в другой версии игры: сегодня этот бой кончается иначе.
replay-all = Все повторы
replay-save = Сохранить файл
replay-share = Поделиться
replay-whatif = Что, если…
replay-analysis = Разбор
replay-scrubber = Место в бою
replay-at = Раунд { $round }, строка { $row }
replay-at-start = Раунд { $round }, начало
replay-at-end = Раунд { $round }, конец
replay-rounds = К раунду
replay-round = Раунд { $round }
replay-keys = Стрелки — шаг назад и вперёд, пробел — смотреть или пауза.
replay-cells = Что где стоит
replay-nothing-yet = Это расстановка: в ней ещё ничего не произошло.

share-title = Поделиться повтором
share-how = Эту ссылку можно открыть на любом устройстве в той же сети.
share-link = Ссылка
share-copy = Скопировать
share-copied = Скопировано!
share-send = Отправить…

whatif-lead = Измени программу голема и посмотри, что было бы. Всё остальное — как было.
whatif-before = Раунд раньше
whatif-after = Раунд позже
whatif-round = Раунд
whatif-robot = Чья программа
whatif-real = Как было
whatif-other = Что, если
whatif-run = Посмотреть!
whatif-again = Изменить ещё
whatif-back = Вернуться к повтору
whatif-difference = Что изменилось
whatif-same = Всё кончилось точно так же. Попробуй другую карту!
whatif-robot-same = так же
whatif-was = Было: { $state }
whatif-would = Стало бы: { $state }
whatif-none = В этом раунде никто не составлял программу.
whatif-state-out = выбыл
whatif-state = { $cell }, смотрит { $facing }
whatif-state-damage = повреждений: { $damage }
whatif-state-lives = жизней: { $lives }
whatif-state-carries = несёт бочку
whatif-won =
    { $end ->
        [nobody] Бой бы кончился, и никто бы не победил.
        [won] Бой бы кончился. Победа: { $robots }!
        [shared] Бой бы кончился. Общая победа: { $robots }!
        [drawn] Бой бы кончился ничьёй: { $robots }.
       *[other] { -unlisted }
    }
whatif-goes-on = Бой бы продолжился.

analysis-title = Разбор боя
analysis-lead = Компьютер перепробовал другие программы. Все остальные при этом делали то же, что и в бою.
analysis-return = Вернуться к разбору
analysis-thinking = Думаю над раундом { $round } из { $rounds }…
analysis-failed = Разбор не получился
analysis-none = В этом бою не сыграла ни одна программа, и разбирать нечего.
analysis-gears =
    { $gears ->
        [one] { $gears } шестерёнка из 3
       *[other] { $gears } шестерёнки из 3
    }
analysis-verdict =
    { $mark ->
        [3] Отлично! Лучше почти некуда.
        [2] Хорошо! Нашлась программа чуть получше.
       *[other] Здесь пряталась программа намного лучше. Видишь почему?
    }
analysis-hopeless = Здесь уже ничего нельзя было спасти, что ни положи.
analysis-wise = Заранее этого никто не знал: до раунда это был умный выбор.
analysis-laid = Так было
analysis-better = Лучше было бы так
analysis-new = другая карта
analysis-show = Показать в «Что, если»
analysis-total = Шестерёнок за бой: { $gears } из { $most }
analysis-habits = Легко ли угадать?
analysis-level =
    { $level ->
        [0] Раундов пока мало, не понять.
        [1] Угадать трудно. Отличная маскировка!
        [2] Иногда получается угадать.
       *[other] Угадать легко.
    }
analysis-guessed =
    Представь, что кто-то помнит все прошлые раунды и угадывает каждую строку. Он угадал бы строк: { $right } из { $rows }, а с закрытыми глазами — примерно { $blind }.
analysis-tip-habit = Совет: в строке { $row } стояла карта «{ $card }» — раундов { $times } из { $rounds }. Клади туда иногда другую, и соперник удивится!
analysis-tip =
    { $level ->
        [0] Совет: сыграй ещё и возвращайся к разбору!
        [1] Совет: так держать, пусть другие ломают голову!
       *[other] Совет: начни следующий раунд по-новому!
    }


## Книга правил и страница для взрослых.

read-offline = Сервер не отвечает. Проверь связь и попробуй ещё раз.

rules-title = Книга правил
rules-chapters = Главы
rules-search = Найти в правилах
rules-search-hint = Например: лёд, бочка, M4
rules-found =
    { $count ->
        [0] Ничего не нашлось. Попробуй слово короче или другое.
        [one] Нашёлся { $count } пункт
        [few] Нашлось { $count } пункта
       *[other] Нашлось { $count } пунктов
    }
rules-clear = Показать всю книгу
rules-wait = Открываем книгу…
rules-failed = Книга не открылась
rules-link = Ссылка на пункт { $id }
rules-link-question = Ссылка на этот вопрос
rules-try = Попробовать в Мастерской
rules-print = Напечатать
rules-back = Назад к бою
rules-tale = С чего всё началось: история в картинках
rules-at-table = Правила

teach-title = Родителям и учителям
teach-lead = Дети устраивают битву големов — и незаметно учатся думать как программисты. Опыт не нужен ни им, ни вам: первый бой начинается в два касания.
teach-play = Попробовать самим
teach-print = Напечатать страницу

teach-learn = Чему учит игра
teach-learn-lead = Здесь нет заданий с галочками. Каждая мысль приходит сама, потому что без неё не победить.
teach-sequence = Порядок шагов
teach-sequence-text = «Повернись, потом шагни» и «шагни, потом повернись» приводят в разные места. Ребёнок видит это на поле сразу после того, как нажал «Готово».
teach-loop = Повторение
teach-loop-text = Цикл исполняет команду дважды, а места в программе занимает как одна. Так дети открывают, что короткая программа может сделать больше длинной.
teach-condition = Если… иначе…
teach-condition-text = Условие выбирает одну команду из двух в самый последний миг. Нужно заранее придумать ответ на оба случая.
teach-sensing = Датчик робота
teach-sensing-text = Робот замечает только клетку перед собой. Всё, чего он не видит, приходится держать в голове человеку — как и у настоящих роботов.
teach-parallel = Всё одновременно
teach-parallel-text = Роботы исполняют строку разом. Двое захотели на одну клетку — оба остались на месте. Вы увидите, как дети начинают договариваться и уступать.
teach-debugging = Поиск ошибки
teach-debugging-text = Робот сделал то, что велели, а не то, что хотелось. Повтор идёт вперёд и назад по шагам, а «Что, если» позволяет переписать один раунд и сравнить.
teach-other = Взгляд другого
teach-other-text = Программы тайные. Чтобы составить свою, надо представить, что задумал соперник и чего он ждёт от тебя.
teach-strategy = Стратегия и планирование
teach-strategy-text = Удар готовят за две строки до него. Ребёнок учится держать в голове весь раунд, запасной путь и то, чем дело кончится.
teach-resources = Ресурсы: карты
teach-resources-text = Карт каждого вида только по нескольку, а строк ещё меньше. Сильную карту тратят там, где она нужнее всего.
teach-rivals = Соперники и союзники
teach-rivals-text = Можно биться друг с другом, а можно вместе против ПароБотов. Тогда приходится делить роли, договариваться и радоваться общей победе.
teach-rule = Правило { $id }
teach-to-replays = К повторам
teach-not = Чего игра не заменяет
teach-not-text = «Битва Големов» учит думать, но деталей в руки не даёт. Пусть рядом будут конструктор, чтобы построить робота своими руками, и компьютер, чтобы писать настоящие программы. Игра подготовит к ним и подскажет, с чего начать.

teach-levels = Какой уровень выбрать
teach-levels-lead = Возраст — только подсказка. Переходите дальше, когда ребёнок сам объясняет, почему вышло именно так.
teach-level = Уровень
teach-age = Возраст
teach-about = О чём он
teach-modes = Игры по правилам прошлых изданий
teach-edition = издание { $edition }
teach-years = { $ages } лет
teach-years-from = от { $ages } лет

teach-tips = Первые игры
teach-tip-body = Сыграйте программу ногами. Один читает карты вслух, другой ходит по плиткам пола. «Лево» и «право» — всегда со стороны робота.
teach-tip-ask = Не подсказывайте ход, а спрашивайте: «Куда он смотрит? Где окажется после этой карты?»
teach-tip-ghost = На младших уровнях прозрачный голем показывает, куда придёт робот, если никто не помешает. Когда ребёнок начнёт угадывать без него, выключите эту помощь в настройках.
teach-tip-why = У каждого события есть кнопка «Почему?». Нажимайте её вместе: там одно короткое правило с картинкой.
teach-tip-lose = Проиграли? Самое интересное впереди. Откройте повтор и найдите строку, после которой всё пошло иначе.
teach-tip-read = Читать не обязательно: на картах рисунки, а взрослый может прочесть правило вслух.
teach-tip-swap = Поменяйтесь местами: пусть ребёнок объяснит вам, как играть. Лучше проверки не придумать.

teach-class = В классе
teach-class-devices = Несколько устройств
teach-class-devices-text = Один из группы создаёт комнату, остальные входят по коду из пяти букв или по QR-коду. Программы собирают все сразу, ждать очереди не нужно. Если устройство уснуло или пропала сеть, игра дождётся и ничего не потеряет.
teach-class-projector = Проектор
teach-class-projector-text = Откройте комнату на большом экране как зритель. Нажмите паузу перед строкой и спросите класс: «Что сейчас будет?» — и только потом смотрите.
teach-class-tablet = Один планшет
teach-class-tablet-text = За ним играют от двух до четырёх детей. Планшет передают по кругу, а ширма прячет чужие карты; на первом уровне карты лежат открыто, и вы можете подсказать. Можно и вместе против ПароБотов: тогда программу обсуждают всей командой.

teach-lesson = Урок на сорок минут
teach-lesson-minutes = { $minutes } мин
teach-lesson-1 = Вместе у проектора: что делают карты, одна программа «ногами».
teach-lesson-2 = Парами за одним устройством — бой с ПароБотом на первом уровне.
teach-lesson-3 = Группами по два–четыре игрока — друг с другом.
teach-lesson-4 = Один бой на проекторе по шагам: сначала догадка, потом показ.
teach-lesson-5 = Вопросы в кругу.
teach-questions = Вопросы после игры
teach-question-1 = Какая строка сработала не так, как ты ждал? Почему?
teach-question-2 = Чего твой робот не мог увидеть?
teach-question-3 = Где двое захотели одного и того же? Что вышло?
teach-question-4 = Если поменять одну-единственную карту — какую?

teach-run = Запустить в сети класса
teach-run-lead = Нужен один компьютер с Python 3.11 или новее и make. Интернет нужен только для установки.
teach-run-1 = Откройте терминал в папке игры и наберите (в первый раз она ещё и установится):
teach-run-2 = Игра назовёт адрес для других устройств, например http://192.168.1.20:8000. Напишите его на доске: дети откроют его в браузере.
teach-run-3 = Остановить игру — клавиши Ctrl+C. Бои продолжатся, когда запустите её снова.
teach-run-more = Подробнее, и что делать, если не получается, — в файле docs/classroom.ru.md рядом с игрой.

teach-safe = Спокойно за детей
teach-safe-text = Нет ни учётных записей, ни рекламы, ни переписки: только шесть весёлых реакций. Вместо имени годится любое прозвище. Всё остаётся на вашем компьютере и через 90 дней без игры стирается само, уроки — через сутки.
teach-book = Открыть книгу правил
teach-plans = Восемь планов уроков
teach-sheets = Напечатать настольную игру

plans-title = Планы уроков
plans-wait = Планы уже в пути…
plans-in-english = На вашем языке этого пока никто не написал, поэтому здесь английский текст.
plans-failed = Планы не пришли
plans-all = Все восемь уроков
plans-before = Раньше: { $title }
plans-next = Дальше: { $title }
plans-print = Напечатать страницу
plans-print-all = Все планы одним PDF, по листу на урок:
plans-print-here = напечатать здесь


## Печать: что, на какой бумаге, как это выглядит.

sheets-title = Напечатать игру
sheets-lead = Всё для игры на столе: напечатайте, вырежьте и играйте. Листы можно сначала рассмотреть.
sheets-what = Что печатаем?
sheets-what-box = Вся коробка
sheets-what-pack = Набор по возрасту
sheets-what-cards = Карты
sheets-what-arena = Арена
sheets-what-scenario = Сценарий
sheets-what-puzzles = Головоломки
sheets-what-lessons = Планы уроков
sheets-which = Что именно?
sheets-sides = Сколько сторон листа?
sheets-sides-of =
    { $sides ->
        [two] Две: карты с рубашками
        [one] Одна
       *[other] { -unlisted }
    }
sheets-players = Сколько игроков?
sheets-paper = Бумага
sheets-paper-of =
    { $paper ->
        [letter] Letter
        [a4] A4
       *[other] { -unlisted }
    }
sheets-language = Язык листов
sheets-wait = Листы уже рисуются…
sheets-failed = Листы не пришли
sheets-pages =
    { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
       *[other] { $pages } страниц
    }
sheets-page = Страница { $page } из { $pages }
sheets-get = Скачать PDF
sheets-scale = Печатайте в масштабе 100 %; если сторон две, переворачивайте по длинному краю.
sheets-unready = Этот сервер пока не умеет делать PDF. Тот, кто его запускает, может добавить печать:
sheets-browser = Напечатать рисунок
sheets-browser-plans = Открыть планы и напечатать страницу


## Головоломки: железная дорога глав и одна головоломка на экране.

course-title = Головоломки
course-wait = Поезд уже едет…
course-failed = Головоломки не пришли
course-next = Продолжай отсюда
course-improve = Здесь ещё остались звёзды
course-daily = Головоломка дня
course-chapters = Главы
course-chapter = Глава { $number }:
course-ages = { $ages } лет
course-won = Звёзды: { $won } из { $most }
course-stars =
    { $stars ->
        [one] { $stars } звезда из { $most }
        [few] { $stars } звезды из { $most }
       *[other] { $stars } звёзд из { $most }
    }
course-station = { $number }. { $title }: { $kind }, звёзды: { $stars } из { $most }
course-station-next = Следующая: { $number }. { $title }: { $kind }, звёзды: { $stars } из { $most }
course-own = Придумай свою головоломку
course-keeping = Для взрослых
course-keeping-how = Звёзды хранятся только в этом браузере. Сохраните их в файл, чтобы перенести на другое устройство.
course-save = Сохранить звёзды
course-load = Добавить звёзды из файла
course-open = Открыть головоломку из файла
course-added =
    { $puzzles ->
        [0] В этом файле звёзд пока нет.
        [one] Добавлены звёзды за { $puzzles } головоломку.
        [few] Добавлены звёзды за { $puzzles } головоломки.
       *[other] Добавлены звёзды за { $puzzles } головоломок.
    }
course-no-file = Не удалось прочитать этот файл.
course-no-progress = В этом файле нет звёзд. Выберите тот, что был сохранён здесь.
course-no-puzzle = В этом файле нет головоломки.

solve-task = Что нужно сделать
solve-kind-write = Составь программу
solve-kind-fewest = Как можно меньше карт
solve-kind-bug = Найди ошибку
solve-kind-predict = Угадай, где окажется голем
solve-three-stars =
    { $cards ->
        [one] за { $cards } карту
        [few] за { $cards } карты
       *[other] за { $cards } карт
    }
solve-others = Что сделают другие
solve-rounds = Раунды
solve-round = Раунд { $round }
solve-round-span = Раунды { $first }–{ $last }
solve-go = Поехали!
solve-next-round = К следующему раунду
solve-stop = Назад к программе
solve-reset = Всё стоит как в начале.
solve-hint = Подсказка
solve-hint-more = Ещё одна
solve-hint-before = Прошлая подсказка
solve-hint-close = Закрыть подсказку
solve-hint-number = { $number } из { $count }

solve-find = Какая карта неверная? Нажми на неё.
solve-instead = Вместо неё
solve-card-take = Положить: { $card }
solve-card-keep = Оставить: { $card }
solve-card-laid = Положена карта: { $card }
solve-card-changed = { $place }: { $card }, заменено
solve-mended = Одна карта заменена. Пробуй!

solve-whose = Чей призрак
solve-place = Нажми на клетку, где окажется голем.
solve-placed = { $robot } окажется на { $cell }.
solve-placed-facing = { $robot } окажется на { $cell } и будет смотреть { $side }.
solve-turn-left = Повернуть призрака влево
solve-turn-right = Повернуть призрака вправо
solve-watch = Запустить!

solve-outcome = Что получилось
solve-solved = Решено!
solve-solved-best = Решено, да ещё как!
solve-fewer =
    { $cards ->
        [one] Можно обойтись { $cards } картой.
       *[other] Можно обойтись { $cards } картами.
    }
solve-not-yet = Пока не вышло
solve-again = Ещё разок
solve-try-again = Попробовать ещё
solve-next = Следующая
solve-to-course = Все головоломки
solve-share = Поделиться головоломкой
solve-failed = Головоломка не открылась
solve-broken-link = Ссылка неполная. Попроси прислать её ещё раз.


## Редактор

editor-workshop = Мастерская
editor-puzzle = Головоломка
editor-arena = Арена
editor-scenario = Сценарий
editor-failed = Это не открывается
editor-wait = Минутку…

editor-what = Что будем делать?
editor-continue = Продолжить
editor-new-puzzle = Новая головоломка
editor-new-puzzle-idea = Поле, голем и цель: кто напишет программу?
editor-new-arena = Новая арена
editor-new-arena-idea = Поле для боя двух, трёх или четырёх големов
editor-new-scenario = Новый сценарий
editor-new-scenario-idea = У каждого голема своё задание
editor-open = Открыть файл
editor-open-idea = Сохранённое здесь или уровень из редактора автора
editor-no-document = В этом файле нет ни головоломки, ни арены, ни уровня.
editor-no-file = Этот файл не читается.
editor-examples = Или начни с готового
editor-examples-of = Примеры
editor-examples-puzzle = Головоломки
editor-examples-arena = Арены
editor-examples-scenario = Сценарии

editor-undo = Отменить
editor-redo = Вернуть
editor-new = Новое, открыть, примеры
editor-save = Сохранить в файл
editor-share = Поделиться ссылкой
editor-play = Играть!
editor-solution = Кратчайшее решение
editor-empty = Стол пуст. Положи часть поля.
editor-parts = Над чем работаем
editor-part-things = Предметы
editor-part-field = Поле
editor-part-puzzle = Задание
editor-part-arena = Бой
editor-part-scenario = Цели

editor-board = Поле
editor-keys = Стрелки водят по полю. Enter кладёт то, что в руке, R поворачивает, Delete убирает, M переносит.
editor-looked = На этой клетке
editor-nothing-here = Здесь пусто. Возьми что-нибудь ниже и коснись поля.
editor-turn = Повернуть
editor-flip = Лето или зима
editor-raise = Ещё выше
editor-move = Перенести
editor-moving = Коснись клетки, куда перенести.
editor-remove = Убрать
editor-contents = В бочке
editor-barrel-number = Бочка { $number } снизу

editor-tools-hand = Взять
editor-tools-things = Положить
editor-tools-golems = Големы
editor-tools-starts = Начальные места
editor-tools-goals = Цели
editor-hand = Рука
editor-erase = Убрать
editor-barrel = Бочка
editor-stream = Течение
editor-hint-stream = Коснись суши, где течение начинается, потом воды клетка за клеткой, потом суши, где оно кончается.
editor-hint-hand = Коснись предмета на поле, чтобы повернуть или изменить его. Перетащи, чтобы перенести.
editor-hint-erase = Коснись того, что убрать.
editor-hint-token = Касайся клеток поля. Ещё одно касание повернёт линию или уберёт предмет.
editor-hint-terrain = Касайся клеток поля, чтобы изменить то, что на них напечатано.
editor-hint-barrel = Коснись клетки поля. Каждое следующее касание делает столбик выше. Рукой можно заглянуть внутрь.
editor-hint-robot = Коснись его места. Ещё одно касание повернёт его. Рукой его можно изменить.
editor-hint-parobot = Коснись его места. Ещё одно касание повернёт его. Рукой его можно изменить.
editor-hint-goal = Коснись клетки, о которой цель. Ещё одно касание уберёт её.
editor-remarks =
    { $count ->
        [one] { $count } замечание
        [few] { $count } замечания
       *[other] { $count } замечаний
    }
editor-parobot = ПароБот

editor-pieces = Части поля
editor-piece = Часть { $number }: { $wide } на { $high }
editor-pieces-idea = Коснись части поля, чтобы повернуть её, перевернуть или убрать. Перетащи, чтобы передвинуть.
editor-piece-taken = Взятая часть поля
editor-piece-add = Части из коробки
editor-piece-own = Своё поле
editor-piece-lay = Положить { $wide } × { $high }
editor-wide = Столбцов
editor-high = Строк
editor-up = Вверх
editor-down = Вниз
editor-left = Влево
editor-right = Вправо

editor-less = Меньше: { $name }
editor-more = Больше: { $name }
editor-mine = Его программирует игрок
editor-build = Из чего он сделан
editor-build-simple = Простой голем
editor-build-parts = Из деталей
editor-damage = Повреждения
editor-damaged = сломано
editor-lives = Жизни
editor-carries = Несёт бочку
editor-card = Карта
editor-dice = Что покажут его кубики
editor-dice-any = Что угодно: программа должна справиться всегда
editor-dice-fixed = Вот это
editor-die = Кубик { $number }
editor-does = Что делает { $robot }
editor-does-round = Что делает { $robot } в раунде { $round }
editor-stands-still = Пока ничего. Касайся карт.
editor-last-row = Убрать последнюю строку

editor-title = Название
editor-story = Рассказ
editor-language = На другом языке: { $language }
editor-kind = Что делает игрок
editor-goals = Цели
editor-no-goals = Цели пока нет. Возьми флажок среди предметов и коснись клетки — или выбери здесь:
editor-goal-remove = Убрать цель: { $goal }
editor-goal-of = Чья это цель
editor-goal-mine = Голем игрока
editor-goal-facing = Смотрит
editor-goal-anywhere = куда угодно
editor-goal-target = Что уничтожить
editor-goal-barrels = бочки
editor-goal-count = Сколько
editor-goal-part = Что починить
editor-goal-everything = всё
editor-cards = Карты на руке
editor-rows = Строк в программе
editor-rounds = Раундов
editor-given = Данная программа
editor-given-round = Программа раунда { $round }
editor-further = Ограничения, события, издание…
editor-limit-cards = Карт не больше
editor-limit-damage = Без повреждений
editor-limit-all = Нужны все карты
editor-limit-use = Обязательна карта: { $card }
editor-asks-facing = Спросить и куда голем будет смотреть
editor-event = Карта события
editor-event-round = Карта события раунда { $round }
editor-concepts = Чему учит
editor-edition = Издание правил

editor-robots = Сколько големов начинает
editor-robots-count = { $count }
editor-robots-idea = Для каждого числа големов места свои. Возьми голема среди предметов и коснись его места.
editor-games = Для каких игр
editor-measure = Насколько она честная?
editor-measure-idea = Равные боты проведут по сотне боёв для каждого числа игроков.
editor-energy = Циклов, пока не кончится энергия

editor-status = Что о ней можно сказать
editor-proving = Ищем решение…
editor-measuring = Боты сражаются…
editor-sound = Пока всё в порядке.
editor-where = Показать где
editor-why = Почему? Правило { $rule }

## Уроки: страница учителя, страница ученика и общий экран.

lesson-title = Урок
lesson-open = Открыть урок
lesson-open-lead = Дети входят по коду: по имени или выбрав зверя. Учётные записи не нужны, а через сутки всё стирается.
lesson-open-how-1 = Откройте урок: появятся код и картинка для телефона.
lesson-open-how-2 = Выведите общий экран на проектор. Имён на нём нет.
lesson-open-how-3 = Выберите, чем займётся класс: игра в парах, глава задач, одна позиция для всех или предсказание.
lesson-open-how-4 = В конце сохраните результаты в файл или сотрите всё одной кнопкой.
lesson-mine = Продолжить урок { $code }
lesson-gone = Этого урока больше нет
lesson-gone-why = Его стёрли, или прошли сутки. От него ничего не осталось.
lesson-not-teacher = Урок { $code } ведут не из этого браузера
lesson-not-teacher-why = Урок ведут из того браузера, в котором его открыли. Общий экран можно показать где угодно.
lesson-code = Код урока
lesson-to-screen = Общий экран
lesson-join-address = Дети открывают
lesson-children =
    { $count ->
        [0] Пока никого нет
        [one] { $count } ученик
        [few] { $count } ученика
       *[many] { $count } учеников
    }
lesson-level-of = Уровень: { $name }
lesson-levels-all = Уровень для всех
lesson-level-1 = 1 (6–7 лет)
lesson-level-2 = 2 (8–9 лет)
lesson-level-3 = 3 (10–11 лет)
lesson-level-4 = 4 (12+ лет)
lesson-state-waiting = ждёт
lesson-state-working = работает
lesson-state-stuck = не выходит
lesson-state-done = готово
lesson-count-waiting = ждут: { $count }
lesson-count-working = работают: { $count }
lesson-count-stuck = не выходит: { $count }
lesson-count-done = готово: { $count }
lesson-tries =
    { $count ->
        [one] { $count } попытка
        [few] { $count } попытки
       *[many] { $count } попыток
    }
lesson-solved = решено: { $count }
lesson-hinted =
    { $count ->
        [one] { $count } подсказка
        [few] { $count } подсказки
       *[many] { $count } подсказок
    }
lesson-send-hint-to = Послать подсказку: { $name }
lesson-send-hint-all = Подсказка всем, кто ещё не готов
lesson-send-away-of = Убрать из класса: { $name }
lesson-hint-sent = Подсказка отправлена
lesson-pause = Все смотрят на меня
lesson-resume = Продолжаем
lesson-paused = Все смотрят на учителя
lesson-paused-child = Подними глаза: учитель хочет что-то сказать
lesson-move = Закончить это занятие
lesson-reveal-position = Показать классу, что вышло
lesson-reveal-predict = Запустить
lesson-end = Закончить урок
lesson-ended = Урок закончен
lesson-handed-in = Сдали { $count } из { $of }
lesson-what-now = Чем займётся класс?
lesson-doing = Класс сейчас
lesson-kind-pairs = Игра в парах
lesson-kind-pairs-idea = Играют все; кому не хватило пары, тот играет с ботом своего уровня.
lesson-kind-chapter = Глава задач
lesson-kind-chapter-idea = Каждый решает в своём темпе; какие задачи открыты, выбираете вы.
lesson-kind-position = Одна позиция для всех
lesson-kind-position-idea = Все программируют одного голема, а потом вместе смотрят, что вышло.
lesson-kind-predict = Предскажи и проверь
lesson-kind-predict-idea = Все ставят призрака туда, где окажется голем; потом он бежит.
lesson-which-chapter = Какая глава?
lesson-which-puzzle = Какая задача?
lesson-open-puzzles = Открытые задачи
lesson-open-all = Открыть все
lesson-lock-all = Закрыть все
lesson-begin = Начать
lesson-begin-pairs = Составить пары и начать
lesson-table = Стол { $number }
lesson-table-over = сыграли
lesson-table-runs = играют
lesson-against-bot = против бота
lesson-plays-with = Ты играешь с: { $name }
lesson-plays-bot = Ты играешь против бота
lesson-game-level = Игра уровня { $level }
lesson-handicap-for =
    { $damage ->
        [one] Фора: в конце { $damage } повреждение не считается ({ $name })
        [few] Фора: в конце { $damage } повреждения не считаются ({ $name })
       *[many] Фора: в конце { $damage } повреждений не считаются ({ $name })
    }
lesson-handicap-mine =
    { $damage ->
        [one] У тебя фора: в конце { $damage } повреждение не считается
        [few] У тебя фора: в конце { $damage } повреждения не считаются
       *[many] У тебя фора: в конце { $damage } повреждений не считаются
    }
lesson-handicap-other =
    { $damage ->
        [one] Фора у соперника ({ $name }): в конце { $damage } повреждение не считается
        [few] Фора у соперника ({ $name }): в конце { $damage } повреждения не считаются
       *[many] Фора у соперника ({ $name }): в конце { $damage } повреждений не считаются
    }
lesson-won = С учётом форы победа твоя!
lesson-lost = С учётом форы победа у соперника: { $name }.
lesson-drawn = С учётом форы ничья.
lesson-keep = Сохранить и стереть
lesson-keep-how = Имена, попытки и бои пар стираются через сутки после последнего действия или при следующем запуске игры. До этого их можно сохранить в файл или стереть всё сразу.
lesson-save-json = Сохранить всё (JSON)
lesson-save-csv = Сохранить попытки таблицей (CSV)
lesson-delete = Стереть урок
lesson-delete-sure = Стереть все имена, попытки и бои этого урока? Вернуть их будет нельзя.
lesson-delete-yes = Стереть всё
lesson-delete-no = Оставить
lesson-deleted = Стёрто. От урока ничего не осталось.
lesson-end-sure = Закончить урок для всех?
lesson-report = После урока
lesson-report-so-far = Что уже было
lesson-report-well = Что получилось
lesson-report-nothing = Пока никто ничего не решал.
lesson-report-puzzle = { $title }: решили { $solved } из { $tried }, с первого раза { $first }
lesson-report-tables = Доиграли { $played } из { $tables } столов
lesson-report-activity = { $number }. { $kind }
lesson-misconceptions = Какие заблуждения проявились
lesson-misconceptions-how = Посчитано по твёрдым правилам из попыток, без догадок: попытка не удалась, но удалась бы, будь мир таким, каким его, похоже, представляет ребёнок.
lesson-misconceptions-none = Правила ничего не нашли.
lesson-shown-by =
    { $count ->
        [one] { $count } ученик
        [few] { $count } ученика
       *[many] { $count } учеников
    }
lesson-example = Например, «{ $title }»: { $program }
lesson-example-ghost = Например, «{ $title }»: призрак на клетке { $place }
lesson-misconception-south = Путает лево и право, когда голем смотрит на юг
lesson-misconception-south-ask = Спросите: встань на место голема и повернись. Какая рука показывает, куда идти?
lesson-misconception-at_once = Забывает, что все действуют одновременно
lesson-misconception-at_once-ask = Спросите: где в этой строке другой голем? Поставь на обоих по пальцу и двигай вместе.
lesson-misconception-off_by_one = Лишний шаг или одного не хватает
lesson-misconception-off_by_one-ask = Спросите: мы считаем клетки или шаги? Пройди и посчитай вслух.
lesson-misconception-condition = Читает условие после движения
lesson-misconception-condition-ask = Спросите: что голем видит до того, как в этой строке кто-нибудь двинулся?
lesson-join-title = Войти в урок
lesson-join-name = Меня зовут
lesson-join-or = или будь зверем
lesson-join-go = Войти
lesson-join-as = Войти: { $animal }
lesson-join-no-account = Только имя. После урока оно забудется.
lesson-wait = Подожди немного: скоро учитель начнёт.
lesson-wait-pairs = Остальные играют в парах. В следующий раз сыграешь и ты.
lesson-over-child = Урок закончен. Молодец!
lesson-over-practise = Решать задачи дальше
lesson-open-now = Открытые задачи
lesson-chapter-done = Всё, что открыто, решено. Здорово!
lesson-back-to-list = Все задачи
lesson-hand-in = Сдать
lesson-handed-in-child = Сдано! Скоро посмотрим все вместе.
lesson-change-it = Изменить
lesson-not-handed-in = От тебя ничего не сдано. Смотри на экран.
lesson-your-golem = Вот как бежал твой голем
lesson-right = Верно!
lesson-wrong = Не совсем
lesson-screen-title = Общий экран
lesson-screen-join = Входите по этому коду
lesson-screen-wait = Скоро начнём
lesson-screen-bars = Что выложил класс
lesson-screen-ghosts = Где стоят призраки
lesson-screen-best = Лучшее
lesson-screen-mistake = Самая частая ошибка
lesson-screen-nothing = Никто ничего не сдал.
lesson-screen-tables = Кто с кем играет
lesson-screen-times = { $count } ×
lesson-screen-empty = пустая программа
lesson-screen-off = вне поля

lesson-animal-bear = медведь
lesson-animal-cat = кот
lesson-animal-chick = цыплёнок
lesson-animal-cow = корова
lesson-animal-dog = собака
lesson-animal-elephant = слон
lesson-animal-fox = лиса
lesson-animal-frog = лягушка
lesson-animal-giraffe = жираф
lesson-animal-hare = заяц
lesson-animal-hedgehog = ёж
lesson-animal-koala = коала
lesson-animal-lion = лев
lesson-animal-monkey = обезьяна
lesson-animal-mouse = мышь
lesson-animal-owl = сова
lesson-animal-panda = панда
lesson-animal-penguin = пингвин
lesson-animal-pig = поросёнок
lesson-animal-raccoon = енот
lesson-animal-sheep = овца
lesson-animal-squirrel = белка
lesson-animal-tiger = тигр
lesson-animal-wolf = волк


## Турниры: план, страницы организатора и игроков, большой экран.

cup-title = Турнир
cup-new = Новый турнир
cup-new-idea = Королевский турнир в вашем клубе или классе. Каждый играет на своём устройстве, входит по коду и имени и сам видит, за какой стол сесть. От вас — одна кнопка на каждый тур.
cup-mine = Турнир { $code }
cup-have-code = Есть код турнира?
cup-gone = Такого турнира нет
cup-gone-why = Под кодом { $code } больше ничего не хранится.

cup-format = Вид турнира
cup-format-swiss = Швейцарская система
cup-format-swiss-idea = Все играют в каждом туре, и соперник всегда примерно равный. Подходит для любого числа игроков.
cup-format-round_robin = Каждый с каждым
cup-format-round_robin-idea = Все встречаются со всеми. Для небольшой компании или целого дня.
cup-format-elimination = На вылет
cup-format-elimination-idea = Кто проиграл, выбывает — и так до финала.
cup-format-groups = Группы и финал
cup-format-groups-idea = Сначала каждый с каждым в группе, потом лучшие играют дальше.
cup-format-scenario = Трое или четверо за столом
cup-format-scenario-idea = Много роботов на одном поле. Несколько битв со сменой мест, очки — по занятым местам.
cup-rounds = Туры
cup-rounds-usual = сколько нужно
cup-seats = Игроков за столом
cup-groups = Группы
cup-game = Игра
cup-arenas = Поля
cup-arenas-idea = В каждом туре все играют на одном и том же поле. Потом идёт следующее, а после последнего — снова первое.
cup-more = И ещё
cup-name = Название турнира
cup-name-hint = Клубный вечер
cup-clock = Время на программу
cup-clock-time =
    { $seconds ->
        [0] без часов
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }
cup-tie-breaks = Если очков поровну
cup-tie-breaks-idea = Эти признаки сравниваются по очереди. Кто равен во всём, делит место.
cup-tie-head_to_head = личные встречи
cup-tie-damage =
    { $counts ->
        [lives] меньше потерянных жизней
        [parts] меньше повреждений
       *[other] { -unlisted }
    }
cup-tie-destroyed = больше уничтоженных роботов
cup-tie-buchholz = более сильные соперники (Бухгольц)
cup-tie-deciding = решающий матч за первое место
cup-tie-lot = жребий
cup-tie-up = Сравнить раньше: { $name }
cup-tie-out = Не сравнивать: { $name }
cup-open = Открыть турнир
cup-open-idea = Вы получите код для игроков. Пока ничего не начнётся.

cup-code = Код турнира
cup-qr = QR-код: наведите камеру телефона, и этот турнир откроется
cup-share-text = Приходи на наш турнир големов! Код: { $code }
cup-not-lead = Это страница ведущего
cup-to-players = На страницу игроков
cup-to-lead = На страницу ведущего
cup-to-screen = Большой экран
cup-state-joining =
    { $players ->
        [0] Ждём игроков
        [one] Собрался { $players } игрок
        [few] Собрались { $players } игрока
       *[other] Собрались { $players } игроков
    }
cup-state-between =
    { $rounds ->
        [one] Сыгран { $rounds } тур
        [few] Сыграны { $rounds } тура
       *[other] Сыграно { $rounds } туров
    }
cup-state-playing = Турнир идёт
cup-state-over = Турнир окончен
cup-round =
    { $stage ->
        [deciding] Тур { $round }: решающие матчи
        [round] Тур { $round }
        [bracket] Тур { $round }
       *[other] { -unlisted }
    }
cup-start = Начать первый тур
cup-start-idea = Когда все в сборе — начинайте. Кто опоздает, сможет войти и потом.
cup-next = Начать следующий тур
cup-next-idea = Все результаты на месте. Играем дальше?
cup-over-idea = Все туры сыграны. Пора вручать призы!
cup-wait-tables =
    { $count ->
        [one] Ещё играет { $count } стол.
        [few] Ещё играют { $count } стола.
       *[other] Ещё играют { $count } столов.
    }
cup-unpair = Отменить этот тур
cup-unpair-text = Столы этого тура исчезнут, и жеребьёвку можно будет провести заново. Это возможно до первого результата.
cup-reason = Причина
cup-reason-hint = Сохранится вместе с турниром
cup-do-it = Сделать
cup-write = Записать

cup-entrants = Игроки: { $count }
cup-nobody = Пока никого. Покажите игрокам код.
cup-left = вышел из турнира
cup-bot = компьютер
cup-late = пришёл позже
cup-withdraw = Выходит из турнира
cup-return = Снова играет
cup-comeback = Новая ссылка
cup-comeback-text = Откройте эту ссылку на устройстве игрока. Старая перестанет работать.
cup-copy = Скопировать
cup-add-bot = Добавить компьютерного игрока
cup-add = Добавить
cup-plays-like = Играет как

cup-table = Стол { $number }
cup-table-waiting = начнётся после предыдущего матча
cup-table-playing = играют
cup-board = Стол { $number }: { $names }
cup-won = Победа: { $players }
cup-won-together = Общая победа: { $players }
cup-draw = Ничья
cup-walkover = Победа без игры: { $player }
cup-nobody-came = Никто не пришёл
cup-absent = нет за столом
cup-byes = Без соперника в этом туре: { $players }
cup-visit = Заглянуть
cup-report = Результат
cup-report-title = Стол { $number }: записать результат
cup-correct = Исправить
cup-correct-title = Стол { $number }: исправить результат
cup-nth = { $place }-е место
cup-equal = Одинаковые места — это ничья.
cup-replay = Переиграть
cup-replay-title = Стол { $number }: переиграть матч
cup-replay-text = Результат больше не считается, игроки получат новый стол.
cup-earlier = Прошлые туры
cup-changes = Что исправлено
cup-change =
    { $type ->
        [corrected] Исправлен результат: { $reason }
        [replayed] Матч переигран: { $reason }
        [unpaired] Тур отменён: { $reason }
       *[other] { -unlisted }
    }

cup-standings = Таблица
cup-group = Группа { $group }
cup-place = Место
cup-player = Игрок
cup-points = Очки
cup-decided-by = Что решило
cup-you = это вы
cup-figure = { NUMBER($figure, maximumFractionDigits: 2) }
cup-decided =
    { $by ->
        [points] очки
        [head_to_head] личные встречи
        [damage]
            { $counts ->
                [lives] потерянные жизни
                [parts] повреждения
               *[other] { -unlisted }
            }
        [destroyed] уничтожено
        [buchholz] Бухгольц
        [deciding] решающий матч
        [lot] жребий
        [bracket] сетка
        [group] место в группе
       *[other] { -unlisted }
    } { $figure } : { $other }
cup-shared = делят место
cup-bracket = Сетка
cup-level =
    { $slots ->
        [1] Финал
        [2] Полуфиналы
        [4] Четвертьфиналы
       *[other] Последние пары: { $slots }
    }
cup-third = за третье место
cup-on-without = проходит дальше без игры

cup-take-home = Взять с собой
cup-sheet = Лист для печати (PDF)
cup-standings-csv = Таблица (CSV)
cup-matches-csv = Матчи (CSV)
cup-json = Всё вместе (JSON)
cup-delete = Удалить турнир
cup-delete-text = Имена, результаты и столы исчезнут для всех и навсегда.
cup-delete-yes = Да, удалить
cup-delete-no = Нет, оставить

cup-join-title = Участвуй!
cup-join = Я играю
cup-join-idea = Подойдёт любое прозвище.
cup-your-table =
    { $count ->
        [one] Соперник: { $players }
       *[other] Соперники: { $players }
    }
cup-sit = За стол!
cup-you-wait = Ты в турнире! Скоро начнём.
cup-you-bye = В этом туре у тебя нет соперника. Отдохни: это засчитано как победа.
cup-you-ready =
    { $count ->
        [one] Готово! Ещё играет { $count } стол.
        [few] Готово! Ещё играют { $count } стола.
       *[other] Готово! Ещё играют { $count } столов.
    }
cup-you-between = Скоро начнётся следующий тур.
cup-you-over =
    { $place ->
        [1] Победа! Первое место в турнире!
       *[other] Турнир окончен. Твоё место: { $place }
    }
cup-you-left = Ты больше не в турнире.
cup-you-place = Твоё место сейчас: { $place } из { $players }
cup-go = Мне пора уходить
cup-go-sure = Если уйти, начатый матч будет проигран, а новых столов не будет. Потом можно вернуться.
cup-go-yes = Да, ухожу
cup-go-no = Нет, остаюсь
cup-come-back = Я снова здесь
cup-table-over = Для турнира этот матч окончен.
cup-to-tournament = К турниру
cup-screen-how = Наведите камеру на квадрат или введите код.


## Страница, которой не нужен сервер: насколько готов её движок, что она хранит и что умеет только сервер.

alone-loading = Големы просыпаются: { $percent } %
alone-failed = Големы не проснулись. Проверь сеть и попробуй ещё раз.
alone-unkept = Этот браузер ничего не хранит: закроешь страницу, и бой пропадёт. Играть можно.
alone-update = Есть новая версия.
alone-update-now = Взять
alone-thinking = Бот думает…
alone-elsewhere = Игра открыта в другой вкладке
alone-elsewhere-idea = Играть можно только в одной вкладке, чтобы ничего не потерялось.
alone-here = Играть здесь
alone-needs-server = Для нескольких устройств: на одном компьютере с Python запустите «golems play», остальные откроют его адрес.
alone-bots = На этой странице он слабее, чем в установленной игре.
alone-save = Сохранить всё в файл
alone-open = Открыть сохранённый файл
alone-kept-title = Что хранит это устройство
alone-kept-idea = Бои и головоломки остаются в этом браузере. Файл перенесёт их на другое устройство.
alone-open-sure = Всё на этом устройстве заменится тем, что в файле. Продолжить?
alone-open-wrong = Это не файл, сохранённый здесь.


### Что говорят только сервер и команды: страница этого не загружает.

## Что предлагается, когда накрывают стол: трактовки правил, цвета, боты, карточки.

choice-yes = да
choice-no = нет
option-chassis = Повреждённое шасси
option-chassis-no_backward = не умеет ехать назад
option-chassis-all = умеет всё
option-edge_is_obstacle = Для «Условия» край поля — препятствие
option-ice_is_obstacle = Для «Условия» лёд — препятствие
option-swap_places = Два робота могут поменяться местами
option-ice_repeats_turns = На гололёде повторяются и повороты
option-snow_counts = Попытки в сугробе считаются
option-snow_counts-passes = по проходам: «Цикл» копает и едет за одну строку
option-snow_counts-rows = по строкам
option-snow_effort_lasts = В следующем раунде сугроб копают дальше
option-push_backward = Бочки толкают и задним ходом
option-push_column = Кто толкает колонну, толкает
option-push_column-whole = её целиком
option-push_column-top = только верхнюю бочку
option-portal_busy = Если другой портал занят, робот
option-portal_busy-wait = ждёт, пока он освободится
option-portal_busy-stay = просто остаётся
option-turn_wrong_side = Кто въезжает на поворот линии сбоку,
option-turn_wrong_side-keep = смотрит туда же
option-turn_wrong_side-repeat = повторяет команду
option-allies = Все игроки против ПароБотов
option-dodge = От удара можно увернуться
option-overtime = Энергия на одно дополнительное время при равенстве жизней
option-stand_cards = Карточек «Стоять» на руке

colour-red = Красный
colour-blue = Синий
colour-green = Зелёный
colour-yellow = Жёлтый

bot-random = Новичок
bot-random-idea = Кладёт любые разрешённые карточки.
bot-apprentice = Подмастерье
bot-apprentice-idea = Смотрит на одну карточку вперёд, а иногда забывает.
bot-greedy = Боец
bot-greedy-idea = Смотрит на раунд вперёд и выбирает самый сильный удар.
bot-knight = Рыцарь
bot-knight-idea = Проверяет каждую программу против всего, что можно положить.
bot-master = Мастер
bot-master-idea = Перебирает всё и выбирает так, что его не угадать.
bot-archmage = Архимаг
bot-archmage-idea = Думает и о следующем раунде.

parobot-any = Любая карта
parobot-card = Карта { $card }: { $program }
command-die = кубик

dealing-choose = Каждый выбирает сам
dealing-draft = По очереди
dealing-deal = Раздаются случайно
places-fixed = По порядку мест
places-drawn = По жребию

deck-nothing = Ничего особенного
deck-loop = Цикл
deck-condition = Условие
deck-freeze = Мороз
deck-thaw = Оттепель
deck-lose_row = Строка теряется
deck-swap_rows = Две строки меняются местами

refusal-no-round = раунда { $got } ещё нет
refusal-no-picture = у этого пункта нет картинки
refusal-not-over = матч ещё не окончен: спросить об этом можно после него
refusal-one-of = ожидается одно из этого, и только одно: { $choices }
refusal-unfinished = строка { $row } ещё не готова
refusal-no-arena = такой арены нет
refusal-no-scenario = такого сценария нет


## Игры: имя и мысль в одну строку.

game-L1 = Первые шаги
game-L1-idea = Лето, пара стен, и роботы не слабеют. Для самых младших.

game-L2 = Бочки и вода
game-L2-idea = Роботы из трёх деталей, бочки с сюрпризом и вода, в которую лучше не падать.

game-L3 = Много островов
game-L3-idea = Несколько полей, порталы между ними и ПароБоты, которые вступают в бой.

game-L4 = Большой турнир
game-L4-idea = Всё сразу: зима и лето, лёд, башни из бочек и рельсы.

game-beginners = Игра для начинающих
game-beginners-idea = Два голема, маленькое пустое поле, открытые программы. Чтобы научиться.

game-standard = Стандартная игра
game-standard-idea =
    { $energy ->
        [0] Двое, у каждого три жизни и кубик бонусов. Программа бывает и короткой.
       *[other] Три жизни, десять единиц энергии и кубик бонусов в каждом раунде.
    }

game-autonomous = Автономная игра
game-autonomous-idea = Големы бьются сами: одна программа на весь бой повторяется снова и снова.

game-bring_barrel = Принеси бочку!
game-bring_barrel-idea = Схвати бочку в центре и донеси до дома раньше других.

game-scenario = Сценарии
game-scenario-idea = История, где у каждого голема своя цель: гонка, охота, осада.


## Сценарии: названия и суть в одной строке.

scenario-kings-road = Королевская дорога
scenario-kings-road-idea = Гонка: первым встань у своих ворот.
scenario-royal-hill = Королевский холм
scenario-royal-hill-idea = Окажись на холме в конце двух раундов подряд и не дай этого сделать сопернику.
scenario-firewood = Дрова
scenario-firewood-idea = Принеси домой две бочки дров раньше соперника.
scenario-night-watch = Ночной дозор
scenario-night-watch-idea = Один голем прячется шесть раундов, другой его ищет.
scenario-iron-dragon = Железный дракон
scenario-iron-dragon-idea = Два голема охотятся на дракона с пятью жизнями; ему нужно продержаться восемь раундов.
scenario-two-banks = Два берега
scenario-two-banks-idea = Переправься по течению: это стоит жизни, но другого пути нет.
scenario-cooperage = Двор бондаря
scenario-cooperage-idea = Первым разбей три бочки.
scenario-lone-porter = Одинокий носильщик
scenario-lone-porter-idea = Один на поле: отнеси обе бочки в угол, пока не кончилась энергия.
scenario-old-ford = Старый брод
scenario-old-ford-idea = Поменяйтесь углами: побеждает, кто первым встанет в угол соперника. И не оступись в воду.
scenario-market-square = Рыночная площадь
scenario-market-square-idea = Встань посреди площади в конце двух раундов подряд.
scenario-last-barrel = Последняя бочка
scenario-last-barrel-idea = Одна бочка на двоих: возьми её и донеси домой.


## Арены королевского турнира: имя и мысль в одну строку. Затем предупреждения об арене.

arena-parade-ground = Плац
arena-parade-ground-idea = Ничто не мешает: учимся шагать, поворачивать и бить.

arena-two-towers = Две башни
arena-two-towers-idea = Посередине две башни: обойди их или притаись за одной.

arena-old-mill = Старая мельница
arena-old-mill-idea = Четыре каменных крыла: напрямик в середину, в обход — далеко.

arena-carousel = Карусель
arena-carousel-idea = Все бегут вокруг замка в одну сторону: кто кого догонит?

arena-stone-bridge = Каменный мост
arena-stone-bridge-idea = Мост один, шириной в две клетки, а перейти хотят все.

arena-four-towers = Четыре башни
arena-four-towers-idea = Башни по углам: прятаться негде, зато есть где развернуться.

arena-zigzag = Зигзаг
arena-zigzag-idea = Валун рядом с тобой прикрывает бок, но и загораживает дорогу.

arena-high-street = Главная улица
arena-high-street-idea = Лицом к лицу по улице или в обход, переулком.

arena-watch-houses = Две сторожки
arena-watch-houses-idea = Стена прикрывает один бок, а за другим смотри сам.

arena-village-pond = Деревенский пруд
arena-village-pond-idea = Купание стоит детали, зато выйти можно на любой берег.

arena-powder-store = Пороховой склад
arena-powder-store-idea = Четыре бочки посередине. Какая-то может и рвануть…

arena-river-bridge = Мост через реку
arena-river-bridge-idea = На мосту бочки: толкай, разбивай — или плыви.

arena-water-mill = Водяная мельница
arena-water-mill-idea = Вода у каждого под боком: шаг в сторону — и плюх!

arena-dam = Плотина
arena-dam-idea = Через реку две сухие клетки, и на каждой бочка.

arena-sawmill = Лесопилка
arena-sawmill-idea = Прямо перед тобой бочка: щит, таран или сюрприз?

arena-stepping-stones = Бочки-кочки
arena-stepping-stones-idea = По плавучим бочкам реку перейдёшь посуху, пока их не потопили.

arena-harbour = Пристань
arena-harbour-idea = Столкни груз в воду — вот тебе и мостик.

arena-moats = Рвы
arena-moats-idea = Каждый ров можно обойти, но только с одного края.

arena-islet = Островок
arena-islet-idea = Посередине две скалы и две бочки: сдвинь бочку — откроешь дорогу.

arena-reef = Риф
arena-reef-idea = Перед носом бочка, за ней скала: толкать некуда, а разбить можно.

arena-weir = Запруда
arena-weir-idea = В каждом проходе бочка. Столкни её в воду и иди по ней дальше.

arena-allotments = Огороды
arena-allotments-idea = Забор прикроет, лужа подмочит, а бочка пригодится.

arena-wet-crossroads = Мокрый перекрёсток
arena-wet-crossroads-idea = Вода и камни крест-накрест: прямо не пройти, а в обход мешает бочка.

arena-quay = Портовый склад
arena-quay-idea = Четыре бочки, и вода рядом: рванёт или уплывёт?

arena-three-islands = Три острова
arena-three-islands-idea = Один шаг — и портал переносит на средний остров.

arena-two-ferries = Две переправы
arena-two-ferries-idea = Два узких берега и две переправы: стережёшь одну — придут по другой.

arena-royal-box = Королевская ложа
arena-royal-box-idea = Бейся внизу или ускользни порталом в ложу и вернись со спины.

arena-leapfrog = Чехарда
arena-leapfrog-idea = Четыре портала рядом: шагнул здесь — выскочил у соперника за спиной.

arena-canal = Канал
arena-canal-idea = Два шлюза ведут на причал, а там бочки.

arena-three-courts = Три двора
arena-three-courts-idea = Из верхнего двора и из нижнего все ворота ведут в средний.

arena-treasury = Сокровищница
arena-treasury-idea = Бочки — в боковых комнатах. Нет ли там ящика с инструментами?

arena-lagoon = Лагуна
arena-lagoon-idea = Кругом вода, и две плавучие бочки для смелых.

arena-secret-door = Чёрный ход
arena-secret-door-idea = Портал в углу выводит в угол напротив, соперникам за спину.

arena-river-station = Речной вокзал
arena-river-station-idea = На тот берег ведут две двери, и у обеих толчея.

arena-misty-isles = Туманные острова
arena-misty-isles-idea = До среднего острова один шаг, а на нём ни одной прямой дороги.

arena-twin-docks = Причалы
arena-twin-docks-idea = Один портал на два причала: кто его стережёт, тот и хозяин.

arena-hanging-gardens = Висячие сады
arena-hanging-gardens-idea = Три террасы, и с крайних путь один: через среднюю.

arena-four-doors = Четыре двери
arena-four-doors-idea = Двери рядом, а ведут далеко: посчитай шаги, прежде чем войти.

arena-whirlpool = Омут
arena-whirlpool-idea = Посреди острова вода и камни, а порталы выносят к самому краю.

arena-frozen-lake = Замёрзшее озеро
arena-frozen-lake-idea = Лёд пока держит. Только не стой на нём долго.

arena-snow-fort = Снежная крепость
arena-snow-fort-idea = Скользи по льду, копай сугробы, роняй башни из бочек.

arena-toy-railway = Игрушечная дорога
arena-toy-railway-idea = Ступил на кольцо — и катайся, пока выстрел не разорвёт путь.

arena-railway = Железная дорога
arena-railway-idea = Рельсы ловят каждого, кто идёт поперёк: выбирай, куда смотреть.

arena-winter-wings = Зимние крылья
arena-winter-wings-idea = По краям зима, посередине лето, а между вами одна прямая.

arena-ice-mill = Ледяная мельница
arena-ice-mill-idea = Лёд, рельсы и башни: на каждой дороге что-нибудь да подведёт.

arena-ice-towers = Башни на льду
arena-ice-towers-idea = Две башни из бочек на льду: один удар — и обе под водой.

arena-northern-pass = Северный перевал
arena-northern-pass-idea = Два ледяных уступа и двое ворот: держи свои или бери чужие.

arena-blizzard = Метель
arena-blizzard-idea = Где снег, где лёд, и укрытие с двумя дверями.

arena-small-yard = Малый двор
arena-small-yard-idea = Пустой двор: только големы и их программы.

arena-great-yard = Большой двор
arena-great-yard-idea = Есть где разойтись: кто ударит первым?

arena-two-stones = Два валуна
arena-two-stones-idea = Два валуна посередине — и каждая встреча неожиданна.

arena-wood-store = Дровяной склад
arena-wood-store-idea = Четыре бочки в центре: прорвись или унеси одну.

arena-duck-pond = Утиный пруд
arena-duck-pond-idea = Големы не плавают: обходи пруд или пробивайся через бочки.

arena-ruins = Руины
arena-ruins-idea = Старые стены скрывают бочки в центре и тех, кто там ждёт.

arena-rapids = Стремнина
arena-rapids-idea = Поток унесёт далеко за один шаг, но возьмёт за это жизнь.

arena-tug-of-war = Кто кого
arena-tug-of-war-idea = По бочке на каждого, до дома рукой подать. Только пройди мимо соперника!

arena-kings-cup = Кубок короля
arena-kings-cup-idea = В середине у воды две бочки, и взять можно любую. Кто доберётся первым?

arena-barrel-maze = Бочковый лабиринт
arena-barrel-maze-idea = Лабиринт, который можно перестроить кулаками.

warning-shortage =
    одной коробки не хватит: { $token ->
        [wall] стен
        [water] воды
        [ice] льда
        [portal] порталов
        [line] линий
        [barrel] бочек
        [robot] роботов
       *[other] { -unlisted }
    } нужно { $needs }, а в коробке { $holds }
warning-segment = частей поля { $size } нужно { $needs }, а в коробке этой игры { $holds }
warning-not-printed = зимняя часть поля с клеткой { $cell } напечатана иначе, как её ни поверни
warning-two-sided = на столе нужно жетонов стен, воды и порталов: { $needs }, а в коробке их бывает { $holds }
warning-not-frozen = на зимней части поля вода начинает подо льдом, а { $cell } открыта


## Что произошло: одно сообщение на каждый вид события. `rule` — пункт правил, который это объясняет.

event-resigned = { $robot } сдаётся.
event-card_drawn =
    { $event ->
        [loop] Карта события: Цикл. Все могут взять карту «Цикл».
        [condition] Карта события: Условие. Все могут взять карту «Условие».
        [freeze] Карта события: мороз!
        [thaw] Карта события: оттепель!
        [lose_row] Карта события: каждая программа теряет строку.
        [swap_rows] Карта события: в каждой программе две строки меняются местами.
        [nothing] Карта события: ничего особенного.
       *[other] { -unlisted }
    }
event-row_lost = { $robot } теряет строку { $lost } своей программы.
event-rows_swapped = { $robot }: строки { $first } и { $second } меняются местами.
event-frozen =
    { $cells_count ->
        [0] Открытой воды нет, замерзать нечему.
       *[other] Лёд ложится на { $cells }.
    }
event-thawed =
    { $cells_count ->
        [0] Льда нет, таять нечему.
       *[other] Лёд тает: { $cells }.
    }
event-rolled = Кубик ({ $robot }) показывает: { $values }.

event-revealed =
    { $rows ->
        [none] Строк больше ни у кого нет.
       *[other] { $rows }.
    }
event-checked =
    { $rule ->
        [C3]
            { $answer ->
                [yes] Впереди край поля: { $robot } видит препятствие.
                [no] Впереди край поля: { $robot } не видит препятствия.
               *[other] { -unlisted }
            }
        [G6]
            { $answer ->
                [yes] { $robot } под ударом.
                [no] { $robot }: никто не нападает.
               *[other] { -unlisted }
            }
        [G5]
            { $answer ->
                [yes] { $robot } видит противника на { $cell }.
                [no] { $robot } не видит противника впереди.
               *[other] { -unlisted }
            }
        [C2]
            { $answer ->
                [yes] { $robot } видит препятствие на { $cell }.
                [no] { $robot } не видит препятствия на { $cell }.
               *[other] { -unlisted }
            }
        [C4]
            { $answer ->
                [yes] { $robot } видит препятствие на { $cell }.
                [no] { $robot } не видит препятствия на { $cell }.
               *[other] { -unlisted }
            }
       *[other] { -unlisted }
    }
event-ignored =
    { $rule ->
        [T4] { $robot } стоит на линии, а она не даёт повернуться.
        [K8] Шасси повреждено: { $robot } не может ехать назад.
        [W4] { $robot } сохнет: в этой строке больше ни шагу.
        [W5] { $robot } с начала строки в воде: «{ $command }» пропадает.
        [G9] { $robot } не может взять здесь бочку.
       *[other] { -unlisted }
    }
event-blocked =
    { $rule ->
        [M4]
            { $others_count ->
                [1] На { $cell } нет места для двоих: { $robot } и { $others }. { $robot } остаётся.
               *[other] На { $cell } нет места для всех: { $robot }, { $others }. { $robot } остаётся.
            }
        [M5] { $robot } и { $others } не могут поменяться местами: { $robot } остаётся.
        [M6] { $robot } и { $others } мешают друг другу с бочкой: { $robot } остаётся.
        [B2] Назад бочки не толкают: { $robot } остаётся.
        [B1]
            { $by ->
                [edge] За бочкой на { $cell } край поля: { $robot } остаётся.
                [wall] За бочкой на { $cell } стена: { $robot } остаётся.
                [robot] За бочкой на { $cell } стоит { $others }: { $robot } остаётся.
                [barrel] За бочкой на { $cell } ещё одна: { $robot } остаётся.
               *[other] { -unlisted }
            }
        [G10]
            { $by ->
                [stream] Другой конец потока занят: { $robot } остаётся.
                [water] На { $cell } вода: { $robot } возвращается.
               *[other] { -unlisted }
            }
        [M2]
            { $by ->
                [edge] Край поля! { $robot } дальше не пройдёт.
                [barrel] На { $cell } бочка: { $robot } остаётся.
                [wall] На { $cell } стена! { $robot } дальше не пройдёт.
               *[other] { -unlisted }
            }
        [G7]
            { $by ->
                [edge] Край поля! { $robot } дальше не пройдёт.
                [barrel] На { $cell } бочка: { $robot } остаётся.
                [wall] На { $cell } стена! { $robot } дальше не пройдёт.
               *[other] { -unlisted }
            }
       *[other] { -unlisted }
    }
event-dug = { $robot } раскапывает снег: «{ $command }» сработает со второй попытки.
event-effort_spent = { $robot }: со второй попытки «{ $command }» срабатывает.
event-effort_forgotten = Снег снова целый: { $robot } начнёт копать заново.
event-turned =
    { $rule ->
        [T2] Линия ловит: { $robot } теперь смотрит { $facing }.
        [T3] Линия поворачивает: { $robot } теперь смотрит { $facing }.
        [T4] По линии: { $robot } теперь смотрит { $facing }.
        [M1] { $robot } поворачивается { $facing }.
       *[other] { -unlisted }
    }
event-moved =
    { $rule ->
        [M8] Скользко! { $robot } едет дальше, на { $to }.
        [M9] Ещё раз: { $robot } идёт на { $to }.
        [M2] { $robot } идёт на { $to }.
       *[other] { -unlisted }
    }
event-pushed =
    { $barrels ->
        [1] { $robot } толкает бочку с { $cell } на { $to }.
       *[other] { $robot } толкает столбик из { $barrels } бочек с { $cell } на { $to }.
    }
event-swallowed =
    { $barrels ->
        [1] Портал на { $cell } проглатывает бочку.
       [few] Портал на { $cell } проглатывает { $barrels } бочки.
       *[other] Портал на { $cell } проглатывает { $barrels } бочек.
    }
event-floated = Бочка плавает на { $cell }.
event-drifted = Бочку относит с { $cell } на { $to }.
event-sunk = У { $cell } в воде больше нет места: бочка тонет.
event-teleported = { $robot } проходит через портал с { $cell } на { $to }.
event-waits = Второй портал занят: { $robot } ждёт на { $cell }.
event-wait_ended = Портал больше никуда не ведёт: { $robot } перестаёт ждать.
event-splashed =
    { $rule ->
        [W2] Плюх! { $robot } заходит в воду на { $cell }.
        [W5] { $robot } всё ещё в воде на { $cell }.
        [I2] Лёд разбит: { $robot } в воде на { $cell }!
        [I3] Лёд на { $cell } не держит: { $robot } в воде!
        [B8] Бочка разбита: { $robot } падает в воду на { $cell }!
        [E5] Лёд растаял: { $robot } в воде на { $cell }!
       *[other] { -unlisted }
    }
event-left = { $robot } выбирается на { $to }.
event-stuck = { $robot } не находит выхода из воды на { $cell }.

event-attacked =
    { $cells_count ->
        [0] { $robot } бьёт за край поля, в воздух.
       *[other]
            { $targets_count ->
                [0] { $robot } бьёт по { $cells }: роботов там нет.
               *[other] { $robot } бьёт по { $cells }. Под ударом { $targets }.
            }
    }
event-defended =
    { $rule ->
        [G8] { $robot } защищается и не пропускает ударов.
        [A5] { $robot } защищается: урона меньше, до { $amount }.
       *[other] { -unlisted }
    }
event-barrel_opened =
    { $rule ->
        [G8] Бочка на { $cell } разбита.
        [B8] Бочка на { $cell } разбита, внутри { $contents }.
       *[other] { -unlisted }
    }
event-barrel_lost = Плавучая бочка на { $cell } разбита и тонет со всем, что в ней было.
event-blast =
    { $robots_count ->
        [0] Бум на { $cell }! Рядом никого.
       *[other] Бум на { $cell }! Рядом { $robots }.
    }
event-token_removed =
    { $kind ->
        [ice]
            { $rule ->
                [I3] Тонкий лёд на { $cell } трескается.
                [I2] Лёд на { $cell } разбит.
               *[other] { -unlisted }
            }
        [portal] Портал на { $cell } сбит.
        [line]
            { $rule ->
                [X2] Взрыв срывает линию с { $cell }.
                [A4] Линия на { $cell } сбита.
               *[other] { -unlisted }
            }
       *[other] { -unlisted }
    }
event-damage_summed =
    { $total ->
        [0] { $robot }, урон: { $sum } = 0. Ничего не прошло.
       *[other] { $robot }, урон: { $sum } = { $total }.
    }
sum-attack = { $amount } ({ $robot })
sum-defence = { $amount } (защита)
sum-blast = { $amount } (взрыв)
event-damaged =
    { $part ->
        [none] { $robot } получает одно повреждение.
       *[other] { $robot } — поломка: { $part }.
    }
event-life_lost =
    { $lives ->
        [0] { $robot } теряет последнюю жизнь.
       *[other] { $robot } теряет жизнь, осталось: { $lives }.
    }
event-destroyed =
    { $rule ->
        [K9] { $robot } — ПароБот, хватает одного удара: он разваливается!
        [K6] Четвёртое повреждение: { $robot } разваливается!
        [G8] { $robot } разваливается!
        [G10] { $robot } разваливается!
       *[other] { -unlisted }
    }
event-repaired =
    { $part ->
        [none] { $robot } чинит одно повреждение.
       *[other] { $robot } чинит { $part }.
    }

event-taken = { $robot } берёт бочку с { $cell }.
event-dropped =
    { $to ->
        [none] { $robot } без потерь: удар приняла бочка. Поставить её некуда, она пропадает.
       *[other] { $robot } без потерь: удар приняла бочка. Она встаёт на { $to }.
    }
event-delivered = { $robot } ставит бочку на { $cell }: доставлено!
event-swept = Поток выносит: { $robot } теперь на { $to }.

event-removed = { $robot } покидает поле.
event-stood_on_ice = { $robot } заканчивает раунд на льду: ещё один такой раунд — и лёд треснет.
event-round_ended =
    { $rule ->
        [G1] Раунд окончен, энергии осталось: { $energy }.
        [R4] Раунд окончен. Впереди раунд { $round }.
        [G12] Раунд окончен. Впереди раунд { $round }.
       *[other] { -unlisted }
    }
event-goal_advanced =
    { $kind ->
        [reach] { $robot } на { $cell }: цель достигнута!
        [hold]
            { $done ->
                [0] { $robot } сейчас не на { $cell }: счёт начинается заново.
               *[other] { $robot } удерживает { $cell }: раунд { $done } из { $count }.
            }
        [bring] { $robot }, бочек на { $cell }: { $done } из { $count }.
        [survive] { $robot } всё ещё в игре: раунд { $done } из { $count }.
        [destroy]
            { $target ->
                [none] { $robot }, бочек разбито: { $done } из { $count }.
               *[other] { $target } выбывает: { $robot } достигает цели!
            }
       *[other] { -unlisted }
    }
event-recharged = Жизней поровну: у големов снова есть энергия, { $energy } ед.
event-game_ended =
    { $end ->
        [nobody] Игра окончена: победителя нет.
        [won] Игра окончена: побеждает { $winners }!
        [shared] Игра окончена: { $winners } побеждают вместе!
        [drawn] Игра окончена: ничья. Поровну: { $winners }.
       *[other] { -unlisted }
    }


## Показательный бой и повтор записи.

demo-title = Битва Големов · показательный бой
demo-intro =
    Красный и Синий тайно сложили программы из карт: Вперёд, Поворот, Атака, Защита… Теперь все
    программы выполняются одновременно, строка за строкой. После каждой фразы стоит пункт правил,
    который её объясняет.
demo-end = Конец

replay-open = игра продолжается
replay-end =
    { $end ->
        [nobody] победителя нет ({ $rule })
        [won] победа: { $winners } ({ $rule })
        [shared] общая победа: { $winners } ({ $rule })
        [drawn] поровну: { $winners } ({ $rule })
       *[other] { -unlisted }
    }
replay-agrees =
    { $rounds ->
        [one] Сыгран { $rounds } раунд, конец как в записи: { $end }.
        [few] Сыграно { $rounds } раунда, конец как в записи: { $end }.
       *[many] Сыграно { $rounds } раундов, конец как в записи: { $end }.
    }
replay-differs = Сыграно раундов: { $rounds }, но конец не как в записи. Сыграно: { $played }; записано: { $written }.
replay-seals =
    { $count ->
        [one] Проверена { $count } печать: всё цело.
        [few] Проверены { $count } печати: всё цело.
       *[many] Проверено { $count } печатей: всё цело.
    }
replay-broken-seal = Раунд { $round }, { $robot }: печать не подходит к программе.


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


## Что не принято: чего ждали и что пришло. Место и пункт правил добавляет программа.

expected-object = объект в фигурных скобках
expected-list = список
expected-text = текст
expected-bool = true или false
expected-int = целое число

card-quoted = «{ $card }»

refusal-not-json = это не JSON: что-то не так в байте { $byte }
refusal-cut-json = это не JSON: текст обрывается или число в нём слишком большое
refusal-not-utf8 = текст не в кодировке UTF-8
refusal-too-deep = слишком глубокая вложенность списков и объектов
refusal-no-file = не удаётся прочитать файл: { $detail }
refusal-expected = ожидается { $expected }, а пришло { $got }
refusal-missing-key = нет ключа «{ $key }»
refusal-unknown-key = неизвестный ключ { $key }
refusal-unknown-value = { $got } — не из списка: { $choices }
refusal-unknown-robot = робота { $got } нет, есть только: { $choices }
refusal-too-small = ожидается { $least } или больше, а пришло { $got }
refusal-too-large = ожидается { $most } или меньше, а пришло { $got }
refusal-not-on-board = клетки { $got } на поле нет
refusal-board-size = ожидается поле от 1 до { $most } столбцов и строк, а пришло { $width } × { $height }
refusal-id = ожидается имя из печатных знаков, от 1 до { $most }, а пришло { $got }
refusal-no-barrel = в списке нет ни одной бочки; такую клетку не указывают
refusal-damaged-twice = компонент назван дважды
refusal-resigned-twice = робот назван дважды
refusal-two-outlets = у потока два выхода, а пришло { $got }
refusal-program = { $got } — не программа: ожидается текст вроде «В Л А» или список строк
refusal-inside = { $got } здесь стоять не может, только одна команда
refusal-row = { $got } — не строка: ожидается команда, «Цикл» с одной командой или условие с двумя
refusal-short-row = строка { $row }: { $got } — не строка программы
refusal-unknown-command = { $got } — не команда
refusal-mixed-alphabets = в { $got } смешаны латинские и русские буквы; программа пишется одним алфавитом
refusal-hex = ожидается шестнадцатеричных цифр (0-9, a-f): { $digits }, а пришло { $got }
refusal-one-choice = ожидается один ответ, например один выход или одно повреждение, а пришло { $got }

refusal-answer = { $got } — не ответ на вопрос ({ $kind }); можно: { $options }
refusal-unknown-barrel = чтобы сыграть раунд, нужно знать, что в этой бочке
refusal-no-events = в издании { $edition } нет карт событий, а пришло { $got }
refusal-random-rows =
    { $count ->
        [1] ожидается строка от 1 до { $rows }
       *[other] ожидаются две разные строки от 1 до { $rows }
    }

refusal-sign = столбец { $column }: знак «{ $sign }» на поле издания { $edition } ничего не значит
refusal-three-portals = порталов «{ $portal }» на поле не больше двух, а пришло { $got }
refusal-corner-contact = части поля лежат отдельно, а { $cell } и { $other } соприкасаются углами
refusal-under-no-token = здесь нет жетона, под которым что-то спрятано
refusal-barrel-place = бочка не может стоять на «{ $sign }»
refusal-column-in-water = на открытой воде плавает одна бочка, а пришёл столбик из { $got }
refusal-golem-barrel = в этом издании бочки пустые, одиночные и стоят на суше
refusal-stream-short = в потоке две клетки воды или больше, а пришло { $got }
refusal-stream-dry = { $cell } — не вода
refusal-stream-twice = { $cell } стоит в потоке дважды
refusal-stream-gap = { $cell } не рядом с предыдущей клеткой
refusal-stream-outlet = { $cell } — не суша рядом с концом потока { $end }
refusal-stream-one-outlet = оба выхода — { $cell }
refusal-too-many-robots = роботов не больше { $most }, а пришло { $got }
refusal-small-hand = в руке нужно хотя бы { $least } команды, по одной на строку, а в ней { $got }
refusal-no-player = нужен хотя бы один робот игрока
refusal-two-golems = издание 2.0 — для двух големов (в головоломке — для одного), а пришло { $got }
refusal-same-id = двух роботов зовут «{ $got }»
refusal-two-robots = { $cell } уже занимает «{ $other }»
refusal-robot-on-wall = на { $cell } стена
refusal-robot-on-barrel = на { $cell } стоит бочка
refusal-golem-in-water = { $cell } — вода, голем этого издания там стоять не может
refusal-home-place = на { $cell } голему не встать, домом она быть не может
refusal-effort-off-snow = { $cell } — не сугроб, раскапывать нечего
refusal-off-ice = { $cell } — не лёд
refusal-ice-in-future = идёт раунд { $round }, более поздние ещё не кончались
refusal-waits-off-portal = { $cell } — не портал с парой
refusal-waits-not-played = при portal_busy "stay" никто не ждёт
refusal-goals-mode = цели ставят в режиме battle, а не { $mode }
refusal-goal-place = на { $cell } голему не встать, целью она быть не может
refusal-goal-target = «{ $robot }» не может быть целью самому себе
refusal-already-decided = игра уже окончена

refusal-cannot-resign = сдаться может только игрок, который ещё в игре, а это не «{ $robot }»
refusal-no-program = этот робот не составляет программу
refusal-missing-program = для этого робота нет программы
refusal-row-count = ожидается строк: { $rows }, а пришло: { $got }
refusal-row-range = ожидается от 1 до { $most } строк, а пришло: { $got }
refusal-empty-row = строка { $row } пуста, а заполнить нужно все
refusal-empty-inside = строка { $row }: внутри не хватает карты
refusal-die = строка { $row }: кубик бывает только на карте ПароБота
refusal-nesting = строка { $row }: здесь { $card } не может стоять внутри условия
refusal-card-of-another-edition = строка { $row }: в этом издании нет карты { $card }
refusal-too-many-cards =
    строка { $row }: { $holds ->
        [0] карты { $card } в руке нет
       *[other] слишком много карт { $card }, в руке их { $holds }
    }
refusal-wrong-round =
    строка { $row }: { $event ->
        [loop] в раунде «Цикл» карта { $card } не разрешена
        [condition] в раунде «Условие» карта { $card } не разрешена
        [nothing] в этом раунде карта { $card } не разрешена
        [freeze] в этом раунде карта { $card } не разрешена
        [thaw] в этом раунде карта { $card } не разрешена
        [lose_row] в этом раунде карта { $card } не разрешена
        [swap_rows] в этом раунде карта { $card } не разрешена
       *[other] { -unlisted }
    }
refusal-not-rolled = строка { $row }: кубик бонусов на этот раз не разрешает { $card }
refusal-bonus-twice = строка { $row }: кубик бонусов разрешает одну карту бонуса

refusal-record-format = ожидается "{ $expected_format }", а пришло { $got }
refusal-record-differs = "{ $key }" не совпадает с начальной позицией
refusal-record-after-end = раунд { $round } сыгран после конца игры
refusal-record-missing = робот { $robot }: нет { $key }; запись называет всё, что решил случай

refusal-start-back = робот должен начинать спиной к краю, а позади { $cell } есть клетка
refusal-start-not-opposite = два робота должны начинать лицом друг к другу
refusal-start-same-facing = три или четыре робота должны начинать лицом в разные стороны
refusal-arena-places = на этой арене нет мест для такого числа роботов: { $got }; есть для: { $choices }
refusal-arena-games = арена бывает для одной игры или нескольких, каждая названа один раз
refusal-no-starts = нет начальных мест; арене нужны места для 2, 3 или 4 роботов
refusal-start-count = ожидается начальных мест: { $expected_count }, а пришло: { $got }
refusal-start-form = ожидается клетка и направление, например 'b1 S', а пришло { $got }
refusal-start-place = робот начинает на чистом поле, а на { $cell } что-то лежит
refusal-start-locked = к { $cell } от первого места нет дороги
refusal-start-corner = големы начинают в углах, а { $cell } — не угол
refusal-start-opposite-corners = два голема начинают в противоположных углах
refusal-unknown-arena = арены { $got } нет; все перечисляет `golems arena list`
refusal-arena-edition = игра { $game } — не этого издания, а только: { $choices }
refusal-arena-token =
    в игре { $game } нет { $token ->
        [wall] стен
        [water] воды
        [ice] льда
        [portal] порталов
        [line] линий
        [barrel] бочек
       *[other] { -unlisted }
    }
refusal-arena-column = в игре { $game } бочки не ставят столбиком
refusal-arena-no-barrel = нет бочки, которую можно принести домой
refusal-arena-streams = в издании { $edition } потоков нет, а на этой арене они есть; выберите другую
refusal-arena-winter = в игре { $game } зимы нет
refusal-arena-segments =
    { $most ->
        [1] в игре { $game } поле из одной части, а пришло: { $got }
       *[other] в игре { $game } частей поля не больше { $most }, а пришло: { $got }
    }

# Настройки партии
refusal-game-edition = в издании { $got } в эту игру не играют, только в: { $choices }
refusal-game-players = игроков в этой игре: { $choices }, а пришло { $got }
refusal-no-bonus-cards = в игре { $game } нет бонусных карт
refusal-parobots-last = ПароБоты садятся после игроков
refusal-parobots =
    { $players ->
        [one] с одним игроком ПароБотов может быть столько: { $choices }; а пришло { $got }
       *[other] игроков: { $players }, ПароБотов может быть столько: { $choices }; а пришло { $got }
    }
refusal-same-colour = два места хотят один цвет: { $colour }
refusal-choose-freely = свободно выбирают один или два игрока; { $got } берут компоненты по очереди
refusal-no-components = у роботов игры { $game } нет компонентов на выбор
refusal-scenario-edition = этот сценарий для издания { $edition }, а не { $got }
refusal-scenario-seats =
    { $players ->
        [one] этот сценарий для одного игрока, а пришло: { $got }
       *[other] этот сценарий для такого числа игроков: { $players }, а пришло: { $got }
    }
refusal-name = { $got } — не имя: ожидается до { $most } видимых знаков
refusal-no-deck = в колоде нет карт событий

# Решения
refusal-one-decision = ожидается одно решение из: { $choices }; а пришло { $got }
refusal-not-asked =
    игра ждёт не этого: { $phase ->
        [components] сейчас выбирают компоненты
        [programs] сейчас составляют программы
        [question] сейчас кто-то отвечает на вопрос
       *[other] { -unlisted }
    }
refusal-match-over = партия окончена
refusal-component = { $got } взять нельзя, только: { $choices }
refusal-no-option = такого ответа на вопрос нет ({ $kind })
refusal-resign-later = программы уже идут: сдаться можно, когда раунд закончится
refusal-resign-not-playing = сдаться может только игрок, который ещё в игре

# Боты
refusal-no-bot-file = файла { $file } нет
refusal-no-bot = функции { $name } в файле { $file } нет


## Комнаты

serve-begins = Големы на { $address } (Ctrl+C — закончить)
serve-others = С других устройств: { $address }
serve-memory = Ничего не сохраняется: когда Големы закончат работу, все игры исчезнут.
refusal-port-taken = порт { $port } занят. Может быть, Големы уже запущены? Если нет, выберите другой порт: --port
refusal-listen = не получается ждать гостей по этому адресу: { $detail }
refusal-no-page = в этой копии golems нет страницы: соберите её командой make web или установите готовый пакет
refusal-no-checkout = сайт собирается из исходников golems: получите их через git, выполните там make setup, затем golems site
refusal-folder-not-empty = в этой папке лежит что-то другое: назовите пустую или новую
site-written = Папка { $folder } готова: { $megabytes } МБ. Попробовать: python -m http.server --directory { $folder }
refusal-no-address = по этому адресу ничего нет
refusal-no-method = { $method } здесь не подходит, только: { $allowed }
refusal-no-answer = на сервере что-то сломалось; попробуйте ещё раз
refusal-not-kept = сервер сейчас ничего не может записать; попробуйте ещё раз чуть позже
refusal-newer-database = у базы данных схема «{ $found }», эта версия golems знает схемы только до «{ $known }»: запустите снова более новую версию или восстановите более раннюю резервную копию
refusal-no-room = комнаты с таким кодом нет
refusal-no-table = сейчас для вас нет стола: подождите следующего тура
refusal-table-bound = этот стол — часть турнира или урока, он накрывается там
refusal-tournament-over = турнир окончен: все туры сыграны
refusal-no-gathering = комнаты, турнира или урока с таким кодом нет
refusal-only-lead = это может сделать только ведущий
refusal-no-record = такой записи нет
refusal-no-plan = такого плана урока нет
refusal-no-clause = такого пункта в правилах нет
refusal-too-often = слишком часто; подождите немного и попробуйте снова
refusal-job-too-long = это слишком долго; попробуйте что-нибудь поменьше
refusal-job-too-large = для этого нужно слишком много памяти; попробуйте что-нибудь поменьше
refusal-job-failed = пока сервер думал, что-то сломалось; попробуйте ещё раз
refusal-board-too-large = на этом поле { $got } клеток; если их больше { $most }, ждать пришлось бы слишком долго
refusal-hand-too-large = в наборе карт «Условие»: { $got }; если их больше { $most }, ждать пришлось бы слишком долго
refusal-other-host = сервер не знает себя под именем { $host }. Откройте его по адресу вроде http://192.168.0.5:8000 или запустите с --hosts и этим именем
refusal-too-many-connections = из этой сети открыто слишком много соединений; подождите немного и попробуйте снова
refusal-body-too-large = здесь больше { $most } байт — столько сервер не примет
refusal-body = это не читается: { $detail }
refusal-parameter = здесь не может стоять { $got }
refusal-unknown-bot = такого бота нет, есть только: { $choices }
refusal-parobot-with-bot = ПароБот играет по своей карте, бот ему не нужен
refusal-match-runs = партия идёт: сначала она должна закончиться
refusal-no-match = партия ещё не началась
refusal-no-chair = стула { $got } нет, их всего { $most }
refusal-chair-taken = здесь уже кто-то сидит
refusal-chair-free = стул { $chair } ещё свободен: на него должен кто-то сесть, хотя бы бот
refusal-nobody-sits = здесь никто не сидит
refusal-no-person = этот стул не для человека
refusal-no-bot-plays = за этот стул бот не играет
refusal-no-name = в имени есть хотя бы одна буква
refusal-paused = игра на паузе
refusal-nothing-to-pause = ставить на паузу нечего
refusal-not-paused = игра не на паузе
refusal-only-host = это может только хозяин комнаты
refusal-not-your-chair = стул { $chair } не ваш
refusal-too-late = это ответ на прежний вопрос; посмотрите ещё раз
refusal-no-clock = часы не идут


## Сервер: настройки, ключ, коды и жетоны, резервные копии.

refusal-database-url =
    ожидается база вроде sqlite:////папка/golems.sqlite или postgresql://имя:пароль@узел/база
refusal-base-path = ожидается путь вроде /golems, а пришло { $got }
refusal-rate = ожидается предел вроде 10/minute или 10/minute;100/day, а пришло { $got }
refusal-network = ожидается адрес или сеть вроде 10.0.0.1 или 10.0.0.0/8, а пришло { $got }
refusal-origin = ожидаются протокол и узел страницы вроде https://school.example, а пришло { $got }
refusal-host-name = ожидается имя этого сервера вроде play.example, без https:// и без порта, а пришло { $got }
refusal-workers-need-postgresql =
    процессов: { $workers }, им нужна база PostgreSQL: укажите её в --database или запустите один процесс
refusal-data-folder = не удаётся использовать папку данных: { $detail }
refusal-key-file = не удаётся прочитать или создать ключ сервера: { $detail }
refusal-key-length = ожидается ключ из { $expected_bytes } байт, а пришло: { $got }; без этого файла появятся новый ключ и новые жетоны
refusal-key-not-private = ключ сервера могут прочитать другие; закройте его снова: { $command }
refusal-room-code = { $got } — не код комнаты: ожидаются пять букв из { $letters }
refusal-token = это место не ваше или уже не ваше: войдите в комнату ещё раз

refusal-database = не удаётся использовать базу данных: { $detail }
refusal-no-asyncpg = для PostgreSQL нужен asyncpg: pip install golems[server]
refusal-no-database = сохранять пока нечего: база данных пуста
refusal-database-not-empty = база данных не пуста, строк: { $rows }; с --replace они сначала удаляются
refusal-not-a-backup = это не резервная копия golems, или она повреждена
refusal-backup-newer = у этой копии схема «{ $schema }», этот выпуск golems её не знает: возьмите более новый
backup-done = { $file }: сохранено строк: { $rows }. Берегите файл так же, как сам сервер.
restore-done = { $file }: строк снова в базе: { $rows }.
undelete-done = Снова в базе: { $back } (комнаты, турниры и повторы).
undelete-left = Осталось в корзине: { $left }. Их коды уже заняты.


## Что команды говорят о матчах: об одном, о многих и об аренах, где их играют.

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п. ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

match-seat = { $robot }: { $player }
match-seat-built = { $robot }: { $player } ({ $parts })
match-parobot = ПароБот, карта { $card }
match-end = Конец
match-result =
    { $rounds ->
        [one] после { $rounds } раунда: { $end }
       *[other] после { $rounds } раундов: { $end }
    }
match-place = { $place }. { $robots }

replay-match-over =
    { $rounds ->
        [one] Все решения приняты заново ({ $decisions }). После { $rounds } раунда: { $end }.
       *[other] Все решения приняты заново ({ $decisions }). После { $rounds } раундов: { $end }.
    }
replay-match-open =
    Все решения приняты заново ({ $decisions }). { $phase ->
        [components] Матч ждёт выбора компонентов: { $robots }.
        [programs] Раунд { $rounds } ждёт программ: { $robots }.
        [question] Раунд { $rounds } ждёт ответа: { $robots }.
       *[other] { -unlisted }
    }

analyse-columns = Голем|Программа|Ценность|Лучший ответ|Ценность|Упущено
analyse-more-columns = Лучшая игра|Против неё|Упущено|Не меньше
analyse-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-reply =
    { $mark ->
        [3] { $robot }: лучше почти некуда (проверено программ: { $tried }).
        [2] { $robot }: немного лучше была бы { $best } (проверено программ: { $tried }).
       *[other] { $robot }: намного лучше была бы { $best } (проверено программ: { $tried }).
    }
analyse-beforehand =
    { $mark ->
        [3] До раунда это был разумный выбор.
        [2] И до раунда были программы немного лучше.
       *[other] И до раунда были программы намного лучше.
    }
analyse-habits =
    { $level ->
        [0] { $robot }: раундов мало, чтобы судить о привычках.
        [1] { $robot }: угадать трудно. Верно угаданы строки: { $right } из { $rows }, наугад вышло бы { NUMBER($blind, maximumFractionDigits: 1) }.
        [2] { $robot }: иногда можно угадать. Верно угаданы строки: { $right } из { $rows }, наугад вышло бы { NUMBER($blind, maximumFractionDigits: 1) }.
       *[other] { $robot }: угадать легко. Верно угаданы строки: { $right } из { $rows }, наугад вышло бы { NUMBER($blind, maximumFractionDigits: 1) }.
    }
analyse-habit = В строке { $row } чаще всего { $card }: раундов { $times } из { $rounds }.

simulate-title =
    { $matches ->
        [one] { $matches } матч
        [few] { $matches } матча
       *[many] { $matches } матчей
    }
simulate-columns = Место|Победы|Ничьи|Поражения|Очки|Урон
simulate-rounds = Раундов в матче: { $rounds }
simulate-ends = Чем кончались, по пунктам правил: { $ends }
simulate-first = Очки первого места сверх его доли: { $advantage }

arenas-columns = Арена|Имя|Размер|Игры|Мысль
check-wrong = ошибка: { $fault }
check-warning = заметка: { $warning } ({ $rule })
check-symmetric = для двух роботов одинакова с обоих стартов
check-not-symmetric = для двух роботов не одинакова с обоих стартов
check-claims-symmetry = в «fair» сказано symmetry, но старты двух роботов не симметричны
check-advantage = игроков { $players }{ $parobots ->
        [0] {""}
       *[other] , ПароБотов { $parobots }
    }: первый игрок { $first }; дальше всех от своей доли старт { $place }, { $furthest }

league-title =
    { $bots ->
        [one] Круговой турнир, { $bots } бот
        [few] Круговой турнир, { $bots } бота
       *[many] Круговой турнир, { $bots } ботов
    }
league-played =
    { $matches ->
        [one] { $matches } матч
        [few] { $matches } матча
       *[many] { $matches } матчей
    } на { $arenas ->
        [one] { $arenas } арене
       *[other] { $arenas } аренах
    }, места меняются; интервалы 95 %; { $anchor ->
        [none] среднее — 1500
       *[other] { $anchor } — 1500
    }
league-elo = Эло
league-columns = №|Бот|Эло|95 %|Очки|95 %
league-rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
league-ratings = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }…{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
league-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
league-shares = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-against = { $share } ({ $ends }) против бота { $bot }
league-line = { $place }. { $bot }: Эло { $rating } ({ $ends }); { $scores }.
league-parobot = ПароБот { $card ->
        [any] {""}
       *[other] { $card }
    }

refusal-not-written = не удаётся записать файл: { $detail }
refusal-seat-without-bot = за этим местом никто не играет; назовите бота
refusal-no-cluster = по этому адресу не отвечает планировщик Dask с работниками
refusal-no-dask = для этого нужен Dask: pip install golems[cluster]


## Файлы уровней из редактора автора игры: что в них не так, что опущено и что выбрано.

refusal-level-version = это не файл уровня версии { $expected_version }: пришло { $got }
refusal-level-grid = записей ожидается { $expected_count }, а пришло { $got }
refusal-level-turn = ожидаются повороты по 90 градусов, а пришло { $got }
refusal-level-no-piece = на столе нет ни одной части поля
refusal-level-overlap = части поля { $piece } и { $other } лежат одна на другой

warning-level-touching = части поля { $piece } и { $other } лежат вплотную: здесь это одно поле
warning-level-same-piece = { $piece } и { $other } — одна и та же часть поля из коробки, стоймя и на боку; положены обе
warning-level-loose-turn = { $key } поворачивает жетон, которого там нет
warning-level-icon = значок { $icon } не известен
warning-level-off-field = { $token } в строке { $row }, столбце { $column } файла лежит мимо частей поля и опущен
warning-level-not-ours =
    { $kind ->
        [duck] вода с уточкой
        [spring] пружина
        [marker] метка
        [unknown] неизвестный жетон
       *[other] { -unlisted }
    } { $token } на { $cell }: в этой игре такого нет, жетон опущен
warning-level-misfit =
    жетон { $token } на { $cell } опущен: он лежит на { $under ->
        [ground] голой земле
        [water] воде
        [portal] портале
        [wall] стене
        [line] линии
        [ice] льду
        [afloat] плавающей бочке
        [golem] големе
        [barrel] бочках
        [barrel-on-ice] бочках
       *[other] { -unlisted }
    }
warning-level-portal-surplus = портал { $token } на { $cell } опущен: пар порталов не больше двух
warning-level-golem-surplus = голем { $token } на { $cell } опущен: роботов не больше четырёх
warning-level-in-the-air = { $token } на { $cell } висит в воздухе; поставлен на место под собой
warning-level-portals =
    { $portals ->
        [1] портал всего один: он никуда не ведёт
       *[other] какие порталы составляют пару, в файле не сказано: они взяты по порядку, строка за строкой
    }
warning-level-contents = что лежит в бочках, в файле не сказано: пока вы не впишете, там «?»
warning-level-targets = в позиции нет целевых клеток; в файле это { $cells }
warning-level-puzzle = в позиции нет значков головоломки; в файле это { $icons }
warning-level-no-player = среди големов нет ни одного игрока: поставьте его, чтобы показать позицию или сыграть
warning-level-simple = деталей в файле нет: у големов игроков четыре строки, а повреждения только считаются
warning-level-card = { $robot } на { $cell } — ПароБот; его карты в файле нет, пусть это будет { $card }
warning-level-same-colour = голем этого цвета уже есть: тот, что на { $cell }, зовётся { $robot }
warning-level-bot-mark = { $token } на { $cell } не отмечает никакого голема
import-note = заметка: { $remark }


## Головоломки: что в них нужно сделать, подсказки, что в головоломке не так и что о них говорят команды.

puzzle-goal-reach =
    { $facing ->
        [N] { $robot } должен оказаться на { $cell } и смотреть на север.
        [E] { $robot } должен оказаться на { $cell } и смотреть на восток.
        [S] { $robot } должен оказаться на { $cell } и смотреть на юг.
        [W] { $robot } должен оказаться на { $cell } и смотреть на запад.
        [none] { $robot } должен оказаться на { $cell }.
       *[other] { -unlisted }
    }
puzzle-goal-touch = { $robot } должен побывать на { $cells }, именно в таком порядке.
puzzle-goal-destroy = { $robot } должен быть уничтожен.
puzzle-goal-destroy-barrels =
    { $count ->
        [one] Нужно избавиться от { $count } бочки.
       *[other] Нужно избавиться от { $count } бочек.
    }
puzzle-goal-push = На { $cell } должна оказаться бочка.
puzzle-goal-bring = { $robot } должен принести бочку на { $cell }.
puzzle-goal-survive = { $robot } должен уцелеть.
puzzle-goal-repair =
    { $part ->
        [processor] { $robot } должен остаться с целым процессором.
        [weapon] { $robot } должен остаться с целым оружием.
        [chassis] { $robot } должен остаться с целым шасси.
        [none] { $robot } должен остаться совсем без повреждений.
       *[other] { -unlisted }
    }
puzzle-limit-rows =
    { $kind ->
        [exactly]
            { $number ->
                [one] Ровно { $number } строка.
                [few] Ровно { $number } строки.
               *[other] Ровно { $number } строк.
            }
        [most]
            { $number ->
                [one] Не больше { $number } строки.
               *[other] Не больше { $number } строк.
            }
       *[other] { -unlisted }
    }
puzzle-limit-cards =
    { $kind ->
        [exactly]
            { $number ->
                [one] Ровно { $number } карта.
                [few] Ровно { $number } карты.
               *[other] Ровно { $number } карт.
            }
        [most]
            { $number ->
                [one] Не больше { $number } карты.
               *[other] Не больше { $number } карт.
            }
       *[other] { -unlisted }
    }
puzzle-limit-use = Обязательно нужна карта { $card }.
puzzle-limit-all-cards = Нужно использовать все карты руки.
puzzle-limit-no-damage = Нельзя получать повреждения.
puzzle-limit-fewest =
    { $number ->
        [one] Хватит и { $number } карты, а здесь их { $got }.
       *[other] Хватит и { $number } карт, а здесь их { $got }.
    }
puzzle-limit-one-card =
    { $got ->
        [0] Нужно заменить одну карту, а не заменена ни одна.
       *[other] Заменить можно только одну карту, а здесь других карт { $got }.
    }
puzzle-ghost-wrong = { $robot } окажется не там.

puzzle-hint-watch = Проследи строку за строкой, что делает { $robot }.
puzzle-hint-barrel = Посмотри на бочку на { $cell }.
puzzle-hint-cell = Посмотри на { $cell }: с какой стороны туда можно попасть?
puzzle-hint-cards =
    { $number ->
        [one] Хватит { $number } карты.
       *[other] Хватит { $number } карт.
    }
puzzle-hint-uses = В самой короткой программе есть карта { $card }.
puzzle-hint-first =
    { $ways ->
        [1] Первая карта — { $kind ->
            [step] шаг.
            [turn] поворот.
            [condition] условие.
            [card] { $card }.
           *[other] { -unlisted }
        }
       *[other] Неплохо начать так: { $kind ->
            [step] шаг.
            [turn] поворот.
            [condition] условие.
            [card] { $card }.
           *[other] { -unlisted }
        }
    }
puzzle-hint-last =
    В самом конце — { $kind ->
        [step] шаг.
        [turn] поворот.
        [condition] условие.
        [card] { $card }.
       *[other] { -unlisted }
    }
puzzle-hint-row =
    { $round ->
        [0] Строка { $number }: { $row }.
       *[other] Раунд { $round }, строка { $number }: { $row }.
    }
puzzle-hint-good-rows =
    { $number ->
        [0] Начни заново: уже первая строка ведёт не туда.
        [1] Первую строку можно оставить.
        [one] Можно оставить { $number } первую строку.
        [few] Можно оставить { $number } первые строки.
       *[other] Можно оставить { $number } первых строк.
    }
puzzle-hint-bug-half =
    { $half ->
        [first] Ошибка в первой половине программы.
        [second] Ошибка во второй половине программы.
       *[other] { -unlisted }
    }
puzzle-hint-bug-kind =
    Ошибка в строке, которая начинается так: { $kind ->
        [step] шаг.
        [turn] поворот.
        [condition] условие.
        [card] { $card }.
       *[other] { -unlisted }
    }
puzzle-hint-bug-row =
    { $round ->
        [0] Присмотрись к строке { $number }.
       *[other] Присмотрись к строке { $number } раунда { $round }.
    }
puzzle-hint-finger = Поставь палец на голема и веди его строку за строкой.
puzzle-hint-blocked = В строке { $number } ему что-то мешает.
puzzle-hint-after =
    После строки { $number } { $robot } стоит на { $cell } и смотрит { $facing ->
        [N] на север.
        [E] на восток.
        [S] на юг.
        [W] на запад.
       *[other] { -unlisted }
    }

puzzle-wrong-unsolvable = решить её нельзя
puzzle-wrong-for-nothing = она решена без единой карты
puzzle-wrong-minimum = в "minimum" сказано: карт { $stated_cards }, строк { $stated_rows }, решений { $stated_solutions }, а на деле { $cards }, { $rows } и { $solutions }
puzzle-wrong-stars = три звезды за { $stars } карт получить нельзя: нужно { $cards }
puzzle-wrong-need = её можно решить и без { $cards }
puzzle-wrong-need-not-in-hand = в "needs" названо то, чего здесь и так не положить: { $cards }
puzzle-wrong-no-bug = в программе нет ошибки: она решает головоломку
puzzle-wrong-no-repair = никакая другая карта ни на каком месте программу не исправит
puzzle-wrong-repairs = программу можно исправить не одним способом, а так: { $programs } (всего { $count })
puzzle-wrong-ghost-out = { $robot } уничтожен, и призрака поставить некуда
puzzle-note-ghost-home = { $robot } оказывается там же, где начал
puzzle-note-no-minimum = "minimum" ещё не указан
puzzle-note-language = нет текста на языке "{ $language }"
puzzle-note-question =
    по пути { $robot } должен был бы выбрать, { $kind ->
        [damage] что повреждено
        [repair] что починить
        [exit] куда выйти из воды
        [face] куда смотреть на линии
       *[other] { -unlisted }
    }; в головоломке берётся первый вариант

puzzles-columns = Глава|Головоломка|Название|Вид|Издание|Карты|Идеи
puzzle-kind-write = написать
puzzle-kind-fewest = меньше всего карт
puzzle-kind-bug = найти ошибку
puzzle-kind-predict = предсказать
puzzle-concept-sequence = порядок
puzzle-concept-turns = повороты
puzzle-concept-loop = цикл
puzzle-concept-condition = условие
puzzle-concept-sensing = зрение голема
puzzle-concept-timing = вовремя
puzzle-concept-several-robots = несколько големов
puzzle-concept-physics = предметы поля
puzzle-concept-debugging = поиск ошибок
puzzle-heading = { $puzzle }: { $title }
puzzle-note = замечание: { $note }
puzzle-unsolvable = Решить нельзя, это доказано (позиций: { $positions }).
puzzle-proven = Доказано: карт { $cards }, строк { $rows }; кратчайших программ { $solutions } (позиций: { $positions }).
puzzle-difficulty =
    { $tempting ->
        [0] Сложность { $value }; обманчивых начал нет.
       *[other] Сложность { $value }; обманчивых начал: { $tempting }.
    }
puzzle-repair = Доказано: исправить можно только так: { $program }
puzzle-repairs =
    { $count ->
        [0] Одной заменой не исправить.
       *[other] Исправить можно по-разному, способов: { $count }.
    }
puzzle-ghost = { $robot } окажется на { $cell } и будет смотреть { $facing ->
        [N] на север.
        [E] на восток.
        [S] на юг.
        [W] на запад.
       *[other] { -unlisted }
    }
puzzle-ghost-out = { $robot } уничтожен.

refusal-unknown-puzzle = головоломки { $got } нет; все названы в `golems puzzle list`
refusal-puzzle-mode = головоломка играется в режиме battle, и цели у неё свои
refusal-puzzle-text =
    { $got ->
        [0] ожидается текст, не больше { $most } знаков, а он пуст
       *[other] ожидается текст, не больше { $most } знаков, а пришло { $got }
    }
refusal-puzzle-twice = что-то названо дважды
refusal-puzzle-no-control = назовите робота, которым управляет игрок
refusal-puzzle-control = «{ $robot }» — ПароБот или выбыл: игрок не может им управлять
refusal-puzzle-not-other = робот «{ $robot }» — у игрока или выбыл: своей программы у него нет
refusal-puzzle-by-round = ожидается по одной записи на раунд, всего { $rounds }, а пришло { $got }
refusal-puzzle-dice = на карте { $parobot } кубиков { $dice }, а пришло граней { $got }
refusal-puzzle-rolls = кубики могут выпасть по-разному, всего { $got }, а перебрать можно не больше { $most }
refusal-puzzle-no-goal = нет ни одной цели
refusal-puzzle-goal-edition = цель "{ $goal }" не для издания { $edition }
refusal-puzzle-touch = ожидаются клетки, каждая не та же, что перед ней, а пришло { $got }
refusal-puzzle-bound = ожидается {"{"}"most": …{"}"} или {"{"}"exactly": …{"}"}, а пришло { $got }
refusal-puzzle-stars = ожидаются два числа: сколько карт — ещё три звезды и сколько — ещё две; а пришло { $got }
refusal-puzzle-rows =
    { $most ->
        [one] ожидается не больше { $most } строки, а пришло { $got }
       *[other] ожидается не больше { $most } строк, а пришло { $got }
    }
refusal-puzzle-bonus = строка { $row }: { $card } в этой головоломке использовать нельзя
refusal-puzzle-ghosts =
    { $expected_count ->
        [one] ожидается призрак для голема, которым управляют, а пришло { $got }
       *[other] ожидается по призраку для каждого голема, которым управляют, всего { $expected_count }, а пришло { $got }
    }
refusal-puzzle-too-large = здесь больше { $most } позиций: столько не перебрать
refusal-puzzle-too-long = в присланной головоломке не больше { $most } байт, а в этой { $got }
refusal-puzzle-too-hard = эту головоломку пришлось бы обдумывать слишком долго
refusal-puzzle-kind =
    { $kind ->
        [predict] в этой головоломке спрашивают, где окажется голем, а не программу
        [write] в этой головоломке нужна программа, а не место
        [fewest] в этой головоломке нужна программа, а не место
        [bug] в этой головоломке нужна программа, а не место
       *[other] { -unlisted }
    }
refusal-no-puzzle = такой головоломки нет
refusal-no-hint =
    { $count ->
        [0] для этой головоломки нет подсказок: возможно, она не решается
        [one] есть только { $count } подсказка
        [few] есть только { $count } подсказки
       *[other] есть только { $count } подсказок
    }

## Листы для печати: игра, арены, головоломки.

print-title = Битва Големов
print-edition = Издание { $edition } · напечатай, вырежи и играй
print-cards = Карты
print-offer-box = Вся коробка, издание { $edition }
print-offer-cards = Карты, издание { $edition }
print-offer-lessons = Все уроки
print-pack = Набор: возраст { $ages } · уровень «{ $name }»
print-how = Как печатать
print-how-scale = Печатайте в масштабе 100 %, «реальный размер», без «подогнать под страницу». Проверьте отрезок на этой странице: в нём должно быть 50 мм.
print-how-paper = Лучше всего плотная бумага (160–250 г/м²). Листы из тонкой наклейте на картон, а потом режьте.
print-how-sides =
    { $sides ->
        [two] Печатайте всё с двух сторон, переворот по длинному краю: рубашки лягут точно на карты, а где оборота нет, лист останется пустым. Если принтер так не умеет: сначала нечётные страницы, потом те же листы ещё раз, чётные. Попробуйте на двух листах и посмотрите на просвет.
        [one] Печатайте с одной стороны. Карточки големов и ПароБотов сложите пополам, остальные карты — без рубашек: чья карта, видно по значку в углу.
       *[other] { -unlisted }
    }
print-how-fields = Клетка поля — { $cell } мм.{ $seasons ->
        [two] {" "}Зима — на обороте лета; печатая с одной стороны, склейте два листа спинками.
        [one] {""}
       *[other] { -unlisted }
    }
print-how-fields-duel = Клетка поля — { $cell } мм. Поле 6×6 состоит из двух половин: вырежьте и склейте их.
print-how-cards = Режьте по линейке от метки до метки. Каждая карта 63 × 88 мм, к ней подойдёт обычный протектор.
print-how-fold = По пунктиру — сгибать: жетоны и карты с пунктиром посередине станут двусторонними, големы — домиками, кубики — кубиками. Клей — на серое.
print-line = Этот отрезок — 50 мм.
print-contents = Что здесь есть
print-pages = стр.
print-notice = Игра и её название принадлежат их авторам. Рисунки и слова этих листов — проект Golems, лицензия MIT.
print-foot = { $title } · { $page } / { $pages } · масштаб 100 %
print-blank = Оборот страницы { $page }: здесь ничего нет
print-glue = клей

print-name-commands = Карты команд
print-name-events = Карты событий
print-name-golems = Карточки големов
print-name-parobots = Карты ПароБотов
print-name-decoding = Расшифровка кубика
print-name-help = Памятки
print-name-backs = Рубашки карт
print-name-field =
    { $season ->
        [summer] Поле { $size }, лето
        [winter] Поле { $size }, зима
        [none] Поле { $size }
       *[other] { -unlisted }
    }
print-name-walls = Стены
print-name-water = Вода
print-name-ice = Лёд
print-name-portals = Порталы
print-name-decorations = Антураж, для красоты
print-name-homes = Домашние клетки
print-name-lines = Линии
print-name-barrels = Бочки
print-name-components = Компоненты
print-name-hearts = Жизни
print-name-figures = Складные големы
print-name-plates = Подставки для големов
print-name-masks = Маски ПароБотов
print-name-dice = Складные кубики
print-name-tops = Волчок вместо кубика
print-name-ruler = Линейка энергии
print-name-rounds = Линейка раундов
print-name-flame = Огонёк для линейки

print-event = Событие
print-event-nothing = В этом раунде без Циклов и без Условий.
print-event-loop = В этом раунде можно класть Цикл.
print-event-condition = В этом раунде можно класть Условие.
print-event-freeze = Положите лёд на всю открытую воду. Кто в воде, вылезает на лёд.
print-event-thaw = Уберите весь лёд. Кто на нём стоял, падает в воду.
print-event-lose-row = Сосед не глядя вытягивает одну твою строку. Она не сыграет, а следующие сдвинутся вверх.
print-event-swap-rows = Сосед не глядя выбирает две твои строки, и они меняются местами.

print-golem-parts = Каждая единица урона переворачивает один жетон, какой — решаешь ты. Четвёртая уничтожает голема.
print-golem-simple = Программа — четыре строки, удар — одна клетка, сила 1. Каждая единица урона — одно сердце.
print-golem-lives = Удар или вода отнимают жизнь. Голем без жизней выбывает.

print-parobot-scout = Разведчик
print-parobot-guard = Страж
print-parobot-ram = Таран
print-parobot-crab = Краб
print-parobot-turtle = Черепаха
print-parobot-whirl = Вихрь
print-parobot-lives =
    { $lives ->
        [one] { $lives } жизнь
        [few] { $lives } жизни
       *[other] { $lives } жизней
    }
print-parobot-strength = сила { $strength }, одна клетка
print-parobot-side = { $robot } без игрока. Что делать, скажет карта с программой. Любой урон его уничтожает.

print-die-commands = Кубик ПароБота
print-die-commands-idea = Бросайте для каждого кубика на карте ПароБота, в каждом раунде заново.
print-die-bonus = Кубик бонусов
print-die-bonus-idea = Брось в начале раунда: эту бонусную карту можно один раз положить.
print-top = Проткни спичкой посередине и крути. На какую сторону лёг, то и выпало.

print-help = Порядок строки
print-step-conditions = Условия смотрят вперёд
print-step-water = Из воды: урон 1, хода нет
print-step-movement = Все двигаются
print-step-again = Циклы — ещё раз
print-step-action = Атака и Защита
print-step-removal = Разбитые уходят
print-step-passes = Движение; Повторы — два или три раза
print-step-enemy = «Есть противник?» смотрит вперёд и двигает
print-step-attacked = «Нападение?» смотрит, кто бьёт, и двигает
print-step-blows = Удар, Защита, Взять

print-part-rows =
    { $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[other] { $rows } строк
    }
print-part-strength = сила { $strength }
print-rounds = раунды
print-ruler = Огонёк начинает с { $units }. После каждого раунда — шаг вниз. На 0 игра кончается.

print-rules = Правила коротко
print-rules-lead = На каждый вопрос ответит книга правил, а чтобы начать, хватит этой страницы.
print-goal = Кто победит
print-goal-battle =
    { $robots ->
        [simple] Последний голем на поле. Если после восьми раундов их несколько — тот, у кого больше сердец.
        [components] Последний голем на поле. Если после восьми раундов их несколько — тот, у кого меньше повреждённых частей.
       *[other] { -unlisted }
    }
print-goal-duel =
    { $energy ->
        [0] Последний голем на поле. Если за 50 раундов никто не победил — тот, у кого больше жизней.
       *[other] Последний голем на поле. Если энергия кончилась раньше — тот, у кого больше жизней.
    }
print-setup = Подготовка
print-setup-battle =
    { $level ->
        [L1] Положите поле и на него две-три стены. Големы начинают спиной к краю: двое — лицом к лицу, трое или четверо смотрят в разные стороны. Каждому — карточка голема, четыре сердца и его карты команд ({ $cards }). Кто играет один, берёт в соперники ПароБота. Огонёк стоит на 8.
        [L2] Положите поле, на него — стены, воду и перемешанные бочки, по одной на клетку. Големы начинают спиной к краю: двое — лицом к лицу, трое или четверо смотрят в разные стороны. Каждому — карточка голема, его карты команд ({ $cards }), процессор, оружие и шасси. Перемешайте карты событий и оставьте восемь.
        [L3] Положите от одного до трёх полей чуть порознь. Разложите как хотите стены, воду, порталы и перемешанные бочки, по одной на клетку. Големы начинают спиной к краю: двое — лицом к лицу, трое или четверо смотрят в разные стороны. Каждому — карточка голема, его карты команд ({ $cards }), процессор, оружие и шасси. Перемешайте карты событий и оставьте восемь. Втроём возьмите одного ПароБота, вдвоём — двух.
        [L4] Положите от одного до трёх полей чуть порознь, летом или зимой вверх. Разложите как хотите стены, воду, перемешанные бочки, порталы и линии; на зимнем поле на всю воду кладут лёд. Големы начинают спиной к краю: двое — лицом к лицу, трое или четверо смотрят в разные стороны. Каждому — карточка голема, его карты команд ({ $cards }), процессор, оружие и шасси. Перемешайте карты событий и оставьте восемь.
       *[other] { -unlisted }
    }
print-setup-duel = Возьмите поле 4×4 или 6×6, разложите как хотите стены, воду и бочки. Големы начинают в { $energy ->
        [0] противоположных углах, лицом друг к другу
       *[other] углах, двое — в противоположных, лицом друг к другу
    }. Каждому — карточка голема, три сердца и его карты команд ({ $cards }).{ $energy ->
        [0] {""}
       *[other] {" "}Огонёк стоит на { $energy }.
    }
print-round = Раунд
print-round-battle =
    { $level ->
        [L1] Каждый выкладывает программу в открытую, взрослый может помочь. ПароБот бросает кубик. Потом все играют строку 1 одновременно, в порядке с памятки, за ней строки 2, 3 и 4. Огонёк — на шаг вниз, карты — в руку.
        [L2] Откройте карту события. Каждый тайно выкладывает программу. Событие делает своё дело, ПароБоты бросают кубик. Потом все открывают строку 1 и играют её одновременно, в порядке с памятки, за ней строку 2 и так далее. Карты возвращаются в руку.
        [L3] Откройте карту события. Каждый тайно выкладывает программу. Событие делает своё дело, ПароБоты бросают кубик. Потом все открывают строку 1 и играют её одновременно, в порядке с памятки, за ней строку 2 и так далее. В конце тот, кто стоит на том же льду, что и раунд назад, его проламывает. Карты возвращаются в руку.
        [L4] Откройте карту события. Каждый тайно выкладывает программу. Событие делает своё дело, ПароБоты бросают кубик. Потом все открывают строку 1 и играют её одновременно, в порядке с памятки, за ней строку 2 и так далее. В конце тот, кто стоит на том же льду, что и раунд назад, его проламывает. Карты возвращаются в руку.
       *[other] { -unlisted }
    }
print-round-duel = Каждый бросает кубик бонусов или крутит волчок и тайно выкладывает { $energy ->
        [0] от одной до четырёх строк
       *[other] четыре строки
    }. Все открывают строку 1 и играют её одновременно, в порядке с памятки, за ней строки 2, 3 и 4. { $energy ->
        [0] Карты — в руку.
       *[other] Огонёк — на шаг вниз, карты — в руку.
    }
print-program = Программа
print-program-battle =
    { $level ->
        [L1] Четыре строки, в каждой — одна команда. Условие бывает только у ПароБота: первая команда, если впереди препятствие (голем, стена, край), вторая, если его нет.
        [L2] Строк столько, сколько даёт процессор, в каждой — команда. В раунде Цикла строкой может быть Цикл и рядом команда: она сыграет дважды. В раунде Условия — Условие и две команды: первая, если впереди препятствие (голем, бочка, стена, вода, край), вторая, если его нет.
        [L3] Строк столько, сколько даёт процессор, в каждой — команда. В раунде Цикла строкой может быть Цикл и рядом команда: она сыграет дважды. В раунде Условия — Условие и две команды: первая, если впереди препятствие (голем, бочка, стена, вода, лёд, край), вторая, если его нет.
        [L4] Строк столько, сколько даёт процессор, в каждой — команда. В раунде Цикла строкой может быть Цикл и рядом команда: она сыграет дважды. В раунде Условия — Условие и две команды: первая, если впереди препятствие (голем, бочка, стена, вода, лёд, линия, край), вторая, если его нет.
       *[other] { -unlisted }
    }
print-movement = Движение
print-movement-battle = Все двигаются сразу. Вперёд и Назад — на клетку, повороты — на месте. Стена или край: стой. Двое хотят на одну клетку — оба стоят. Поменяться местами можно.
print-movement-duel = Все двигаются сразу. Вперёд и Назад — на клетку, повороты — на месте. Стена, бочка или край: стой. Двое хотят на одну клетку — оба стоят. Поменяться местами можно.
print-attack = Атака и Защита
print-attack-of-duel = Удар и Защита
print-attack-battle =
    { $level ->
        [L1] Бьёшь клетку впереди, когда все уже сдвинулись: голем там теряет сердце. Защита убавляет урон этой строки на 1.
        [L2] Бьёшь клетку впереди, когда все уже сдвинулись; оружие 1 + 1 достаёт и до следующей, если между ними нет голема или стены. Достаётся всему, что там есть: голему, бочке. Защита убавляет урон этой строки на 1, в Цикле — на 2.
        [L3] Бьёшь клетку впереди, когда все уже сдвинулись; оружие 1 + 1 достаёт и до следующей, если между ними нет голема или стены. Достаётся всему, что там есть: голему, бочке, льду, порталу. Защита убавляет урон этой строки на 1, в Цикле — на 2.
        [L4] Бьёшь клетку впереди, когда все уже сдвинулись; оружие 1 + 1 достаёт и до следующей, если между ними нет голема или стены. Достаётся всему, что там есть: голему, верхней бочке, льду, линии, порталу. Защита убавляет урон этой строки на 1, в Цикле — на 2.
       *[other] { -unlisted }
    }
print-attack-duel = Бьёшь клетку впереди, когда все уже сдвинулись: голем теряет жизнь, бочка разбивается. С Повтором ударов два или три. Защита останавливает все удары строки.
print-barrel = Бочки
print-barrel-battle =
    { $level ->
        [L2] Бочку на пути голем толкает, если клетка за ней свободна. Удар разбивает бочку: переверни её. Бомба: урон 1 всем на 3×3 клетках вокруг, бочки там бьются. Инструменты чинят одну часть каждому, кто бил. В воде бочка плавает, на ней можно стоять.
        [L3] Бочку на пути голем толкает, если клетка за ней свободна. Удар разбивает бочку: переверни её. Бомба: урон 1 всем на 3×3 клетках вокруг, лёд там ломается, бочки бьются. Инструменты чинят одну часть каждому, кто бил. В воде бочка плавает, на ней можно стоять; портал её глотает.
        [L4] Бочку или столбик на пути голем толкает, если клетка за ними свободна. Удар разбивает верхнюю бочку: переверни её. Бомба: урон 1 всем на 3×3 клетках вокруг, лёд и линии там ломаются, бочки бьются. Инструменты чинят одну часть каждому, кто бил. В воде бочка плавает, на ней можно стоять; портал её глотает.
       *[other] { -unlisted }
    }
print-barrel-duel = Взять поднимает бочку с клетки впереди, не больше одной. Пока голем её несёт, первый пропущенный удар отнимет бочку, а не жизнь: она упадёт на клетку дальше, если там свободно.
print-water = Вода
print-water-battle = Открытая вода: сразу урон 1, Защита не поможет. Выбирайся на свободную клетку любого берега этой воды, но не туда, откуда пришёл, если есть другая. Движения в этой строке больше нет.
print-water-duel = Кто идёт в воду, теряет жизнь и остаётся на месте.
print-ice = Лёд
print-ice-battle = Лёд держит големов и бочки. Удар или бомба ломают его, и всё, что на нём стояло, падает в воду.
print-winter = Зимняя земля
print-winter-battle = Гололёд (+): кто шагнул с него или на него, делает Вперёд или Назад ещё раз. Занос (−): первая попытка только копает, та же команда сразу следом сработает.
print-portal = Порталы
print-portal-battle = Шагни на портал — и ты уже на его паре, смотришь туда же. Там кто-то стоит? Жди, пока уйдёт.
print-line-token = Линии
print-line-battle = Поворот линии поворачивает и тебя. На прямую сбоку: выбери, в какую сторону вдоль неё смотреть. Карты поворотов на линии не действуют.
print-parobot-battle = Голем без игрока может драться как ПароБот: переверните его карточку, повесьте маску и дайте ему карту с программой. Каждый раунд — одни и те же четыре строки. Он бьёт одну клетку с силой 1, а любой урон его уничтожает.
print-damage = Урон
print-damage-battle =
    { $robots ->
        [simple] Каждая единица урона — одно сердце: переверни его. Голем без сердец разваливается. Слабее он не становится, строк всегда четыре.
        [components] За каждую единицу переверни свой жетон. Повреждённый процессор со следующего раунда даёт на две строки меньше, оружие бьёт одну клетку с силой 1, шасси не едет назад. Четвёртая единица — конец.
       *[other] { -unlisted }
    }
print-bonus = Бонусные карты
print-bonus-duel = Кубик или волчок разрешает на этот раунд одну бонусную карту: Повтор 2, Повтор 3 или любое из двух Условий. Она занимает одну строку, команды лежат рядом. Пустая грань — без бонуса.
print-senses = Условия
print-senses-duel = «Есть противник?» — да, если впереди голем или бочка, когда простые строки и Повторы уже сдвинулись. «Нападение?» — да, если тебя в этой строке бьют. Первая карта рядом — на «да», вторая — на «нет».
print-modes = Другие игры
print-modes-duel =
    { $energy ->
        [0] Для начинающих: двое на пустом поле 4×4, без кубика и бонусных карт, программы в открытую. Автономные големы: каждый выкладывает одну программу на всю игру, с любыми бонусами, и она повторяется до 50 раундов.
       *[other] Для начинающих: двое на пустом поле 4×4, без кубика и бонусных карт, программы в открытую. Автономные големы: каждый выкладывает одну программу на всю игру, с любыми бонусами, и она повторяется до 50 раундов, без энергии. Принеси бочку! Бочка стоит в центре; кто встал с ней на свою домашнюю клетку, победил.
    }

print-needs = Что понадобится
print-robots =
    { $robots ->
        [one] { $robots } робот
        [few] { $robots } робота
       *[other] { $robots } роботов
    }
print-scenario-box = Сценарий для издания { $edition }
print-scenario-goals = Кто к чему стремится
print-scenario-lives =
    { $lives ->
        [one] { $lives } жизнь
        [few] { $lives } жизни
       *[other] { $lives } жизней
    }
print-scenario-part = Нужна только часть поля, { $size } клеток; где лежит край, отметьте полоской бумаги.
print-scenario-stream = Вода по стрелкам — течение. Голем, который входит в него со стороны конца, теряет жизнь и выходит на другом конце, если там свободно.
print-scenario-end =
    { $energy ->
        [0] Кто первым сделал своё дело, победил. Всё остальное — по коротким правилам из коробки.
       *[other] Кто первым сделал своё дело, победил. Раундов не больше { $energy }: их считает огонёк. Всё остальное — по коротким правилам из коробки.
    }
print-lessons = Планы уроков
plan-name = «{ $name }»
plan-years = { $ages } лет
plan-in-chapter = гл.
plan-table = Уровень «{ $level }», арена «{ $arena }»
plan-min = мин
plan-notes = Заметки
plan-predict = Предскажи, потом запусти
plan-position = Одна позиция на всех
plan-chapter = Головоломки
plan-pairs = Бой в парах
plan-talk = Все вместе
plan-floor = На полу
plan-on-paper = На бумаге
plan-circle = Круг
plan-try = { $puzzle }: { $program }. { $robot } остановится на { $cell }.
plan-ghost = { $puzzle }: { $robot }, призрак на { $place }.

print-done =
    { $pages ->
        [one] { $file }: { $pages } страница. Печатайте в масштабе 100 %.
        [few] { $file }: { $pages } страницы. Печатайте в масштабе 100 %.
       *[other] { $file }: { $pages } страниц. Печатайте в масштабе 100 %.
    }
print-puzzles = Головоломки
print-puzzle-rounds = Раунды { $first }–{ $last }
print-puzzle-bug = Одна карта в этой программе неверная. Найди её и напиши рядом правильную.
print-puzzle-predict =
    { $facing ->
        [asked] Где окажется голем после этой программы и куда он будет смотреть? Нарисуй.
        [free] Где окажется голем после этой программы? Нарисуй.
       *[other] { -unlisted }
    }
print-puzzle-fewest = Карт — не больше { $cards }.
print-puzzle-other = { $robot } сыграет: { $program }.
print-puzzle-parobot = { $robot } — ПароБот с картой { $card }: { $program }. На кубике выпадет: { $rolls }.
print-puzzle-parobot-any = { $robot } — ПароБот с картой { $card }: { $program }. Что выпадет на кубике, никто не знает.
print-answers = Ответы
refusal-no-solution = «{ $title }» нельзя решить, и печатать в ответах нечего
refusal-no-typst = для печати нужен Typst: pip install golems[print]
refusal-no-sheet = такой страницы нет: { $got }
refusal-print-stand-cards = четыре карты «Стоять» бывают только в издании 2.0, а это { $edition }


## Редактор: что можно положить и что говорится о том, что лежит.

workshop-new = Моя головоломка
workshop-no-field = Сначала положи часть поля.
workshop-overlap = Две части поля лежат друг на друге.
workshop-part = { $part }: { $fault }
workshop-part-texts = название и рассказ
workshop-part-others = другие големы
workshop-part-program = программа
workshop-part-goals = цели
workshop-part-limits = ограничения
workshop-part-rows = строки
workshop-part-rounds = раунды
workshop-part-stars = звёзды
workshop-part-starts =
    { $robots ->
        [2] два голема
        [3] три голема
       *[4] четыре голема
    }
workshop-part-games = игры
workshop-game = «{ $game }»
workshop-solvable =
    Решается: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }, { $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[other] { $rows } строк
    }. { $solutions ->
        [1] Кратчайшая программа одна.
       *[other] Кратчайших программ: { $solutions }.
    }
workshop-unsolvable = Решить нельзя: к цели не ведёт ни одна программа.
workshop-free = Здесь можно пробовать что угодно: цели нет. Нажми «Играть!»
workshop-repairable = Решается: программу исправляет ровно одна карта.
workshop-unsettled = За { $seconds } с не решилось: слишком много вариантов.
workshop-fair =
    { $players ->
        [2] Два игрока
        [3] Три игрока
       *[other] Четыре игрока
    }: честно, насколько видно по { $matches } матчам. Первое место: { $first }.
workshop-unfair =
    { $players ->
        [2] Два игрока
        [3] Три игрока
       *[other] Четыре игрока
    }: по { $matches } матчам нечестно. Первое место: { $first }; клетка { $place }: { $furthest }.

workshop-kind-write = Написать программу
workshop-kind-fewest = Меньше карт
workshop-kind-bug = Найти ошибку
workshop-kind-predict = Предсказать
workshop-contents-empty = Пустая
workshop-contents-bomb = Бомба
workshop-contents-toolbox = Инструменты
workshop-piece-4x4 = Поле 4 × 4
workshop-piece-2x4-first = Первая полоса 2 × 4
workshop-piece-2x4-second = Вторая полоса 2 × 4
workshop-piece-6x6 = Поле 6 × 6
workshop-token-wall = Стена
workshop-token-water = Вода
workshop-token-ice = Лёд на воде
workshop-token-portal-a = Портал A
workshop-token-portal-b = Портал B
workshop-token-straight = Прямая линия
workshop-token-corner = Поворот линии
workshop-token-icy = Гололёд
workshop-token-snow = Сугроб
workshop-goal-reach = Дойти
workshop-goal-touch = Обойти по порядку
workshop-goal-hold = Удержать
workshop-goal-destroy = Уничтожить
workshop-goal-push = Толкнуть бочку
workshop-goal-bring = Принести бочку
workshop-goal-survive = Уцелеть
workshop-goal-repair = Починиться

warning-level-empty = что лежит в бочках, в файле не сказано: здесь все они пустые
warning-level-order = какая цель первая, в файле не сказано: здесь голем обходит { $cells } в этом порядке
refusal-no-example = такой головоломки, арены или сценария нет
refusal-not-editable = это не головоломка, не арена и не сценарий, и не уровень из редактора автора


## Уроки

refusal-lesson-opens-once = урок открывают один раз, в самом начале
refusal-lesson-over = этот урок уже закончен
refusal-lesson-name = нужно имя или зверь: что-нибудь одно
refusal-lesson-name-taken = { $name } здесь уже есть; добавь первую букву фамилии
refusal-lesson-animal-taken = этого зверя уже кто-то выбрал; возьми другого
refusal-lesson-full = мест в классе не больше { $most }
refusal-no-child = такого ученика в классе нет
refusal-only-child = это может сделать только ученик
refusal-lesson-empty = пока никто не пришёл
refusal-lesson-nothing-runs = сейчас у класса нет общего занятия
refusal-lesson-nothing-to-reveal = здесь ничего не сдают, поэтому и смотреть вместе нечего
refusal-lesson-paused = все смотрят на учителя; продолжим чуть позже
refusal-lesson-puzzle-locked = задача «{ $got }» сейчас закрыта
refusal-lesson-puzzle-kind = эта задача не подходит: программы пишут в задачах на программу, призрака ставят в задачах на предсказание
refusal-lesson-chapter = выберите хотя бы одну задачу, и только из главы «{ $chapter }»
refusal-lesson-revealed = класс уже смотрит, что получилось: больше ничего не сдают
refusal-lesson-not-revealed = посмотрим все вместе чуть позже
refusal-lesson-not-tried = у тебя ещё не было попыток в задаче «{ $got }»
refusal-lesson-two-tables = за двумя столами сразу не играют
refusal-lesson-no-table = для тебя сейчас нет стола


## Турниры

tournament-played =
    { $format ->
        [round_robin] круговой турнир
        [swiss] швейцарская система
        [elimination] турнир на выбывание
        [groups] группы и финальная часть
        [scenario] сценарий для группы
       *[other] { -unlisted }
    }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[many] { $rounds } туров
    }, { $matches ->
        [one] { $matches } матч
        [few] { $matches } матча
       *[many] { $matches } матчей
    }
tournament-standings = Итоги
tournament-group = Группа { $group }
tournament-columns = Место|Игрок|Очки|Что решило
tournament-columns-bracket = Место|Игрок|Что решило
tournament-matches = Матчи
tournament-match-columns = Тур|Стол|Арена|Места
tournament-cup = Турнир
tournament-own-arena = своя арена
tournament-seat =
    { $state ->
        [over] { $place }. { $player }
        [absent] { $player } (нет за столом)
        [open] { $player }
       *[other] { -unlisted }
    }
tournament-figure = { NUMBER($figure, maximumFractionDigits: 2, useGrouping: 0) }
tournament-decided =
    { $by ->
        [points] очки
        [head_to_head] очки в личных встречах
        [damage]
            { $counts ->
                [lives] потерянных жизней за матч
                [components] повреждённых компонентов за матч
               *[other] { -unlisted }
            }
        [destroyed] уничтоженных роботов за матч
        [buchholz] коэффициент Бухгольца
        [deciding] места в решающих матчах
        [lot] жребий
        [bracket] место в сетке
        [group] место в группе
       *[other] { -unlisted }
    } { $figure } : { $other }
tournament-shared = место делится
tournament-note = Что решило: сначала своё число, потом число игрока строкой выше; в первой строке — строкой ниже.
tournament-level =
    { $slots ->
        [1] Финал
        [2] Полуфиналы
        [4] Четвертьфиналы
       *[other] 1/{ $slots } финала
    }
tournament-slot =
    { $one } – { $other }: { $prize ->
        [third] третье место — { $winner }
        [on] победа — { $winner }
       *[other] { -unlisted }
    } ({ $decided })
tournament-walkover = { $winner } проходит дальше без матча

expected-number = число
refusal-not-toml = это не TOML: ошибка в строке { $line }, столбце { $column }
refusal-no-arenas = в списке нет ни одной арены
refusal-arena-by-chance = { $got } — это на каждом столе своя арена; назовите арены
refusal-tie-break-twice = { $got } названо дважды
refusal-tie-break-lot = в турнире { $format } кто-то должен пройти дальше: последним решает 'lot', жребий
refusal-points-by-place = ожидаются числа от большего к меньшему, всего { $places }, а пришло { $got }

refusal-tournament-opens-once = турнир открывают один раз, прежде всего остального
refusal-player-name-taken = имя { $player } уже занято, выберите другое
refusal-too-many-players = в турнире участвуют не больше чем { $most }
refusal-too-few-players = нужно игроков: { $least } или больше, а есть { $got }
refusal-entries-closed = последний общий тур уже начался: вступить в турнир больше нельзя
refusal-no-seat-free = за каждым столом уже сидят { $seats }: свободных мест нет
refusal-no-such-player = игрока с номером { $got } нет
refusal-player-gone = { $player } уже не участвует
refusal-player-here = { $player } и так участвует
refusal-round-runs =
    { $matches ->
        [one] ещё не сыгран { $matches } матч
        [few] ещё не сыграны { $matches } матча
       *[many] ещё не сыграны { $matches } матчей
    }
refusal-pairing-player = { $player } не может сесть за этот стол: уже сидит за другим или не участвует
refusal-not-paired = ни один тур ещё не начат
refusal-round-has-results = в туре { $round } уже есть результаты: его нельзя отменить
refusal-no-such-table = матча с номером { $got } нет
refusal-match-has-result = у этого матча есть результат: его можно исправить или назначить переигровку
refusal-match-without-result = у этого матча ещё нет результата
refusal-match-players = в этом матче играют: { $names }
refusal-stage-closed = из-за этого результата кто-то уже прошёл дальше: его нельзя изменить
refusal-no-reason = напишите, почему: это останется в записях
