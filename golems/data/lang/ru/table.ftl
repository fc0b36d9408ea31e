### Накрыть стол, и комната вокруг него.

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
setup-ages = возраст { $ages }
setup-arena = Где играем?
setup-scenario = Какая история?
setup-random = Случайная арена
setup-own = Своя арена
setup-random-idea = Каждый раз новая: как бросить кубик.
setup-more-arenas = { $count ->
    [one] Ещё { $count } арена
    [few] Ещё { $count } арены
   *[many] Ещё { $count } арен
}

setup-who = Кто играет?
setup-leader = Кто играет этим големом?
setup-here = Игрок у этого экрана
setup-away = Игрок по коду
setup-away-idea = Войдёт со своего экрана по коду комнаты.
setup-bot = Компьютер: { $name }
setup-parobot = ПароБот
setup-parobot-idea = Паровой робот: играет сам, по карте и броску кубика.
setup-card = Карта программы
setup-colour = Какой голем
setup-remove = Убрать: { $name }
setup-add = Добавить игрока
setup-parobots = Сколько ПароБотов

setup-details = Ещё настройки
setup-think = Время на программу
setup-think-none = Сколько угодно
setup-seconds = { $time } с
setup-minutes = { $time } мин
setup-think-told = { $time } с на программу
setup-components = Детали големов
setup-usual = Как обычно
setup-novices = Какие правила?
setup-novices-yes = Попроще, для начинающих
setup-novices-no = Полные
setup-table = { $count ->
    [0] Места и карты
   *[other] Места и карты (изменено: { $count })
}
setup-starts = Кто где начинает
setup-programs = Программы, пока их собирают
setup-programs-open = Все открывают
setup-programs-secret = Остаются закрытыми
setup-deck = Карты событий
setup-deck-idea = Каждого вида по две карты. Их перемешивают и играют восемь: по одной в раунд.
setup-hand = Карты в руке
setup-hand-idea = У всех одинаковые.
setup-hand-more = На одну больше: { $name }
setup-hand-less = На одну меньше: { $name }
setup-options = { $count ->
    [0] Спорные правила
   *[other] Спорные правила (изменено: { $count })
}
setup-options-idea = Где правила можно понять по-разному, здесь решаешь ты. Если не знаешь, оставь как есть.
setup-rule = Правило { $rule }

setup-begin = Начать!
setup-open-room = Позвать друзей
setup-change = Готово
setup-ready = Всё готово. Можно начинать!
setup-then-invite = Дальше ты получишь код для друзей.

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
lobby-parobot-idea = Играет сам, по карте и броску кубика
lobby-bot = Компьютер «{ $bot }», { $golem }
lobby-mine = Здесь, у этого экрана. { $golem }
lobby-taken = За столом. { $golem }
lobby-rename = Сменить имя
lobby-rename-done = Готово
lobby-leave = Встать с места
lobby-remove = Освободить место: { $name }
lobby-put-bot = Пусть играет компьютер
lobby-no-bot = Подождать игрока
lobby-start = Начать!
lobby-change = Изменить игру
lobby-free = { $count ->
    [one] Ждём ещё { $count } игрока…
   *[other] Ждём ещё { $count } игроков…
}
lobby-sit-down = Выбери место и садись за стол!
lobby-host-starts = Все на местах. Сейчас хозяин комнаты начнёт игру.

join-title = Войти по коду
join-code = Пять букв кода
join-idea = Спроси код у того, кто позвал тебя играть. Маленькие и русские буквы тоже подойдут.
join-go = Войти
join-unknown = Такой комнаты нет. Проверь буквы и попробуй ещё раз.

curtain-pass = Теперь играет { $name }. Передай экран!
curtain-hand-over = Теперь играет
curtain-me = Это я!
curtain-others = Остальные, не подглядывайте!

intro-card = Перетащи карту в программу
intro-go =
    { $by ->
        [hand] Теперь нажми эту кнопку!
        [keys] Теперь нажми Enter!
       *[other] { -unlisted }
    }
