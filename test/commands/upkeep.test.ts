import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { perchOn } from './terminal.ts';

const HAN = /\p{Script=Han}/u;

it.each(['zh', 'en'])('backup, restore and reindex speak the language of the user: %s', async (language) => {
  const folder = mkdtempSync(join(tmpdir(), 'perch-upkeep-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, backup] = [join(folder, 'perch.db'), join(folder, 'backup.db')];
  const perch = (...args: string[]) => perchOn(file, args, { PERCH_LANGUAGE: language, PERCH_EMBEDDER: 'off' });
  expect((await perch('call', 'todo_add', '{"title":"x"}')).status).toBe(0);
  const said: [string, string][] = [
    ['backed up', (await perch('backup', backup)).output],
    ['restored', (await perch('restore', '--yes', backup)).output],
    ['not asked', (await perch('restore', backup)).output],
    ['without a file', (await perch('backup')).output],
    ['without a backup', (await perch('restore')).output],
    ['without a model', (await perch('reindex')).output],
    ['a backup that is there', (await perch('backup', backup)).output],
    ['a backup that is not there', (await perch('restore', '--yes', join(folder, 'none.db'))).output],
    ['with a word too many', (await perch('reindex', 'all')).output],
  ];
  for (const [what, output] of said) expect([what, HAN.test(output)]).toEqual([what, language === 'zh']);
  expect(said[0]?.[1]).toContain(language === 'zh' ? '1 个待办' : '1 todo');
});
