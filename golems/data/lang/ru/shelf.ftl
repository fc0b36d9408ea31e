### Полка: награды, свои числа и повторы, которые стоит посмотреть.

shelf-title = Полка
shelf-idea = Награды, числа и лучшие повторы
shelf-idea-new =
    { $count ->
        [one] На полке новая награда!
        [few] На полке { $count } новые награды!
       *[many] На полке { $count } новых наград!
    }
shelf-new =
    { $count ->
        [one] Новая награда на полке: { $awards }
       *[other] Новые награды на полке: { $awards }
    }
shelf-awards = Награды: { $won } из { $all }
shelf-won-on = На полке с { $day }
shelf-numbers = Твои числа
shelf-count-battles = бои
shelf-count-wins = победы
shelf-count-rounds = раунды
shelf-count-hits = удары в цель
shelf-count-barrels = открытые бочки
shelf-count-puzzles = головоломки
shelf-count-stars = звёзды
shelf-count-clauses = ответы на «почему?»
shelf-treasures = Стоит посмотреть ещё раз
shelf-treasures-none = Здесь появятся самые интересные бои.
shelf-reason-untouched = Победа без урона
shelf-reason-comeback = Победа вопреки урону
shelf-reason-blasts = Бой со взрывами
shelf-reason-hits = Бой с меткими ударами
shelf-stays = Всё это хранится только в этом браузере.

award-first-win = Первая победа
award-first-win-how = Победи в бою.
award-untouched = Ни царапины
award-untouched-how = Победи без урона.
award-comeback = Вот это поворот
award-comeback-how = Победи, хотя твой голем два раза получает урон.
award-together = Вместе сильнее
award-together-how = Победи вместе с союзниками.
award-double-loop = Дважды в цель
award-double-loop-how = Ударь голема два раза одним циклом.
award-keen-eye = Зоркий глаз
award-keen-eye-how = Ударь голема из карты с условием.
award-shield = Щит
award-shield-how = Отбей удар защитой.
award-barrel = Что внутри?
award-barrel-how = Открой бочку.
award-big-bang = Большой бум
award-big-bang-how = Открой бомбу, которая заденет двоих.
award-traveller = Сквозь портал
award-traveller-how = Пройди через портал.
award-mechanic = Как новенький
award-mechanic-how = Почини деталь.
award-delivery = Доставка
award-delivery-how = Привези бочку домой.
award-fewest-cards = Ни карты лишней
award-fewest-cards-how = Реши головоломку самым малым числом карт.
award-ten-puzzles = Десять головоломок
award-ten-puzzles-how = Реши десять головоломок.
award-curious = Почемучка
award-curious-how = Прочитай десять разных ответов на «почему?».
