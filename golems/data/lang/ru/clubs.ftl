### Файл клуба.

## Файл клуба: что взрослый хранит от недели к неделе.

club-title = Файл клуба
club-lead = В файле клуба то, что остаётся от недели к неделе: кто приходит, что вы проводили, очки, рейтинги и решённые головоломки. Файл хранится у вас: без учётных записей, и на сервере ничего не остаётся.
club-new = Новый файл клуба
club-open = Открыть файл клуба
club-save = Сохранить файл
club-unsaved = Ещё не сохранено. Всё только в этой вкладке: сохраните файл, прежде чем её закрыть.
club-saved = Файл открыт только в этой вкладке. Сервер ничего из него не хранит.
club-close = Закрыть файл
club-close-sure = Есть несохранённые изменения. Закрыть файл без них?
club-close-yes = Закрыть без сохранения
club-close-no = Вернуться
club-no-file = Это не файл клуба
club-name = Как называется клуб?
club-rename = Назвать
club-season = Сезон считается с
club-season-set = Установить
club-season-table = Таблица сезона
club-season-evenings =
    { $count ->
        [0] Занятий ещё не было
        [one] { $count } занятие
        [few] { $count } занятия
       *[many] { $count } занятий
    }
club-points-how = Очко за то, что пришли; в бою очко за победу, пол-очка за ничью. Рейтинг и решённые головоломки считаются с самого начала.
club-column-place = Место
club-column-name = Имя
club-column-points = Очки
club-column-evenings = Занятия
club-column-solved = Решено головоломок
club-column-rating = Рейтинг
club-rating = { $rating } ± { $within }
club-no-rating = пока нет
club-print = Напечатать
club-csv = Сохранить таблицей (CSV)
club-merge = Добавить другой файл
club-merged = Теперь оба файла — один.
club-children = Дети
club-add = Добавить
club-add-names = Имена, каждое с новой строки
club-edit = Изменить: { $name }
club-edit-name = Имя
club-edit-animal = Животное
club-edit-none = нет
club-edit-level = Уровень
club-edit-save = Изменить
club-remove = Стереть: { $name }, и всё, что записано
club-remove-how = В копиях файла это останется: сотрите и там.
club-remove-yes = Стереть
club-back = Назад к клубу
club-page-evenings = Занятия
club-page-evening = { $day } · { $kind } { $title }
club-page-solved = Решено головоломок: { $count }
club-page-chapters = Что решено: { $name }
club-page-chapter = { $title }: { $count } из { $all }
club-page-others =
    { $count ->
        [one] И ещё { $count } головоломка
        [few] И ещё { $count } головоломки
       *[many] И ещё { $count } головоломок
    }
club-page-points = Очки за сезон: { $points }
club-page-rating = Рейтинг: { $rating } ± { $within }
club-page-none = Такого имени в этом файле клуба нет.
club-kind-lesson = Урок
club-kind-tournament = Турнир
club-evenings = Занятия
club-evening-here =
    { $count ->
        [one] { $count } ученик
        [few] { $count } ученика
       *[many] { $count } учеников
    }
club-forget = Стереть { $day }
club-begin-lesson = Открыть урок с этим клубом
club-begin-lesson-how = Когда вы покажете список, дети нажмут на своё имя. Имена стираются вместе с уроком.
club-begin-tournament = Подготовить турнир с этим клубом
club-offer =
    { $count ->
        [one] Предложить { $count } имя: { $club }
        [few] Предложить { $count } имени: { $club }
       *[many] Предложить { $count } имён: { $club }
    }
club-offer-how = Когда вы покажете список, игроки нажмут на своё имя; или отметьте сами, кто пришёл. После турнира запишите результаты в файл.
club-tick = Отметить, кто пришёл без устройства
club-tick-here = Отметить, кто пришёл
club-enter = Добавить: { $count }
club-write-lesson = Записать урок { $code } в файл клуба
club-write-tournament = Записать турнир { $code } в файл клуба
club-write = Записать в файл клуба
club-write-how = Дети без имени не записываются. Если записать ещё раз, новая запись заменит прежнюю.
club-write-first = Сначала откройте файл клуба или начните новый.
club-write-not-teacher = Это можно сделать только в браузере учителя.
club-written = Записано. Теперь сохраните файл.
club-day = День
club-plan = Какой план вы провели?
club-plan-none = никакой
club-names-show =
    { $count ->
        [one] Показать входящим { $count } имя
        [few] Показать входящим { $count } имени
       *[many] Показать входящим { $count } имён
    }
club-names-hide = Спрятать имена
club-names-how = Пока список показан, его видит каждый, у кого есть код. На общем экране его нет никогда.
club-tap-name = Твоё имя здесь? Нажми на него

### Остальное говорят только сервер и команды: страница этого не загружает.

## Файлы клуба

club-column-level = Уровень
club-column-within = плюс-минус
refusal-club-format = нужен файл вида { $expected_format }, а здесь { $got }
refusal-club-name = нужно имя: хотя бы одна буква
refusal-club-name-taken = { $name } уже есть в клубе: добавьте первую букву фамилии
refusal-club-no-member = { $name }: такого имени в этом файле клуба нет
refusal-club-bout = в бою у каждого одно место
refusal-club-members-full = в файле клуба помещается столько детей: { $most }
refusal-club-full = в файле клуба помещается столько детей: { $members }, и столько занятий: { $evenings }
refusal-club-evening-full = на одном занятии помещается столько детей: { $most }
