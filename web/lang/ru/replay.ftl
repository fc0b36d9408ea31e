# Итог боя, повтор, «Что, если», открытие записи.

result-won =
    { $count ->
        [0] Никто не победил
        [1] Победа: { $robots }!
       *[other] Ничья: { $robots }
    }
result-you-won = Ты победил! Отличная программа.
result-you-drew = Почти! Вы оказались равны.
result-you-lost = Бой был славный! Каждый проигранный бой подсказывает, что поменять. Загляни в повтор.
result-robots-won = В этот раз сильнее оказались роботы. Загляни в повтор: там видно, как их обойти.
result-places = Места
result-place = { $place } место
result-rematch = Сыграть ещё раз
result-rematch-wait = Новый бой начнёт хозяин комнаты.
result-replay = Посмотреть повтор
result-whatif = Что, если…
result-save = Сохранить
result-share = Поделиться
result-why-V1 = На поле остался один голем.
result-why-V2 = Голем и ПароБоты бились до последнего.
result-why-V3 = Прошло восемь раундов: побеждает тот, кого меньше помяли.
result-why-V4 = На поле никого не осталось.
result-why-V5 = Союзники бились с ПароБотами вместе.
result-why-G11 = Бой окончен: побеждает тот, у кого больше жизней.
result-why-G13 = Бочка доставлена домой.
result-why-G14 = Цели сценария решили дело.
result-why-other = Так решили правила.

replay-title = Повторы
replay-of = Повтор боя
replay-position = Расстановка
replay-list = Бои на этом сервере
replay-none = Пока здесь нет ни одного законченного боя. Сыграй первый!
replay-more = Показать ещё
replay-play = Сыграть
replay-open = Открыть запись
replay-open-how = Выбери файл, который сохранила игра, или перетащи его сюда.
replay-choose = Выбрать файл
replay-paste = Или вставь текст записи или расстановки
replay-paste-show = Показать
replay-watch = Смотреть
replay-wait = Готовим повтор…
replay-failed = Запись не показать
replay-failed-kept = Сама запись цела: мы её не меняли.
replay-missing = Такой записи здесь нет
replay-missing-why = Может быть, бой ещё не кончился или запись уже убрали. Если она сохранена в файле, открой файл.
replay-unreadable-empty = Здесь пусто. Вставь текст записи.
replay-unreadable-json = Это не похоже на запись игры: текст обрывается или в нём лишнее. Попробуй скопировать его ещё раз целиком.
replay-unreadable-match = Это сохранённая партия с тайнами игроков, а не запись. Открой файл, который сохраняет кнопка «Сохранить» после боя.
replay-unreadable-neither = В этом тексте нет ни записи боя, ни расстановки.
replay-unreadable-file = Файл не получилось прочитать.
replay-other-end = Запись сделана в другой версии игры: сегодня этот бой кончается иначе.
replay-all = Все повторы
replay-save = Сохранить файл
replay-share = Поделиться
replay-whatif = Что, если…
replay-scrubber = Место в бою
replay-at = Раунд { $round }, строка { $row }
replay-at-start = Раунд { $round }, начало
replay-at-end = Раунд { $round }, конец
replay-rounds = К раунду
replay-round = Раунд { $round }
replay-keys = Стрелки — шаг назад и вперёд, пробел — смотреть или пауза.
replay-cells = Что где стоит
replay-nothing-yet = Это расстановка: в ней ещё ничего не произошло.

share-title = Поделиться повтором
share-how = Эту ссылку можно открыть на любом устройстве в той же сети.
share-link = Ссылка
share-copy = Скопировать
share-copied = Скопировано!
share-send = Отправить…

whatif-lead = Измени программу голема и посмотри, что было бы. Всё остальное — как было.
whatif-before = Раунд раньше
whatif-after = Раунд позже
whatif-round = Раунд
whatif-robot = Чья программа
whatif-real = Как было
whatif-other = Что, если
whatif-run = Посмотреть!
whatif-again = Изменить ещё
whatif-back = Вернуться к повтору
whatif-difference = Что изменилось
whatif-same = Всё кончилось точно так же. Попробуй другую карту!
whatif-robot-same = так же
whatif-was = Было: { $state }
whatif-would = Стало бы: { $state }
whatif-none = В этом раунде никто не составлял программу.
whatif-state-out = выбыл
whatif-state = { $cell }, смотрит { $facing }
whatif-state-damage = повреждений: { $damage }
whatif-state-lives = жизней: { $lives }
whatif-state-carries = несёт бочку
whatif-won =
    { $count ->
        [0] Бой бы кончился, и никто бы не победил.
        [1] Бой бы кончился. Победа: { $robots }!
       *[other] Бой бы кончился ничьёй: { $robots }.
    }
whatif-goes-on = Бой бы продолжился.
