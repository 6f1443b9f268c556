import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ButtonListener } from '../../src/notify/buttons/listener.ts';
import { httpChannel } from '../../src/notify/http/channel.ts';
import { newButtonKey } from '../../src/notify/http/press-token.ts';
import { standIn } from '../../src/notify/http/stand-in.ts';
import type { ChannelSettings } from '../../src/notify/settings.ts';
import { reminder, type Stage, stage } from '../services/harness.ts';

const HOUR = 3_600_000;

/** Tells of what is due by one channel. */
const tell = async (user: Stage, channel: ChannelSettings): Promise<void> => {
  const channels = [httpChannel(channel, { now: () => user.clock.now })];
  const { failures } = await user.services.reminders.deliver(await user.caller('notify'), {
    owner: 'a process',
    reach: async () => ({ channels }),
  });
  expect(failures).toEqual([]);
};

async function listen(user: Stage, channels: readonly ChannelSettings[]): Promise<string[]> {
  const { user: name } = await user.caller('notify');
  const reported: string[] = [];
  const listener = new ButtonListener(async () => user.services, {
    user: name,
    settings: async () => ({ channels: [...channels] }),
    report: (line) => void reported.push(line),
    now: () => user.clock.now,
    ...{ pauseMs: 5, idleMs: 5 },
  });
  listener.start();
  onTestFinished(() => listener.stop());
  return reported;
}

const stateOf = async (user: Stage): Promise<string[]> =>
  ((await user.reminders.query({ status: 'all' })).reminders ?? []).map(
    (one) => `${one.status} ${one.at?.slice(11, 16)}`,
  );

/** A Telegram in which the user presses a button of the last message; what was confirmed is not told again. */
async function telegram() {
  let updates: { update_id: number }[] = [];
  const server = await standIn({
    answer: ({ path, body }: { path: string; body: Record<string, unknown> }) => {
      if (!path.endsWith('/getUpdates')) return { ok: true, result: {} };
      updates = updates.filter(({ update_id }) => update_id >= Number(body.offset ?? 0));
      return { ok: true, result: updates };
    },
  });
  const of = (method: string) =>
    server.received.filter(({ path }) => path.endsWith(`/${method}`)).map(({ body }) => body);
  interface Keyboard {
    readonly inline_keyboard: readonly { readonly text: string; readonly callback_data: string }[][];
  }
  const row = () => (of('sendMessage').at(-1)?.reply_markup as Keyboard | undefined)?.inline_keyboard[0] ?? [];
  let count = 100;
  const press = (data: string, chat = 42) =>
    void updates.push({
      update_id: ++count,
      callback_query: { id: String(count), data, message: { message_id: 7, chat: { id: chat } } },
    } as { update_id: number });
  const channel = {
    name: 't',
    kind: 'telegram',
    url: server.url,
    secret: '1:T',
    to: '42',
    buttons: newButtonKey(),
  } as const;
  return { server, of, row, press, channel };
}

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 5_000, interval: 5 });

