import { isAbsolute, join } from 'node:path';
import type { Manager, Program } from './manager.ts';

const UNIT = 'perch.service';
const SYSTEMCTL = ['systemctl', '--user'] as const;

/** A word as systemd reads it back: quoted, specifiers doubled (systemd.syntax(7)). */
const word = (text: string): string => `"${text.replaceAll('%', '%%').replaceAll(/["\\]/g, '\\$&')}"`;

/** A word of a command line, in which `$` names variables (systemd.service(5)). */
const argument = (text: string): string => word(text).replaceAll('$', '$$$$');

const unit = ({ command, args, env }: Program): string => `[Unit]
Description=Perch: calendar, reminders and todos
Documentation=https://github.com/perch-mcp/perch-mcp

[Service]
ExecStart=${[command, ...args].map(argument).join(' ')}
${Object.entries(env)
  .map(([name, value]) => `Environment=${word(`${name}=${value}`)}\n`)
  .join('')}Restart=always
RestartSec=30
UMask=0077

[Install]
WantedBy=default.target
`;

/** Of Linux, by unit files of the user (systemd.unit(5)). */
export const systemd: Manager = {
  name: 'systemd --user',
  file({ home, env: { XDG_CONFIG_HOME: config } }) {
    const folder = config && isAbsolute(config) ? config : join(home, '.config');
    return join(folder, 'systemd', 'user', UNIT);
  },
  text: unit,
  install: () => [
    [...SYSTEMCTL, 'daemon-reload'],
    [...SYSTEMCTL, 'enable', UNIT],
    [...SYSTEMCTL, 'restart', UNIT],
  ],
  remove: () => [[...SYSTEMCTL, 'disable', '--now', UNIT]],
  status: () => [...SYSTEMCTL, 'is-active', '--quiet', UNIT],
};
