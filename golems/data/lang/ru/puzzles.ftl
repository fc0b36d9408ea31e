### Головоломки.

## Головоломки: железная дорога глав и одна головоломка на экране.

course-title = Головоломки
course-wait = Поезд уже едет…
course-failed = Головоломки не загрузились
course-next = Продолжай отсюда
course-improve = Здесь ещё остались звёзды
course-daily = Головоломка дня
course-chapters = Главы
course-chapter = Глава { $number }:
course-ages = возраст { $ages }
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
solve-hint-before = Предыдущая подсказка
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
solve-placed-facing = { $robot } окажется на { $cell } и будет смотреть { $look }.
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
        [N] Цель: { $robot } на клетке { $cell }, смотрит от нас.
        [E] Цель: { $robot } на клетке { $cell }, смотрит вправо.
        [S] Цель: { $robot } на клетке { $cell }, смотрит к нам.
        [W] Цель: { $robot } на клетке { $cell }, смотрит влево.
        [none] Цель: { $robot } на клетке { $cell }.
       *[other] { -unlisted }
    }
puzzle-goal-touch = Проведи { who-acc } через { $cells }, именно в таком порядке.
puzzle-goal-destroy = Уничтожь { who-acc }.
puzzle-goal-destroy-barrels =
    { $count ->
        [one] Избавься от { $count } бочки.
       *[other] Избавься от { $count } бочек.
    }
puzzle-goal-push = Доставь бочку на { $cell }.
puzzle-goal-bring = { $robot } должен принести бочку на { $cell }.
puzzle-goal-survive = { $robot } должен уцелеть.
puzzle-goal-repair =
    { $part ->
        [processor] В конце у { who-gen } должен быть целый процессор.
        [weapon] В конце у { who-gen } должно быть целое оружие.
        [chassis] В конце у { who-gen } должно быть целое шасси.
        [none] В конце у { who-gen } не должно быть урона.
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
puzzle-limit-all-cards = Используй все карты.
puzzle-limit-no-damage = Без единой царапины.
puzzle-limit-fewest =
    { $number ->
        [one] Хватит и { $number } карты, а у тебя { $got }.
       *[other] Хватит и { $number } карт, а у тебя { $got }.
    }
puzzle-limit-one-card =
    { $got ->
        [0] Замени одну карту: пока все прежние.
       *[other] Заменить можно только одну карту, а заменено: { $got }.
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
        [N] от нас.
        [E] вправо.
        [S] к нам.
        [W] влево.
       *[other] { -unlisted }
    }

puzzle-wrong-unsolvable = решить её нельзя
puzzle-wrong-for-nothing = она решена без единой карты
puzzle-wrong-minimum = в "minimum" сказано: карт { $stated_cards }, строк { $stated_rows }, решений { $stated_solutions }, а на деле { $cards }, { $rows } и { $solutions }
puzzle-wrong-stars =
    три звезды за { $stars ->
        [one] { $stars } карту
        [few] { $stars } карты
       *[many] { $stars } карт
    } получить нельзя: нужно { $cards }
puzzle-wrong-need = её можно решить и без { $cards }
puzzle-wrong-need-not-in-hand = в "needs" названо то, чего здесь и так не положить: { $cards }
puzzle-wrong-no-bug = в программе нет ошибки: она решает головоломку
puzzle-wrong-no-repair = никакая другая карта ни на каком месте программу не исправит
puzzle-wrong-repairs = программу можно исправить не одним способом, а так: { $programs } (всего { $count })
puzzle-wrong-ghost-out = { $robot } разваливается, и призрака поставить некуда
puzzle-note-ghost-home = { $robot } оказывается там же, где и в начале
puzzle-note-no-minimum = "minimum" ещё не указан
puzzle-note-language = нет текста на языке "{ $language }"
puzzle-note-question =
    по пути нужно выбирать за { who-acc }, { $kind ->
        [damage] что сломается
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
        [N] от нас.
        [E] вправо.
        [S] к нам.
        [W] влево.
       *[other] { -unlisted }
    }
puzzle-ghost-out = { $robot } разваливается.

refusal-unknown-puzzle = головоломки { $got } нет; все названы в `golems puzzle list`
refusal-puzzle-mode = головоломка играется в режиме battle, и цели у неё свои
refusal-puzzle-text =
    { $got ->
        [0] нужен текст, не больше { $most } знаков, а он пуст
       *[other] нужен текст, не больше { $most } знаков, а здесь { $got }
    }
refusal-puzzle-twice = что-то названо дважды
refusal-puzzle-no-control = не назван голем, которым управляет игрок
refusal-puzzle-control = { $robot } — ПароБот или вне игры: игрок не может им управлять
refusal-puzzle-not-other = { $robot } — у игрока или вне игры: своей программы у него нет
refusal-puzzle-by-round = нужно по одной записи на раунд, всего { $rounds }, а здесь { $got }
refusal-puzzle-dice = на карте { $parobot } кубиков { $dice }, а граней дано { $got }
refusal-puzzle-rolls = кубики могут выпасть по-разному, всего { $got }, а перебрать можно не больше { $most }
refusal-puzzle-no-goal = нет ни одной цели
refusal-puzzle-goal-edition = цель "{ $goal }" не для издания { $edition }
refusal-puzzle-touch = нужны клетки, каждая не та же, что перед ней, а здесь { $got }
refusal-puzzle-bound = нужно {"{"}"most": …{"}"} или {"{"}"exactly": …{"}"}, а здесь { $got }
refusal-puzzle-stars = нужны два числа: сколько карт — ещё три звезды и сколько — ещё две; а здесь { $got }
refusal-puzzle-rows =
    { $most ->
        [one] можно не больше { $most } строки, а здесь { $got }
       *[other] можно не больше { $most } строк, а здесь { $got }
    }
refusal-puzzle-bonus = строка { $row }: { $card } в этой головоломке использовать нельзя
refusal-puzzle-ghosts =
    { $expected_count ->
        [one] нужен один призрак, а здесь { $got }
       *[other] нужно по призраку для каждого твоего голема, всего { $expected_count }, а здесь { $got }
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
