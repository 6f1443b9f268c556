import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/db/file/open.ts';
import type { TrackedTable } from '../../../src/db/schema.ts';
import { openServer } from '../../../src/db/server/open.ts';
import { isServerUrl } from '../../../src/domain/server-url.ts';
import { asSuperuser } from '../../postgres/place.ts';
import { type Stage, stage } from '../../services/harness.ts';
import { changesOf, mixed } from './commands.ts';
import { countedIds } from './ids.ts';
import { Model } from './model.ts';

/** The same runs on every machine; another seed looks elsewhere. */
export const seed = Number(process.env.PERCH_TEST_SEED ?? 20_261_121);

/**
 * Holds when any sequence of `length` commands, of any kind or that change one
 * table, can be taken back and done again. Each run is a user of its own.
 */
export async function modelProperty(
  stage: Stage,
  length: number,
  { counts = new Map<string, number>(), table }: { counts?: Map<string, number>; table?: TrackedTable } = {},
) {
  let run = 0;
  const countIds = countedIds();
  const { file, clock } = stage;
  const { db, close } = isServerUrl(file)
    ? await openServer({ url: asSuperuser(file) })
    : await openDatabase({ path: file, now: () => clock.now });
  onTestFinished(close);
  return fc.asyncProperty(table ? changesOf(table, length) : mixed(length), async (commands) => {
    run++;
    countIds(run);
    await new Model(stage, db, `user-${run}`, counts).run(commands);
  });
}

/** What the model says of a column that did not come back. */
const SEEN = /Different after (un|re)do|stands for no occurrence|CHECK constraint|UNDO_CONFLICT/;

/** Leaves one column of a table out of the images, as a defect would, and expects the model to see it. */
export async function expectCaught(table: TrackedTable, column: string): Promise<void> {
  const opened = await stage();
  // Opened before: a file with a trigger of others is refused.
  const property = await modelProperty(opened, 20, { table });
  // The image before holds what is there now: the column is not restored.
  opened.sql.exec(`
    create trigger forgetful after insert on change_images
      when new.table_name = '${table}' and new.before is not null and new.after is not null
      begin
        update change_images set before = json_set(before, '$.${column}', json_extract(after, '$.${column}'))
          where change_id = new.change_id and ordinal = new.ordinal;
      end`);
  const outcome = await fc.check(property, { seed, numRuns: 20, endOnFailure: true });
  expect(outcome.failed).toBe(true);
  expect(String(outcome.errorInstance)).toMatch(SEEN);
}
