### После боя: итог, повтор, «Что, если».

## Итог боя, повтор, «Что, если», открытие записи.

result-won =
    { $end ->
        [nobody] Никто не победил
        [won] Побеждает { $robots }!
        [shared] Победа общая: { $robots }!
        [drawn] Ничья: { $robots }
       *[other] { -unlisted }
    }
result-you-won =
    { $how ->
        [beaten] Победа твоя! Отличная программа.
        [rounds] Победа твоя! У тебя меньше всего урона.
        [lives] Победа твоя! У тебя больше всего жизней.
        [goal] Победа твоя! Цель достигнута.
        [resigned]
            { $count ->
                [one] Победа твоя: соперник сдаётся.
               *[other] Победа твоя: соперники сдаются.
            }
       *[other] { -unlisted }
    }
result-you-won-together = Победа общая! Отличная команда.
result-you-drew = Силы оказались равны!
result-nobody-won = В этот раз не побеждает никто. Зато следующий бой начнётся с начала!
result-you-resigned = Сдаться тоже можно. Новый бой начнётся с начала!
result-you-lost = Бой был славный! Каждый проигранный бой подсказывает, что поменять. Загляни в повтор.
result-robots-won = В этот раз компьютер оказался сильнее. Загляни в повтор: там видно, как его обойти.
result-places = Места
result-place = { $place }-е место
result-rematch = Сыграть ещё раз
result-rematch-wait = Новый бой начнёт хозяин комнаты.
result-replay = Посмотреть повтор
result-analysis = Разбор
result-whatif = Что, если…
result-save = Сохранить
result-share = Поделиться
result-why-V1 = На поле остался один голем.
result-why-V2 = Голем и ПароБоты бились до последнего.
result-why-V3 =
    { $end ->
        [drawn] Прошло восемь раундов, а урон у всех одинаковый.
        [nobody] Прошло восемь раундов: побеждает тот, у кого меньше урона.
        [won] Прошло восемь раундов: побеждает тот, у кого меньше урона.
        [shared] Прошло восемь раундов: побеждает тот, у кого меньше урона.
       *[other] { -unlisted }
    }
result-why-V4 = На поле никого не осталось.
result-why-V5 = Союзники бились с ПароБотами вместе.
result-why-G11 =
    { $end ->
        [last] На поле остался один голем.
        [nobody] На поле никого не осталось.
        [drawn] Бой окончен, а жизней поровну.
        [won] Бой окончен: побеждает тот, у кого больше жизней.
        [shared] Бой окончен: побеждает тот, у кого больше жизней.
       *[other] { -unlisted }
    }
result-why-G13 = Бочка доставлена домой.
result-why-G14 =
    { $end ->
        [nobody] Сценарий окончен, а всех целей никто не достиг.
        [won] Всё решили цели сценария.
        [shared] Всё решили цели сценария.
        [drawn] Всё решили цели сценария.
       *[other] { -unlisted }
    }
result-why-resigned =
    { $count ->
        [one] { $robots } сдаётся — бой окончен.
       *[other] { $robots } сдаются — бой окончен.
    }
result-why-other = Так решили правила.

replay-title = Повторы
replay-of = Повтор боя
replay-position = Расстановка
replay-list = Твои бои
replay-none = Здесь появятся бои, которые закончены или открыты в этом браузере. Сыграй первый!
replay-play = Сыграть
replay-open-title = Открыть файл боя
replay-open-how = Выбери файл, который сохранила игра, или перетащи его сюда.
replay-choose = Выбрать файл
replay-paste = Или вставь текст из файла боя или расстановки
replay-paste-show = Показать
replay-watch = Смотреть
replay-wait = Готовим повтор…
replay-failed = Не получилось показать бой
replay-failed-kept = Сам файл боя цел: мы его не меняли.
replay-missing = Такого повтора здесь нет
replay-missing-why = Может быть, бой ещё не кончился или его уже стёрли. Если он сохранён в файле, открой файл.
replay-unreadable-empty = Здесь пусто. Вставь текст из файла боя.
replay-unreadable-json = Это не похоже на файл боя: текст обрывается или в нём лишнее. Попробуй скопировать его ещё раз целиком.
replay-unreadable-match = Это незаконченный бой, его показать нельзя. Открой файл, который сохраняет кнопка «Сохранить» после боя.
replay-unreadable-neither = В этом тексте нет ни боя, ни расстановки.
replay-unreadable-file = Файл не получилось прочитать.
replay-other-end = Этот бой сохранён в другой версии игры: сегодня он кончается иначе.
replay-all = Все повторы
replay-save = Сохранить файл
replay-share = Поделиться
replay-whatif = Что, если…
replay-analysis = Разбор
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
whatif-state-out = вне игры
whatif-state = { $cell }, смотрит { $look }
whatif-state-damage = урон: { $damage }
whatif-state-lives = жизней: { $lives }
whatif-state-carries = несёт бочку
whatif-won =
    { $end ->
        [nobody] Бой бы кончился, и никто бы не победил.
        [won] Бой бы кончился. { $robots } — победитель!
        [shared] Бой бы кончился. Победа была бы общей: { $robots }!
        [drawn] Бой бы кончился ничьёй: { $robots }.
       *[other] { -unlisted }
    }
