import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import { FEATURES } from '../../src/features/index.ts';
import { LANGUAGES, messages } from '../../src/messages/index.ts';
import { fieldOf } from '../../src/services/change/diff.ts';

it.each(LANGUAGES)('every column that a change can show has a name in %s', async (language) => {
  const { db, close } = await openDatabase({ path: ':memory:', now: Date.now });
  onTestFinished(close);
  const tables = (await db.introspection.getTables()).filter(({ name }) => FEATURES.tables.some((one) => one === name));
  expect(tables).toHaveLength(FEATURES.tables.length);
  const fields = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => fieldOf(FEATURES.byTable(name as (typeof FEATURES.tables)[number]), column.name) ?? []),
  );
  const named = Object.keys(messages(language).change.fields);
  expect([...new Set(fields)].filter((field) => !named.includes(field))).toEqual([]);
});
