import SqliteDatabase from 'better-sqlite3';

/** A process that takes the write lock of the database in its argument, says so, and keeps it until it is told to stop. */
const db = new SqliteDatabase(process.argv[2]);
db.exec('BEGIN IMMEDIATE');
process.send?.('locked');
process.once('message', () => {
  db.exec('COMMIT');
  db.close();
  process.disconnect();
});
