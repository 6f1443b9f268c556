import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { temporaryFolder } from '../db/harness.ts';
import { Watched } from './watched.ts';

const folder = temporaryFolder();

const KILLED = { code: null, signal: 'SIGKILL' };
const ENDED = { code: 0, signal: null };

describe.concurrent('a process whose loop stands still', () => {
  const SILENT = 1_000;

  it('ends itself, and says so', async () => {
    const stuck = await new Watched(folder, 'stuck', SILENT).called();
    stuck.go();
    expect(await stuck.ended).toEqual(KILLED);
    expect(stuck.stderr).toMatch(/^perch: this process has been stuck for 1 s and ends itself/m);
  });

  it('ends itself when its host does not read what it says', async () => {
    const unread = await new Watched(folder, 'unread', SILENT).called();
    unread.unread();
    unread.go();
    expect(await unread.ended).toEqual(KILLED);
  });

  it.each(
    inFull<readonly (readonly [which: string, as: 'opened' | 'called', flags: string[]])[]>(
      [
        ['that nobody has called', 'opened', []],
        ['that somebody debugs', 'called', ['--inspect=127.0.0.1:0']],
      ],
      [['that nobody has called', 'opened', []]],
    ),
  )('is left alone when it is one %s', async (_which, as, flags) => {
    const held = new Watched(folder, 'stuck', SILENT, flags);
    await held[as]();
    held.go();
    await setTimeout(3 * SILENT);
    held.signal('SIGKILL');
    await held.ended;
    expect(held.stderr).not.toContain('stuck');
  });
});

// One after the other, and with more time: on a machine that others use, too, a loop turns late.
describe('a process whose loop turns lives until its host leaves', () => {
  const SILENT = 3_000;

  it('though it is busy all the time', async () => {
    const busy = await new Watched(folder, 'busy', SILENT).called();
    busy.go();
    await setTimeout(1.5 * SILENT);
    expect(await busy.left()).toEqual(ENDED);
    expect(busy.stderr).toBe('');
  });
});