describe('Telegram', () => {
  it('a press completes the reminder, once, and says so', async () => {
    const user = await stage();
    const { of, row, press, channel } = await telegram();
    await reminder(user, { title: 'Pills', at: '2026-11-20T15:00' });
    user.clock.now += 7 * HOUR;
    await tell(user, channel);
    expect(row().map(({ text }) => text)).toEqual(['Done', 'In 10 min']);
    const [done, snooze] = row();
    await listen(user, [channel]);
    press(done?.callback_data ?? '');
    await until(() => expect(of('answerCallbackQuery')).toHaveLength(1));
    expect(await stateOf(user)).toEqual(['done 15:00']);
    expect(of('answerCallbackQuery')).toMatchObject([{ text: expect.stringContaining('Pills') }]);
    await until(() => expect(of('editMessageReplyMarkup')).toEqual([{ chat_id: 42, message_id: 7 }]));
    press(snooze?.callback_data ?? '');
    press(done?.callback_data ?? '');
    await until(() => expect(of('answerCallbackQuery')).toHaveLength(3));
    expect(await stateOf(user)).toEqual(['done 15:00']);
    // It is a change like any other.
    expect(await user.undo({ last: 1 })).toMatchObject({ status: 'final' });
    expect(await stateOf(user)).toEqual(['due 15:00']);
  });

  it('puts it off by ten minutes, after which new buttons come', async () => {
    const user = await stage();
    const { of, row, press, channel } = await telegram();
    await reminder(user, { title: '吃药', at: '2026-11-20T15:00', repeat: '每天' });
    user.clock.now += 7 * HOUR;
    await tell(user, channel);
    const first = row().map((one) => one.callback_data);
    await listen(user, [channel]);
    press(first[1] ?? '');
    await until(() => expect(of('answerCallbackQuery')).toHaveLength(1));
    expect((await user.reminders.query({ status: 'snoozed' })).reminders).toMatchObject([
      { at: '2026-11-20T16:10:30+08:00' },
    ]);
    user.clock.now += HOUR / 6;
    await tell(user, channel);
    const [done] = row();
    expect(first).not.toContain(done?.callback_data);
    press(done?.callback_data ?? '');
    await until(() => expect(of('answerCallbackQuery')).toHaveLength(2));
    expect((await user.reminders.query({ status: 'done' })).reminders).toMatchObject([
      { occurrence: '2026-11-20T15:00:00+08:00' },
    ]);
  });

  it('takes nothing from another chat, from strangers, or after twelve hours', async () => {
    const user = await stage();
    const { of, row, press, channel } = await telegram();
    await reminder(user, { title: 'Pills', at: '2026-11-20T15:00' });
    user.clock.now += 7 * HOUR;
    await tell(user, channel);
    const [done] = row();
    await listen(user, [channel]);
    press(done?.callback_data ?? '', 43);
    press('c.7k2m9q4t1x.1..zzzzzz.0123456789abcdef');
    await until(() => expect(of('answerCallbackQuery')).toMatchObject([{ text: 'This button no longer works.' }]));
    user.clock.now += 13 * HOUR;
    press(done?.callback_data ?? '');
    await until(() => expect(of('answerCallbackQuery')).toHaveLength(2));
    expect(await stateOf(user)).toEqual(['due 15:00']);
  });

  it('is asked again where it refuses, and one refusal is one line', async () => {
    const user = await stage();
    const { server, channel } = await telegram();
    server.behave({ answer: { ok: false }, status: 409 });
    const reported = await listen(user, [channel]);
    await until(() => expect(server.received.length).toBeGreaterThan(3));
    expect(reported).toEqual(['buttons of notifications could not be read: HTTP 409']);
  });
});

describe('ntfy', () => {
  it('a press goes to a topic of the same server, and any number of processes act on it once', async () => {
    const user = await stage();
    const lines: string[] = ['no JSON', '{"id":"0","event":"open"}'];
    const server = await standIn({
      answer: ({ path }: { path: string }) => (path.includes('/json?') ? `${lines.join('\n')}\n` : { id: 'x' }),
    });
    const channel = { name: 'n', kind: 'ntfy', url: `${server.url}/mine`, buttons: newButtonKey() } as const;
    await reminder(user, { title: 'Pills', at: '2026-11-20T15:00' });
    user.clock.now += 7 * HOUR;
    await tell(user, channel);
    const actions = server.received[0]?.body.actions as { label: string; url: string; body: string }[];
    expect(actions).toMatchObject([
      { action: 'http', label: 'Done', method: 'POST', clear: true },
      { label: 'In 10 min', url: expect.stringMatching(/\/perch-[0-9a-f]{32}$/) },
    ]);
    const topic = new URL(actions[0]?.url ?? '').pathname;
    const reports = [await listen(user, [channel]), await listen(user, [channel])];
    lines.push('{"id":"1","event":"message","message":"hello"}');
    lines.push(JSON.stringify({ id: '2', event: 'message', message: actions[0]?.body }));
    await until(async () => expect(await stateOf(user)).toEqual(['done 15:00']));
    await until(() =>
      expect(server.received.filter(({ path }) => path === `${topic}/json?poll=1&since=2`).length).toBeGreaterThan(1),
    );
    expect((await user.history()).changes?.map(({ tool }) => tool).filter((tool) => tool === 'notify')).toHaveLength(1);
    expect(reports).toEqual([[], []]);
    expect(server.received[1]?.path).toBe(`${topic}/json?poll=1&since=12h`);
  });
});

it('no channel has buttons that was not set up so, and then nothing is asked', async () => {
  const user = await stage();
  const server = await standIn({ answer: { id: 'x' } });
  const channel = { name: 'n', kind: 'ntfy', url: `${server.url}/mine` } as const;
  await reminder(user, { title: 'Pills', at: '2026-11-20T15:00' });
  user.clock.now += 7 * HOUR;
  await tell(user, channel);
  await listen(user, [channel]);
  await new Promise((done) => setTimeout(done, 50));
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.body).not.toHaveProperty('actions');
});
