import fs from 'node:fs';
import path from 'node:path';
import { type Finding, problem, warning } from './finding.ts';

/** The person at this terminal, as the system knows them. */
export interface Person {
  /** Undefined where users have no numbers (Windows). */
  readonly uid: number | undefined;
}

/** Whether this person may use the file, and nobody else. `file` exists. */
export function checkAccess(file: string, person: Person): Finding[] {
  return [
    ...owner(file, person),
    ...writable(path.dirname(file), 'folder'),
    ...writable(file, 'file'),
    ...privacy(file, person),
  ];
}

/** Whether a calendar can be created below the first folder that is there. */
export function checkNewPlace(folder: string): Finding[] {
  return fs.existsSync(folder) ? writable(folder, 'folder') : checkNewPlace(path.dirname(folder));
}

function owner(file: string, { uid }: Person): Finding[] {
  if (uid === undefined) return [];
  const owned = fs.statSync(file).uid;
  if (uid === 0 && owned !== 0) {
    return [
      warning(
        `You are root, and ${file} belongs to user ${owned}: run Perch as that user. Root gets past every lock on a folder, and what it creates the user cannot use.`,
      ),
    ];
  }
  if (owned !== uid) {
    const by = owned === 0 ? 'root: Perch was once run with sudo' : `user ${owned}`;
    return [problem(`${file} belongs to ${by}, and you are user ${uid}: sudo chown ${uid} '${file}'*`)];
  }
  return [`${file}-wal`, `${file}-shm`].flatMap((log) => {
    const found = fs.statSync(log, { throwIfNoEntry: false });
    if (!found || found.uid === owned) return [];
    return [problem(`${log} belongs to user ${found.uid}: sudo chown ${owned} '${log}'`)];
  });
}

/** Root may write everywhere, so the mode counts as well. */
function writable(target: string, kind: 'file' | 'folder'): Finding[] {
  const rights = fs.constants.R_OK | fs.constants.W_OK | (kind === 'folder' ? fs.constants.X_OK : 0);
  try {
    fs.accessSync(target, rights);
    if ((fs.statSync(target).mode & 0o222) !== 0) return [];
  } catch {
    // Said below.
  }
  const reason = kind === 'folder' ? ', where SQLite keeps its log beside the file' : '';
  return [
    problem(
      `The ${kind} ${target} cannot be written to${reason}: chmod u+rw${kind === 'folder' ? 'x' : ''} '${target}'`,
    ),
  ];
}

/** On a folder: only who owns a file may take it away. */
const STICKY = 0o1000;

function privacy(file: string, { uid }: Person): Finding[] {
  if (uid === undefined) return [];
  const folder = path.dirname(file);
  const { mode } = fs.statSync(folder);
  const stat = fs.statSync(file);
  return [
    ...((mode & 0o002) !== 0 && (mode & STICKY) === 0
      ? [warning(`Other users of this machine can replace files in ${folder}: chmod o-w '${folder}'`)]
      : []),
    // A folder given by mistake would be locked by this advice.
    ...(stat.isFile() && (stat.mode & 0o077) !== 0
      ? [warning(`Other users of this machine can open ${file}: chmod 600 '${file}'`)]
      : []),
  ];
}
