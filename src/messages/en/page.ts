const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const page = {
  /** How to come to the file of a host. */
  openedBy: {
    claude: 'Settings → Developer → Edit Config; restart Claude afterwards',
    vscode: 'or the command “MCP: Open User Configuration”',
  },
  levels: { high: 'full', overload: 'overfull' },
  /** `month`: 1 to 12. */
  dayOfYear: ({ month, day }: { month: number; day: number }) => `${MONTHS[month - 1]} ${day}`,
  /** The language as it calls itself, and as HTML does. */
  ownName: 'English',
  htmlLanguage: 'en',
  phrases: ['Design review tomorrow at three, for an hour.', 'Find 90 minutes this week, mornings.', 'Undo that.'],
};
