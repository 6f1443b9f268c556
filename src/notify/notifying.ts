import type { Services } from '../services/index.ts';
import { channelFor, type NotifySetting } from './channels.ts';
import { Notifier } from './notifier.ts';

export interface Notifying {
  /** As given; from the first call on, reminders are delivered. */
  services(): Promise<Services>;
  stop(): Promise<void>;
}

/** Delivers reminders to `user` once somebody has called for the services: hosts start servers only to look at them. */
export function notifying(
  services: () => Promise<Services>,
  { notify, user, report }: { readonly notify: NotifySetting; readonly user: string; report(line: string): void },
): Notifying {
  const channel = channelFor(notify);
  if (!channel) return { services, stop: async () => {} };
  const notifier = new Notifier(services, { user, channel, report });
  return {
    services: () => {
      notifier.start();
      return services();
    },
    stop: () => notifier.stop(),
  };
}
