### Турниры.

## Турниры: план, страницы организатора и игроков, большой экран.

cup-title = Турнир
cup-new = Новый турнир
cup-new-idea = Королевский турнир в вашем клубе или классе. Каждый играет на своём устройстве, входит по коду и имени и сам видит, за какой стол сесть. От вас — одна кнопка на каждый тур.
cup-mine = Турнир { $code }
cup-have-code = Есть код турнира?
cup-gone = Такого турнира нет
cup-gone-why = Турнир { $code } закончен и стёрт.

cup-format = Вид турнира
cup-format-swiss = Швейцарская система
cup-format-swiss-idea = Все играют в каждом туре, и соперник всегда примерно равный. Подходит для любого числа игроков.
cup-format-round_robin = Каждый с каждым
cup-format-round_robin-idea = Все встречаются со всеми. Для небольшой компании или целого дня.
cup-format-elimination = На вылет
cup-format-elimination-idea = Одно поражение — и игрок вне турнира. Так до самого финала.
cup-format-groups = Группы и финал
cup-format-groups-idea = Сначала каждый с каждым в группе, потом лучшие играют дальше.
cup-format-scenario = Трое или четверо за столом
cup-format-scenario-idea = Несколько големов на одном поле. Несколько боёв со сменой мест, очки — по занятым местам.
cup-rounds = Туры
cup-rounds-usual = сколько нужно
cup-seats = Игроков за столом
cup-groups = Группы
cup-game = Игра
cup-arenas = Арены
cup-arenas-idea = В каждом туре все играют на одной арене. Потом идёт следующая, а после последней — снова первая.
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
        [parts] меньше сломанных деталей
       *[other] { -unlisted }
    }
cup-tie-destroyed = больше уничтоженных големов
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
       *[other] Собралось { $players } игроков
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
cup-start-idea = Когда все в сборе — начинайте. Опоздавшие смогут войти и потом.
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
cup-do-it = Подтвердить
cup-write = Записать

cup-entrants = Игроки: { $count }
cup-nobody = Пока никого. Покажите игрокам код.
cup-left = вне турнира
cup-bot = компьютер
cup-late = с опозданием
cup-resting = пропускает следующий тур
cup-paper = без устройства
cup-rest = Пропустить следующий тур
cup-rest-not = Всё-таки играет
cup-add-paper = Добавить игрока без устройства
cup-add-paper-idea = За этим столом играют в напечатанную или настоящую игру, а результат вы записываете здесь.
cup-paper-name = Имя
cup-withdraw = Снять с турнира
cup-return = Вернуть в турнир
cup-comeback = Новая ссылка
cup-comeback-lead = Вести и с другого устройства
cup-offline = нет на связи
cup-away = нет на связи { $minutes } мин
cup-add-bot = Добавить компьютер
cup-add = Добавить
cup-plays-like = Играет как

cup-table = Стол { $number }
cup-table-waiting = начнётся после предыдущего матча
cup-table-playing = играют
cup-table-paper = на бумаге: результат записывает организатор
cup-board = Стол { $number }: { $names }
cup-won = Победитель: { $players }
cup-won-together = Общая победа: { $players }
cup-draw = Ничья
cup-walkover = Победа без игры: { $player }
cup-nobody-came = Никто не пришёл
cup-absent = неявка
cup-byes = Без соперника в этом туре: { $players }
cup-rests = Пропускают этот тур: { $players }
cup-visit = Смотреть
cup-play-here = Играть здесь
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
cup-number = №
cup-place = Место
cup-player = Игрок
cup-points = Очки
cup-decided-by = Что решило
cup-you = это ты
cup-figure = { NUMBER($figure, maximumFractionDigits: 2) }
cup-decided =
    { $by ->
        [points] очки
        [head_to_head] личные встречи
        [damage]
            { $counts ->
                [lives] потерянные жизни
                [parts] сломанные детали
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
       *[other] 1/{ $slots } финала
    }
cup-third = за третье место
cup-on-without = проходит дальше без игры

cup-crosstable = Таблица встреч
cup-cross-round = Тур { $round }
cup-cell =
    { $kind ->
        [played] { $points } (№ { $against })
        [open] … (№ { $against })
        [absent] { $points } (№ { $against }, без игры)
        [bye] { $points } (без соперника)
        [rest] { $points } (пропуск)
        [out] –
       *[other] { -unlisted }
    }
cup-prizes = Призы
cup-praise = Самая красивая программа
cup-praise-nobody = пока не выбрана
cup-certificates = Напечатать грамоты
cup-certificate = Грамота
cup-prize =
    { $place ->
        [0] за самую красивую программу
        [1] за победу в турнире
       *[other] за { $place }-е место в турнире
    }
cup-prize-date = Дата
cup-prize-organiser = Организатор
cup-pairings = Напечатать, кто где играет
cup-pairings-pdf = Кто где играет (PDF)
cup-take-home = Скачать и напечатать
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
cup-you-rest = Этот тур ты пропускаешь. Очки за него всё равно есть.
cup-you-paper = Стол { $number }: здесь играют на бумаге. Потом расскажи организатору, чем кончилось.
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
cup-screen-how = Наведи камеру на квадрат или введи код.

### Остальное говорят только сервер и команды: страница этого не загружает.

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
        [absent] { $player } (неявка)
        [open] { $player }
       *[other] { -unlisted }
    }
