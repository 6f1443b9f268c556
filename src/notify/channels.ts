import type { Channel } from '../services/reminders/deliver.ts';
import { desktop, hasDesktop } from './desktop.ts';

/** Ways to reach the user that can be asked for; `auto` takes what works here. */
export type NotifySetting = 'auto' | 'desktop' | 'off';

/** How reminders reach the user from this process; undefined: not at all. */
export function channelFor(setting: NotifySetting): Channel | undefined {
  if (setting === 'off') return undefined;
  return setting === 'desktop' || hasDesktop() ? desktop : undefined;
}
