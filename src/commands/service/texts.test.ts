import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { launchd } from './launchd.ts';
import type { Manager, Program } from './manager.ts';
import { systemd } from './systemd.ts';
import { taskScheduler } from './task-scheduler.ts';

const PLACE = { home: '/home/lena', env: {}, uid: 501 };
const program = (more: Partial<Program> = {}): Program => ({
  command: process.execPath,
  args: ['/opt/perch mcp/dist/cli.js', 'http', '--background'],
  env: { PERCH_DB: '/data/100% of "it" & <more>/$HOME.db', PERCH_TIMEZONE: 'Asia/Shanghai' },
  log: '/tmp/a & b.log',
  ...more,
});

const textOf = (manager: Manager, given: Program): string => {
  const text = manager.text(given, PLACE);
  return typeof text === 'string' ? text : Buffer.from(text).toString('utf16le');
};

/** Any text that a path or a setting can be, on one line. */
const words = fc.array(
  fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .filter((text) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF\u2028\u2029]/u.test(text)),
  { maxLength: 5 },
);

/** Elements with their text, in order; throws where it is not well-formed. */
function elements(xml: string): [name: string, text: string][] {
  const found: [string, string][] = [];
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    found.push([name, text]);
    text = '';
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml.replace(/^\uFEFF/, '')).close();
  return found;
}

describe('a unit file of systemd', () => {
  /** As systemd reads a line of words: quotes, backslashes, then specifiers and, of commands, variables. */
  const wordsOf = (line: string): string[] =>
    [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, inner = '']) =>
      inner.replaceAll(/\\(.)/gu, '$1').replaceAll('%%', '%').replaceAll('$$', '$'),
    );

  it('names every word as it is', () => {
    fc.assert(
      fc.property(words, (args) => {
        const line = /^ExecStart=(.*)$/m.exec(textOf(systemd, program({ args })))?.[1] ?? '';
        expect(wordsOf(line)).toEqual([process.execPath, ...args]);
      }),
    );
  });

  const hasChecker = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.runIf(hasChecker)('is one in the eyes of systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'perch-unit-'));
    try {
      const file = join(folder, 'perch.service');
      const check = (text: string) => {
        writeFileSync(file, text);
        return spawnSync('systemd-analyze', ['--user', 'verify', '--man=no', file], {
          encoding: 'utf8',
          env: { ...process.env, XDG_RUNTIME_DIR: folder },
        });
      };
      const good = check(textOf(systemd, program()));
      // Where no manager can be had at all there is nothing to compare with.
      if (/Failed to (initialize manager|connect)/.test(good.stderr)) return;
      expect(good.stderr).not.toContain('perch.service');
      expect(check('[Service]\nExecStart=relative\nRestart=perhaps\n').stderr).toContain('perch.service');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('an agent of launchd', () => {
  it('names every word as it is, and is what plistlib reads', () => {
    fc.assert(
      fc.property(words, (args) => {
        const all = elements(textOf(launchd, program({ args }))).map(([, text]) => text);
        const at = all.indexOf('ProgramArguments') + 1;
        expect(all.slice(at + 1 - 1, at + args.length + 1)).toEqual([process.execPath, ...args]);
      }),
    );
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  it.runIf(hasPython)('is a property list', () => {
    const read = execFileSync(
      'python3',
      ['-c', 'import json, plistlib, sys; print(json.dumps(plistlib.loads(sys.stdin.buffer.read())))'],
      { input: textOf(launchd, program()), encoding: 'utf8' },
    );
    const { command, args, env, log } = program();
    expect(JSON.parse(read)).toEqual({
      Label: 'io.github.perch-mcp.perch-mcp',
      ProgramArguments: [command, ...args],
      EnvironmentVariables: env,
      RunAtLoad: true,
      KeepAlive: true,
      ThrottleInterval: 30,
      ProcessType: 'Background',
      Umask: 0o77,
      StandardErrorPath: log,
    });
  });
});

describe('a task of Task Scheduler', () => {
  /** CommandLineToArgvW, as Microsoft describes it. */
  function parsed(line: string): string[] {
    const found: string[] = [];
    let [word, quoted, begun] = ['', false, false];
    for (let at = 0; at < line.length; at++) {
      const slashes = /^\\*/.exec(line.slice(at))?.[0].length ?? 0;
      if (slashes > 0) {
        begun = true;
        const quote = line[at + slashes] === '"';
        word += '\\'.repeat(quote ? slashes >> 1 : slashes);
        at += slashes - 1;
        if (quote && slashes % 2 === 1) {
          word += '"';
          at++;
        }
      } else if (line[at] === '"') {
        quoted = !quoted;
        begun = true;
      } else if (!quoted && /[ \t]/.test(line[at] ?? '')) {
        if (begun) found.push(word);
        [word, begun] = ['', false];
      } else {
        word += line[at];
        begun = true;
      }
    }
    return begun ? [...found, word] : found;
  }

  it('names every word as it is, and settings as flags', () => {
    fc.assert(
      fc.property(words, (args) => {
        const all = new Map(elements(textOf(taskScheduler, program({ args }))));
        expect(parsed(all.get('Arguments') ?? '')).toEqual([
          ...['--headless', process.execPath, ...args],
          ...['--db', program().env.PERCH_DB, '--timezone', 'Asia/Shanghai'],
        ]);
      }),
    );
  });

  it('is UTF-16 with a mark, as schtasks wants it, and runs for ever', () => {
    const bytes = Buffer.from(taskScheduler.text(program(), PLACE));
    expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe]);
    const all = new Map(elements(textOf(taskScheduler, program())));
    expect(all.get('ExecutionTimeLimit')).toBe('PT0S');
    expect(all.get('DisallowStartIfOnBatteries')).toBe('false');
    expect(all.get('LogonType')).toBe('InteractiveToken');
  });
});

it('lies where each system looks for it', () => {
  const { home } = PLACE;
  expect(systemd.file(PLACE)).toBe(join(home, '.config/systemd/user/perch.service'));
  expect(systemd.file({ ...PLACE, env: { XDG_CONFIG_HOME: '/cfg' } })).toBe('/cfg/systemd/user/perch.service');
  expect(launchd.file(PLACE)).toBe(join(home, 'Library/LaunchAgents/io.github.perch-mcp.perch-mcp.plist'));
  expect(taskScheduler.file({ ...PLACE, env: { APPDATA: '/roaming' } })).toBe('/roaming/Perch/service.xml');
});
