import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createServices } from '../compose.ts';
import { DAY, formatWall, formatWallDate, wallDay, wallWeekday } from '../domain/time/wall.ts';
import { toWall } from '../domain/time/zone.ts';
import { HOSTS, launch } from '../hosts.ts';
import type { Services } from '../services/index.ts';
import type { Command } from './command.ts';
import { shiftWeeks } from './demo-calendar.ts';
import { localCaller } from './local.ts';

const ZONE = 'Asia/Shanghai';
/** Monday of the week in which the bundled calendar lies. */
const CALENDAR_WEEK = Date.UTC(2026, 0, 5);

const print = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

interface Answer {
  readonly structured: Record<string, unknown>;
  readonly text: string;
}

/** A host and the server that it started: a real client over stdio. */
interface Host {
  call(tool: string, given: Record<string, unknown>): Promise<Answer>;
  close(): Promise<void>;
}

/** Plays the product's two conversations against a server of its own, and checks what the database holds. */
const command: Command = {
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'perch-demo-'));
    const db = join(folder, 'demo.db');
    try {
      print('Perch: a calendar for MCP hosts. This demo has a database of its own; your data is not touched.');
      await importCalendar(db);
      const host = await connect(db);
      try {
        await play(host, db);
      } finally {
        await host.close();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    printConnections();
    return 0;
  },
};

async function withServices<T>(db: string, work: (services: Services) => Promise<T>): Promise<T> {
  const services = await createServices({ db, timezone: ZONE, language: undefined });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

function importCalendar(db: string): Promise<void> {
  return withServices(db, async (services) => {
    const today = wallDay(toWall(Date.now(), ZONE));
    const monday = today - wallWeekday(today) * DAY;
    const bundled = await readFile(new URL('demo-calendar.ics', import.meta.url), 'utf8');
    const ics = shiftWeeks(bundled, (monday - CALENDAR_WEEK) / (7 * DAY));
    const { message } = await services.events.importCalendar(await localCaller(services, 'demo'), { ics });
    print(`\n■ A bilingual week in Shanghai, from ${formatWallDate(monday)}\n${indented(message)}`);
  });
}

async function connect(db: string): Promise<Host> {
  const client = new Client({ name: 'perch-demo', version: '1.0.0' });
  const { command: program, args } = launch();
  const env = { PATH: process.env.PATH ?? '', PERCH_DB: db, PERCH_TIMEZONE: ZONE };
  await client.connect(new StdioClientTransport({ command: program, args: [...process.execArgv, ...args], env }));
  const { tools } = await client.listTools();
  print(
    `\n■ A host connects over stdio and sees ${tools.length} tools\n${indented(tools.map((tool) => tool.name).join(', '))}`,
  );
  return {
    async call(tool, given) {
      const result = await client.callTool({ name: tool, arguments: given });
      const content = result.content as { type: string; text?: string }[];
      const text = content.map((part) => part.text ?? '').join('\n');
      print(`  → ${tool} ${JSON.stringify(given)}\n${indented(text)}`);
      return { structured: (result.structuredContent ?? {}) as Record<string, unknown>, text };
    },
    close: () => client.close(),
  };
}

async function play(host: Host, db: string): Promise<void> {
  const today = wallDay(toWall(Date.now(), ZONE));
  const monday = today + (7 - wallWeekday(today)) * DAY;
  const at = (hour: number): string => formatWall(monday + hour * 3_600_000).slice(0, 16);

  print('\n■ 第一段对话：空闲的时间 / into a free slot\n  用户：下周一下午三点和设计师过一下原型。');
  const free = await host.call('schedule_add', { title: '和设计师过原型', start: at(15), location: '三楼会议室A' });
  expect(free.structured.status === 'final', 'the event is written');
  await expectTitles(db, monday, ['每日站会 Stand-up', '部门周会', '和设计师过原型']);

  print('\n■ Second conversation: into a taken slot\n  User: Interview with Lena next Monday at ten.');
  const taken = await host.call('schedule_add', { title: 'Interview with Lena', start: at(10) });
  expect(taken.structured.status === 'need_user', 'the time is taken, so nothing is written');
  const alternatives = taken.structured.alternatives as { slot_token: string; when: string }[];
  const [best] = alternatives;
  if (!best) throw new Error('Demo failed: no alternatives came back');
  await expectTitles(db, monday, ['每日站会 Stand-up', '部门周会', '和设计师过原型']);

  print(`  User: then ${best.when}.`);
  const committed = await host.call('schedule_add', { title: 'Interview with Lena', slot_token: best.slot_token });
  expect(committed.structured.status === 'final', 'the slot is booked');
  await expectHeld(db, 'Interview with Lena', 1);

  print('  User: no, undo that.');
  const undone = await host.call('undo', { change_id: committed.structured.change_id });
  expect(undone.structured.status === 'final', 'the booking is taken back');
  await expectHeld(db, 'Interview with Lena', 0);
  await expectTitles(db, monday, ['每日站会 Stand-up', '部门周会', '和设计师过原型']);
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Demo failed: expected that ${what}`);
  print(`  ✓ ${what}`);
}

/** Reads the day from the database itself, beside the server. */
function expectTitles(db: string, day: number, wanted: readonly string[]): Promise<void> {
  return withServices(db, async (services) => {
    const { events = [] } = await services.events.query(await localCaller(services, 'demo'), {
      start: formatWallDate(day),
    });
    const titles = events.map((event) => event.title);
    expect(JSON.stringify(titles) === JSON.stringify(wanted), `the database holds that day: ${wanted.join(' · ')}`);
  });
}

function expectHeld(db: string, title: string, count: number): Promise<void> {
  return withServices(db, async (services) => {
    const today = formatWallDate(wallDay(toWall(Date.now(), ZONE)));
    const end = formatWallDate(wallDay(toWall(Date.now() + 30 * DAY, ZONE)));
    const { total } = await services.events.query(await localCaller(services, 'demo'), {
      start: today,
      end,
      query: title,
    });
    expect(total === count, count === 0 ? `“${title}” is gone from the database` : `“${title}” is in the database`);
  });
}

function printConnections(): void {
  print('\n■ Connect your host');
  for (const [key, host] of Object.entries(HOSTS)) {
    print(
      `\n${host.name} · ${host.file ?? 'a terminal'} · perch-mcp doctor --config ${key}\n${indented(host.entry({}))}`,
    );
  }
}

export default command;
