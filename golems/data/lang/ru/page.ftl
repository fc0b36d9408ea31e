### Страница в целом.

## Страница в целом.

title = Битва Големов
close = Закрыть
retry = Ещё раз
home = Домой

## Первая страница, полоса наверху и настройки.

offline = Не получилось связаться с сервером. Проверь сеть и попробуй ещё раз.

bar-settings = Настройки
bar-language = Язык
bar-language-partly = Перевод ещё не закончен. Чего не хватает, то по-английски.
bar-theme = Цвета
bar-light = Светлые
bar-dark = Тёмные
bar-sound = Звук
bar-speed = Скорость показа
bar-slow = Медленно
bar-usual = Обычно
bar-fast = Быстро
bar-ghost = Показывать, куда пойдёт мой голем
bar-name = Как тебя зовут?

home-play = Играть!
home-puzzles = Головоломки
home-puzzles-idea = Решай и собирай звёзды
home-pick = Кто ты сегодня?
home-more = Что ещё здесь есть
home-continue = Продолжить игру
home-continue-idea = Комната { $code }: { $names }
home-one-device = На одном экране
home-one-device-idea = Вдвоём, втроём или вчетвером по очереди
home-friends = С друзьями
home-friends-idea = Каждый на своём планшете или телефоне
home-join = Войти по коду
home-join-idea = Друг или учитель сказал пять букв
home-tournament = Турнир
home-tournament-idea = Туры, столы и победитель: для клуба или класса
home-own = Своя игра
home-own-idea = Выбрать поле, големов и правила
home-replay = Смотреть игру
home-replay-idea = Записи прошлых битв, шаг за шагом
home-rules = Правила
home-rules-idea = Всё по порядку и с картинками
home-teachers = Учителям и родителям
home-teachers-idea = Чему учит игра и как провести урок
home-print = Напечатать
home-print-idea = Настольная игра из бумаги, для любого возраста
home-workshop = Мастерская
home-workshop-idea = Придумай свои головоломки и арены
