### Дорога боёв: короткие фразы, их и показывают, и говорят вслух.

journey-title = Дорога боёв
journey-wait = Голем собирается в путь…
journey-failed = Дорога не загрузилась
journey-called = Следующий бой: { $name }. Нажми на сияющий круг!
journey-all-done = Дорога пройдена до самого замка! Играй в любой бой снова.
journey-golem = Твой голем
journey-station = Бой { $number }: { $name }. Звёзды: { $stars } из { $most }.
journey-station-next = Следующий бой, { $number }: { $name }
journey-station-locked = Бой { $number }: { $name }. Пока закрыт.

journey-news = Что нового: { $name }
journey-fight = В бой!
journey-once-more = Покажи ещё раз
journey-locked = Этот бой пока закрыт. Ты уже всё это умеешь? Тогда поверни ключ!
journey-unlock = Я это уже умею

journey-won = Ура, победа!
journey-drawn = Ничья! Вы почти равны.
journey-lost = В этот раз не вышло. Так бывает у каждого голема!
journey-stars = Звёзды: { $stars } из { $most }
journey-star-won = звезда за победу
journey-star-whole = звезда за голема без урона
journey-star-quick =
    { $rounds ->
        [one] звезда за победу за { $rounds } раунд
        [few] звезда за победу за { $rounds } раунда или быстрее
       *[other] звезда за победу за { $rounds } раундов или быстрее
    }
journey-star-yes = { $star }: твоя!
journey-star-no = { $star }: пока нет
journey-next = Следующий бой
journey-again = Тот же бой ещё раз
journey-back = На дорогу

journey-name-left = Поворот налево
journey-name-wall = Стены
journey-name-backward = Назад
journey-name-stand = Стоять
journey-name-parts = Детали
journey-name-barrel = Бочки
journey-name-water = Вода
journey-name-loop = Цикл
journey-name-lose_row = Минус строка
journey-name-condition = Условие
journey-name-parobot = ПароБот
journey-name-swap_rows = Обмен строк
journey-name-portal = Порталы
journey-name-ice = Лёд
journey-name-weather = Мороз и оттепель
journey-name-line = Линии
journey-name-winter = Зима
journey-name-column = Столбики бочек

journey-new-left = Голем умеет поворачивать и налево.
journey-new-wall = Стена не пускает. Обойди её!
journey-new-backward = Шаг назад — и удар никого не достанет.
journey-new-stand = Постой на месте: пусть подойдут к тебе.
journey-new-parts = Теперь у големов три детали. Удар ломает деталь.
journey-new-barrel = Толкай бочки или бей по ним: внутри что-то есть!
journey-new-water = Вода вредит голему. Выбирайся!
journey-new-loop = Карта «Цикл» выполняет команду дважды.
journey-new-lose_row = Карта события может забрать строку из каждой программы.
journey-new-condition = Карта «Условие» смотрит вперёд: препятствие? Тогда верхняя карта, иначе нижняя.
journey-new-parobot = ПароБот ходит на паре и по кубику. Один удар — и он разваливается!
journey-new-swap_rows = Карта события может поменять местами две строки в каждой программе.
journey-new-portal = Шагни в портал — и выйдешь из другого.
journey-new-ice = По льду можно ходить. Удар его разбивает!
journey-new-weather = Мороз замораживает воду. Оттепель топит лёд.
journey-new-line = Линия поворачивает голема по-своему.
journey-new-winter = На гололёде скользко. В сугробе положи карту дважды.
journey-new-column = Бочки могут стоять друг на друге. Удар разбивает верхнюю.

journey-hint-left = Сначала повернись к сопернику, потом бей.
journey-hint-wall = Посмотри, где стены. Потом выбери свободный путь.
journey-hint-backward = Соперник рядом? Шаг назад, а потом бей.
journey-hint-stand = Подожди одну строку. Соперник встанет перед тобой — бей!
journey-hint-parts = Бей первым делом: без детали соперник слабее.
journey-hint-barrel = Когда бьют по бочке, отойди: внутри может быть бомба.
journey-hint-water = Держись подальше от воды: пусть упадёт соперник.
journey-hint-loop = Положи «Атаку» в «Цикл»: будет два удара.
journey-hint-lose_row = Положи одинаковые карты: одна из них точно останется.
journey-hint-condition = Впереди препятствие? Бей! Иначе иди вперёд.
journey-hint-parobot = Не стой перед ПароБотом. Подойди сбоку!
journey-hint-swap_rows = Положи рядом две одинаковые карты: их обмен ничего не меняет.
journey-hint-portal = Пройди через портал и сразу бей.
journey-hint-ice = Бей по льду, когда на нём стоит голем.
journey-hint-weather = Не стой на льду: он может растаять.
journey-hint-line = На углу линии карта «Вперёд» ведёт туда, куда идёт линия.
journey-hint-winter = Считай скольжение: на гололёде один шаг — это два.
journey-hint-column = Обойди бочки и бей сбоку.

### Остальное говорит только сервер: страница этого не загружает.

refusal-no-station = такого боя на дороге нет
