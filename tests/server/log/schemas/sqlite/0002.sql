CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE rooms (
    code TEXT NOT NULL,
    created DOUBLE NOT NULL,
    touched DOUBLE NOT NULL,
    due DOUBLE,
    closed BOOLEAN NOT NULL,
    PRIMARY KEY (code)
);
CREATE INDEX ix_rooms_due ON rooms (due);
CREATE TABLE entries (
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    at DOUBLE NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (room, number)
);
CREATE TABLE records (
    id TEXT NOT NULL,
    room TEXT NOT NULL,
    finished DOUBLE NOT NULL,
    title TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX ix_records_finished ON records (finished);
CREATE TABLE gatherings (
    code TEXT NOT NULL,
    kind TEXT NOT NULL,
    created DOUBLE NOT NULL,
    touched DOUBLE NOT NULL,
    closed BOOLEAN NOT NULL,
    PRIMARY KEY (code)
);
CREATE TABLE gathering_entries (
    gathering TEXT NOT NULL,
    number INTEGER NOT NULL,
    at DOUBLE NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (gathering, number)
);
INSERT INTO alembic_version (version_num) VALUES ('0002');
INSERT INTO rooms (code, created, touched, due, closed) VALUES ('ABCD', 1700000000.5, 1700000001.25, 1700000060.0, 0);
INSERT INTO rooms (code, created, touched, due, closed) VALUES ('DONE', 1690000000.0, 1690000000.0, NULL, 1);
INSERT INTO entries (room, number, at, body) VALUES ('ABCD', 1, 1700000000.5, X'7b226b696e64223a2263726561746564227d');
INSERT INTO entries (room, number, at, body) VALUES ('ABCD', 2, 1700000001.25, X'ff0027');
INSERT INTO entries (room, number, at, body) VALUES ('DONE', 1, 1690000000.0, X'7b7d');
INSERT INTO records (id, room, finished, title, body) VALUES ('0f1e', 'DONE', 1690000000.0, 'Битва', X'7b7d');
INSERT INTO gatherings (code, kind, created, touched, closed) VALUES ('CLUB', 'tournament', 1700000000.5, 1700000001.25, 0);
INSERT INTO gathering_entries (gathering, number, at, body) VALUES ('CLUB', 1, 1700000000.5, X'7b7d');