whatif-goes-on = Бой бы продолжился.

analysis-title = Разбор боя
analysis-lead = Компьютер перепробовал другие программы. Все остальные при этом делали то же, что и в бою.
analysis-return = Вернуться к разбору
analysis-thinking = Думаю над раундом { $round } из { $rounds }…
analysis-failed = Разбор не получился
analysis-none = В этом бою не сыграла ни одна программа, и разбирать нечего.
analysis-gears =
    { $gears ->
        [one] { $gears } шестерёнка из 3
       *[other] { $gears } шестерёнки из 3
    }
analysis-verdict =
    { $mark ->
        [3] Отлично! Лучше почти некуда.
        [2] Хорошо! Нашлась программа чуть получше.
       *[other] Здесь пряталась программа намного лучше. Видишь почему?
    }
analysis-hopeless = Этот раунд было уже не спасти.
analysis-wise = Заранее этого никто не знал: до раунда это был умный выбор.
analysis-laid = Так было
analysis-better = Лучше было бы так
analysis-new = другая карта
analysis-show = Показать в «Что, если»
analysis-total = Шестерёнок за бой: { $gears } из { $most }
analysis-habits = Легко ли угадать?
analysis-level =
    { $level ->
        [0] Раундов пока мало, не понять.
        [1] Угадать трудно. Отличная маскировка!
        [2] Иногда получается угадать.
       *[other] Угадать легко.
    }
analysis-guessed =
    Представь, что кто-то помнит все прошлые раунды и угадывает каждую строку. Он угадал бы строк: { $right } из { $rows }, а с закрытыми глазами — примерно { $blind }.
analysis-tip-habit = Совет: в строке { $row } чаще всего лежит «{ $card }» (раундов: { $times } из { $rounds }). Клади туда иногда другую карту — соперник удивится!
analysis-tip =
    { $level ->
        [0] Совет: сыграй ещё и возвращайся к разбору!
        [1] Совет: так держать, пусть другие ломают голову!
       *[other] Совет: начни следующий раунд по-новому!
    }

### Остальное говорят только сервер и команды: страница этого не загружает.

## Показательный бой и повтор записи.

demo-title = Битва Големов · показательный бой
demo-intro =
    Красный и Синий тайно сложили программы из карт: Вперёд, Поворот, Атака, Защита… Теперь все
    программы выполняются одновременно, строка за строкой. После каждой фразы стоит пункт правил,
    который её объясняет.
demo-end = Конец

replay-open = бой продолжается
replay-end =
    { $end ->
        [nobody] победителя нет ({ $rule })
        [won] победа: { $winners } ({ $rule })
        [shared] общая победа: { $winners } ({ $rule })
        [drawn] поровну: { $winners } ({ $rule })
       *[other] { -unlisted }
    }
replay-agrees =
    { $rounds ->
        [one] Сыгран { $rounds } раунд, конец как в записи: { $end }.
        [few] Сыграно { $rounds } раунда, конец как в записи: { $end }.
       *[many] Сыграно { $rounds } раундов, конец как в записи: { $end }.
    }
replay-differs = Сыграно раундов: { $rounds }, но конец не как в записи. Сыграно: { $played }; записано: { $written }.
replay-seals =
    { $count ->
        [one] Проверена { $count } печать: всё цело.
        [few] Проверены { $count } печати: всё цело.
       *[many] Проверено { $count } печатей: всё цело.
    }
replay-broken-seal = Раунд { $round }, { $robot }: печать не подходит к программе.
