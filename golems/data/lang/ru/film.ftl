### Фильм: что видно рядом с полем, пока идёт раунд.

film-row-now = Строка { $row }
film-cycle = Цикл { $cycle } из { $count }
film-cycles = К циклу

look-away = от нас
look-right = вправо
look-towards = к нам
look-left = влево

### Остальное говорят только сервер и команды: страница этого не загружает.

## Куда смотрит голем, как поле лежит на картинке.

way-away = спиной к нам
way-right = лицом вправо
way-towards = лицом к нам
way-left = лицом влево

## Подписи: одна-две короткие фразы о том, что происходит одновременно.

caption-step =
    { $way ->
        [ahead] { $robot } идёт вперёд.
        [back] { $robot } идёт назад.
        [left] { $robot } поворачивается влево.
        [right] { $robot } поворачивается вправо.
       *[other] { -unlisted }
    }
caption-all-move = Двигаются { $robots }.
caption-seen-push =
    { $barrels ->
        [1] { $robot } толкает бочку.
       *[other] { $robot } толкает столбик бочек.
    }
caption-seen-portal = { $robot } проходит через портал.
caption-seen-shield = { $robot } поднимает щит.
caption-clash =
    { $count ->
        [2] { $robots } мешают друг другу: оба стоят.
       *[other] { $robots } мешают друг другу: все стоят.
    }
caption-blow-missed =
    { $cells ->
        [none] { $robot } бьёт по воздуху!
       *[other] { $robot } бьёт по { $cells }: там пусто.
    }
caption-blow-wall = { $robot } бьёт по { $cells }: стена цела!
caption-blow-struck = { $robot } бьёт: { $target } под ударом!
caption-blow-destroyed = { $robot } бьёт: { $target } разваливается!
caption-blow-damaged = { $robot } бьёт: { $target } — поломка, { $part }!
caption-blow-harmed = { $robot } бьёт: { $target } под ударом!
caption-blow-defended = { $robot } бьёт, но { $target } отбивает удар!
caption-blow-dropped = { $robot } бьёт: { $target } цел, удар приняла бочка!
caption-blow-life =
    { $lives ->
        [0] { $robot } бьёт: { $target } теряет последнюю жизнь!
       *[other] { $robot } бьёт: { $target } теряет жизнь, осталось { $lives }.
    }
caption-blow-barrel-empty = { $robot } бьёт по { $cells }: бочка разбита!
caption-blow-barrel-bomb = { $robot } бьёт по { $cells }: в бочке бомба!
caption-blow-barrel-toolbox = { $robot } бьёт по { $cells }: в бочке инструменты!
caption-blow-barrel-lost = { $robot } бьёт по { $cells }: бочка тонет!
caption-blow-ice = { $robot } бьёт по { $cells }: лёд разбит!
caption-blow-portal = { $robot } бьёт по { $cells }: портала больше нет!
caption-blow-line = { $robot } бьёт по { $cells }: линии больше нет!
caption-blast =
    { $kind ->
        [none] Бум! Рядом никого.
        [hit] Бум! Под взрывом { $robots }!
        [destroyed]
            { $count ->
                [1] Бум! { $robots } разваливается!
               *[other] Бум! { $robots } разваливаются!
            }
       *[other] { -unlisted }
    }

## Те же удары для слуха: короче и без клеток.

heard-blow-missed = { $robot } бьёт мимо.
heard-blow-wall = { $robot } бьёт по стене!
heard-blow-struck = { $robot } бьёт! { $target } под ударом!
heard-blow-destroyed = { $robot } бьёт! { $target } разваливается!
heard-blow-damaged = { $robot } бьёт! { $target }: поломка, { $part }!
heard-blow-harmed = { $robot } бьёт! { $target } под ударом!
heard-blow-defended = { $target } отбивает удар!
heard-blow-dropped = Удар приняла бочка!
heard-blow-life = { $robot } бьёт! { $target } под ударом!
heard-blow-barrel-empty = { $robot } разбивает бочку!
heard-blow-barrel-bomb = { $robot } разбивает бочку. Бомба!
heard-blow-barrel-toolbox = { $robot } находит инструменты!
heard-blow-barrel-lost = { $robot } топит бочку!
heard-blow-ice = { $robot } разбивает лёд!
heard-blow-portal = { $robot } сбивает портал!
heard-blow-line = { $robot } сбивает линию!
