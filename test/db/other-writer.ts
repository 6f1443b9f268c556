import { openDatabase } from '../../src/db/file/open.ts';

/** A process that writes ten rows to the database in its argument, one after the other, and says how long it waited for each, in milliseconds. */
const database = await openDatabase({ path: process.argv[2] as string, now: () => 0 });
const waits: number[] = [];
for (let round = 0; round < 10; round++) {
  const from = performance.now();
  await database.db.transaction().execute((executor) =>
    executor
      .insertInto('meta')
      .values({ user: 'other', key: String(round), value: '' })
      .execute(),
  );
  waits.push(Math.round(performance.now() - from));
}
await database.close();
process.send?.(waits);
