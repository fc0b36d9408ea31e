### Уроки.

plan-lesson = Урок { $number }
plan-goal = Цель
plan-needs = Понадобится
plan-steps = По минутам
plan-ages = Для вашего класса
plan-questions = Вопросы
plan-mistakes = Что вы можете увидеть и что поможет
plan-paper = Без экранов
plan-print-puzzles = Головоломки урока на бумаге, с ответами:

## Уроки: страница учителя, страница ученика и общий экран.

lesson-title = Урок
lesson-open = Открыть урок
lesson-open-lead = Дети входят по коду и называют имя или выбирают животное. Учётные записи не нужны, а через сутки всё стирается.
lesson-open-how-1 = Откройте урок: появятся код и картинка для телефона.
lesson-open-how-2 = Выведите общий экран на проектор. Имён на нём нет.
lesson-open-how-3 = Выберите, чем займётся класс: игра в парах, глава головоломок, одна головоломка на всех или предсказание.
lesson-open-how-4 = В конце сохраните результаты в файл или сотрите всё одной кнопкой.
lesson-mine = Продолжить урок { $code }
lesson-gone = Этот урок закончен и стёрт
lesson-gone-why = Его стёрли, или прошли сутки. Данные урока мы не храним.
lesson-not-teacher = Урок { $code } ведут не из этого браузера
lesson-not-teacher-why = Урок ведут из браузера, в котором его открыли, или по коду от того, кто ведёт. Общий экран можно показать где угодно.
lesson-code = Код урока
lesson-to-screen = Общий экран
lesson-join-address = Откройте в браузере
lesson-qr = QR-код: наведите камеру планшета, и этот урок откроется
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
lesson-level-4 = 4 (от 12 лет)
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
lesson-send-hint-all = Подсказка всем, у кого ещё не готово
lesson-hint-sent = Подсказка отправлена
lesson-child-more = { $name }: имя, другой планшет, убрать
lesson-child-name = Имя
lesson-child-rename = Сохранить имя
lesson-child-nameless = Без имени ребёнка зовут по его животному.
lesson-child-way = Пересадить за другой планшет
lesson-send-away-sure = Убрать из класса: { $name }? Планшет об этом скажет. Войти можно снова, но начинать придётся сначала.
lesson-send-away = Убрать из класса
lesson-keep-child = Оставить
lesson-knock-asks = { $name } просится обратно. Число на планшете: { $sign }
lesson-knock-yes = Впустить
lesson-knock-no = Не впускать
lesson-away = нет на связи { $minutes } мин
lesson-gone-offline = нет на связи
lesson-missing = Ещё не пришли: { $names }
lesson-way = Вести и с другого устройства
lesson-stand-in = Пусть за ребёнка играет бот: { $name }
lesson-stood-in = Бот играет за того, кого нет: { $name }
lesson-seat = Пересадить
lesson-seat-how = Выберите одного, двух или трёх детей. Один играет с ботом. Их незаконченный бой остановится.
lesson-seat-go = Посадить за один стол
lesson-clock = Время на программу
lesson-clock-none = Сколько угодно
lesson-clock-minutes = { $minutes } мин
way-text-lead = Откройте это на другом устройстве или введите там код. Вести можно с обоих сразу. С этим кодом ведёт кто угодно, поэтому детям его не показывайте.
way-text-child = Откройте это на другом планшете или введите там код ({ $name }). Всё сделанное останется.
way-text-player = Откройте это на устройстве игрока. До этого работает старое.
way-picture = QR-код: наведите камеру планшета
way-word = Код, чтобы ввести: { $word }
way-print = Распечатать
back-title = Вернуться
back-code = Код урока или турнира
back-word = Код от учителя
back-go = Вернуться
back-here = Вернуться по коду
lesson-pause = Все смотрят на меня
lesson-resume = Продолжаем
lesson-paused = Все смотрят на учителя
lesson-paused-child = Подними глаза и послушай учителя
lesson-move = Закончить это занятие
lesson-reveal-position = Показать все программы
lesson-reveal-predict = Показать всех призраков
lesson-run = Запустить
lesson-step-answer = Все отвечают
lesson-step-explain = Смотрим и объясняем
lesson-step-run = Запускаем
lesson-explain-position = Какая из этих программ сработает? Объясни почему.
lesson-explain-predict = Кто как думает? Расскажи почему.
lesson-glance = Весь класс на экране
lesson-glance-back = Назад
lesson-left = кто-то, кого уже нет в классе
lesson-need-same = снова та же ошибка
lesson-need-many = много разных попыток
lesson-need-idle = давно без попыток
lesson-mark-right = { $title }: верно.
lesson-mark-tried =
    { $count ->
        [one] { $title }: { $count } попытка.
        [few] { $title }: { $count } попытки.
       *[many] { $title }: { $count } попыток.
    }
