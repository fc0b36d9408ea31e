### Программа: карты команд, строки, схема и код.

program-title = Программа
program-hand = Карты
program-ready = Готово
program-missing =
    { $cards ->
        [one] Положи ещё { $cards } карту
        [few] Положи ещё { $cards } карты
       *[other] Положи ещё { $cards } карт
    }
program-look-again = Что не так?
program-offline = Связи нет, но программа не потеряется.
program-full = Все строки заняты. Чтобы заменить карту, нажми на неё.

program-undo = Отменить
program-step = По шагам
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
program-card-if = Если
program-card-die = Кубик
program-card-none = Пусто
# То же на узкой карте: "\u200B" стоит там, где длинное слово можно перенести.
program-narrow-backward = Назад
program-narrow-enemy = Есть против{ "\u200B" }ник?
program-narrow-attacked = Нападе{ "\u200B" }ние?

program-name-forward = Вперёд
program-name-backward = Назад
program-name-left = Поворот влево
program-name-right = Поворот вправо
program-name-stand = Стоять
program-name-attack = Атака
program-name-defend = Защита
program-name-take = Взять
program-name-loop = Цикл: повторить дважды
program-name-if = Если впереди препятствие
program-name-die = Кубик
program-name-none = ничего

program-place-row = Строка { $row }
program-place-loop = в цикле
program-place-repeat = в повторе
program-place-yes = если да
program-place-no = если нет
program-slot = { $place }: { $card }
program-row-free = свободно
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
program-undone = Отменено
program-cleared = Программа пуста
