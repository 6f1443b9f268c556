import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, project } from '../packaging/run.ts';
import { environment } from '../protocol/harness.ts';

const BUILT = path.join(project, 'dist/cli.js');

export interface Served {
  /** Such as `http://127.0.0.1:41234`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The built server on a calendar of its own, in `folder`. */
export async function serve(folder: string, calendar?: string): Promise<Served> {
  const env = { ...environment(folder), PERCH_TIMEZONE: 'Asia/Shanghai' };
  if (calendar !== undefined) {
    const file = path.join(folder, 'calendar.ics');
    writeFileSync(file, calendar);
    mustRun(process.execPath, [BUILT, 'import', file], { env });
  }
  const child = spawn(process.execPath, [BUILT, 'http', '--port', '0'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /(http:\/\/[\w.:[\]]+)\/mcp/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    exited.then(() => reject(new Error(`The server ended: ${said}`)), reject);
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
