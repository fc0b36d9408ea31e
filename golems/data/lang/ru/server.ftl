### Сервер: настройки, ключ, коды и жетоны, резервные копии.

### Остальное говорят только сервер и команды: страница этого не загружает.

refusal-database-url =
    нужна база вроде sqlite:////папка/golems.sqlite или postgresql://имя:пароль@узел/база
refusal-base-path = нужен путь вроде /golems, а здесь { $got }
refusal-rate = нужен предел вроде 10/minute или 10/minute;100/day, а здесь { $got }
refusal-network = нужен адрес или сеть вроде 10.0.0.1 или 10.0.0.0/8, а здесь { $got }
refusal-origin = нужны протокол и узел страницы вроде https://school.example, а здесь { $got }
refusal-host-name = нужно имя этого сервера вроде play.example, без https:// и без порта, а здесь { $got }
refusal-public-address = нужен адрес, по которому сервер находят другие, вроде https://play.example или 192.168.1.20, а здесь { $got }
refusal-workers-need-postgresql =
    процессов: { $workers }, им нужна база PostgreSQL: укажите её в --database или запустите один процесс
refusal-data-folder = не удаётся использовать папку данных: { $detail }
refusal-key-file = не удаётся прочитать или создать ключ сервера: { $detail }
refusal-key-length = нужен ключ из { $expected_bytes } байт, а здесь: { $got }; без этого файла появятся новый ключ и новые жетоны
refusal-key-not-private = ключ сервера могут прочитать другие; закройте его снова: { $command }
refusal-room-code = { $got } — не код комнаты: нужны пять букв из { $letters }
refusal-token = место потеряно: нужно войти в комнату ещё раз
refusal-no-word = этот код ничего не открывает или уже не действует: попросите новый
refusal-no-member = с таким номером здесь никого нет

refusal-database = не удаётся использовать базу данных: { $detail }
refusal-no-asyncpg = для PostgreSQL нужен asyncpg: pip install "battle-of-golems[server]"
refusal-no-database = сохранять пока нечего: база данных пуста
refusal-database-not-empty = база данных не пуста, строк: { $rows }; с --replace они сначала удаляются
refusal-not-a-backup = это не резервная копия golems, или она повреждена
refusal-backup-newer = у этой копии схема «{ $schema }», этот выпуск golems её не знает: возьмите более новый
backup-done = { $file }: сохранено строк: { $rows }. Берегите файл так же, как сам сервер.
restore-done = { $file }: строк снова в базе: { $rows }.
undelete-done = Снова в базе: { $back } (комнаты, турниры и повторы).
undelete-left = Осталось в корзине: { $left }. Их коды уже заняты.
