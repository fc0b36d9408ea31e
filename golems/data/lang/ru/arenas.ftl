### Арены: имя и мысль в одну строку, и предупреждения.

### Остальное говорят только сервер и команды: страница этого не загружает.

arena-parade-ground = Плац
arena-parade-ground-idea = Ничто не мешает: учимся шагать, поворачивать и бить.

arena-two-towers = Две башни
arena-two-towers-idea = Посередине две башни: обойди их или притаись за одной.

arena-old-mill = Старая мельница
arena-old-mill-idea = Четыре каменных крыла: напрямик в середину, в обход — далеко.

arena-carousel = Карусель
arena-carousel-idea = Все бегут вокруг замка в одну сторону: кто кого догонит?

arena-stone-bridge = Каменный мост
arena-stone-bridge-idea = Мост один, шириной в две клетки, а перейти хотят все.

arena-four-towers = Четыре башни
arena-four-towers-idea = Башни по углам: прятаться негде, зато есть где развернуться.

arena-zigzag = Зигзаг
arena-zigzag-idea = Валун рядом с тобой прикрывает бок, но и загораживает дорогу.

arena-high-street = Главная улица
arena-high-street-idea = Лицом к лицу по улице или в обход, переулком.

arena-watch-houses = Две сторожки
arena-watch-houses-idea = Стена прикрывает один бок, а за другим нужен глаз да глаз.

arena-village-pond = Деревенский пруд
arena-village-pond-idea = Купание стоит детали, зато выйти можно на любой берег.

arena-powder-store = Пороховой склад
arena-powder-store-idea = Четыре бочки посередине. Какая-то может и рвануть…

arena-river-bridge = Мост через реку
arena-river-bridge-idea = На мосту бочки: толкай, разбивай — или плыви.

arena-water-mill = Водяная мельница
arena-water-mill-idea = Вода у каждого под боком: шаг в сторону — и плюх!

arena-dam = Плотина
arena-dam-idea = Через реку две сухие клетки, и на каждой бочка.

arena-sawmill = Лесопилка
arena-sawmill-idea = Прямо перед тобой бочка: щит, таран или сюрприз?

arena-stepping-stones = Бочки-кочки
arena-stepping-stones-idea = По плавучим бочкам реку перейдёшь посуху, пока их не потопили.

arena-harbour = Пристань
arena-harbour-idea = Столкни груз в воду — вот тебе и мостик.

arena-moats = Рвы
arena-moats-idea = Каждый ров можно обойти, но только с одного края.

arena-islet = Островок
arena-islet-idea = Посередине две скалы и две бочки: сдвинь бочку — откроешь дорогу.

arena-reef = Риф
arena-reef-idea = Перед носом бочка, за ней скала: толкать некуда, а разбить можно.

arena-weir = Запруда
arena-weir-idea = В каждом проходе бочка. Столкни её в воду и иди по ней дальше.

arena-allotments = Огороды
arena-allotments-idea = Забор прикроет, лужа подмочит, а бочка пригодится.

arena-wet-crossroads = Мокрый перекрёсток
arena-wet-crossroads-idea = Вода и камни крест-накрест: прямо не пройти, а в обход мешает бочка.

arena-quay = Портовый склад
arena-quay-idea = Четыре бочки, и вода рядом: рванёт или уплывёт?

arena-three-islands = Три острова
arena-three-islands-idea = Один шаг — и портал переносит на средний остров.

arena-two-ferries = Две переправы
arena-two-ferries-idea = Два узких берега и две переправы: стережёшь одну — придут по другой.

arena-royal-box = Королевская ложа
arena-royal-box-idea = Бейся внизу или ускользни порталом в ложу и вернись со спины.

arena-leapfrog = Чехарда
arena-leapfrog-idea = Четыре портала рядом: шаг здесь — и голем у соперника за спиной.

arena-canal = Канал
arena-canal-idea = Два шлюза ведут на причал, а там бочки.

arena-three-courts = Три двора
arena-three-courts-idea = Из верхнего двора и из нижнего все ворота ведут в средний.

arena-treasury = Сокровищница
arena-treasury-idea = Бочки — в боковых комнатах. Нет ли там ящика с инструментами?

