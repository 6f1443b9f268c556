import { parseWorkingHours } from '../domain/free-slots/working-hours.ts';
import type { Reach } from '../services/reminders/deliver.ts';
import { desktop, hasDesktop } from './desktop.ts';
import { httpChannel } from './http/channel.ts';
import type { NotifySettings } from './settings.ts';

/**
 * How a process reaches the user: `auto` by the desktop where there is one and by the channels that were added, `desktop`
 * by both in any case, `channels` by these alone, `off` not at all.
 */
export type NotifySetting = 'auto' | 'desktop' | 'channels' | 'off';

/** By what reminders reach the user from this process, and when not. Throws UserError for quiet hours that cannot be read. */
export function reachOf(setting: NotifySetting, { channels, quiet }: NotifySettings): Reach {
  if (setting === 'off') return { channels: [] };
  const shows = setting === 'desktop' || (setting === 'auto' && hasDesktop());
  return {
    channels: [...(shows ? [desktop] : []), ...channels.map((one) => httpChannel(one))],
    quiet: quiet === undefined ? undefined : parseWorkingHours(quiet),
  };
}
