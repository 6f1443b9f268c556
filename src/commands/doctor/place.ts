import fs from 'node:fs';
import path from 'node:path';
import { leftOf } from '../../db/file/disk.ts';
import { bytesText } from '../terminal/contents.ts';
import { type Finding, problem, warning } from './finding.ts';

/**
 * Linux file systems that lie on another machine, by `f_type` of statfs(2).
 * Their locks are often advisory or absent, and none can share memory between
 * machines, which the write-ahead log needs (https://sqlite.org/wal.html).
 */
const REMOTE: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'SMB',
  4266872130: 'SMB',
  16914839: '9P, such as a drive of Windows seen from WSL',
  1397113167: 'AFS',
  1799439955: 'AFS',
  12805120: 'Ceph',
  198183888: 'Lustre',
  1937076805: 'Coda',
  2020557398: 'a shared folder of VirtualBox',
  3133910204: 'a shared folder of VMware',
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
    findings.push(
      problem(
        `${folder} is a network drive (${remote ?? 'SMB'}), where SQLite's locks cannot be relied on: move the calendar to a local disk (PERCH_DB).`,
      ),
    );
  } else if (process.platform === 'linux' && type >>> 0 === FUSE) {
    findings.push(
      warning(
        `${folder} is mounted through FUSE. If it lies on another machine (sshfs, a cloud drive), move the calendar to a local disk (PERCH_DB).`,
      ),
    );
  }
  const free = bsize * bavail;
  if (free < NO_ROOM)
    findings.push(problem(`The disk of ${folder} is full: reading works, writing does not until there is room.`));
  else if (free < Math.max(LITTLE_ROOM, needed)) {
    findings.push(
      warning(`The disk of ${folder} has ${bytesText(free)} left; a backup, an update and a large import need more.`),
    );
  }
  return findings;
}

/** What lies around the calendar: its log, and what interrupted work has left. */
export function checkPlace(file: string): Finding[] {
  const folder = path.dirname(file);
  const log = fs.statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const findings = checkDrive(folder, fs.statfsSync(folder), 2 * fs.statSync(file).size + log);
  if (log > LARGE_LOG) {
    findings.push(
      warning(
        `${file}-wal has grown to ${bytesText(log)}: some program reads without end. Restart the hosts that use Perch.`,
      ),
    );
  }
  for (const left of leftOf(file)) {
    findings.push(warning(`${left} is left of a backup or restore that was cut short: delete it.`));
  }
  return findings;
}
