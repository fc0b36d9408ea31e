### Страница в целом.

## Страница в целом.

title = Битва Големов
close = Закрыть
retry = Ещё раз
home = На главную
skip = К содержанию
page-title = { $page } – { $game }

## Что пошло не так.

failed = Что-то пошло не так
failed-idea = Что-то пошло не так. Попробуй ещё раз или загрузи страницу заново.
missing = Пришло не всё
unkept = Этот браузер ничего не хранит: закроешь страницу – звёзды и бои пропадут. Играть можно дальше.
broken-link = Эта ссылка никуда не ведёт
broken-link-idea = Может быть, она скопирована не целиком. Попроси её ещё раз или начни отсюда:

## Это говорит index.html, пока страница ещё молчит или вместо неё.

first-old = Этот браузер слишком старый для големов
first-old-idea = Обнови его или возьми другой: Chrome или Edge от версии 92, Firefox от 91, Safari от 15.
first-broken = Страница загрузилась не целиком
first-broken-idea = Проверь сеть и загрузи страницу ещё раз.
first-script = Големам нужен JavaScript
first-script-idea = Включи его для этой страницы и загрузи её ещё раз.

## Первая страница, полоса наверху и настройки.

offline = Нет связи с игрой. Проверим Wi-Fi и попробуем ещё раз?

bar-settings = Настройки
bar-language = Язык
bar-language-partly = Перевод ещё не закончен. Чего не хватает, то по-английски.
bar-theme = Оформление
bar-light = Светлое
bar-dark = Тёмное
bar-sound = Звук
bar-speed = Скорость показа
bar-slow = Медленно
bar-usual = Обычно
bar-fast = Быстро
bar-ghost = Показывать, куда пойдёт мой голем
bar-flows = Следующий раунд начинается сам
bar-name = Как тебя зовут?

home-play = Играть!
home-puzzles = Головоломки
home-puzzles-idea = Решай и собирай звёзды
home-more = Что ещё здесь есть
home-continue = Продолжить игру
home-continue-idea = Комната { $code }: { $names }
home-one-device = На одном экране
home-one-device-idea = Играйте по очереди: вдвоём, втроём, вчетвером
home-friends = С друзьями
home-friends-idea = Каждый на своём планшете или телефоне
home-join = Войти по коду
home-join-idea = Код из пяти букв от друга или учителя
home-tournament = Турнир
home-tournament-idea = Для класса или клуба: туры, таблица, победитель
home-own = Своя игра
home-own-idea = Выбери арену, големов и правила
home-replay = Повторы боёв
home-replay-idea = Прошлые бои, шаг за шагом
home-rules = Правила
home-rules-idea = Всё по порядку и с картинками
home-teachers = Учителям и родителям
home-teachers-idea = Чему учит игра и как провести урок
home-print = Напечатать
home-print-idea = Настольная игра из бумаги, для любого возраста
home-workshop = Мастерская
home-workshop-idea = Придумай свои головоломки и арены
