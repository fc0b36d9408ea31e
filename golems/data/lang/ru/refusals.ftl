### Что не принято: чего ждали и что пришло. Место и пункт правил добавляет программа.

### Остальное говорят только сервер и команды: страница этого не загружает.

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
refusal-no-document = это нельзя записать как JSON
refusal-no-file = не удаётся прочитать файл: { $detail }
refusal-expected = нужно: { $expected }, а здесь { $got }
refusal-missing-key = нет ключа «{ $key }»
refusal-unknown-key = неизвестный ключ { $key }
refusal-unknown-value = { $got } — не из списка: { $choices }
refusal-unknown-robot = голема { $got } нет, есть только: { $choices }
refusal-strength = сила должна быть от { $least } до { $most }, а не { $got }
refusal-strength-of-companion = сила бывает только у приятеля
refusal-too-small = нужно { $least } или больше, а здесь { $got }
refusal-too-large = нужно { $most } или меньше, а здесь { $got }
refusal-not-on-board = клетки { $got } на поле нет
refusal-board-size = нужно поле от 1 до { $most } столбцов и строк, а здесь { $width } × { $height }
refusal-id = нужно имя из печатных знаков, от 1 до { $most }, а здесь { $got }
refusal-no-barrel = в списке нет ни одной бочки; такую клетку не указывают
refusal-damaged-twice = деталь названа дважды
refusal-resigned-twice = голем назван дважды
refusal-two-outlets = у течения два выхода, а здесь { $got }
refusal-program = { $got } — не программа: нужен текст вроде «В Л А» или список строк
refusal-inside = { $got } здесь стоять не может, только одна команда
refusal-row = { $got } — не строка: нужна команда, «Цикл» с одной командой или условие с двумя
refusal-short-row = строка { $row }: { $got } — не строка программы
refusal-unknown-command = { $got } — не команда
refusal-mixed-alphabets = в { $got } смешаны латинские и русские буквы; программа пишется одним алфавитом
refusal-hex = нужно шестнадцатеричных цифр (0-9, a-f): { $digits }, а здесь { $got }
refusal-one-choice = нужен один ответ, например один выход или одна поломка, а здесь { $got }
refusal-drawing-cell = строка { $line }: { $got } — не клетка; нужен знак вроде . # ~, бочки вроде (eb) или голем вроде R>
refusal-drawing-line = строка { $line }: { $got } — нужен ключ или имя голема, двоеточие и JSON
refusal-drawing-twice = строка { $line }: голем { $robot } нарисован второй раз

refusal-answer = { $got } — не ответ на вопрос ({ $kind }); можно: { $options }
refusal-unknown-barrel = чтобы сыграть раунд, нужно знать, что в этой бочке
refusal-no-events = в издании { $edition } нет карт событий, а здесь { $got }
refusal-random-rows =
    { $count ->
        [1] нужна строка от 1 до { $rows }
       *[other] нужны две разные строки от 1 до { $rows }
    }

refusal-sign = столбец { $column }: знак «{ $sign }» на поле издания { $edition } ничего не значит
refusal-three-portals = порталов «{ $portal }» на поле не больше двух, а здесь { $got }
refusal-corner-contact = части поля лежат отдельно, а { $cell } и { $other } соприкасаются углами
refusal-under-no-token = здесь нет жетона, под которым что-то спрятано
refusal-barrel-place = бочка не может стоять на «{ $sign }»
refusal-column-in-water = на открытой воде плавает одна бочка, а здесь столбик из { $got }
refusal-golem-barrel = в этом издании бочки пустые, одиночные и стоят на суше
refusal-stream-short = в течении две клетки воды или больше, а здесь { $got }
refusal-stream-dry = { $cell } — не вода
refusal-stream-twice = { $cell } названа в течении дважды
refusal-stream-gap = { $cell } не рядом с предыдущей клеткой
refusal-stream-outlet = { $cell } — не суша рядом с концом течения { $end }
refusal-stream-one-outlet = оба выхода — { $cell }
refusal-too-many-robots = големов не больше { $most }, а здесь { $got }
refusal-small-hand = в руке нужно хотя бы { $least } команды, по одной на строку, а в ней { $got }
refusal-no-player = нужен хотя бы один голем игрока
refusal-two-golems = издание 2.0 — для двух големов (в головоломке — для одного), а здесь { $got }
refusal-same-id = двух големов зовут одинаково: { $got }
refusal-two-robots = на { $cell } уже стоит { $other }
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
refusal-goal-target = { $robot } не может быть целью самому себе
refusal-already-decided = бой уже окончен

