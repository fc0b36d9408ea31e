### Сервер: настройки, ключ, коды и жетоны, резервные копии.

### Остальное говорят только сервер и команды: страница этого не загружает.

refusal-database-url =
    ожидается база вроде sqlite:////папка/golems.sqlite или postgresql://имя:пароль@узел/база
refusal-base-path = ожидается путь вроде /golems, а пришло { $got }
refusal-rate = ожидается предел вроде 10/minute или 10/minute;100/day, а пришло { $got }
refusal-network = ожидается адрес или сеть вроде 10.0.0.1 или 10.0.0.0/8, а пришло { $got }
refusal-origin = ожидаются протокол и узел страницы вроде https://school.example, а пришло { $got }
refusal-host-name = ожидается имя этого сервера вроде play.example, без https:// и без порта, а пришло { $got }
refusal-workers-need-postgresql =
    процессов: { $workers }, им нужна база PostgreSQL: укажите её в --database или запустите один процесс
refusal-data-folder = не удаётся использовать папку данных: { $detail }
refusal-key-file = не удаётся прочитать или создать ключ сервера: { $detail }
refusal-key-length = ожидается ключ из { $expected_bytes } байт, а пришло: { $got }; без этого файла появятся новый ключ и новые жетоны
refusal-key-not-private = ключ сервера могут прочитать другие; закройте его снова: { $command }
refusal-room-code = { $got } — не код комнаты: ожидаются пять букв из { $letters }
refusal-token = это место не ваше или уже не ваше: войдите в комнату ещё раз

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
