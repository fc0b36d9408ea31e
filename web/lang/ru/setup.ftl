# Накрыть стол.

setup-title = Своя игра
setup-title-one-device = На одном экране
setup-title-friends = Игра с друзьями
setup-change-title = Изменить игру

setup-game = Во что играем?
setup-edition = Издание
setup-ages = { $ages } лет
setup-arena = Где играем?
setup-scenario = Какая история?
setup-random = Случайное поле
setup-random-idea = Каждый раз новое: как бросить кубик.
setup-more-arenas = { $count ->
    [one] Ещё { $count } поле
    [few] Ещё { $count } поля
   *[many] Ещё { $count } полей
}

setup-who = Кто играет?
setup-leader = Кто ведёт голема
setup-here = Игрок у этого экрана
setup-away = Игрок по коду
setup-away-idea = Войдёт со своего экрана по коду комнаты.
setup-bot = Компьютер: { $name }
setup-parobot = ПароБот
setup-parobot-idea = Сам ходит по своей карте и кубику.
setup-card = Карта программы
setup-colour = Какой голем
setup-remove = Убрать: { $name }
setup-add = Ещё игрок
setup-parobots = Сколько ПароБотов

setup-details = Тонкости
setup-think = Время на программу
setup-think-none = Сколько угодно
setup-seconds = { $time } с
setup-minutes = { $time } мин
setup-think-told = { $time } с на программу
setup-components = Детали роботов
setup-usual = Как обычно
setup-novices = Кто играет впервые
setup-novices-yes = Попроще, для новичков
setup-novices-no = По полным правилам
setup-options = { $count ->
    [0] Чтения правил
   *[other] Чтения правил (изменено: { $count })
}
setup-options-idea = Где в правилах можно понять по-разному, стол решает сам. Если не знаешь, оставь как есть.
setup-rule = Правило { $rule }

setup-begin = Начать!
setup-open-room = Позвать друзей
setup-change = Готово
setup-ready = Всё готово. Можно начинать!
setup-then-invite = Дальше будет код комнаты для друзей.
