export const common = {
  forExample: ({ example }: { example: string }) => `For example ${example}`,
  allDay: 'all day',
  quoted: ({ title }: { title: string }) => `"${title}"`,
  tentative: ' (tentative)',
  setAndCleared: ({ both }: { both: string }) => `${both} is both set and cleared.`,
  passOneOfThem: 'Pass one of them.',
  nothingToChange: 'Nothing to change was given.',
  passAtLeastOneField: 'Pass at least one field to change.',
  heading: ({ heading }: { heading: string }) => `${heading}:`,
  listComma: ', ',
  withTime: ({ title, when }: { title: string; when: string }) => `${title}${when && ` (${when})`}`,
  /** `all`: how many there are, where these are the first of them. */
  listed: ({ names, all }: { names: readonly string[]; all: number }) =>
    `${names.join(', ')}${all > names.length ? ` and ${all - names.length} more` : ''}`,
  /** What was done, one after another. */
  chained: ({ names, all }: { names: readonly string[]; all: number }) =>
    `${names.join('; ')}${all > names.length ? `; ${all - names.length} more` : ''}`,
  important: 'important',
  noEvents: 'no events',
  conflicts: 'Conflicts',
  reminders: 'Reminders',
};
