import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hasCyrus, startCyrus } from './cyrus.ts';

/** A calendar server of Debian, with an empty calendar at `calendar`. */
export interface RealServer {
  readonly url: string;
  readonly calendar: string;
  readonly user: string;
  stop(): void;
}

export const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const MKCALENDAR =
  '<?xml version="1.0"?><C:mkcalendar xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop><displayname>Work</displayname></prop></set></C:mkcalendar>';

export const AUTHORIZATION = `Basic ${Buffer.from('lena:secret').toString('base64')}`;

export type Which = 'radicale' | 'xandikos' | 'cyrus';

/** Where the calendars of lena are on each. */
const HOMES: Readonly<Record<Which, string>> = {
  radicale: 'lena/',
  xandikos: 'lena/calendars/',
  cyrus: 'dav/calendars/user/lena/',
};

/** Whether it can be started here. */
export const isThere = (which: Which): boolean => (which === 'cyrus' ? hasCyrus() : isInstalled(which));

/** Starts one of them in a folder of its own. */
export async function startServer(which: Which): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), `perch-${which}-`));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const start = { radicale, xandikos, cyrus: async () => startCyrus(folder, port, await freePort()) };
  const child = await start[which](folder, port);
  const calendar = `/${HOMES[which]}work/`;
  await answering(url, child);
  const made = await fetch(new URL(calendar, url), {
    method: 'MKCALENDAR',
    headers: { authorization: AUTHORIZATION, 'content-type': 'application/xml' },
    body: MKCALENDAR,
  });
  if (made.status !== 201) throw new Error(`MKCALENDAR: ${made.status} ${await made.text()}`);
  return {
    ...{ url, calendar, user: 'lena' },
    stop: () => {
      child.kill(which === 'cyrus' ? 'SIGTERM' : 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function radicale(folder: string, port: number): ChildProcess {
  const config = join(folder, 'config');
  writeFileSync(
    config,
    `[server]\nhosts=127.0.0.1:${port}\n[auth]\ntype=none\n[rights]\ntype=authenticated\n[storage]\nfilesystem_folder=${join(folder, 'data')}\n`,
  );
  return spawn('radicale', ['--config', config], { stdio: 'ignore' });
}

const xandikos = (folder: string, port: number): ChildProcess =>
  spawn(
    'xandikos',
    [
      '-d',
      join(folder, 'data'),
      '--defaults',
      '-l',
      '127.0.0.1',
      '-p',
      String(port),
      '--current-user-principal',
      '/lena/',
    ],
    { stdio: 'ignore' },
  );

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(url, { method: 'OPTIONS' }).catch(() => undefined);
    if (answer) return;
    await setTimeout(100);
  }
  throw new Error('The server does not answer');
}

/** What python3-icalendar reads of an object: a reader that is not ours. Undefined where it is not installed. */
export function readByOthers(ics: string, component: 'VEVENT' | 'VTODO' = 'VEVENT'): string[] | undefined {
  const when = component === 'VTODO' ? 'DUE' : 'DTSTART';
  const script = `import sys, icalendar\nfor e in icalendar.Calendar.from_ical(sys.stdin.read()).walk("${component}"): print(str(e["SUMMARY"]), e["${when}"].dt.isoformat(), sep="\\t")`;
  try {
    return execFileSync('python3', ['-c', script], { input: ics, stdio: ['pipe', 'pipe', 'ignore'] })
      .toString()
      .trim()
      .split('\n');
  } catch {
    return undefined;
  }
}