lesson-mark-stuck =
    { $count ->
        [one] { $title }: не выходит, { $count } попытка.
        [few] { $title }: не выходит, { $count } попытки.
       *[many] { $title }: не выходит, { $count } попыток.
    }
lesson-mark-in = { $title }: сдано.
lesson-mark-new = { $title }: ещё без попыток.
lesson-last-try = Последняя попытка, номер { $count }
lesson-no-try = Попыток ещё нет.
lesson-send-hint = Послать подсказку
lesson-end = Закончить урок
lesson-ended = Урок закончен
lesson-handed-in = Сдали { $count } из { $of }
lesson-what-now = Чем займётся класс?
lesson-doing = Сейчас в классе
lesson-kind-pairs = Игра в парах
lesson-kind-pairs-idea = Играют все; кому не хватило пары, тот играет с ботом своего уровня.
lesson-kind-chapter = Глава головоломок
lesson-kind-chapter-idea = Каждый решает в своём темпе; какие головоломки открыты, выбираете вы.
lesson-kind-position = Одна головоломка на всех
lesson-kind-position-idea = Все программируют одного голема, а потом вместе смотрят, что вышло.
lesson-kind-predict = Предскажи, потом запусти
lesson-kind-predict-idea = Все ставят призрака туда, где, по их мнению, окажется голем; потом голем идёт.
lesson-which-chapters = Какие головоломки? Можно из разных глав.
lesson-chapter-open = { $title }: открыто { $count }
lesson-which-arena = Где?
lesson-arena-usual = Каждая пара играет на своём уровне
lesson-arena-one = Уровень { $level }, { $arena }
lesson-plan = План урока
lesson-plan-which = Вести урок по плану
lesson-plan-none = Без плана
lesson-plan-begin = Начать урок по этому плану
lesson-plan-age = Для кого
lesson-plan-first = Начать
lesson-plan-step = Шаг { $number } из { $count }
lesson-plan-next = Следующий шаг
lesson-plan-back = Предыдущий шаг
lesson-plan-do = Начать: { $title }
lesson-plan-do-chapter = Открыть головоломки
lesson-plan-do-pairs = Составить пары и начать
lesson-plan-clock = { $passed } из { $minutes } мин
lesson-plan-late = { $passed } мин, по плану { $minutes }
lesson-plan-leave = Дальше без плана
lesson-plan-more = Вопросы и ошибки
lesson-which-puzzle = Какая головоломка?
lesson-open-all = Открыть все
lesson-lock-all = Закрыть все
lesson-begin = Начать
lesson-begin-pairs = Составить пары и начать
lesson-table = Стол { $number }
lesson-table-over = сыграли
lesson-table-runs = играют
lesson-against-bot = против бота
lesson-plays-with = Твой соперник: { $name }
lesson-plays-bot = Твой соперник: компьютер
lesson-game-level = Игра уровня { $level }
lesson-called = За столом: ты — { $me }, против тебя — { $name }.
lesson-handicap-for =
    { $damage ->
        [one] Фора ({ $name }): в конце не считается { $damage } единица урона
        [few] Фора ({ $name }): в конце не считаются { $damage } единицы урона
       *[many] Фора ({ $name }): в конце не считаются { $damage } единиц урона
    }
lesson-handicap-mine =
    { $damage ->
        [one] У тебя фора: в конце не считается { $damage } единица урона
        [few] У тебя фора: в конце не считаются { $damage } единицы урона
       *[many] У тебя фора: в конце не считаются { $damage } единиц урона
    }