tournament-figure = { NUMBER($figure, maximumFractionDigits: 2, useGrouping: 0) }
tournament-figure-name =
    { $by ->
        [points] очки
        [head_to_head] очки в личных встречах
        [damage]
            { $counts ->
                [lives] потерянных жизней за матч
                [components] сломанных деталей за матч
               *[other] { -unlisted }
            }
        [destroyed] уничтоженных големов за матч
        [buchholz] коэффициент Бухгольца
        [deciding] места в решающих матчах
        [lot] жребий
        [bracket] место в сетке
        [group] место в группе
       *[other] { -unlisted }
    }
tournament-decided = { tournament-figure-name } { $figure } : { $other }
tournament-shared = место делится
tournament-note = Что решило: сначала своё число, потом число игрока строкой выше; в первой строке — строкой ниже.
tournament-stage =
    { $stage ->
        [round] основные туры
        [deciding] решающие матчи
        [bracket] сетка
       *[other] { -unlisted }
    }
# Столбцы таблицы для электронных таблиц.
tournament-column-place = Место
tournament-column-player = Игрок
tournament-column-bot = Бот
tournament-column-decided = Что решило
tournament-column-other = С кем сравнивали
tournament-column-figure = Число игрока
tournament-column-other-figure = Число соперника
tournament-column-round = Тур
tournament-column-stage = Этап
tournament-column-match = Стол
tournament-column-attempt = Попытка
tournament-column-arena = Арена
tournament-column-seat = Место за столом
tournament-column-absent = Неявка
tournament-column-points = Очки
tournament-column-damage = Урон
tournament-column-destroyed = Уничтожено големов
pairings-title = Тур { $round }: кто где играет
pairings-arena = Арена: { $arena }
pairings-bye = Без соперника: { $players }
pairings-rest = Пропускают тур: { $players }
crosstable-title = Таблица встреч
crosstable-place = Место
crosstable-player = Игрок
crosstable-cell =
    { $kind ->
        [played] { $points } (№ { $against })
        [open] … (№ { $against })
        [absent] { $points } (№ { $against }, без игры)
        [bye] { $points } (без соперника)
        [rest] { $points } (пропуск)
        [out] –
       *[other] { -unlisted }
    }
certificate-title = Грамота
certificate-cup = { $cup }
certificate-prize =
    { $place ->
        [0] за самую красивую программу
        [1] за победу в турнире
       *[other] за { $place }-е место в турнире
    }
certificate-under =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[many] { $rounds } туров
    }, один Король Кибернетики
certificate-date = Дата
certificate-organiser = Организатор
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
refusal-arena-by-chance = { $got } — это на каждом столе своя арена: нужно назвать арены
refusal-tie-break-twice = { $got } названо дважды
refusal-tie-break-lot = в турнире { $format } кто-то должен пройти дальше: последним решает «lot», жребий
refusal-points-by-place = нужны числа от большего к меньшему, всего { $places }, а здесь { $got }

refusal-tournament-opens-once = турнир открывают один раз, прежде всего остального
refusal-player-name-taken = имя { $player } уже занято, нужно другое
refusal-too-many-players = в турнире участвуют не больше чем { $most }
refusal-too-many-arenas = в турнире может быть не больше чем { $most } арен, здесь их { $got }
refusal-too-few-players = нужно игроков: { $least } или больше, а есть { $got }
refusal-entries-closed = последний общий тур уже начался: вступить в турнир больше нельзя
refusal-no-seat-free = за каждым столом уже сидят { $seats }: свободных мест нет
refusal-no-such-player = игрока с номером { $got } нет
refusal-player-gone = { $player } уже не участвует
refusal-player-here = { $player } и так участвует
refusal-no-rest = пропустить тур можно только в швейцарской системе и только пока впереди ещё есть туры
refusal-rest-too-often = { $player } больше не может пропускать туры: можно столько — { $most }
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
refusal-no-reason = нужна причина: она останется в записях турнира
