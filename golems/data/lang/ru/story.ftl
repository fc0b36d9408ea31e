### Рассказ: с чего всё началось, карты событий, что лежит на поле и что происходит в раунде.

story-round = Раунд { $round }
story-row = Строка { $row }
story-opening = Событие
story-roll = Кубик бонусов
story-closing = Конец раунда

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

## Карты событий: название и суть каждой.

eventcard-nothing = Тихий раунд
eventcard-nothing-idea = Ничего особенного не случится.
eventcard-loop = Цикл
eventcard-loop-idea = Можно класть карту «Цикл».
eventcard-condition = Условие
eventcard-condition-idea = Можно класть карту «Условие».
eventcard-freeze = Мороз
eventcard-freeze-idea = Вся вода замёрзнет.
eventcard-thaw = Оттепель
eventcard-thaw-idea = Весь лёд растает.
eventcard-lose_row = Минус строка
eventcard-lose_row-idea = Каждая программа потеряет одну строку.
eventcard-swap_rows = Обмен строк
eventcard-swap_rows-idea = В каждой программе две строки поменяются местами.

### Остальное говорят только сервер и команды: страница этого не загружает.

## Карта события: когда её открыли и что на ней напечатано.

event-card_drawn =
    { $event ->
        [loop] Карта события: «Цикл». Эту карту теперь можно класть.
        [condition] Карта события: «Условие». Эту карту теперь можно класть.
        [freeze] Карта события: мороз!
        [thaw] Карта события: оттепель!
        [lose_row] Карта события: каждая программа теряет строку.
        [swap_rows] Карта события: в каждой программе две строки меняются местами.
        [nothing] Карта события: тихий раунд.
       *[other] { -unlisted }
    }
print-event-nothing = В этом раунде без Циклов и без Условий.
print-event-loop = В этом раунде можно класть Цикл.
print-event-condition = В этом раунде можно класть Условие.
print-event-freeze = Положите лёд на всю открытую воду. Кто в воде, вылезает на лёд.
print-event-thaw = Уберите весь лёд. Кто на нём стоял, падает в воду.
print-event-lose_row = Сосед не глядя вытягивает одну твою строку. Она не сыграет, а следующие сдвинутся вверх.
print-event-swap_rows = Сосед не глядя выбирает две твои строки, и они меняются местами.

## Что лежит на поле: словами к картинке и в мастерской.

picture-wall = стена
picture-water = открытая вода
picture-ice = лёд
picture-cracked = треснул
picture-icy = гололёд
picture-snow = сугроб
picture-portal = портал { $letter }
picture-line = линия: { $one } и { $other }

workshop-token-wall = Стена
workshop-token-water = Вода
workshop-token-ice = Лёд на воде
workshop-token-portal-a = Портал A
workshop-token-portal-b = Портал B
workshop-token-straight = Прямая линия
workshop-token-corner = Угол линии
workshop-token-icy = Гололёд
workshop-token-snow = Сугроб

## Что произошло: одно сообщение на каждый вид события. `rule` — пункт правил, который это объясняет.

event-resigned = { $robot } сдаётся.
event-row_lost = { $robot } теряет строку { $lost } своей программы.
event-rows_swapped = У { who-gen } меняются местами строки { $first } и { $second }.
event-frozen =
    { $cells_count ->
        [0] Открытой воды нет, замерзать нечему.
       *[other] Вода замерзает: { $cells }.
    }
event-thawed =
    { $cells_count ->
        [0] Льда нет, таять нечему.
       *[other] Лёд тает: { $cells }.
    }
event-rolled = { $robot } бросает кубик: { $values }.

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
                [no] На { who-acc } никто не нападает.
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
        [K8] Шасси сломано: { $robot } не может ехать назад.
        [W4] { $robot } сохнет: в этой строке больше ни шагу.
        [W5] { $robot } с начала строки в воде: «{ $command }» пропадает.
        [G9] { $robot } хочет взять бочку, но не выходит.
       *[other] { -unlisted }
    }
event-blocked =
    { $rule ->
        [M4]
            { $others_count ->
                [1] На { $cell } хотят сразу двое: { $robot } и { $others }. { $robot } остаётся на месте.
               *[other] На { $cell } хотят сразу все: { $robot }, { $others }. { $robot } остаётся на месте.
            }
        [M5] { $robot } и { $others } не могут поменяться местами: { $robot } остаётся на месте.
        [M6] { $robot } и { $others } мешают друг другу с бочкой: { $robot } остаётся на месте.
        [B2] Назад бочки не толкают: { $robot } остаётся на месте.
        [B1]
            { $by ->
                [edge] За бочкой на { $cell } край поля: { $robot } остаётся на месте.
                [wall] За бочкой на { $cell } стена: { $robot } остаётся на месте.
                [robot] За бочкой на { $cell } стоит { $others }: { $robot } остаётся на месте.
                [barrel] За бочкой на { $cell } ещё одна: { $robot } остаётся на месте.
               *[other] { -unlisted }
            }
        [G10]
            { $by ->
                [stream] Другой конец течения занят: { $robot } остаётся на месте.
                [water] { $robot } возвращается.
               *[other] { -unlisted }
            }
        [M2]
            { $by ->
                [edge] Край поля! { $robot } дальше не пройдёт.
                [barrel] На { $cell } бочка: { $robot } остаётся на месте.
                [wall] На { $cell } стена! { $robot } дальше не пройдёт.
               *[other] { -unlisted }
            }
        [G7]
            { $by ->
                [edge] Край поля! { $robot } дальше не пройдёт.
                [barrel] На { $cell } бочка: { $robot } остаётся на месте.
                [wall] На { $cell } стена! { $robot } дальше не пройдёт.
               *[other] { -unlisted }
            }
       *[other] { -unlisted }
    }
