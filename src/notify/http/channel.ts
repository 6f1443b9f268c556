import type { Channel } from '../../services/reminders/deliver.ts';
import type { ChannelSettings } from '../settings.ts';
import { CHANNEL_KINDS, isTaken } from './kinds.ts';
import { ChannelRefusal, post } from './post.ts';

/** How to reach the user over the network. `send` throws ChannelRefusal. */
export const httpChannel = (
  settings: ChannelSettings,
  { now = Date.now, patienceMs }: { readonly now?: () => number; readonly patienceMs?: number } = {},
): Channel => ({
  name: settings.name,
  async send(notice) {
    const answer = await post(CHANNEL_KINDS[settings.kind].post(settings, notice, now()), patienceMs);
    if (!isTaken(settings.kind, answer)) throw new ChannelRefusal('refused');
  },
});
