import { TOOLS } from '../shared/tools.ts';

/** What one side of a calendar took from the other. */
interface Counts {
  readonly added: number;
  readonly updated: number;
  readonly removed: number;
}

const said = ({ added, updated, removed }: Counts): string =>
  [
    ...(added > 0 ? [`${added} new`] : []),
    ...(updated > 0 ? [`${updated} changed`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
  ].join(', ');

/** What is not there, and what is. */
interface Missing {
  readonly name: string;
  readonly names: readonly string[];
}

export const sync = {
  /** The summary of a change that brought something from a calendar of another place. */
  pulled: ({ calendar, ...counts }: Counts & { calendar: string }) =>
    `Synced “${calendar}”: ${said(counts) || 'nothing'}`,
  connected: ({ name, calendars }: { name: string; calendars: number }) =>
    `Connected ${name}: ${calendars} ${calendars === 1 ? 'calendar' : 'calendars'}`,
  tookMine: ({ title }: { title: string }) => `Took my version of “${title}”`,
  keptBoth: ({ title }: { title: string }) => `Kept both versions of “${title}”`,
  wrongPassword: ({ name }: { name: string }) => `${name} does not accept this user name and password.`,
  passwordHint:
    'iCloud, Fastmail and accounts with two-factor sign-in need an app password, made in the settings of the account.',
  logIn: ({ name }: { name: string }) =>
    `Its password was changed or revoked; perch-mcp account login ${name} takes the new one.`,
  feedHasNoPassword: ({ name }: { name: string }) => `${name} is a feed, which has no password.`,
  unreachable: ({ name, said: why }: { name: string; said: string }) => `${name} cannot be reached (${why}).`,
  certificateHint:
    'Its certificate is not one that this machine trusts: NODE_EXTRA_CA_CERTS takes a file with the one that it is signed by.',
  notCalDav: ({ name, said: why }: { name: string; said: string }) =>
    `There is no CalDAV server at ${name} (${why}): nothing was stored.`,
  addressHint: 'Use the CalDAV address that the provider names, such as https://cloud.example/remote.php/dav.',
  unsafe: ({ said: host }: { said: string }) => `The password would have to go to ${host}, which is not safe.`,
  unsafeHint: 'Use an https address of the same provider; http works for this machine only.',
  noFeed: ({ name, said: why }: { name: string; said: string }) =>
    `There is no calendar file at ${name} (${why}): nothing was stored.`,
  feedIsClosed: ({ name, said: why }: { name: string; said: string }) =>
    `${name} wants to know who asks (${why}): a feed has no password.`,
  feedIsUnsafe: ({ said: host }: { said: string }) =>
    `Feeds are not fetched from ${host}: it is of this machine or its network, or less safe than the address that was given.`,
  feedHint:
    'Use the address of the .ics file itself (the secret or published iCal address), not of the page that shows it.',
  failed: ({ name, said: why }: { name: string; said: string }) => `${name} did not do what it was asked (${why}).`,
  laterHint: 'Nothing was changed. Try again later.',
  goesOn: 'The next sync goes on where this one stopped.',
  goneCalendar: 'The calendar is no longer there, or not for this user. Nothing was deleted here.',
  goneGroup: 'Its group was deleted here, so it is no longer synced. Nothing was deleted there.',
  noAddress: ({ url }: { url: string }) => `“${url}” is no address of a feed, such as https://example.org/team.ics.`,
  noAccount: ({ name, names }: Missing) =>
    `There is no account “${name}”${names.length === 0 ? '' : `, only ${names.join(', ')}`}.`,
  accountExists: ({ name }: { name: string }) => `There is an account “${name}” already.`,
  noCalendar: ({ name, names }: Missing) =>
    `There is no calendar “${name}” in this account${names.length === 0 ? '' : `, only ${names.join(', ')}`}.`,
  noConflict: ({ id }: { id: string }) => `There is no open conflict “${id}”.`,
  noPassword: ({ name }: { name: string }) => `No password is kept for ${name}.`,
  noneConnected:
    'No calendar of another place is connected. In a terminal: perch-mcp account add caldav|icloud|fastmail|nextcloud.',
  status: ({
    accounts,
    calendars,
    waiting,
    refused,
    differences,
    failing,
    stopped,
    fresh,
  }: {
    accounts: number;
    calendars: number;
    waiting: number;
    /** Items that cannot be taken over. */
    refused: number;
    differences: number;
    failing: number;
    /** Calendars that are gone, or whose group is. */
    stopped: number;
    /** Calendars whose first run is yet to come. */
    fresh: number;
  }) =>
    [
      `${accounts} ${accounts === 1 ? 'account' : 'accounts'}, ${calendars} synced ${calendars === 1 ? 'calendar' : 'calendars'}`,
      ...(failing > 0 ? [`${failing} cannot be reached or ${failing === 1 ? 'needs' : 'need'} a password`] : []),
      ...(stopped > 0 ? [`${stopped} ${stopped === 1 ? 'calendar is' : 'calendars are'} no longer synced`] : []),
      ...(fresh > 0 ? [`${fresh} not yet synced`] : []),
      ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? 'change waits' : 'changes wait'}`] : []),
      ...(refused > 0 ? [`${refused} cannot be taken over`] : []),
      ...(differences > 0 ? [`${differences} changed on both sides`] : []),
      ...(failing + stopped + fresh + waiting + refused + differences === 0 ? ['everything is in step'] : []),
    ].join(' · '),
  takeMine: ({ title }: { title: string }) => `Brings my version of “${title}” back; theirs stands now`,
  wouldDo: ({ calendars }: { calendars: number }) =>
    `This is what a sync of ${calendars} ${calendars === 1 ? 'calendar' : 'calendars'} would do; nothing was changed.`,
  firstTime: ({ name }: { name: string }) => `${name} would be synced for the first time. Go on?`,
  manyGone: ({ name, here, there }: { name: string; here: number; there: number }) =>
    [
      ...(here > 0 ? [`${here} items of “${name}” are gone from its server. Delete them here too?`] : []),
      ...(there > 0 ? [`${there} items of “${name}” were deleted here. Delete them on its server too?`] : []),
    ].join(' '),
  /** `isAll`: nothing is left over, and no calendar was left out. */
  inStep: ({ here, there, isAll }: { here: number; there: number; isAll: boolean }) => {
    if (here + there > 0) return `✓ In step: ${here} taken in, ${there} sent.`;
    return isAll ? 'Everything was in step already.' : 'Nothing was taken in or sent.';
  },
  busy: 'Another process is syncing it; should that have ended, it is free within two minutes.',
  stays: ({ name, gone }: { name: string; gone: number }) =>
    `“${name}”: ${gone} items are gone on one side. Nothing was deleted on the other; ${TOOLS.sync} asks about them.`,
  kept: ({ name, kept }: { name: string; kept: number }) =>
    `“${name}”: ${kept} ${kept === 1 ? 'change stays' : 'changes stay'} here: the server does not let you write this calendar.`,
  overlapping: ({ name, overlaps }: { name: string; overlaps: number }) =>
    `“${name}” brought ${overlaps} double ${overlaps === 1 ? 'booking' : 'bookings'}.`,
  /** The lines of a calendar. */
  calendarLine: ({ name, mode, group, synced }: { name: string; mode: string; group?: string; synced?: string }) =>
    [
      name,
      MODES[mode] ?? mode,
      ...(group ? [`group ${group}`] : []),
      synced ? `in step ${synced}` : 'not yet synced',
    ].join(' · '),
  waits: ({ waiting, gone, refused }: { waiting: number; gone: number; refused: number }) =>
    [
      ...(waiting > 0 ? [`${waiting} to send`] : []),
      ...(gone > 0 ? [`${gone} gone there`] : []),
      ...(refused > 0 ? [`${refused} cannot be taken over`] : []),
    ].join(', '),
  difference: ({ title, fields }: { title: string; fields: readonly string[] }) =>
    `“${title}” was changed on both sides: ${fields.join(', ')}`,
  /** What a run did with a calendar, and would do. */
  moved: ({ name, cameHere, wentThere, why }: { name: string; cameHere: Counts; wentThere: Counts; why?: string }) => {
    const [here, there] = [said(cameHere), said(wentThere)];
    const both = [...(here ? [`here ${here}`] : []), ...(there ? [`there ${there}`] : [])].join('; ');
    return `${name}: ${why ?? (both || 'nothing to do')}`;
  },
  state: ({ name, state, why }: { name: string; state: 'ok' | 'login' | 'failing'; why?: string }) =>
    `${name} · ${{ ok: 'ok', login: 'needs a password', failing: 'failing' }[state]}${why ? `: ${why}` : ''}`,
  fields: {
    ...{ title: 'title', text: 'description', place: 'place', time: 'time', dates: 'skipped days' },
    ...{ shown: 'shown as', people: 'people', alarms: 'reminders', done: 'done or not', importance: 'importance' },
    other: 'other properties',
  },
};

const MODES: Readonly<Record<string, string>> = {
  'two-way': 'both ways',
  pull: 'read only',
  push: 'sent only',
  off: 'off',
};