intro-watch = Смотри, что сделают големы!
intro-skip = Всё понятно!

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
host-players = Если кого-то нет рядом
host-person-again = Вернуть игроку
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
room-gone-why = Комната { $code } закрыта.
room-gone-join = Ввести другой код

table-title = Стол
table-round = Раунд { $round }
table-your-program = Твой ход: собери программу
table-program-of = { $name }, собери программу
table-your-component = Твой ход: выбери деталь
table-your-choice = Твой ход: выбирай
table-watch = Смотри, что происходит!
table-waiting = Ждём: { $robots }
table-over = Бой окончен
table-paused = Пауза
table-spectator = Ты смотришь игру
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

### Остальное говорят только сервер и команды: страница этого не загружает.

## Что предлагается, когда накрывают стол: трактовки правил, цвета, боты, карточки.

choice-yes = да
choice-no = нет
option-chassis = Сломанное шасси
option-chassis-no_backward = не умеет ехать назад
option-chassis-all = умеет всё
option-edge_is_obstacle = Для «Условия» край поля — препятствие
option-ice_is_obstacle = Для «Условия» лёд — препятствие
option-swap_places = Два голема могут поменяться местами
option-ice_repeats_turns = На гололёде повторяются и повороты
option-snow_counts = Попытки в сугробе считаются
option-snow_counts-passes = по проходам: «Цикл» копает и едет за одну строку
option-snow_counts-rows = по строкам
option-snow_effort_lasts = В следующем раунде сугроб копают дальше
option-push_backward = Бочки толкают и задним ходом
option-push_column = Если толкнуть столбик бочек, сдвинется
option-push_column-whole = весь столбик
option-push_column-top = только верхняя бочка
option-portal_busy = Если другой портал занят, голем
option-portal_busy-wait = ждёт, пока он освободится
option-portal_busy-stay = просто остаётся на месте
option-turn_wrong_side = Если въехать на угол линии сбоку, голем
option-turn_wrong_side-keep = смотрит туда же
option-turn_wrong_side-repeat = повторяет команду
option-allies = Все игроки против ПароБотов
option-dodge = От удара можно увернуться
option-overtime = Ещё энергия, один раз, если жизней поровну
option-stand_cards = Карт «Стоять» в руке

colour-red = Красный
colour-blue = Синий
colour-green = Зелёный
colour-yellow = Жёлтый

bot-random = Новичок
bot-random-idea = Кладёт карты наугад.
bot-apprentice = Подмастерье
bot-apprentice-idea = Смотрит на одну карту вперёд и иногда забывается.
bot-greedy = Боец
bot-greedy-idea = Смотрит на раунд вперёд и выбирает самый сильный удар.
bot-knight = Рыцарь
bot-knight-idea = Проверяет каждую программу против всего, что можно положить.
bot-master = Мастер
bot-master-idea = Перебирает всё и выбирает так, что его не угадать.
bot-archmage = Архимаг
bot-archmage-idea = Думает и о следующем раунде.
bot-companion = Приятель
bot-companion-idea = Друг тебе под стать: узнаёт тебя и сражается на равных.

parobot-any = Любая карта
parobot-card = Карта { $card }: { $program }
command-die = кубик

dealing-choose = Каждый выбирает сам
dealing-draft = По очереди
dealing-deal = Раздаются случайно
places-fixed = По порядку мест
places-drawn = По жребию

refusal-no-round = раунда { $got } ещё нет
refusal-no-picture = у этого пункта нет картинки
refusal-not-over = бой ещё не окончен: спросить об этом можно после него
refusal-one-of = нужно одно из этого, и только одно: { $choices }
refusal-unfinished = строка { $row } ещё не готова
refusal-no-arena = такой арены нет
refusal-no-scenario = такого сценария нет

## Комнаты

