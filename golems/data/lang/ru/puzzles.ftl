### Головоломки.

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

### Остальное говорят только сервер и команды: страница этого не загружает.

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