arena-lagoon = Лагуна
arena-lagoon-idea = Кругом вода, и две плавучие бочки для смелых.

arena-secret-door = Чёрный ход
arena-secret-door-idea = Портал в углу выводит в угол напротив, соперникам за спину.

arena-river-station = Речной вокзал
arena-river-station-idea = На тот берег ведут две двери, и у обеих толчея.

arena-misty-isles = Туманные острова
arena-misty-isles-idea = До среднего острова один шаг, а на нём ни одной прямой дороги.

arena-twin-docks = Причалы
arena-twin-docks-idea = Один портал на два причала: кто его стережёт, тот и хозяин.

arena-hanging-gardens = Висячие сады
arena-hanging-gardens-idea = Три террасы, и с крайних путь один: через среднюю.

arena-four-doors = Четыре двери
arena-four-doors-idea = Двери рядом, а ведут далеко: посчитай шаги, прежде чем войти.

arena-whirlpool = Омут
arena-whirlpool-idea = Посреди острова вода и камни, а порталы выносят к самому краю.

arena-frozen-lake = Замёрзшее озеро
arena-frozen-lake-idea = Лёд пока держит. Только не стой на нём долго.

arena-snow-fort = Снежная крепость
arena-snow-fort-idea = Скользи по льду, копай сугробы, роняй башни из бочек.

arena-toy-railway = Игрушечная дорога
arena-toy-railway-idea = Вставай на кольцо и катайся, пока удар не разорвёт путь.

arena-railway = Железная дорога
arena-railway-idea = Рельсы ловят каждого, кто идёт поперёк: выбирай, куда смотреть.

arena-winter-wings = Зимние крылья
arena-winter-wings-idea = По краям зима, посередине лето, а между вами одна прямая.

arena-ice-mill = Ледяная мельница
arena-ice-mill-idea = Лёд, рельсы и башни: на каждой дороге что-нибудь да подведёт.

arena-ice-towers = Башни на льду
arena-ice-towers-idea = Две башни из бочек на льду: один удар — и обе под водой.

arena-northern-pass = Северный перевал
arena-northern-pass-idea = Два ледяных уступа и двое ворот: держи свои или бери чужие.

arena-blizzard = Метель
arena-blizzard-idea = Где снег, где лёд, и укрытие с двумя дверями.

arena-small-yard = Малый двор
arena-small-yard-idea = Пустой двор: только големы и их программы.

arena-great-yard = Большой двор
arena-great-yard-idea = Есть где разойтись: кто ударит первым?

arena-two-stones = Два валуна
arena-two-stones-idea = Два валуна посередине — и каждая встреча неожиданна.

arena-wood-store = Дровяной склад
arena-wood-store-idea = Четыре бочки в центре: прорвись или унеси одну.

arena-duck-pond = Утиный пруд
arena-duck-pond-idea = Големы не плавают: обходи пруд или пробивайся через бочки.

arena-ruins = Руины
arena-ruins-idea = Старые стены скрывают бочки в центре и тех, кто там ждёт.

arena-rapids = Стремнина
arena-rapids-idea = Течение унесёт далеко за один шаг, но возьмёт за это жизнь.

arena-tug-of-war = Кто кого
arena-tug-of-war-idea = По бочке на каждого, до дома рукой подать. Только пройди мимо соперника!

arena-kings-cup = Кубок короля
arena-kings-cup-idea = В середине у воды две бочки, и взять можно любую. Кто доберётся первым?

arena-barrel-maze = Бочковый лабиринт
arena-barrel-maze-idea = Лабиринт, который можно перестроить кулаками.

warning-shortage =
    одной коробки не хватит: { $token ->
        [wall] стен
        [water] воды
        [ice] льда
        [portal] порталов
        [line] линий
        [barrel] бочек
        [robot] големов
       *[other] { -unlisted }
    } нужно { $needs }, а в коробке { $holds }
warning-segment = частей поля { $size } нужно { $needs }, а в коробке этой игры { $holds }
warning-not-printed = зимняя часть поля с клеткой { $cell } напечатана иначе, как её ни поверни
warning-two-sided = на столе нужно жетонов стен, воды и порталов: { $needs }, а в коробке их бывает { $holds }
warning-not-frozen = на зимней части поля вода сначала подо льдом, а { $cell } открыта
