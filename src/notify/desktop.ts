import { existsSync } from 'node:fs';
import { release } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Channel, Notice } from '../services/reminders/deliver.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const isFile = (folders: string, name: string): boolean =>
  folders.split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, name)));

/**
 * Whether there is a desktop that shows notifications. On Linux that takes
 * `notify-send` and a session bus, which a server or a container has not.
 */
export function hasDesktop(env: Environment = process.env, platform: NodeJS.Platform = process.platform): boolean {
  if (platform === 'darwin' || platform === 'win32') return true;
  // Under WSL the library talks to Windows.
  if (platform === 'linux' && /microsoft/i.test(release())) return true;
  const runtime = env.XDG_RUNTIME_DIR;
  const bus = env.DBUS_SESSION_BUS_ADDRESS || (runtime && existsSync(join(runtime, 'bus')));
  return Boolean(bus) && isFile(env.PATH ?? '', 'notify-send');
}

const MARKUP = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;

/** Text that is shown as it is: Linux desktops read markup in the body, and controls have no place anywhere. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (char) => (char === '\n' ? '\n' : ' '))
    .replaceAll(/[&<>]/g, (char) => (process.platform === 'linux' ? MARKUP[char as '&'] : char));

/** A notification of the desktop. Loads the library when the first one is sent. */
export const desktop: Channel = {
  name: 'desktop',
  async send({ title, body, urgent }: Notice) {
    const { default: notifier } = await import('toasted-notifier');
    const options = {
      // Neither begins with a dash: it would be read as an option.
      title: `⏰ ${plain(title)}`,
      message: plain(body).replace(/^(?=\s*-)/, '· ') || ' ',
      'app-name': 'Perch',
      urgency: urgent ? 'critical' : 'normal',
      // The answer of a person is not waited for.
      wait: false,
      timeout: false,
    };
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    notifier.notify(options, (error) => (error ? reject(error) : resolve()));
    return promise;
  },
};
