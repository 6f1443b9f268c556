import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, type TestContext } from 'vitest';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { connect, connectHttp, type Host } from './harness.ts';
import { startHttp } from './http-server.ts';

type Env = Record<string, string>;

/** A desktop whose notifications end up in a file, a line each. */
function fakeDesktop({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): { env: Env; shown: () => string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'perch-notify-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const log = join(folder, 'shown');
  const program = join(folder, 'notify-send');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${log}'\n`);
  chmodSync(program, 0o755);
  return {
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      DBUS_SESSION_BUS_ADDRESS: 'unix:path=/none',
      PERCH_NOTIFY: 'auto',
      PERCH_TIMEZONE: 'Asia/Shanghai',
      PERCH_DB: join(folder, 'perch.db'),
    },
    shown: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
  };
}

const overStdio = (env: Env): Promise<Host> => connect('v1', { env });

/** A server of its own for each host, which goes with it: one that stays would go on telling. */
async function overHttp(env: Env): Promise<Host> {
  const server = await startHttp({ env });
  const host = await connectHttp('modern', `${server.url}/mcp`, {});
  const close = async () => {
    await host.close();
    await server.stop();
  };
  return { ...host, close };
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!condition() && Date.now() < end) await sleep(50);
}

const aMinuteAgo = (): string => new Date(Date.now() - 60_000).toISOString();

// Other systems have notifications of their own, which a test cannot look at.
describe.runIf(process.platform === 'linux')('a server', () => {
  // Side by side: nearly all of it is waiting.
  it.concurrent.for(
    inFull<readonly (readonly ['stdio' | 'http', (env: Env) => Promise<Host>])[]>(
      [
        ['stdio', overStdio],
        ['http', overHttp],
      ],
      // Over HTTP also in commands/service.test.ts.
      [['stdio', overStdio]],
    ),
  )(
    'over %s tells of what is due once: over stdio from the first tool call on, over HTTP from its start',
    { timeout: 60_000 },
    async ([way, open], context) => {
      const { env, shown } = fakeDesktop(context);
      const first = await open(env);
      const { structuredContent } = await first.call('reminder_add', { title: 'Bread', at: aMinuteAgo() });
      expect(structuredContent.warnings).toEqual(['This time is in the past: it is due now.']);
      await until(() => shown().length > 0);
      expect(shown()).toEqual(['⏰ Bread']);
      await first.close();
      const second = await open({ ...env, PERCH_NOTIFY: 'off' });
      await second.call('reminder_add', { title: 'Milk', at: aMinuteAgo() });
      const third = await open(env);
      await third.list();
      if (way === 'stdio') {
        // Hosts start servers only to look at them. Longer than it would take to tell.
        await sleep(1_500);
        expect(shown()).toEqual(['⏰ Bread']);
        await third.call('get_current_time');
      }
      await until(() => shown().length > 1);
      expect(shown()).toEqual(['⏰ Bread', '⏰ Milk']);
      await second.close();
      await third.close();
    },
  );
});
