/** What the commands account, sync and conflicts say; what a calendar took from the other stands in `sync`. */
export const connecting = {
  acts: ({ acts, said }: { acts: readonly string[]; said: string }) =>
    `account takes ${acts.join(', ')}, and not "${said}"`,
  addFeed: 'such as: perch-mcp account add ics https://example.org/team.ics --as busy|free --group Team',
  noGoogle:
    'Google takes no password for calendars, and signing in with it is not built yet; its secret iCal address can be subscribed to: perch-mcp account add ics URL',
  kinds: ({ kinds }: { kinds: readonly string[] }) => `account add takes ${kinds.join(', ')}`,
  addAddress: ({ provider }: { provider: string }) =>
    `such as: perch-mcp account add ${provider} https://cloud.example/ --user lena`,
  userNeeded: '--user is the name that you sign in with',
  /** What providers call the password that their calendars take. */
  passwords: {
    caldav: 'Password',
    icloud: 'App-specific password (account.apple.com, Sign-In and Security)',
    fastmail: 'App password (Settings, Privacy & Security)',
    nextcloud: 'App password (Settings, Security)',
  },
  askPassword: ({ password, user }: { password: string; user: string }) => `${password} of ${user} (not shown): `,
  next: 'Next: perch-mcp sync',
  none: 'There are no accounts. perch-mcp account add connects one.',
  removeNeeds: 'such as: perch-mcp account remove icloud --keep',
  keepOrDelete: '--keep leaves its events in this calendar, --delete takes them away here; none is deleted there',
  confirmRemove: ({ name }: { name: string }) => `Remove ${name}?`,
  confirmRemoveAll: ({ name }: { name: string }) => `Remove ${name} and its events here?`,
  removeNeedsYes: 'account remove needs --yes where nobody can be asked',
  removed: ({ name }: { name: string }) => `${name} is no longer connected; nothing was deleted there.`,
  loginNeeds: 'such as: perch-mcp account login icloud',
  loggedIn: ({ name }: { name: string }) => `${name} takes this password. Next: perch-mcp sync`,
  calendarsNeeds: 'such as: perch-mcp account calendars icloud',
  useNeeds: ({ modes }: { modes: readonly string[] }) => `--use takes CALENDAR=${modes.join('|')}`,

  syncTakesOne: 'sync takes one account, or none for all',
  noneToSync: 'no account is connected: perch-mcp account add connects one',
  dryRun: ({ name }: { name: string }) => `${name} (dry run)`,
  firstTime: ({ name }: { name: string }) => `${name}, for the first time:`,
  goOn: 'Go on?',
  firstNeedsYes: 'the first sync of an account needs --yes where nobody can be asked',
  goneThere: ({ count }: { count: number }) =>
    `${count} ${count === 1 ? 'item is' : 'items are'} gone there. Nothing was deleted here: sync --yes deletes what is gone.`,
  goneHere: ({ count }: { count: number }) =>
    `${count} ${count === 1 ? 'item is' : 'items are'} gone here. Nothing was deleted there: sync --yes deletes what is gone.`,
  kept: ({ count }: { count: number }) =>
    `${count} ${count === 1 ? 'change stays' : 'changes stay'} here: the server does not let you write this calendar`,
  notTakenOver: ({ count }: { count: number }) => `${count} could not be taken over`,
  overlaps: ({ count }: { count: number }) => `${count} double ${count === 1 ? 'booking' : 'bookings'} came with it`,
  differences: ({ count }: { count: number }) => `${count} changed on both sides: perch-mcp conflicts`,
  notInStep: 'Not everything is in step.',

  noConflicts: 'There are no conflicts.',
  mine: 'mine  ',
  theirs: 'theirs',
  solveNeeds: ({ id, choices }: { id: string; choices: readonly string[] }) =>
    `such as: perch-mcp conflicts ${id} ${choices.join('|')}`,
  theirsStays: 'Theirs stays.',
  sentNext: 'It is sent with the next sync.',
};
