import { createHmac } from 'node:crypto';
import type { Notice } from '../../services/reminders/notice.ts';
import type { ChannelSettings } from '../settings.ts';
import { splitLast } from './address.ts';
import { signPress } from './press-token.ts';

/** A channel that was set up to have buttons. */
export interface ButtonSettings extends ChannelSettings {
  /** What its buttons are signed with. */
  readonly buttons: string;
}

export const hasButtons = (settings: ChannelSettings): settings is ButtonSettings => settings.buttons !== undefined;

/** Where ntfy keeps presses for us: a topic of the same server, whose name nobody can guess who does not see the buttons. */
export function answersTopic({ url: address, buttons }: ButtonSettings): URL {
  const { url } = splitLast(address);
  const name = createHmac('sha256', buttons).update('topic').digest('hex').slice(0, 32);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/perch-${name}`;
  return url;
}

/** The words of each button and what is sent back when it is pressed. */
const signed = ({ buttons: key }: ButtonSettings, { buttons = [] }: Notice, now: number) =>
  buttons.map(({ label, press }) => ({ label, token: signPress(key, press, now) }));

/** https://docs.ntfy.sh/publish/#send-http-request: the phone publishes what was pressed, so that nobody needs to reach us. */
export function ntfyButtons(settings: ChannelSettings, notice: Notice, now: number) {
  if (!hasButtons(settings) || !notice.buttons) return {};
  const url = answersTopic(settings).href;
  const button = { action: 'http', url, method: 'POST', clear: true } as const;
  return { actions: signed(settings, notice, now).map(({ label, token }) => ({ ...button, label, body: token })) };
}

/** https://core.telegram.org/bots/api#inlinekeyboardmarkup */
export function telegramButtons(settings: ChannelSettings, notice: Notice, now: number) {
  if (!hasButtons(settings) || !notice.buttons) return {};
  const row = signed(settings, notice, now).map(({ label, token }) => ({ text: label, callback_data: token }));
  return { reply_markup: { inline_keyboard: [row] } };
}
