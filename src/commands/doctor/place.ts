import fs from 'node:fs';
import path from 'node:path';
import { leftOf } from '../../db/file/disk.ts';
import type { Messages } from '../../messages/en/messages.ts';
import { bytesText } from '../terminal/contents.ts';
import { type Finding, problem, warning } from './finding.ts';

/**
 * Linux file systems that lie on another machine, by `f_type` of statfs(2).
 * Their locks are often advisory or absent, and none can share memory between
 * machines, which the write-ahead log needs (https://sqlite.org/wal.html).
 */
const REMOTE: Readonly<Record<number, string | ((say: Messages['doctor']) => string)>> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'SMB',
  4266872130: 'SMB',
  16914839: (say) => say.windowsDrive,
  1397113167: 'AFS',
  1799439955: 'AFS',
  12805120: 'Ceph',
  198183888: 'Lustre',
  1937076805: 'Coda',
  2020557398: (say) => say.sharedFolder({ program: 'VirtualBox' }),
  3133910204: (say) => say.sharedFolder({ program: 'VMware' }),
};
const FUSE = 0x65735546;

/** Of a log; better-sqlite3 folds it into the file long before. */
const LARGE_LOG = 64 * 1024 * 1024;
/** Room for some weeks of a calendar. */
const LITTLE_ROOM = 64 * 1024 * 1024;
const NO_ROOM = 1024 * 1024;

/** What a file system says of itself, as `fs.statfs` does. */
export interface Drive {
  readonly type: number;
  readonly bsize: number;
  readonly bavail: number;
}

/** Whether the drive is one to keep a database on, with `needed` bytes of room. */
export function checkDrive(folder: string, { type, bsize, bavail }: Drive, needed: number): Finding[] {
  const findings: Finding[] = [];
  const remote = process.platform === 'linux' ? REMOTE[type >>> 0] : undefined;
  if (remote !== undefined || folder.startsWith('\\\\')) {
    const system = remote ?? 'SMB';
    findings.push(
      problem((say) => say.networkDrive({ folder, system: typeof system === 'string' ? system : system(say) })),
    );
  } else if (process.platform === 'linux' && type >>> 0 === FUSE) {
    findings.push(warning((say) => say.fuse({ folder })));
  }
  const free = bsize * bavail;
  if (free < NO_ROOM) findings.push(problem((say) => say.diskFull({ folder })));
  else if (free < Math.max(LITTLE_ROOM, needed)) {
    findings.push(warning((say) => say.littleRoom({ folder, left: bytesText(free) })));
  }
  return findings;
}

/** What lies around the calendar: its log, and what interrupted work has left. */
export function checkPlace(file: string): Finding[] {
  const folder = path.dirname(file);
  const log = fs.statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const findings = checkDrive(folder, fs.statfsSync(folder), 2 * fs.statSync(file).size + log);
  if (log > LARGE_LOG) {
    findings.push(warning((say) => say.largeLog({ log: `${file}-wal`, size: bytesText(log) })));
  }
  for (const left of leftOf(file)) {
    findings.push(warning((say) => say.leftBehind({ file: left })));
  }
  return findings;
}
