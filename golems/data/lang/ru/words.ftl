# Слова игры: роботы, команды, стороны света, части.

columns = АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭ
and = { $all } и { $last }

robot-red = Красный
robot-blue = Синий
robot-green = Зелёный
robot-yellow = Жёлтый

command-forward = Вперёд
command-backward = Назад
command-left = Поворот влево
command-right = Поворот вправо
command-stand = Стоять
command-attack = Атака
command-defend = Защита
command-take = Взять
command-none = ничего
row-loop = { $command } ×{ $times }
row-if = если впереди препятствие: { $yes }, иначе { $no }
row-enemy = если впереди противник: { $yes }, иначе { $no }
row-attacked = если нападают: { $yes }, иначе { $no }

facing-N = на север
facing-E = на восток
facing-S = на юг
facing-W = на запад

part-processor = процессор
part-weapon = оружие
part-chassis = шасси

contents-empty = только щепки
contents-bomb = бомба
contents-toolbox = инструменты


bonus-loop = Цикл 2
bonus-loop3 = Цикл 3
bonus-condition = Условие
bonus-blank = пусто
