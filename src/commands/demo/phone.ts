import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandLine, launch } from '../../app/hosts.ts';
import { UserError } from '../../domain/errors.ts';
import { DAY, formatWallDate, type WallMs } from '../../domain/time/wall.ts';
import { spoken } from './day.ts';
import { confirmed, connect, environmentOf, written } from './host.ts';
import { type Phone, servePhone } from './phone-server.ts';
import type { PhoneWords } from './phones.ts';
import { expect, indented, print } from './print.ts';
import { type DemoStore, expectSame, holdings } from './store.ts';

const run = promisify(execFile);

/** How long a change may take to come to the phone by itself, and how often it is looked. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 250;

/** In a terminal, as a person does it; the password comes from the environment. */
async function addAccount({ url, username, password }: Phone, env: NodeJS.ProcessEnv): Promise<void> {
  const words = ['account', 'add', 'caldav', url, '--user', username, '--name', 'phone'];
  const { command, args } = launch();
  const { stdout } = await run(command, [...process.execArgv, ...args, ...words], {
    env: { ...env, PERCH_ACCOUNT_PASSWORD: password },
  });
  print(`  $ ${commandLine(['perch-mcp', ...words])}\n${indented(stdout.trimEnd())}`);
}

async function expectShown(phone: Phone, wanted: readonly string[]): Promise<void> {
  const same = (): boolean => JSON.stringify(phone.shown().sort()) === JSON.stringify([...wanted].sort());
  for (const until = Date.now() + PATIENCE_MS; !same() && Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  expectSame(phone.shown(), wanted, "the phone's calendar shows");
}

/**
 * A day with the calendar of a phone: it is connected, an event of it stands in the way of a booking, another time is
 * booked and comes to the phone by itself, what is moved on the phone is moved here, and an undo reaches it too.
 */
export async function playPhone(words: PhoneWords, { zone, ...store }: DemoStore, day: WallMs): Promise<void> {
  const { language, calendar, event, meeting } = words;
  const [start, end] = [formatWallDate(day), formatWallDate(day + DAY)];
  const digits = start.replaceAll('-', '');
  const filled = (text: string): string => text.replace('{day}', spoken(day, language));
  const says = (text: string): string => {
    print(`  ${words.user}${filled(text)}`);
    return filled(text);
  };
  const held = async (): Promise<string[]> => (await holdings({ ...store, zone }, start, end)).events;
  print(`\n■ ${words.heading}`);
  const phone = await servePhone({ name: calendar, zone });
  phone.write('dentist', event, `${digits}T150000`);
  await addAccount(phone, environmentOf({ ...store, zone, language }));
  const host = await connect({ ...store, zone, language });
  try {
    expect(host.tools.includes('sync_now'), 'the tools of sync are listed, as an account is connected');
    says(words.sync);
    await confirmed(host, 'sync_now', {}, 'confirm_token');
    expectSame(await held(), [`15:00 ${event}`], 'events of that day in the database');

    const clash = await host.call('quick_add', { text: says(meeting[0]) });
    expect(clash.status === 'need_user' && JSON.stringify(clash.conflicts).includes(event), 'the phone has that time');
    const [slot] = clash.alternatives as { slot_token: string; start: string; when: string }[];
    if (!slot) throw new UserError('INTERNAL', 'The demo failed: no alternatives came back');
    print(`  ${words.user}${slot.when}`);
    const booking = { title: meeting[1], slot_token: slot.slot_token, group: calendar };
    const booked = written(await host.call('schedule_add', booking), 'the other time is booked');
    const at = `${slot.start.slice(11, 16)} ${meeting[1]}`;
    await expectShown(phone, [`15:00 ${event}`, at]);

    print(`  ${words.onPhone}`);
    phone.write('dentist', event, `${digits}T180000`);
    says(words.sync);
    written(await host.call('sync_now', {}), 'it is in step');
    expectSame(await held(), [`18:00 ${event}`, at], 'events of that day in the database');

    says(words.undo);
    written(await host.call('undo', { change_id: booked.change_id }), 'the booking is taken back');
    await expectShown(phone, [`18:00 ${event}`]);
  } finally {
    await host.close();
    await phone.stop();
  }
}
