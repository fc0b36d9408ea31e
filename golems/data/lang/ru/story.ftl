### Рассказ: с чего всё началось и что происходит в раунде.

story-round = Раунд { $round }
story-row = Строка { $row }
story-opening = Событие
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

### Остальное говорят только сервер и команды: страница этого не загружает.

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
