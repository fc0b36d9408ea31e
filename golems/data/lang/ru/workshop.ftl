### Мастерская: редактор арен и головоломок.

## Редактор

editor-workshop = Мастерская
editor-puzzle = Головоломка
editor-arena = Арена
editor-scenario = Сценарий
editor-failed = Не получилось открыть
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
editor-open-idea = То, что сохранено здесь, или уровень из редактора автора игры
editor-no-document = В этом файле нет ни головоломки, ни арены, ни уровня.
editor-no-file = Не получилось прочитать этот файл.
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
editor-nothing-here = Здесь пусто. Выбери что-нибудь ниже и нажми на поле.
editor-turn = Повернуть
editor-flip = Лето или зима
editor-raise = Ещё выше
editor-move = Перенести
editor-moving = Нажми на клетку, куда перенести.
editor-remove = Убрать
editor-contents = В бочке
editor-barrel-number = Бочка { $number } снизу

editor-tools-hand = Выбрать
editor-tools-things = Положить
editor-tools-golems = Големы
editor-tools-starts = Начальные места
editor-tools-goals = Цели
editor-hand = Рука
editor-erase = Убрать
editor-barrel = Бочка
editor-stream = Течение
editor-hint-stream = Нажми на сушу, где течение начинается, потом на воду клетка за клеткой, потом на сушу, где оно кончается.
editor-hint-hand = Нажми на предмет на поле, чтобы повернуть или изменить его. Перетащи, чтобы перенести.
editor-hint-erase = Нажми на то, что нужно убрать.
editor-hint-token = Нажимай на клетки поля. Второе нажатие повернёт линию или уберёт предмет.
editor-hint-terrain = Нажимай на клетки поля, чтобы изменить то, что на них напечатано.
editor-hint-barrel = Нажми на клетку. Каждое следующее нажатие делает столбик выше. Рукой можно заглянуть внутрь.
editor-hint-robot = Нажми на его место. Второе нажатие повернёт его. Рукой его можно изменить.
editor-hint-parobot = Нажми на его место. Второе нажатие повернёт его. Рукой его можно изменить.
editor-hint-goal = Нажми на клетку с целью. Второе нажатие уберёт цель.
editor-remarks =
    { $count ->
        [one] { $count } замечание
        [few] { $count } замечания
       *[other] { $count } замечаний
    }
editor-parobot = ПароБот

editor-pieces = Части поля
editor-piece = Часть { $number }: { $wide } на { $high }
editor-pieces-idea = Нажми на часть поля, чтобы повернуть её, перевернуть или убрать. Перетащи, чтобы передвинуть.
editor-piece-taken = Выбранная часть поля
editor-piece-add = Части из коробки
editor-piece-own = Своя часть поля
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
editor-damage = Урон
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
editor-stands-still = Пока ничего. Нажимай на карты.
editor-last-row = Убрать последнюю строку

editor-title = Название
editor-story = Рассказ
editor-language = На другом языке: { $language }
editor-kind = Что делает игрок
editor-goals = Цели
editor-no-goals = Цели пока нет. Выбери флажок среди предметов и нажми на клетку — или выбери здесь:
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
editor-cards = Карты в руке
editor-rows = Строк в программе
editor-rounds = Раундов
editor-given = Готовая программа
editor-given-round = Программа раунда { $round }
editor-further = Ограничения, события, издание…
editor-limit-cards = Карт не больше
editor-limit-damage = Без урона
editor-limit-all = Нужны все карты
editor-limit-use = Обязательна карта: { $card }
editor-asks-facing = Спросить и куда голем будет смотреть
editor-event = Карта события
editor-event-round = Карта события раунда { $round }
editor-concepts = Чему учит
editor-edition = Издание правил

editor-robots = Сколько големов начинает
editor-robots-count = { $count }
editor-robots-idea = Для каждого числа големов места свои. Выбери голема среди предметов и нажми на его место.
editor-games = Для каких игр
editor-measure = Насколько она честная?
editor-measure-idea = Равные боты проведут по сотне боёв для каждого числа игроков.
editor-energy = Раундов, пока не кончится энергия

editor-status = Проверка
editor-proving = Ищем решение…
editor-measuring = Боты сражаются…
editor-sound = Пока всё в порядке.
editor-where = Показать где
editor-why = Почему? Правило { $rule }

### Остальное говорят только сервер и команды: страница этого не загружает.

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
workshop-unsettled = За { $seconds } с решение не нашлось: слишком много вариантов.
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
refusal-not-editable = это не головоломка, не арена, не сценарий и не уровень из редактора автора игры
