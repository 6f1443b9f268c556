export const page = {
  /** How to come to the file of a host. */
  openedBy: {
    claude: 'Settings → Developer → Edit Config; restart Claude afterwards',
    vscode: 'or the command “MCP: Open User Configuration”',
  },
  levels: { high: 'full', overload: 'overfull' },
  phrases: ['Design review tomorrow at three, for an hour.', 'Find 90 minutes this week, mornings.', 'Undo that.'],
};
