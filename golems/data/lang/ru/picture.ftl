# Немного слов к картинке поля.

picture-board = Поле
picture-before = До
picture-after = После
picture-barrels = бочки
picture-goals = цели
picture-out = выбыл
picture-damaged = повреждено
picture-damage = повреждений
picture-lives = жизни
picture-carries = несёт бочку
picture-parobot = ПароБот
picture-faces = смотрит

picture-wall = стена
picture-water = открытая вода
picture-ice = лёд
picture-cracked = треснул
picture-icy = гололёд
picture-snow = сугроб
picture-portal = портал { $letter }
picture-line = линия: { $one } и { $other }
picture-goal = цель: { $robots }
picture-column =
    { $height ->
        [1] бочка
        [one] колонна, { $height } бочка
        [few] колонна, { $height } бочки
       *[other] колонна, { $height } бочек
    }
side-N = север
side-E = восток
side-S = юг
side-W = запад
goal =
    { $kind ->
        [reach] { $robot }: дойти до { $cell }.
        [hold] { $robot }: удержать { $cell } несколько циклов подряд: { $count }.
        [bring]
            { $count ->
                [1] { $robot }: принести бочку на { $cell }.
               *[other] { $robot }: принести бочки на { $cell }: { $count }.
            }
        [survive] { $robot }: продержаться несколько циклов: { $count }.
       *[destroy]
            { $target ->
                [none]
                    { $count ->
                        [1] { $robot }: разбить бочку.
                       *[other] { $robot }: разбить бочки: { $count }.
                    }
               *[other] { $robot }: вывести из строя, цель — { $target }.
            }
    }
