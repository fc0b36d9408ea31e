### Что команды говорят о матчах.

### Остальное говорят только сервер и команды: страница этого не загружает.

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п. ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

match-seat = { $robot }: { $player }
match-seat-built = { $robot }: { $player } ({ $parts })
match-parobot = ПароБот, карта { $card }
match-end = Конец
match-result =
    { $rounds ->
        [one] после { $rounds } раунда: { $end }
       *[other] после { $rounds } раундов: { $end }
    }
match-place = { $place }. { $robots }

replay-match-over =
    { $rounds ->
        [one] Все решения приняты заново ({ $decisions }). После { $rounds } раунда: { $end }.
       *[other] Все решения приняты заново ({ $decisions }). После { $rounds } раундов: { $end }.
    }
replay-match-open =
    Все решения приняты заново ({ $decisions }). { $phase ->
        [components] Матч ждёт выбора деталей: { $robots }.
        [programs] Раунд { $rounds } ждёт программ: { $robots }.
        [question] Раунд { $rounds } ждёт ответа: { $robots }.
       *[other] { -unlisted }
    }

analyse-columns = Голем|Программа|Ценность|Лучший ответ|Ценность|Упущено
analyse-more-columns = Лучшая игра|Против неё|Упущено|Не меньше
analyse-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-reply =
    { $mark ->
        [3] { $robot }: лучше почти некуда (проверено программ: { $tried }).
        [2] { $robot }: немного лучше была бы { $best } (проверено программ: { $tried }).
       *[other] { $robot }: намного лучше была бы { $best } (проверено программ: { $tried }).
    }
analyse-beforehand =
    { $mark ->
        [3] До раунда это был разумный выбор.
        [2] И до раунда были программы немного лучше.
       *[other] И до раунда были программы намного лучше.
    }
analyse-habits =
    { $level ->
        [0] { $robot }: раундов мало, чтобы судить о привычках.
        [1] { $robot }: угадать трудно. Верно угаданы строки: { $right } из { $rows }, наугад вышло бы { NUMBER($blind, maximumFractionDigits: 1) }.
        [2] { $robot }: иногда можно угадать. Верно угаданы строки: { $right } из { $rows }, наугад вышло бы { NUMBER($blind, maximumFractionDigits: 1) }.
       *[other] { $robot }: угадать легко. Верно угаданы строки: { $right } из { $rows }, наугад вышло бы { NUMBER($blind, maximumFractionDigits: 1) }.
    }
analyse-habit = В строке { $row } чаще всего { $card }: раундов { $times } из { $rounds }.

simulate-title =
    { $matches ->
        [one] { $matches } матч
        [few] { $matches } матча
       *[many] { $matches } матчей
    }
simulate-columns = Место|Победы|Ничьи|Поражения|Очки|Урон
simulate-rounds = Раундов в матче: { $rounds }
simulate-ends = Чем кончались, по пунктам правил: { $ends }
simulate-first = Очки первого места сверх его доли: { $advantage }

arenas-columns = Арена|Имя|Размер|Игры|Мысль
check-wrong = ошибка: { $fault }
check-warning = заметка: { $warning } ({ $rule })
check-symmetric = для двух големов одинакова с обоих стартов
check-not-symmetric = для двух големов не одинакова с обоих стартов
check-claims-symmetry = в «fair» сказано symmetry, но старты двух големов не симметричны
check-advantage = игроков { $players }{ $parobots ->
        [0] {""}
       *[other] , ПароБотов { $parobots }
    }: первый игрок { $first }; дальше всех от своей доли старт { $place }, { $furthest }

companion-played =
    { $matches ->
        [one] { $matches } матч
        [few] { $matches } матча
       *[many] { $matches } матчей
    } с каждым соперником, после десяти матчей знакомства; доля побед, интервалы 95 %
companion-columns = Игра|Соперник|Победы|Ничьи|Поражения|Победы|95 %|Сила

league-title =
    { $bots ->
        [one] Круговой турнир, { $bots } бот
        [few] Круговой турнир, { $bots } бота
       *[many] Круговой турнир, { $bots } ботов
    }
league-played =
    { $matches ->
        [one] { $matches } матч
        [few] { $matches } матча
       *[many] { $matches } матчей
    } на { $arenas ->
        [one] { $arenas } арене
       *[other] { $arenas } аренах
    }, места меняются; интервалы 95 %; { $anchor ->
        [none] среднее — 1500
       *[other] { $anchor } — 1500
    }
league-elo = Эло
league-columns = №|Бот|Эло|95 %|Очки|95 %
league-rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
league-ratings = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }…{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
league-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
league-shares = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-against = { $share } ({ $ends }) против бота { $bot }
league-line = { $place }. { $bot }: Эло { $rating } ({ $ends }); { $scores }.
league-parobot = ПароБот { $card ->
        [any] {""}
       *[other] { $card }
    }

refusal-not-written = не удаётся записать файл: { $detail }
refusal-seat-without-bot = за этим местом никто не играет; назовите бота
refusal-no-cluster = по этому адресу не отвечает планировщик Dask с работниками
refusal-no-dask = для этого нужен Dask: pip install "battle-of-golems[cluster]"
