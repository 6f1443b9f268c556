import { join } from 'node:path';
import type { Manager, Program } from './manager.ts';
import { escaped } from './xml.ts';

const LABEL = 'io.github.perch-mcp.perch-mcp';

const strings = (values: readonly string[]): string =>
  values.map((value) => `    <string>${escaped(value)}</string>\n`).join('');

const plist = ({ command, args, env, log }: Program): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>${LABEL}</string>
  <key>ProgramArguments</key>
  <array>
${strings([command, ...args])}  </array>
  <key>EnvironmentVariables</key>
  <dict>
${Object.entries(env)
  .map(([name, value]) => `    <key>${escaped(name)}</key>\n    <string>${escaped(value)}</string>\n`)
  .join('')}  </dict>
  <key>RunAtLoad</key>
  <true/>
  <key>KeepAlive</key>
  <true/>
  <key>ThrottleInterval</key>
  <integer>30</integer>
  <key>ProcessType</key>
  <string>Background</string>
  <key>Umask</key>
  <integer>63</integer>
  <key>StandardErrorPath</key>
  <string>${escaped(log)}</string>
</dict>
</plist>
`;

/** Of macOS, by agents of the user (launchd.plist(5)). */
export const launchd: Manager = {
  name: 'launchd',
  file: ({ home }) => join(home, 'Library', 'LaunchAgents', `${LABEL}.plist`),
  text: plist,
  // What is loaded already has to go first; where nothing is, that fails and does not matter.
  install: (file, { uid }) => [['launchctl', 'bootstrap', `gui/${uid}`, file]],
  remove: ({ uid }) => [['launchctl', 'bootout', `gui/${uid}/${LABEL}`]],
  status: ({ uid }) => ['launchctl', 'print', `gui/${uid}/${LABEL}`],
};