lesson-handicap-other =
    { $damage ->
        [one] Фора у соперника ({ $name }): в конце не считается { $damage } единица урона
        [few] Фора у соперника ({ $name }): в конце не считаются { $damage } единицы урона
       *[many] Фора у соперника ({ $name }): в конце не считаются { $damage } единиц урона
    }
lesson-won = С учётом форы победа твоя!
lesson-lost = С учётом форы побеждает { $name }.
lesson-drawn = С учётом форы ничья.
lesson-keep = Сохранить или стереть
lesson-keep-how = Имена, попытки и бои пар стираются через сутки после последнего действия или, если игра не запущена, при следующем её запуске. До этого их можно сохранить в файл или стереть всё сразу.
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
lesson-report-day = Урок { $day }
lesson-report-plan = План: { $plan }
lesson-report-children = Кто был на уроке
lesson-report-well = Как прошло
lesson-report-nothing = Пока никто ничего не решал.
lesson-report-puzzle = «{ $title }»: решили { $solved } из { $tried }, с первого раза { $first }
lesson-report-time = { $minutes } мин, { $children ->
        [one] { $children } ребёнок
        [few] { $children } ребёнка
       *[many] { $children } детей
    }
lesson-report-how = { $hints ->
        [0] { $minutes } мин
        [one] { $minutes } мин, { $hints } подсказка
        [few] { $minutes } мин, { $hints } подсказки
       *[many] { $minutes } мин, { $hints } подсказок
    }
lesson-report-print = Распечатать отчёт
lesson-report-tables = Закончено боёв: { $played } из { $tables }
lesson-report-activity = { $number }. { $kind }
lesson-misconceptions = Что стоит обсудить
lesson-misconceptions-how = Мы не гадаем: такая попытка не удалась, но удалась бы, если бы игра работала так, как, видимо, думает ребёнок.
lesson-misconceptions-none = Ничего особенного.
lesson-shown-by =
    { $count ->
        [one] { $count } ученик
        [few] { $count } ученика
       *[many] { $count } учеников
    }
lesson-example = Например, «{ $title }»: { $program }
lesson-example-ghost = Например, «{ $title }»: призрак на клетке { $place }
lesson-misconception-south = Путает лево и право, когда голем смотрит к нам
lesson-misconception-south-ask = Попросите: «Встань на место голема и повернись. Какая рука показывает, куда идти?»
lesson-misconception-at_once = Забывает, что все действуют одновременно
lesson-misconception-at_once-ask = Спросите: «Где в этой строке другой голем? Поставь на обоих по пальцу и двигай вместе».
lesson-misconception-off_by_one = Лишний шаг или одного не хватает
lesson-misconception-off_by_one-ask = Спросите: «Мы считаем клетки или шаги? Пройди и посчитай вслух».
lesson-misconception-condition = Читает Условие после движения
lesson-misconception-condition-ask = Спросите: «Что голем видит до того, как в этой строке кто-нибудь двинулся?»
lesson-join-title = Войти в урок
lesson-join-name = Меня зовут
lesson-join-or = или выбери животное
lesson-join-go = Войти
lesson-join-as = Войти: { $animal }
lesson-join-no-account = Только имя. После урока мы его сотрём.
lesson-join-me = Это я: { $name }
lesson-join-me-how = Тебя уже знают, а планшет другой? Попроси учителя впустить.
lesson-knock-wait = Покажи учителю это число
lesson-knock-other = Это не я
lesson-sent-away = Учитель убрал тебя из класса
lesson-sent-away-how = Спроси учителя. Можно войти снова и назвать имя.
lesson-sent-away-again = Войти снова
lesson-alone = Соперника нет на месте
lesson-alone-how = Пусть пока за соперника играет компьютер.
lesson-alone-go = Играть дальше с компьютером
lesson-alone-seek = Играть с кем-нибудь другим
lesson-alone-choose = Можно выбрать одного или двоих, кто тоже ждёт. Или пусть пока играет компьютер.
lesson-alone-together = Играть вместе
lesson-alone-nobody = Больше пока никто не свободен. Сыграй с компьютером или подними руку: учитель поможет.
lesson-wait = Подожди немного: скоро учитель начнёт.
lesson-wait-pairs = Остальные играют в парах. В следующий раз сыграешь и ты.
lesson-over-child = Урок закончен. Молодец!
lesson-over-class = Урок закончен. Молодцы!
lesson-over-practise = Решать головоломки дальше
lesson-open-now = Открытые головоломки
lesson-chapter-done = Всё, что открыто, решено. Здорово!
lesson-hint-here = Учитель прислал подсказку
lesson-back-to-list = Все головоломки
lesson-hand-in = Сдать
lesson-handed-in-child = Сдано! Скоро посмотрим все вместе.
lesson-change-it = Изменить
lesson-not-handed-in = Ответ не сдан. Смотри на общий экран.
lesson-your-golem = Вот что сделал твой голем
lesson-right = Верно!
lesson-wrong = Не совсем
lesson-screen-title = Общий экран
lesson-screen-join = Входите по этому коду
lesson-screen-wait = Скоро начнём
lesson-screen-bars = Программы класса
lesson-screen-ghosts = Где стоят призраки
lesson-screen-best = Лучшая программа
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
lesson-coloured =
    { $colour ->
        [red] { $animal } в красном шарфе
        [blue] { $animal } в синем шарфе
        [green] { $animal } в зелёном шарфе
        [yellow] { $animal } в жёлтом шарфе
       *[other] { -unlisted }
    }