serve-begins = Битва Големов на { $address } (Ctrl+C — закончить)
serve-others = С других устройств: { $address }
serve-try = Не открывается? Попробуйте { $addresses }
serve-only-here = Открыть можно только на этом компьютере. Для других устройств: golems serve --host 0.0.0.0
serve-no-network = Этот компьютер ни в какой сети, и с других устройств игра не откроется. Подключитесь к сети или раздайте свою точку доступа.
serve-memory = Ничего не сохраняется: когда игра остановится, все бои исчезнут.
refusal-port-taken = порт { $port } занят. Может быть, игра уже запущена? Если нет, нужен другой порт: --port
refusal-listen = не получается ждать гостей по этому адресу: { $detail }
refusal-no-page = в этой копии golems нет страницы: соберите её командой make web или установите готовый пакет
refusal-no-checkout = сайт собирается из исходников golems: получите их через git, выполните там make setup, затем golems site
refusal-folder-not-empty = в этой папке лежит что-то другое: назовите пустую или новую
site-written = Папка { $folder } готова: { $megabytes } МБ. Попробовать: python -m http.server --directory { $folder }
refusal-no-address = по этому адресу ничего нет
refusal-no-method = { $method } здесь не подходит, только: { $allowed }
refusal-no-answer = на сервере что-то сломалось; попробуем ещё раз?
refusal-not-kept = сервер сейчас ничего не может записать; попробуем ещё раз чуть позже?
refusal-newer-database = у базы данных схема «{ $found }», эта версия golems знает схемы только до «{ $known }»: запустите снова более новую версию или восстановите более раннюю резервную копию
refusal-log-full = в этой комнате случилось так много, что больше сервер не запомнит: откройте новую
refusal-no-room = комнаты с таким кодом нет
refusal-no-table = сейчас свободного стола нет: он появится в следующем туре
refusal-table-bound = это стол турнира или урока: менять игру можно только там
refusal-tournament-over = турнир окончен: все туры сыграны
refusal-no-gathering = комнаты, турнира или урока с таким кодом нет
refusal-only-lead = это может сделать только ведущий или учитель
refusal-no-record = такого повтора нет
refusal-no-plan = такого плана урока нет
refusal-no-clause = такого пункта в правилах нет
refusal-too-often = слишком много попыток подряд: нужно немного подождать
refusal-job-too-long = это слишком долго: нужно что-нибудь поменьше
refusal-job-too-large = для этого не хватит памяти: нужно что-нибудь поменьше
refusal-job-failed = пока сервер думал, что-то сломалось; попробуем ещё раз?
refusal-board-too-large = на этом поле { $got } клеток; если их больше { $most }, ждать пришлось бы слишком долго
refusal-hand-too-large = карт «Условие» в руке: { $got }; если их больше { $most }, ждать пришлось бы слишком долго
refusal-other-host = этот сервер не знают под именем { $host }. Его открывают по адресу вроде http://192.168.0.5:8000 или запускают с --hosts и этим именем
refusal-too-many-connections = из этой сети открыто слишком много соединений: нужно немного подождать
refusal-body-too-large = здесь больше { $most } байт — столько сервер не примет
refusal-body = это не читается: { $detail }
refusal-parameter = здесь не может стоять { $got }
refusal-unknown-bot = такого бота нет, есть только: { $choices }
refusal-parobot-with-bot = ПароБот играет по своей карте, бот ему не нужен
refusal-match-runs = бой ещё идёт: нужно дождаться конца
refusal-no-match = бой ещё не начался
refusal-no-chair = места { $got } нет, их всего { $most }
refusal-chair-taken = это место уже занято
refusal-chair-free = место { $chair } ещё свободно: нужен игрок или компьютер
refusal-nobody-sits = на этом месте никого нет
refusal-no-person = это место не для человека
refusal-no-bot-plays = на этом месте играет не компьютер
refusal-no-name = нужно имя: хотя бы одна буква
refusal-paused = игра на паузе
refusal-nothing-to-pause = ставить на паузу нечего
refusal-not-paused = игра не на паузе
refusal-only-host = это может только хозяин комнаты
refusal-not-your-chair = место { $chair } — чужое
refusal-too-late = этот вопрос уже закрыт, на экране новый
refusal-no-clock = часы не идут