event-dug = { $robot } раскапывает снег: «{ $command }» сработает со второй попытки.
event-effort_spent = { $robot }: со второй попытки «{ $command }» срабатывает.
event-effort_forgotten = { $robot } больше не копает: в другой раз начинать заново.
event-turned =
    { $rule ->
        [T2] Линия ловит { who-acc } и поворачивает { $facing }.
        [T3] Линия поворачивает { who-acc } { $facing }.
        [T4] { $robot } поворачивается вдоль линии, { $facing }.
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
        [G10] Плюх! { $robot } заходит в воду на { $cell }.
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
                [0] { $robot } бьёт по { $cells }, но там никого.
               *[other] { $robot } бьёт по { $cells }. Под ударом: { $targets }.
            }
    }
event-defended =
    { $rule ->
        [G8] { $robot } защищается и не пропускает ударов.
        [A5] { $robot } защищается и может отбить урон: { $amount }.
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
       *[other] Бум на { $cell }! Взрыв задевает: { $robots }.
    }
event-token_removed =
    { $kind ->
        [ice]
            { $rule ->
                [I3] Тонкий лёд на { $cell } трескается.
                [I2] Лёд на { $cell } разбит.
               *[other] { -unlisted }
            }
        [portal] Портал на { $cell } разбит.
        [line]
            { $rule ->
                [X2] Взрыв срывает линию с { $cell }.
                [A4] Линия на { $cell } стёрта ударом.
               *[other] { -unlisted }
            }
       *[other] { -unlisted }
    }
event-damage_summed =
    { $total ->
        [0] { $robot } не получает урона: { $sum } = 0.
       *[other]
            { $sources ->
                [1] { $robot } получает урон: { $sum }.
               *[other] { $robot } получает урон: { $sum } = { $total }.
            }
    }
sum-attack = { $amount } от { who-gen }
sum-defence = { $amount } отбито
sum-blast = { $amount } от взрыва
event-damaged =
    { $part_id ->
        [none] { $robot } получает урон: 1.
        [processor] У { who-gen } сломан процессор.
        [weapon] У { who-gen } сломано оружие.
        [chassis] У { who-gen } сломано шасси.
       *[other] { -unlisted }
    }
event-life_lost =
    { $lives ->
        [0] { $robot } теряет последнюю жизнь.
       *[other] { $robot } теряет жизнь, осталось: { $lives }.
    }
event-destroyed =
    { $rule ->
        [K9] { $robot } разваливается: ПароБоту хватает одного удара!
        [K6] Урон дошёл до четырёх: { $robot } разваливается!
        [G8] { $robot } разваливается!
        [G10] { $robot } разваливается!
       *[other] { -unlisted }
    }
event-repaired =
    { $part_id ->
        [none] { $robot } чинится: урона на 1 меньше.
        [processor] { $robot } чинит процессор.
        [weapon] { $robot } чинит оружие.
        [chassis] { $robot } чинит шасси.
       *[other] { -unlisted }
    }

event-taken = { $robot } берёт бочку с { $cell }.
event-dropped =
    { $to ->
        [none] Вместо { who-gen } удар принимает бочка. Упасть ей некуда, и она пропадает.
       *[other] Вместо { who-gen } удар принимает бочка. Она падает на { $to }.
    }
event-delivered = { $robot } ставит бочку на { $cell }: доставлено!
event-swept = Течение уносит { who-acc } на { $to }.

event-removed = { $robot } покидает поле.
event-stood_on_ice = { $robot } заканчивает раунд на льду: ещё один такой раунд — и лёд треснет.
event-round_ended =
    { $rule ->
        [G1] Раунд окончен. Осталось энергии: { $energy }.
        [R4] Раунд окончен. Дальше — раунд { $round }.
        [G12] Раунд окончен. Дальше — раунд { $round }.
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
        [bring] { $robot } приносит бочки на { $cell }: { $done } из { $count }.
        [survive] { $robot } всё ещё в игре: раунд { $done } из { $count }.
        [destroy]
            { $target_id ->
                [none] { $robot } разбивает бочки: { $done } из { $count }.
               *[other] { $target } вне игры: { $robot } достигает цели!
            }
       *[other] { -unlisted }
    }
event-recharged = Жизней поровну! Големы получают ещё энергию: { $energy }.
event-game_ended =
    { $end ->
        [nobody] Бой окончен: победителя нет.
        [won] Бой окончен: побеждает { $winners }!
        [shared] Бой окончен: { $winners } побеждают вместе!
        [drawn] Бой окончен: ничья. Поровну: { $winners }.
       *[other] { -unlisted }
    }
