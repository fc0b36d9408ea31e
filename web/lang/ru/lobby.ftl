# Комната перед игрой, вход по коду, ширма, первая игра, реакции, меню хозяина, проектор.

lobby-title = За столом
lobby-code = Код комнаты
lobby-code-spelled = Код комнаты: { $letters }
lobby-qr = QR-код: наведи на него камеру телефона, и откроется эта комната
lobby-share = Поделиться
lobby-share-text = Играем в големов! Код комнаты: { $code }
lobby-copied = Ссылка скопирована.
lobby-projector = На проектор
lobby-chairs = Места за столом
lobby-name = Имя
lobby-sit = Сесть сюда
lobby-any-golem = Любой голем
lobby-parobot = ПароБот
lobby-parobot-idea = Сам ходит по своей карте и кубику
lobby-bot = Компьютер «{ $bot }», { $golem }
lobby-mine = Здесь, у этого экрана. { $golem }
lobby-taken = За столом. { $golem }
lobby-rename = Другое имя
lobby-rename-done = Готово
lobby-leave = Встать с места
lobby-remove = Освободить место: { $name }
lobby-put-bot = Посадить компьютер
lobby-no-bot = Ждать человека
lobby-start = Начать!
lobby-change = Изменить игру
lobby-free = { $count ->
    [one] Осталось { $count } свободное место. Ждём!
    [few] Осталось { $count } свободных места. Ждём!
   *[many] Осталось { $count } свободных мест. Ждём!
}
lobby-sit-down = Выбери место и садись за стол!
lobby-host-starts = Все на местах. Сейчас хозяин комнаты начнёт игру.

join-title = Войти по коду
join-code = Пять букв кода
join-idea = Спроси код у того, кто позвал тебя играть. Маленькие и русские буквы тоже подойдут.
join-go = Войти
join-unknown = Такой комнаты нет. Проверь буквы и попробуй ещё раз.

curtain-pass = Передай устройство: { $name }
curtain-hand-over = Передай устройство:
curtain-me = Это я!
curtain-others = Остальные не подглядывают!

intro-card = Перетащи карточку в программу
intro-go = Теперь нажми эту кнопку!
intro-watch = Смотри, что сделают големы!
intro-skip = Дальше я сам

reaction-all = Сказать всем
reaction-told = { $name }: { $reaction }
reaction-hooray = Ура!
reaction-wow = Ух ты!
reaction-oops = Ой!
reaction-hmm = Хм…
reaction-thanks = Спасибо!
reaction-wait = Подожди!

host-menu = Меню игры
host-room = Комната { $code }
host-pause = Пауза
host-resume = Играем дальше
host-players = Если кто-то отошёл
host-bot-instead = Пусть играет { $bot }
host-person-again = Снова сам
host-resign = Сдаться
host-resign-sure = Точно сдаться? Твой голем уйдёт с поля.
host-resign-yes = Да, сдаюсь
host-resign-no = Нет, играю дальше
host-projector = На проектор
host-home = На главную
host-leave = Освободить место
host-comes-back = Если просто уйти на главную, место останется за тобой.

watch-title = Комната { $code }
watch-join = Заходи!
watch-how = Наведи камеру на квадрат или введи код.
watch-free = свободно
watch-bot = компьютер
watch-runs = Раунд { $round }: смотрим!
watch-waiting = Ждём: { $names }
watch-paused = Пауза
watch-winner = Победа: { $names }!
watch-draw = Ничья!
watch-gone = Такой комнаты нет.
