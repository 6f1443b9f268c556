/** What the command that sets up notifications says. */
export const notify = {
  kinds: ({ kinds }: { kinds: readonly string[] }) => `notify add takes ${kinds.join(', ')}`,
  acts: ({ acts, said }: { acts: readonly string[]; said: string }) =>
    `notify takes ${acts.join(', ')}, and not "${said}"`,
  askAddress: ({ service }: { service: string }) => `Address that ${service} gave you (not shown): `,
  askSecret: ({ service }: { service: string }) => `Token or signing secret of ${service} (not shown): `,
  addressRefused: 'the address must begin with https://, or with http:// on this machine',
  toNeeded: ({ service }: { service: string }) => `${service} needs --to, the number of the chat that is written to`,
  nameRefused: ({ name }: { name: string }) =>
    `--name takes up to 30 letters, digits, - and _, other than "desktop", and not "${name}"`,
  nameTaken: ({ name }: { name: string }) => `there is a channel "${name}" already: remove it, or pass --name`,
  added: ({ name }: { name: string }) =>
    `✓ Due reminders now go to "${name}" as well. Try it: perch-mcp notify test ${name}`,
  none: 'No channels: reminders reach the desktop only. perch-mcp notify add sends them to your phone.',
  removed: ({ name }: { name: string }) => `✓ Removed "${name}".`,
  unknown: ({ name, names }: { name: string; names: readonly string[] }) =>
    `there is no channel "${name}"${names.length > 0 ? `; there are ${names.join(', ')}` : ''}`,
  whichOne: 'such as: perch-mcp notify remove phone',
  testTitle: 'Perch can reach you',
  testBody: 'Due reminders will arrive like this.',
  sent: ({ name }: { name: string }) => `✓ ${name}: sent`,
  failed: ({ name, why }: { name: string; why: string }) => `✗ ${name}: not sent (${why})`,
  nothingToTest: 'there is no channel to test: perch-mcp notify add …',
  quiet: ({ hours }: { hours: string }) => `Quiet hours: ${hours}. Only important reminders come then; the rest waits.`,
  quietUnreadable: ({ text }: { text: string }) =>
    `“${text}” cannot be read as hours. Such as: 22:30-07:00; weekdays 22:30-07:00; or off`,
  notQuiet: 'No quiet hours. Such as: perch-mcp notify quiet 22:30-07:00',
  doneButton: 'Done',
  snoozeButton: ({ minutes }: { minutes: number }) => `In ${minutes} min`,
  buttonExpired: 'This button no longer works.',
  buttonsRefused: ({ services }: { services: readonly string[] }) =>
    `--buttons takes ${services.join(' or ')}; ntfy only without an access token, which the buttons would show`,
};
