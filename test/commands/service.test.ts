import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { standIn } from '../../src/notify/http/stand-in.ts';
import { CLI, environment } from '../protocol/harness.ts';
import { freePort } from './free-port.ts';

/**
 * A `systemctl --user` for one service: it does with the unit file what systemd does, with an environment that has
 * nothing of the shell's. What it was told stands in `calls`.
 */
function fakeSystemd(folder: string): void {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const unit = join(folder, '.config/systemd/user/perch.service');
  writeFileSync(
    join(bin, 'systemctl'),
    `#!/bin/sh
echo "$*" >> '${folder}/calls'
end() { [ -f '${folder}/pid' ] && kill "$(cat '${folder}/pid')" 2>/dev/null; rm -f '${folder}/pid'; }
case "$2" in
  restart)
    end
    set -- $(sed -n 's/^Environment="\\(.*\\)"$/\\1/p' '${unit}')
    eval "exec env -i HOME='${folder}' PATH='$PATH' \\"\\$@\\" $(sed -n 's/^ExecStart=//p' '${unit}')" 2> '${folder}/log' > /dev/null &
    echo $! > '${folder}/pid' ;;
  disable) end ;;
  is-active) [ -f '${folder}/pid' ] && kill -0 "$(cat '${folder}/pid')" 2>/dev/null ;;
  daemon-reload | enable) [ -f '${unit}' ] ;;
  *) exit 1 ;;
esac
`,
  );
  chmodSync(join(bin, 'systemctl'), 0o755);
}

const linux = process.platform === 'linux';

describe.runIf(linux)('service', () => {
  it('delivers with no host running, is told what it is, and goes', { timeout: 90_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'perch-service-'));
    fakeSystemd(folder);
    const env = {
      ...environment(folder),
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      PERCH_NOTIFY: 'channels',
      PERCH_TIMEZONE: 'Asia/Shanghai',
    };
    const perch = (...args: string[]): Promise<{ status: number; output: string }> =>
      new Promise((resolve) => {
        execFile(process.execPath, [CLI, ...args], { env, cwd: folder }, (error, stdout, stderr) => {
          resolve({ status: typeof error?.code === 'number' ? error.code : 0, output: `${stdout}${stderr}` });
        });
      });
    onTestFinished(async () => {
      await perch('service', 'remove');
      rmSync(folder, { recursive: true, force: true });
    });
    const phone = await standIn({ answer: { id: 'x' } });
    const port = String(await freePort());

    expect(await perch('service')).toMatchObject({ status: 1, output: expect.stringContaining('Not installed') });
    expect((await perch('notify', 'add', 'ntfy', `${phone.url}/t`)).status).toBe(0);
    const at = new Date(Date.now() - 60_000).toISOString();
    expect((await perch('call', 'reminder_add', JSON.stringify({ title: 'Bread', at }))).status).toBe(0);
    expect(phone.received).toEqual([]);

    const installed = await perch('service', 'install', '--port', port);
    expect(installed, readFileSync(join(folder, 'log'), 'utf8')).toMatchObject({ status: 0 });
    expect(installed.output).toContain(`open --port ${port}`);
    for (let waited = 0; phone.received.length === 0 && waited < 20_000; waited += 50) await sleep(50);
    expect(phone.received).toMatchObject([{ body: { topic: 't', title: 'Bread' } }]);
    expect(await perch('service', 'status')).toMatchObject({ status: 0, output: expect.stringContaining('Running') });
    // A link that lets a browser in would stay in the journal.
    expect(readFileSync(join(folder, 'log'), 'utf8')).not.toContain('enter=');

    const again = await perch('service', 'install', '--port', port);
    expect(again).toMatchObject({ status: 0 });
    expect((await perch('service', 'status')).status).toBe(0);

    expect((await perch('service', 'remove')).status).toBe(0);
    expect(existsSync(join(folder, '.config/systemd/user/perch.service'))).toBe(false);
    expect(await perch('service', 'status')).toMatchObject({ status: 1, output: expect.stringContaining('Not inst') });
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    expect(phone.received).toHaveLength(1);
  });

  it('leaves nothing behind where the system will not have it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'perch-service-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/systemctl'), '#!/bin/sh\necho "Failed to connect to bus" >&2\nexit 1\n');
    chmodSync(join(folder, 'bin/systemctl'), 0o755);
    const env = { ...environment(folder), PATH: `${join(folder, 'bin')}:${process.env.PATH}`, PERCH_LANGUAGE: 'zh' };
    const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(process.execPath, [CLI, 'service', 'install'], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code, output: `${stdout}${stderr}` }),
      );
    });
    expect(code).toBe(1);
    expect(output).toContain('systemd --user 没有接受：Failed to connect to bus');
    expect(existsSync(join(folder, '.config/systemd/user/perch.service'))).toBe(false);
  });
});
