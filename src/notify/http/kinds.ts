import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Notice } from '../../services/reminders/notice.ts';
import type { ChannelKind, ChannelSettings } from '../settings.ts';
import { splitLast } from './address.ts';
import { ntfyButtons, telegramButtons } from './buttons.ts';
import type { Answer, Post } from './post.ts';

/** A kind of channel: what is sent, and by what an answer says that it was taken. */
interface Kind {
  /** Where it is when nothing is said. */
  readonly url?: string;
  /** What it cannot do without, beside the address. */
  readonly needs: readonly ('secret' | 'to')[];
  /** Its messages can have buttons, and its server keeps what was pressed. */
  readonly hasButtons?: true;
  /** `now` in milliseconds since the epoch, for signatures. */
  post(settings: ChannelSettings, notice: Notice, now: number): Post;
  /** Services answer HTTP 200 to what they refuse. */
  readonly accepts: z.ZodType;
}

const hmac = (key: string | Buffer, text: string): string =>
  createHmac('sha256', key).update(text, 'utf8').digest('base64');

/** Title and body as one text, for what has no title. */
const textOf = ({ title, body }: Notice): string => [`⏰ ${title}`, body].filter(Boolean).join('\n');

const ANYTHING = z.unknown();
const ERRCODE = z.looseObject({ errcode: z.literal(0) });

/** The address of a method of a bot. */
export const telegramMethod = ({ url, secret = '' }: ChannelSettings, name: string): URL =>
  new URL(`./bot${secret}/${name}`, url.replace(/\/?$/, '/'));

export const CHANNEL_KINDS: Readonly<Record<ChannelKind, Kind>> = {
  // https://docs.ntfy.sh/publish/#publish-as-json
  ntfy: {
    needs: [],
    hasButtons: true,
    post(settings, notice, now) {
      const { secret } = settings;
      const { title, body, urgent } = notice;
      const { url, last: topic } = splitLast(settings.url);
      return {
        url,
        headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
        body: {
          ...{ topic, title, message: body || title, tags: ['alarm_clock'], priority: urgent ? 5 : 3 },
          ...ntfyButtons(settings, notice, now),
        },
      };
    },
    accepts: z.looseObject({ id: z.string() }),
  },
  // https://bark.day.app/#/tutorial
  bark: {
    needs: [],
    post({ url: address }, { title, body, urgent }) {
      const { url, last: device_key } = splitLast(address);
      url.pathname = `${url.pathname.replace(/\/$/, '')}/push`;
      const level = urgent ? 'timeSensitive' : 'active';
      return { url, body: { device_key, title: `⏰ ${title}`, body: body || title, level, group: 'Perch' } };
    },
    accepts: z.looseObject({ code: z.literal(200) }),
  },
  // https://core.telegram.org/bots/api#sendmessage
  telegram: {
    url: 'https://api.telegram.org/',
    needs: ['secret', 'to'],
    hasButtons: true,
    post: (settings, notice, now) => ({
      url: telegramMethod(settings, 'sendMessage'),
      body: {
        ...{ chat_id: settings.to, text: textOf(notice), disable_notification: false },
        ...telegramButtons(settings, notice, now),
      },
    }),
    accepts: z.looseObject({ ok: z.literal(true) }),
  },
  // https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot
  feishu: {
    needs: [],
    post({ url, secret }, notice, now) {
      const timestamp = String(Math.floor(now / 1000));
      // The text to sign is the key, and nothing is signed with it.
      const signed = secret === undefined ? {} : { timestamp, sign: hmac(`${timestamp}\n${secret}`, '') };
      return { url: new URL(url), body: { ...signed, msg_type: 'text', content: { text: textOf(notice) } } };
    },
    accepts: z.union([z.looseObject({ code: z.literal(0) }), z.looseObject({ StatusCode: z.literal(0) })]),
  },
  // https://open.dingtalk.com/document/robots/customize-robot-security-settings
  dingtalk: {
    needs: [],
    post({ url: address, secret }, notice, now) {
      const url = new URL(address);
      if (secret !== undefined) {
        url.searchParams.set('timestamp', String(now));
        url.searchParams.set('sign', hmac(secret, `${now}\n${secret}`));
      }
      return { url, body: { msgtype: 'text', text: { content: textOf(notice) } } };
    },
    accepts: ERRCODE,
  },
  // https://developer.work.weixin.qq.com/document/path/91770
  wecom: {
    needs: [],
    post: ({ url }, notice) => ({
      url: new URL(url),
      body: { msgtype: 'text', text: { content: textOf(notice) } },
    }),
    accepts: ERRCODE,
  },
  // Signed as https://www.standardwebhooks.com says.
  webhook: {
    needs: [],
    post({ url, secret }, { title, body, urgent }, now) {
      const id = `msg_${crypto.randomUUID()}`;
      const timestamp = String(Math.floor(now / 1000));
      const text = JSON.stringify({
        type: 'reminder.due',
        timestamp: new Date(now).toISOString(),
        data: { title, body, urgent },
      });
      const signed = { 'webhook-id': id, 'webhook-timestamp': timestamp };
      if (secret === undefined) return { url: new URL(url), headers: signed, body: text };
      const key = Buffer.from(secret.replace(/^whsec_/, ''), secret.startsWith('whsec_') ? 'base64' : 'utf8');
      const signature = `v1,${hmac(key, `${id}.${timestamp}.${text}`)}`;
      return { url: new URL(url), headers: { ...signed, 'webhook-signature': signature }, body: text };
    },
    accepts: ANYTHING,
  },
};

/** Whether an answer says that the notice was taken. */
export const isTaken = (kind: ChannelKind, { json }: Answer): boolean =>
  CHANNEL_KINDS[kind].accepts.safeParse(json).success;
