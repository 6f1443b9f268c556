import { z } from 'zod';

/** Ways over the network, each one POST to a service that the user has chosen. */
export const KINDS = ['ntfy', 'bark', 'telegram', 'feishu', 'dingtalk', 'wecom', 'webhook'] as const;

export type ChannelKind = (typeof KINDS)[number];

/** One channel as it is stored, secrets and all. */
const channelSettings = z.object({
  name: z.string(),
  kind: z.enum(KINDS),
  /** Where notices go. That of most services holds a key: it is as secret as `secret`. */
  url: z.url(),
  /** What requests are signed or let in with. */
  secret: z.string().optional(),
  /** Who is written to, where the address does not say it: a chat of Telegram. */
  to: z.string().optional(),
  /** The key that its buttons are signed with; without it there are none. */
  buttons: z.string().optional(),
});

/** What is stored about reaching the user. */
export const notifySettings = z.object({
  channels: z.array(channelSettings).default([]),
  /** Hours in which only what is urgent is told, as text like working hours. */
  quiet: z.string().optional(),
});

export type ChannelSettings = z.infer<typeof channelSettings>;
export type NotifySettings = z.infer<typeof notifySettings>;
