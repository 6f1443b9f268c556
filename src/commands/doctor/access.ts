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
    return [warning((say) => say.rootNotOwner({ file, owner: owned }))];
  }
  if (owned !== uid) {
    return [problem((say) => say.otherOwner({ file, owner: owned, user: uid }))];
  }
  return [`${file}-wal`, `${file}-shm`].flatMap((log) => {
    const found = fs.statSync(log, { throwIfNoEntry: false });
    if (!found || found.uid === owned) return [];
    return [problem((say) => say.otherOwnerOfLog({ log, owner: found.uid, user: owned }))];
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
  return [problem((say) => (kind === 'folder' ? say.folderNotWritable({ target }) : say.fileNotWritable({ target })))];
}

/** On a folder: only who owns a file may take it away. */
const STICKY = 0o1000;

function privacy(file: string, { uid }: Person): Finding[] {
  if (uid === undefined) return [];
  const folder = path.dirname(file);
  const { mode } = fs.statSync(folder);
  const stat = fs.statSync(file);
  return [
    ...((mode & 0o002) !== 0 && (mode & STICKY) === 0 ? [warning((say) => say.replaceable({ folder }))] : []),
    // A folder given by mistake would be locked by this advice.
    ...(stat.isFile() && (stat.mode & 0o077) !== 0 ? [warning((say) => say.readable({ file }))] : []),
  ];
}
