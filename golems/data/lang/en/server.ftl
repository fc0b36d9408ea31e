### The server: its settings, its key, codes and tokens, backups.

### Only the server and the commands say the rest: the page never fetches it.

refusal-database-url =
    expected a database such as sqlite:////folder/golems.sqlite or postgresql://user:password@host/name
refusal-base-path = expected a path such as /golems, got { $got }
refusal-rate = expected a limit such as 10/minute or 10/minute;100/day, got { $got }
refusal-network = expected an address or a network such as 10.0.0.1 or 10.0.0.0/8, got { $got }
refusal-origin = expected a page’s scheme and host such as https://school.example, got { $got }
refusal-host-name = expected a name of this server such as play.example, without https:// and without a port, got { $got }
refusal-public-address = expected where others find the server, such as https://play.example or 192.168.1.20, got { $got }
refusal-workers-need-postgresql =
    { $workers } workers need a PostgreSQL database: name one with --database, or start one worker
refusal-data-folder = can’t use this data folder: { $detail }
refusal-key-file = can’t read or make the key of this server: { $detail }
refusal-key-length = expected a key of { $expected_bytes } bytes, got { $got }; delete the file to get a new key and new tokens
refusal-key-not-private = others can read the key of this server; make it private again: { $command }
refusal-room-code = { $got } isn’t a room code: it should be five letters of { $letters }
refusal-token = this seat isn’t yours any more: join the room again
refusal-no-word = this code opens nothing, or not any more: ask for a new one
refusal-no-member = there’s nobody with this number here

refusal-database = can’t use the database: { $detail }
refusal-no-asyncpg = PostgreSQL needs asyncpg: pip install "battle-of-golems[server]"
refusal-no-database = there’s nothing to keep yet: the database is empty
refusal-database-not-empty = the database isn’t empty: { $rows } rows; with --replace they are deleted first
refusal-not-a-backup = this isn’t a backup of golems, or it’s damaged
refusal-backup-newer = this backup has schema ‘{ $schema }’, which this release of golems doesn’t know: use a newer one
backup-done = { $file }: { $rows } rows saved. Keep this file as safe as the server itself.
restore-done = { $file }: { $rows } rows are back in the database.
undelete-done = Back in the database: { $back } (rooms, tournaments and replays).
undelete-left = Still in the trash: { $left }. Their codes are taken now.