### Остальное говорят только сервер и команды: страница этого не загружает.

## Уроки

# Что стоит между ячейками таблицы в программах на этом языке.
csv-separator = ;
csv-yes = да
csv-no = нет
lesson-column-activity = занятие
lesson-column-kind = что делали
lesson-column-child = номер
lesson-column-name = имя
lesson-column-animal = зверь
lesson-column-level = уровень
lesson-column-puzzle = головоломка
lesson-column-programs = программы
lesson-column-end = где закончил
lesson-column-solved = верно
lesson-column-shows = о чём поговорить
refusal-lesson-arena = эта арена не подходит: выберите уровень и одну из его арен
refusal-lesson-no-step = в плане этого урока нет такого шага
refusal-lesson-opens-once = урок открывают один раз, в самом начале
refusal-lesson-over = этот урок уже закончен
refusal-lesson-name = нужно имя или животное: что-нибудь одно
refusal-lesson-name-taken = имя { $name } здесь уже есть: добавь первую букву фамилии
refusal-lesson-animal-taken = это животное уже занято: выбери другое
refusal-lesson-full = в классе больше нет мест (всего { $most })
refusal-no-child = такого ученика в классе нет
refusal-only-child = это может сделать только ученик
refusal-lesson-empty = пока никто не пришёл
refusal-lesson-nothing-runs = сейчас у класса нет общего занятия
refusal-lesson-nothing-to-reveal = здесь ничего не сдают, поэтому и смотреть вместе нечего
refusal-lesson-paused = все смотрят на учителя; продолжим чуть позже
refusal-lesson-puzzle-locked = головоломка «{ $got }» сейчас закрыта
refusal-lesson-puzzle-kind = эта головоломка не подходит: программы пишут в головоломках на программу, призрака ставят в головоломках на предсказание
refusal-lesson-chapter = нужна хотя бы одна головоломка, и только из главы «{ $chapter }»
refusal-lesson-revealed = класс уже смотрит, что получилось: больше ничего не сдают
refusal-lesson-not-revealed = посмотрим все вместе чуть позже
refusal-lesson-not-looked-at = сначала пусть класс посмотрит на ответы, потом запускайте
refusal-lesson-not-tried = у тебя ещё не было попыток в головоломке «{ $got }»
refusal-lesson-two-tables = за двумя столами сразу не играют
refusal-lesson-no-table = сейчас для тебя нет стола
refusal-lesson-knocked = вернуться сюда просят уже слишком многие: спроси учителя
refusal-lesson-no-knock = с этим числом уже никто не ждёт
refusal-lesson-not-alone = подожди ещё немного: соперник может вернуться
refusal-lesson-not-free = они уже заняты: выбери кого-нибудь другого
