### Слова игры: роботы, команды, стороны света, части, детали.

columns = АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭ

robot-red = Красный
robot-blue = Синий
robot-green = Зелёный
robot-yellow = Жёлтый
robot-straw = Соломенный рыцарь

row-loop = { $command } ×{ $times }
row-repeat = Повтор { $times } ({ $command })
row-if = если впереди препятствие: { $yes }, иначе { $no }
row-enemy = Есть противник? (да: { $yes }, нет: { $no })
row-attacked = Нападение? (да: { $yes }, нет: { $no })

part-processor = процессор
part-weapon = оружие
part-chassis = шасси

bonus-loop = Цикл 2
bonus-condition = Условие
bonus-blank = пусто

card-duel-attack = Удар
card-duel-loop = Повтор 2
card-duel-loop3 = Повтор 3
card-duel-enemy = Есть противник?
card-duel-attacked = Нападение?

component-p3 = Процессор на 3 строки
component-p3-idea = Сломанный даёт 1 строку.
component-p4 = Процессор на 4 строки
component-p4-idea = Сломанный даёт 2 строки.
component-w2 = Тяжёлое оружие
component-w2-idea = Бьёт клетку впереди с силой 2. Сломанное — с силой 1.
component-w11 = Длинное оружие
component-w11-idea = Бьёт две клетки подряд с силой 1. Сломанное — только клетку впереди.
component-c1 = Колёса
component-c1-idea = Катятся вперёд и назад. Сломанные едут только вперёд.
component-c2 = Гусеницы
component-c2-idea = Ползут вперёд и назад. Сломанные едут только вперёд.

### Остальное говорят только сервер и команды: страница этого не загружает.

facing-N = на север
facing-E = на восток
facing-S = на юг
facing-W = на запад

and = { $all } и { $last }

# Голем в предложении: у кого, кого и кого ещё. Имя человека не склоняется: голема «Маша».
who-gen =
    { $robot_id ->
        [red] Красного
        [blue] Синего
        [green] Зелёного
        [yellow] Жёлтого
        [straw] Соломенного рыцаря
       *[other] голема «{ $robot }»
    }
who-acc =
    { $robot_id ->
        [red] Красного
        [blue] Синего
        [green] Зелёного
        [yellow] Жёлтого
        [straw] Соломенного рыцаря
       *[other] голема «{ $robot }»
    }
whom-acc =
    { $target_id ->
        [red] Красного
        [blue] Синего
        [green] Зелёного
        [yellow] Жёлтого
        [straw] Соломенного рыцаря
       *[other] голема «{ $target }»
    }

command-forward = Вперёд
command-backward = Назад
command-left = Поворот влево
command-right = Поворот вправо
command-stand = Стоять
command-attack = Атака
command-defend = Защита
command-take = Взять
command-none = ничего

contents-empty = только щепки
contents-bomb = бомба
contents-toolbox = инструменты
