/** What the command that keeps Perch running in the background says. */
export const service = {
  acts: ({ acts, said }: { acts: readonly string[]; said: string }) =>
    `service takes ${acts.join(', ')}, and not "${said}"`,
  notHere: ({ platform }: { platform: string }) =>
    `services are installed on Linux with systemd, macOS and Windows, not on ${platform}: run perch-mcp http there as you run other programs`,
  inMemory: 'a calendar in memory is gone with its process: --db must name a file or a database',
  installed: ({ file }: { file: string }) =>
    `✓ Perch now runs in the background, and at each sign-in: reminders, calendars in step, and the app.\n  ${file}`,
  openIt: ({ command }: { command: string }) => `  Open the app: ${command}`,
  lingers: '  To keep it running while you are signed out: loginctl enable-linger',
  notYet: ({ url, log }: { url: string; log: string }) =>
    `! It is installed, but nothing answers at ${url} yet. What it says: ${log}`,
  taken: ({ url }: { url: string }) =>
    `! Another Perch answers at ${url}: the service takes over within half a minute after you stop that one.`,
  failed: ({ manager, why }: { manager: string; why: string }) => `${manager} would not: ${why}`,
  removed: 'Perch no longer runs in the background. Your calendar is where it was.',
  running: ({ manager, file }: { manager: string; file: string }) => `✓ Running (${manager}, ${file})`,
  stopped: ({ manager, file }: { manager: string; file: string }) =>
    `✗ Installed, and not running (${manager}, ${file})`,
  absent:
    'Not installed: reminders arrive while a host or perch-mcp http runs. perch-mcp service install changes that.',
};