refusal-cannot-resign = сдаться может только игрок, который ещё в игре, а { $robot } — нет
refusal-no-program = этот голем не составляет программу
refusal-missing-program = для этого голема нет программы
refusal-row-count = нужно строк: { $rows }, а здесь: { $got }
refusal-row-range = нужно от 1 до { $most } строк, а здесь: { $got }
refusal-empty-row = строка { $row } пустая: в неё нужна карта
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
    строка { $row }: { $allows ->
        [loop] в раунде «Цикл» карта { $card } не разрешена
        [if] в раунде «Условие» карта { $card } не разрешена
        [none] в этом раунде карта { $card } не разрешена
       *[other] { -unlisted }
    }
refusal-not-rolled = строка { $row }: кубик бонусов на этот раз не разрешает { $card }
refusal-bonus-twice = строка { $row }: кубик бонусов разрешает одну карту бонуса

refusal-record-format = нужно "{ $expected_format }", а здесь { $got }
refusal-record-differs = "{ $key }" не совпадает с начальной позицией
refusal-record-after-end = раунд { $round } сыгран после конца боя
refusal-record-missing = { $robot }: нет { $key }; в файле боя названо всё, что решил случай

refusal-start-back = голем должен начинать спиной к краю, а позади { $cell } есть клетка
refusal-start-not-opposite = два голема должны начинать лицом друг к другу
refusal-start-same-facing = три или четыре голема должны начинать лицом в разные стороны
refusal-arena-places = на этой арене нет мест для такого числа големов: { $got }; есть для: { $choices }
refusal-arena-games = арена бывает для одной игры или нескольких, каждая названа один раз
refusal-no-starts = нет начальных мест; арене нужны места для 2, 3 или 4 големов
refusal-start-count = нужно начальных мест: { $expected_count }, а здесь: { $got }
refusal-start-form = нужны клетка и направление, например «b1 S», а здесь { $got }
refusal-start-place = голем начинает на чистом поле, а на { $cell } что-то лежит
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
refusal-arena-streams = в издании { $edition } течений нет, а на этой арене они есть: нужна другая
refusal-arena-winter = в игре { $game } зимы нет
refusal-arena-segments =
    { $most ->
        [1] в игре { $game } поле из одной части, а здесь: { $got }
       *[other] в игре { $game } частей поля не больше { $most }, а здесь: { $got }
    }

# Настройки партии
refusal-game-edition = в издании { $got } в эту игру не играют, только в: { $choices }
refusal-game-players = игроков в этой игре: { $choices }, а здесь { $got }
refusal-no-bonus-cards = в игре { $game } нет бонусных карт
refusal-parobots-last = ПароБоты садятся после игроков
refusal-parobots =
    { $players ->
        [one] одному игроку — столько ПароБотов: { $choices }, а здесь { $got }
       *[other] игроков: { $players }, им — столько ПароБотов: { $choices }, а здесь { $got }
    }
refusal-same-colour = один цвет на двоих ({ $colour }): кому-то нужен другой
refusal-choose-freely = свободно выбирают один или два игрока; { $got } берут детали по очереди
refusal-no-components = у големов игры { $game } нет деталей на выбор
refusal-damage-at-first = с уроном может начать только голем уровней L1–L4
refusal-scenario-edition = этот сценарий для издания { $edition }, а не { $got }
refusal-scenario-seats =
    { $players ->
        [one] этот сценарий для одного игрока, а здесь: { $got }
       *[other] этот сценарий для такого числа игроков: { $players }, а здесь: { $got }
    }
refusal-name = такое имя не подойдёт: нужно не больше { $most } обычных знаков, а здесь { $got }
refusal-no-deck = в колоде нет карт событий

# Решения
refusal-one-decision = нужно одно решение из: { $choices }; а здесь { $got }
refusal-not-asked =
    игра ждёт не этого: { $phase ->
        [components] сейчас выбирают детали
        [programs] сейчас составляют программы
        [question] сейчас кто-то отвечает на вопрос
       *[other] { -unlisted }
    }
refusal-match-over = бой окончен
refusal-component = { $got } взять нельзя, только: { $choices }
refusal-no-option = такого ответа на вопрос нет ({ $kind })
refusal-resign-later = программы уже идут: сдаться можно, когда раунд закончится
refusal-resign-not-playing = сдаться может только игрок, который ещё в игре

# Боты
refusal-no-bot-file = файла { $file } нет
refusal-no-bot = функции { $name } в файле { $file } нет
