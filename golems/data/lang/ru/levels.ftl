### Файлы уровней из редактора автора игры: что в них не так, что опущено и что выбрано.

### Остальное говорят только сервер и команды: страница этого не загружает.

refusal-level-version = это не файл уровня версии { $expected_version }: здесь { $got }
refusal-level-grid = нужно записей: { $expected_count }, а здесь { $got }
refusal-level-turn = нужны повороты по 90 градусов, а здесь { $got }
refusal-level-no-piece = на столе нет ни одной части поля
refusal-level-overlap = части поля { $piece } и { $other } лежат одна на другой

warning-level-touching = части поля { $piece } и { $other } лежат вплотную: здесь это одно поле
warning-level-same-piece = { $piece } и { $other } — одна и та же часть поля из коробки, стоймя и на боку; положены обе
warning-level-loose-turn = { $key } поворачивает жетон, которого там нет
warning-level-icon = значок { $icon } не известен
warning-level-off-field = { $token } в строке { $row }, столбце { $column } файла лежит мимо частей поля и опущен
warning-level-not-ours =
    { $kind ->
        [duck] вода с уточкой
        [spring] пружина
        [marker] метка
        [unknown] неизвестный жетон
       *[other] { -unlisted }
    } { $token } на { $cell }: в этой игре такого нет, жетон опущен
warning-level-misfit =
    жетон { $token } на { $cell } опущен: он лежит на { $under ->
        [ground] голой земле
        [water] воде
        [portal] портале
        [wall] стене
        [line] линии
        [ice] льду
        [afloat] плавающей бочке
        [golem] големе
        [barrel] бочках
        [barrel-on-ice] бочках
       *[other] { -unlisted }
    }
warning-level-portal-surplus = портал { $token } на { $cell } опущен: пар порталов не больше двух
warning-level-golem-surplus = голем { $token } на { $cell } опущен: големов не больше четырёх
warning-level-in-the-air = { $token } на { $cell } висит в воздухе; поставлен на место под собой
warning-level-portals =
    { $portals ->
        [1] портал всего один: он никуда не ведёт
       *[other] какие порталы составляют пару, в файле не сказано: они взяты по порядку, строка за строкой
    }
warning-level-contents = что лежит в бочках, в файле не сказано: пока вы не впишете, там «?»
warning-level-targets = в позиции нет целевых клеток; в файле это { $cells }
warning-level-puzzle = в позиции нет значков головоломки; в файле это { $icons }
warning-level-no-player = среди големов нет ни одного игрока: поставьте его, чтобы показать позицию или сыграть
warning-level-simple = деталей в файле нет: у големов игроков четыре строки, а урон только считается
warning-level-card = { $robot } на { $cell } — ПароБот; его карты в файле нет, пусть это будет { $card }
warning-level-same-colour = голем этого цвета уже есть: тот, что на { $cell }, зовётся { $robot }
warning-level-bot-mark = { $token } на { $cell } не отмечает никакого голема
import-note = заметка: { $remark }
