import { join } from 'node:path';
import type { Manager, Program } from './manager.ts';
import { escaped } from './xml.ts';

const TASK = 'Perch';

/** Tasks have no environment of their own: what can be said by flags is. */
const FLAGS: Readonly<Record<string, string>> = {
  PERCH_DB: '--db',
  PERCH_TIMEZONE: '--timezone',
  PERCH_LANGUAGE: '--language',
  PERCH_TOOLSETS: '--toolsets',
};

/** A word as CommandLineToArgvW reads it back: backslashes count only before a quote. */
const word = (text: string): string =>
  /^[^\s"]+$/.test(text) ? text : `"${text.replaceAll(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`;

function task({ command, args, env }: Program): Uint8Array {
  const flags = Object.entries(env).flatMap(([name, value]) => (FLAGS[name] ? [FLAGS[name], value] : []));
  // A program of the console would open a window.
  const words = ['--headless', command, ...args, ...flags].map(word).join(' ');
  const text = `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo>
    <Description>Perch: calendar, reminders and todos</Description>
  </RegistrationInfo>
  <Triggers>
    <LogonTrigger>
      <Enabled>true</Enabled>
    </LogonTrigger>
  </Triggers>
  <Principals>
    <Principal id="Author">
      <LogonType>InteractiveToken</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <RestartOnFailure>
      <Interval>PT1M</Interval>
      <Count>999</Count>
    </RestartOnFailure>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>conhost.exe</Command>
      <Arguments>${escaped(words)}</Arguments>
    </Exec>
  </Actions>
</Task>
`;
  return Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`, 'utf16le');
}

/** Of Windows, by a task of the user (schema of Task Scheduler 1.2). */
export const taskScheduler: Manager = {
  name: 'Task Scheduler',
  file: ({ home, env }) => join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Perch', 'service.xml'),
  text: task,
  install: (file) => [
    ['schtasks', '/Create', '/TN', TASK, '/XML', file, '/F'],
    ['schtasks', '/Run', '/TN', TASK],
  ],
  remove: () => [
    ['schtasks', '/End', '/TN', TASK],
    ['schtasks', '/Delete', '/TN', TASK, '/F'],
  ],
  // What schtasks says of it is in the language of Windows, and that it knows the task is no sign that it runs.
  status: () => [
    'powershell',
    '-NoProfile',
    '-Command',
    `if ((Get-ScheduledTask -TaskName ${TASK}).State -ne 'Running') { exit 1 }`,
  ],
};
