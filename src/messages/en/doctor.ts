import { TOOLS } from '../shared/tools.ts';

/** What a calendar holds. */
interface Contents {
  readonly events: number;
  readonly todos: number;
  readonly reminders: number;
  readonly memos: number;
  readonly memories: number;
  readonly changes: number;
  /** When it was last changed, for people. */
  readonly last: string | undefined;
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const contents = ({ events, todos, reminders, memos, memories, changes, last }: Contents): string =>
  [
    counted(events, 'event'),
    ...(todos > 0 ? [counted(todos, 'todo')] : []),
    ...(memos > 0 ? [counted(memos, 'memo')] : []),
    ...(memories > 0 ? [counted(memories, 'memory', 'memories')] : []),
    ...(reminders > 0 ? [counted(reminders, 'reminder')] : []),
    `${counted(changes, 'recorded change')}${last === undefined ? '' : `, the last on ${last}`}`,
  ].join(', ');

const REPAIR = 'perch-mcp doctor --repair';
const RESTORE = 'restore a backup with perch-mcp restore';

interface Such {
  readonly count: number;
  /** The id of one of them. */
  readonly such: string | undefined;
}

const objects = (verb: string, names: string, more: number): string =>
  `${verb} ${names}${more > 0 ? `, and ${more} more` : ''}`;

interface Objects {
  readonly names: readonly string[];
  /** How many there are beside those that are named. */
  readonly more: number;
}

/** What doctor finds, and what it says to do about it. */
export const doctor = {
  contents,
  toConnect: ({ command }: { command: string }) => `To connect a host: ${command}`,
  inMemory: 'The calendar is kept in memory, and gone with the process',
  notYet: ({ file }: { file: string }) => `Calendar ${file}: not there yet, the first write creates it`,
  repaired: ({ events }: { events: number }) => `Repaired: occurrences of ${counted(events, 'event')} worked out anew`,
  repairedReminders: ({ count }: { count: number }) =>
    `, and when ${count === 1 ? '1 reminder goes' : `${count} reminders go`} off`,
  repairedTexts: ({ count }: { count: number }) =>
    `, and by which words ${count === 1 ? '1 text is' : `${count} texts are`} found`,
  repairedVectors: ({ count }: { count: number }) => `, ${counted(count, 'wrong vector')} removed or counted anew`,
  rewritten: ', file rewritten.',
  notRewritten: ({ why }: { why: string }) => `; the file could not be rewritten (${why}).`,
  repairedEnd: '.',

  rootNotOwner: ({ file, owner }: { file: string; owner: number }) =>
    `You are root, and ${file} belongs to user ${owner}: run Perch as that user. Root gets past every lock on a folder, and what it creates the user cannot use.`,
  otherOwner: ({ file, owner, user }: { file: string; owner: number; user: number }) =>
    `${file} belongs to ${owner === 0 ? 'root: Perch was once run with sudo' : `user ${owner}`}, and you are user ${user}: sudo chown ${user} '${file}'*`,
  otherOwnerOfLog: ({ log, owner, user }: { log: string; owner: number; user: number }) =>
    `${log} belongs to user ${owner}: sudo chown ${user} '${log}'`,
  fileNotWritable: ({ target }: { target: string }) =>
    `The file ${target} cannot be written to: chmod u+rw '${target}'`,
  folderNotWritable: ({ target }: { target: string }) =>
    `The folder ${target} cannot be written to, where SQLite keeps its log beside the file: chmod u+rwx '${target}'`,
  replaceable: ({ folder }: { folder: string }) =>
    `Other users of this machine can replace files in ${folder}: chmod o-w '${folder}'`,
  readable: ({ file }: { file: string }) => `Other users of this machine can open ${file}: chmod 600 '${file}'`,

  accountSynced: ({ name, count }: { name: string; count: number }) =>
    `Account ${name}: ${counted(count, 'calendar')} synced`,
  accountLogin: ({ name, why }: { name: string; why: string | undefined }) =>
    `Account ${name} needs its password${why === undefined ? '' : ` (${why})`}: perch-mcp account login ${name}`,
  accountFails: ({ name, why, at }: { name: string; why: string | undefined; at: string | undefined }) =>
    `Account ${name} fails${why === undefined ? '' : ` (${why})`}; it is tried again ${at === undefined ? 'with the next sync' : `at ${at}`}`,
  calendarFails: ({ name, calendar, why }: { name: string; calendar: string; why: string }) =>
    `Calendar ${name} / ${calendar}: ${why}`,
  goneThere: ({ name, calendar, count }: { name: string; calendar: string; count: number }) =>
    `Calendar ${name} / ${calendar}: ${counted(count, 'item')} gone there and kept here; perch-mcp sync --yes ${name}`,
  quarantined: ({ name, calendar, count }: { name: string; calendar: string; count: number }) =>
    `Calendar ${name} / ${calendar}: ${counted(count, 'item')} cannot be taken over; tried again every day`,

  notAFile: ({ file }: { file: string }) => `${file} is not a file; PERCH_DB must name one.`,
  empty: ({ file }: { file: string }) => `Calendar ${file}: empty, the first write fills it`,
  notOurs: ({ file }: { file: string }) => `${file} is not a calendar of Perch: PERCH_DB must name another file.`,
  damaged: ({ file, damage }: { file: string; damage: string }) => `${file} is damaged (${damage}): ${RESTORE}.`,
  sound: ({ file, held }: { file: string; held: Contents }) => `Calendar ${file}: ${contents(held)}; the file is sound`,
  older: ({ version, current }: { version: number; current: number }) =>
    `Its schema is ${version}, of an older release: it becomes ${current} at the next use, after a backup.`,
  dangling: ({ count }: { count: number }) => `${count} rows name others that are not there: ${RESTORE}.`,
  otherSchema: ({ file, version, found }: { file: string; version: number; found: number }) =>
    `${file} says that its schema is ${version}, and it is ${found}: ${RESTORE}.`,
  foreignObjects: ({ names, more }: Objects) => objects("it has what is not one of Perch's:", names.join(', '), more),
  missingObjects: ({ names, more }: Objects) => objects('it lacks', names.join(', '), more),
  changedObjects: ({ names, more }: Objects) => objects('somebody has changed', names.join(', '), more),
  foreignSchema: ({ file, differences }: { file: string; differences: readonly string[] }) =>
    `${file} is not as Perch makes it: ${differences.join('; ')}. So Perch does not use it: ${RESTORE}.`,
  foreignObjectsOnly: ({ file, differences }: { file: string; differences: readonly string[] }) =>
    `${file} is not as Perch makes it: ${differences.join('; ')}. So Perch does not use it: ${RESTORE}, or take out with a tool for SQLite what does not belong there.`,
  lockHeld: ({ file, pid }: { file: string; pid: string | undefined }) =>
    `A program${pid === undefined ? '' : ` (process ${pid})`} holds the write lock of ${file} and does not let go: end it, then try again.`,

  indexCompared: ({ compared, all }: { compared: number; all: number }) =>
    `The search index of ${compared} texts out of ${all} was compared with them`,
  indexWrong: ({ count, such }: Such) =>
    `The search index has other words of ${counted(count, 'text')}${such === undefined ? '' : ` (such as ${such})`}, or other counts: ${REPAIR}`,
  vectorsWrong: ({ count }: { count: number }) =>
    `${count === 1 ? 'One vector belongs' : `${count} vectors belong`} to nothing, or cannot be read: ${REPAIR}`,
  vectors: ({ embedder, embedded, all }: { embedder: string; embedded: number; all: number }) =>
    `Vectors of ${embedder} for ${embedded} passages out of ${all}${embedded < all ? '; perch-mcp reindex makes the others' : ''}`,
  trustUnmeasured: ({ percent }: { percent: number }) =>
    `It has ${percent} % of its say in searches: there are too few memos to tell what it is worth`,
  noTrust: ({ asked, words, vectors }: { asked: number; words: number; vectors: number }) =>
    `It has no say in searches, where it would do harm (${asked} titles and first sentences of memos: words ${words} %, meaning ${vectors} % of nDCG)`,
  trust: ({
    percent,
    asked,
    words,
    vectors,
    both,
  }: Record<'percent' | 'asked' | 'words' | 'vectors' | 'both', number>) =>
    `It has ${percent} % of its say in searches (${asked} titles and first sentences of memos: words ${words} %, meaning ${vectors} %, both ${both} % of nDCG)`,
  otherZoneData: ({ built, here }: { built: string; here: string }) =>
    `Occurrences were worked out with zone data ${built}, and this Node has ${here}: they are worked out anew at the next use.`,
  occurrencesCompared: ({ compared, all }: { compared: number; all: number }) =>
    `Occurrences of ${compared} events out of ${all} were compared with their rules`,
  occurrencesWrong: ({ count, such }: Such) =>
    `The occurrences of ${counted(count, 'event')} (such as ${such}) are not those that their rules give: ${REPAIR}`,
  remindersWrong: ({ count, such }: Such) =>
    `${count === 1 ? `One reminder (${such}) would not go off when it says` : `${count} reminders (such as ${such}) would not go off when they say`}: ${REPAIR}`,
  beyondYears: ({ count, such }: Such) =>
    `${count === 1 ? `One event (${such}) lies` : `${count} events (such as ${such}) lie`} outside of the years 1900–2200, and exports leave out what other programs cannot read: have the assistant move or delete such events, or remove them with perch-mcp erase.`,

  program: ({ node, zones, sqlite }: { node: string; zones: string; sqlite: string }) =>
    `Node ${node}, zone data ${zones}, SQLite by ${sqlite}`,
  toolsets: ({ names }: { names: readonly string[] }) => `Toolsets ${names.join(', ')}`,
  noStart: ({ why }: { why: string }) => `No server starts with these settings: ${why}`,
  zone: ({ zone }: { zone: string }) => `Time zone ${zone}`,
  zoneOfSystem: ({ zone }: { zone: string }) => `Time zone ${zone} (of this system)`,
  zoneUnknown: ({ used }: { used: string }) =>
    `The time zone of this system is not known: times are read in ${used}. Set PERCH_TIMEZONE to yours, such as Asia/Shanghai.`,
  zoneNone: ({ tz, used }: { tz: string; used: string }) =>
    `TZ is ${JSON.stringify(tz)}, which Node does not know as a time zone: times are read in ${used}. Set PERCH_TIMEZONE to yours, such as Asia/Shanghai.`,
  zoneUtc: `The time zone is UTC because none is set: set PERCH_TIMEZONE, or let the assistant save yours with ${TOOLS.profile}.`,

  embedderOff: 'Search by meaning: none (PERCH_EMBEDDER=off): searches go by words',
  noEmbedder: 'Search by meaning: none (no model; perch-mcp model list says which there are): searches go by words',
  embedderWorks: ({ id, dimension, ms }: { id: string; dimension: number; ms: number }) =>
    `Search by meaning: ${id} works, ${dimension} numbers a text, ${ms} ms a query`,
  embedderFails: ({ why, reason }: { why: string; reason: string }) =>
    `Search by meaning does not work, and searches go on without it: ${why} (${reason})`,
  rerankerWorks: ({ id, ms }: { id: string; ms: number }) => `Reranking: ${id} works, ${ms} ms the first time`,
  rerankerFails: ({ why, reason }: { why: string; reason: string }) =>
    `Reranking does not work, and searches go on without it: ${why} (${reason})`,

  networkDrive: ({ folder, system }: { folder: string; system: string }) =>
    `${folder} is a network drive (${system}), where SQLite's locks cannot be relied on: move the calendar to a local disk (PERCH_DB).`,
  windowsDrive: '9P, such as a drive of Windows seen from WSL',
  sharedFolder: ({ program }: { program: string }) => `a shared folder of ${program}`,
  fuse: ({ folder }: { folder: string }) =>
    `${folder} is mounted through FUSE. If it lies on another machine (sshfs, a cloud drive), move the calendar to a local disk (PERCH_DB).`,
  diskFull: ({ folder }: { folder: string }) =>
    `The disk of ${folder} is full: reading works, writing does not until there is room.`,
  littleRoom: ({ folder, left }: { folder: string; left: string }) =>
    `The disk of ${folder} has ${left} left; a backup, an update and a large import need more.`,
  largeLog: ({ log, size }: { log: string; size: string }) =>
    `${log} has grown to ${size}: some program reads without end. Restart the hosts that use Perch.`,
  leftBehind: ({ file }: { file: string }) => `${file} is left of a backup or restore that was cut short: delete it.`,

  emptyServer: ({ place, release }: { place: string; release: string }) =>
    `Calendar ${place} (PostgreSQL ${release}): empty, the first use fills it`,
  onServer: ({ place, release, held }: { place: string; release: string; held: Contents }) =>
    `Calendar ${place} (PostgreSQL ${release}): ${contents(held)}`,
  serverUnusable: ({ place, why }: { place: string; why: string }) => `${place} cannot be used: ${why}`,
  olderOnServer: ({ version, current }: { version: number; current: number }) =>
    `Its schema is ${version}, of an older release: it becomes ${current} at the next use.`,
  newerOnServer: ({ version, current }: { version: number; current: number }) =>
    `Its schema is ${version}, of a newer release; this one knows ${current}: update Perch.`,
  readsOnly: 'It only reads: it was moved with perch-mcp migrate-to, or its server takes no writes.',
  seesAll:
    'The role that Perch connects as is superuser or has BYPASSRLS: row security, the second barrier between users, does not hold it. Give Perch a role of its own that owns the database.',
};
