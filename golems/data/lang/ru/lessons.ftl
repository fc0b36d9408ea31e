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

### Остальное говорят только сервер и команды: страница этого не загружает.

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
