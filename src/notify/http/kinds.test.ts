import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ChannelKind, type ChannelSettings, KINDS } from '../settings.ts';
import { httpChannel } from './channel.ts';
import { standIn } from './stand-in.ts';

const NOW = Date.parse('2026-11-23T09:00:00Z');
const notice = { title: '吃药 <b>', body: '2026-11-23 周一 17:00\n💊', urgent: true };

/** What each service says when it takes a message, and when it refuses one with HTTP 200. */
const SAYS: Readonly<Record<ChannelKind, { taken: unknown; refused?: unknown }>> = {
  ntfy: { taken: { id: 'x', event: 'message' }, refused: { code: 40101, http: 401, error: 'unauthorized' } },
  bark: { taken: { code: 200, message: 'success' }, refused: { code: 400, message: 'failed to get device token' } },
  telegram: { taken: { ok: true, result: {} }, refused: { ok: false, error_code: 400 } },
  feishu: { taken: { StatusCode: 0, code: 0, msg: 'success' }, refused: { code: 19021, msg: 'sign match fail' } },
  dingtalk: { taken: { errcode: 0, errmsg: 'ok' }, refused: { errcode: 310000, errmsg: 'sign not match' } },
  wecom: { taken: { errcode: 0, errmsg: 'ok' }, refused: { errcode: 93000, errmsg: 'invalid webhook url' } },
  webhook: { taken: '' },
};

const settings = (kind: ChannelKind, base: string, secret?: string): ChannelSettings => ({
  name: kind,
  kind,
  url: { ntfy: `${base}/topic%20x`, bark: `${base}/KEY`, telegram: base }[kind as 'ntfy'] ?? `${base}/hook?key=K`,
  ...((secret !== undefined || kind === 'telegram') && { secret: secret ?? '1:TOKEN' }),
  ...(kind === 'telegram' && { to: '42' }),
});

const sent = async (kind: ChannelKind, secret?: string) => {
  const server = await standIn({ answer: SAYS[kind].taken });
  await httpChannel(settings(kind, server.url, secret), { now: () => NOW }).send(notice);
  expect(server.received).toHaveLength(1);
  const [one] = server.received;
  if (!one) throw new Error('nothing was received');
  return one;
};

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64');
const text = '⏰ 吃药 <b>\n2026-11-23 周一 17:00\n💊';

describe('a channel posts what its service takes', () => {
  it('ntfy: topic in the body, urgent as its highest priority, a token as bearer', async () => {
    const { path, body, headers } = await sent('ntfy', 'tk_1');
    expect(path).toBe('/');
    expect(body).toEqual({
      topic: 'topic x',
      title: notice.title,
      message: notice.body,
      tags: ['alarm_clock'],
      priority: 5,
    });
    expect(headers.authorization).toBe('Bearer tk_1');
  });

  it('Bark: key in the body', async () => {
    const { path, body } = await sent('bark');
    expect(path).toBe('/push');
    expect(body).toMatchObject({ device_key: 'KEY', title: '⏰ 吃药 <b>', level: 'timeSensitive' });
  });

  it('Telegram: plain text to the chat', async () => {
    const { path, body } = await sent('telegram');
    expect(path).toBe('/bot1:TOKEN/sendMessage');
    expect(body).toMatchObject({ chat_id: '42', text });
    expect(body).not.toHaveProperty('parse_mode');
  });

  it('飞书: signed with the seconds and the secret as the key of nothing', async () => {
    const { body } = await sent('feishu', 's');
    const timestamp = String(NOW / 1000);
    expect(body).toEqual({
      timestamp,
      sign: hmac(`${timestamp}\ns`, ''),
      msg_type: 'text',
      content: { text },
    });
    expect((await sent('feishu')).body).toEqual({ msg_type: 'text', content: { text } });
  });

  it('钉钉: signed in the address, in milliseconds', async () => {
    const { path, body } = await sent('dingtalk', 'SEC1');
    const { searchParams } = new URL(path, 'http://x');
    expect(Object.fromEntries(searchParams)).toEqual({
      key: 'K',
      timestamp: String(NOW),
      sign: hmac('SEC1', `${NOW}\nSEC1`),
    });
    expect(body).toEqual({ msgtype: 'text', text: { content: text } });
  });

  it('企业微信: text', async () => {
    expect((await sent('wecom')).body).toEqual({ msgtype: 'text', text: { content: text } });
  });

  it('a webhook: signed by the Standard Webhooks scheme', async () => {
    const key = Buffer.from('a key of some bytes');
    const { headers, text: raw, body } = await sent('webhook', `whsec_${key.toString('base64')}`);
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${raw}`;
    expect(headers['webhook-signature']).toBe(`v1,${hmac(key, signed)}`);
    expect(body).toEqual({ type: 'reminder.due', timestamp: '2026-11-23T09:00:00.000Z', data: notice });
  });
});

describe.each(KINDS)('%s', (kind) => {
  const send = (url: string) => httpChannel(settings(kind, url), { patienceMs: 200 }).send(notice);

  it('is refused where the service lies, is slow, sends elsewhere, talks on or is not there', async () => {
    const { taken, refused = 'never' } = SAYS[kind];
    const server = await standIn({ answer: taken });
    await send(server.url);
    if (refused !== 'never') {
      server.behave({ answer: refused });
      await expect(send(server.url)).rejects.toThrow(/^refused$/);
      server.behave({ answer: '<html>Welcome to the Wi-Fi of this hotel</html>' });
      await expect(send(server.url)).rejects.toThrow(/^refused$/);
    }
    server.behave({ answer: taken, status: 500 });
    await expect(send(server.url)).rejects.toThrow(/^HTTP 500$/);
    server.behave({ answer: taken, afterMs: 5_000 });
    await expect(send(server.url)).rejects.toThrow(/^TimeoutError$/);
    const elsewhere = await standIn({ answer: taken });
    server.behave({ answer: '', status: 307, headers: { location: elsewhere.url } });
    await expect(send(server.url)).rejects.toThrow(/^HTTP 307$/);
    expect(elsewhere.received).toEqual([]);
    server.behave({ answer: 'x'.repeat(100_000) });
    await expect(send(server.url)).rejects.toThrow(/^answer too long$/);
    await expect(send('http://127.0.0.1:1')).rejects.toThrow(/^(ECONNREFUSED|bad port|TypeError|Error)$/);
  });

  it('sends nothing over a way that others can read', async () => {
    await expect(send('http://192.0.2.1')).rejects.toThrow(/^neither https nor this machine$/);
  });
});
