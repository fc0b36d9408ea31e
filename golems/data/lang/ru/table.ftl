# Что предлагается, когда накрывают стол: трактовки правил, цвета, боты, карточки.

choice-yes = да
choice-no = нет
option-chassis = Повреждённое шасси
option-chassis-no_backward = не умеет ехать назад
option-chassis-all = умеет всё
option-edge_is_obstacle = Для «Условия» край поля — препятствие
option-ice_is_obstacle = Для «Условия» лёд — препятствие
option-swap_places = Два робота могут поменяться местами
option-ice_repeats_turns = На гололёде повторяются и повороты
option-snow_counts = Попытки в сугробе считаются
option-snow_counts-passes = по проходам: «Цикл» копает и едет за одну строку
option-snow_counts-rows = по строкам
option-push_backward = Бочки толкают и задним ходом
option-push_column = Кто толкает колонну, толкает
option-push_column-whole = её целиком
option-push_column-top = только верхнюю бочку
option-portal_busy = Если другой портал занят, робот
option-portal_busy-wait = ждёт, пока он освободится
option-portal_busy-stay = просто остаётся
option-turn_wrong_side = Кто въезжает на поворот линии сбоку,
option-turn_wrong_side-keep = смотрит туда же
option-turn_wrong_side-repeat = повторяет команду
option-allies = Все игроки против ПароБотов
option-overtime = Энергия на одно дополнительное время при равенстве жизней
option-stand_cards = Карточек «Стоять» на руке

colour-red = Красный
colour-blue = Синий
colour-green = Зелёный
colour-yellow = Жёлтый

bot-random = Новичок
bot-random-idea = Кладёт любые разрешённые карточки.
bot-apprentice = Подмастерье
bot-apprentice-idea = Смотрит на одну карточку вперёд, а иногда забывает.
bot-greedy = Боец
bot-greedy-idea = Смотрит на раунд вперёд и выбирает самый сильный удар.
bot-knight = Рыцарь
bot-knight-idea = Проверяет каждую программу против всего, что можно положить.
bot-master = Мастер
bot-master-idea = Перебирает всё и выбирает так, что его не угадать.

parobot-any = Любая карта
parobot-card = Карта { $card }: { $program }
command-die = кубик

reaction-hooray = Ура!
reaction-wow = Ух ты!
reaction-oops = Ой!
reaction-hmm = Хм…
reaction-thanks = Спасибо!
reaction-wait = Подождите!

dealing-choose = Каждый выбирает сам
dealing-draft = По очереди
dealing-deal = Раздаются случайно
places-fixed = По порядку мест
places-drawn = По жребию

component-p3 = Процессор на 3 строки
component-p3-idea = Повреждённый даёт 1 строку.
component-p4 = Процессор на 4 строки
component-p4-idea = Повреждённый даёт 2 строки.
component-w2 = Тяжёлое оружие
component-w2-idea = Бьёт клетку впереди с силой 2. Повреждённое — с силой 1.
component-w11 = Длинное оружие
component-w11-idea = Бьёт две клетки подряд с силой 1. Повреждённое — только клетку впереди.
component-c1 = Колёса
component-c1-idea = Повреждённые не умеют ехать назад.
component-c2 = Гусеницы
component-c2-idea = Повреждённые не умеют ехать назад.

deck-nothing = Ничего особенного
deck-loop = Цикл
deck-condition = Условие
deck-freeze = Мороз
deck-thaw = Оттепель
deck-lose_row = Строка теряется
deck-swap_rows = Две строки меняются местами

refusal-no-round = раунда { $got } ещё нет
refusal-no-picture = у этого пункта нет картинки
refusal-one-of = ожидается одно из этого, и только одно: { $choices }
refusal-unfinished = строка { $row } ещё не готова
refusal-no-arena = такой арены нет
refusal-no-scenario = такого сценария нет
