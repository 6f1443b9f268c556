import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import type { PhraseReader } from '../../src/domain/time/phrase.ts';
import { anchoredTime } from '../../src/services/series/counted-from.ts';
import { stage } from './harness.ts';

it('a time in ISO form is not looked through for words, and any other is', async () => {
  const caller = await (await stage()).caller('schedule_add');
  const { db, close } = await openDatabase({ path: ':memory:', now: () => 0 });
  const phrases = vi.fn<PhraseReader>();
  const read = (time: string) => anchoredTime(db, caller, time, { ...caller, phrases });
  for (const time of ['2026-12-01', '2026-12-01T10:00', '2026-12-01T10:00:00.000Z', '2026-12-01 10:00+08:00']) {
    expect(await read(time), time).toBeUndefined();
  }
  expect(phrases).not.toHaveBeenCalled();
  await read('right after the board meeting');
  expect(phrases).toHaveBeenCalled();
  await close();
});
