# Комната и её стол.

room-connecting = Секундочку…
room-lost = Нет связи. Пробуем снова — ничего не пропадёт.
room-gone = Такой комнаты нет
room-gone-why = Под кодом { $code } уже никто не играет.
room-gone-join = Ввести другой код

table-title = Стол
table-round = Раунд { $round }
table-your-program = Твой ход: собери программу
table-your-component = Твой ход: выбери деталь
table-your-choice = Твой ход: выбирай
table-watch = Смотри, что происходит!
table-waiting = Ждём: { $robots }
table-over = Битва окончена
table-paused = Пауза
table-spectator = Ты зритель
table-seal = Готово!
table-sealed = Твоя программа готова. Её пока никто не видит.
table-next-round = Дальше
table-offline = Нет связи. Попробуй чуть позже.
table-turn = Повернуть поле
table-left = { $seconds } с
table-left-label = Осталось секунд: { $seconds }
