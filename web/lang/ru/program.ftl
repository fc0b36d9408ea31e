# Программа: карты команд, строки, схема и код.

program-title = Программа
program-hand = Карты
program-ready = Готово
program-missing =
    { $cards ->
        [one] Ещё { $cards } карта
        [few] Ещё { $cards } карты
       *[other] Ещё { $cards } карт
    }
program-look-again = Что не так?
program-offline = Связь пропала. Программа не потеряется.
program-not-inside = Сюда кладут одну простую команду.
program-full = Все места заняты. Нажми на карту в программе — и её можно заменить.

program-undo = Вернуть как было
program-clear = Убрать все карты
program-remove = Убрать карту
program-up = Поднять строку выше
program-down = Опустить строку ниже
program-ghost = Показывать, куда придёт голем

program-view = Как показать программу
program-view-blocks = Блоки
program-view-flow = Схема
program-view-python = Python
program-start = Старт
program-end = Конец
program-yes = да
program-no = нет
program-copy = Скопировать код
program-copied = Код скопирован

program-card-forward = Вперёд
program-card-backward = Назад
program-card-left = Влево
program-card-right = Вправо
program-card-stand = Стоять
program-card-attack = Атака
program-card-defend = Защита
program-card-take = Взять
program-card-loop = Цикл
program-card-loop3 = Цикл
program-card-if = Если
program-card-enemy = Враг?
program-card-attacked = Удар?
program-card-die = Кубик
program-card-none = Пусто

program-name-forward = Вперёд
program-name-backward = Назад
program-name-left = Поворот влево
program-name-right = Поворот вправо
program-name-stand = Стоять
program-name-attack = Атака
program-name-defend = Защита
program-name-take = Взять
program-name-loop = Цикл: повторить дважды
program-name-loop3 = Цикл: повторить трижды
program-name-if = Если впереди препятствие
program-name-enemy = Враг? Если впереди противник
program-name-attacked = Удар? Если на тебя нападают
program-name-die = Кубик
program-name-none = ничего

program-place-row = Строка { $row }
program-place-loop = в цикле
program-place-yes = если да
program-place-no = если нет
program-slot = { $place }: { $card }
program-slot-open = { $place }: свободно
program-slot-next = { $place }: свободно, следующая карта ляжет сюда
program-card-left-over =
    { $count ->
        [0] { $name }, карт больше нет
        [one] { $name }, осталась { $count }
       *[other] { $name }, осталось { $count }
    }
program-laid = { $card } → { $place }
program-taken = Карта вернулась: { $card }
program-undone = Как было
program-cleared = Программа пуста
