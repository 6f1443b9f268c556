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
  unreachable: ({ name, said: why }: { name: string; said: string }) => `${name} cannot be reached (${why}).`,
  certificateHint:
    'Its certificate is not one that this machine trusts: NODE_EXTRA_CA_CERTS takes a file with the one that it is signed by.',
  notCalDav: ({ name, said: why }: { name: string; said: string }) =>
    `There is no CalDAV server at ${name} (${why}): nothing was stored.`,
  addressHint: 'Use the CalDAV address that the provider names, such as https://cloud.example/remote.php/dav.',
  unsafe: ({ said: host }: { said: string }) => `The password would have to go to ${host}, which is not safe.`,
  unsafeHint: 'Use an https address of the same provider; http works for this machine only.',
  failed: ({ name, said: why }: { name: string; said: string }) => `${name} did not do what it was asked (${why}).`,
  laterHint: 'Nothing was changed. Try again later.',
  goneCalendar: 'The calendar is no longer there, or not for this user. Nothing was deleted here.',
  goneGroup: 'Its group was deleted here, so it is no longer synced. Nothing was deleted there.',
  noAccount: ({ name }: { name: string }) => `There is no account “${name}”.`,
  accountExists: ({ name }: { name: string }) => `There is an account “${name}” already.`,
  noCalendar: ({ name }: { name: string }) => `There is no calendar “${name}” in this account.`,
  noConflict: ({ id }: { id: string }) => `There is no open conflict “${id}”.`,
  noPassword: ({ name }: { name: string }) => `No password is kept for ${name}.`,
};
