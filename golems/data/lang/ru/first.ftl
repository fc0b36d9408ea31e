### Первая битва: короткие фразы, их и показывают, и говорят вслух.

first-title = Первый бой
first-step = Шаг { $number } из { $count }
first-skip = Пропустить
first-next = Дальше
first-try-again = Ещё раз
first-end = Играть дальше!

first-go =
    { $by ->
        [hand] Теперь нажми зелёную кнопку!
        [keys] Теперь нажми Enter!
       *[other] { -unlisted }
    }
first-watch = Смотри!
first-again = Чуть-чуть не так. Попробуй ещё раз!

first-walk-task = Дойди до флажка! Положи обе карты в программу.
first-walk-done = Ура! Голем умеет ходить.
first-turn-task = Флажок за углом. Шаг, поворот, шаг!
first-turn-done = Отлично! Голем умеет поворачивать.
first-strike-task = Соломенный рыцарь! Подойди, повернись и ударь.
first-strike-done = Бах! Вот это удар!
first-defend-task = Рыцарь сейчас ударит. Сначала щит, потом молот!
first-defend-done = Здорово! Щит спас голема.
first-battle-task = Настоящий бой! Подойди к Синему и ударь.
first-battle-won = Победа! Теперь ты умеешь играть.
first-battle-lost = Ещё чуть-чуть! Сыграем ещё раз?
