/** Takes the pictures of the app in the README: a week of a demo calendar, and a sentence being read, in both languages. Run it after a build. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPage } from './page.ts';

const root = join(import.meta.dirname, '../..');
const cli = join(root, 'dist/cli.js');

/** Calls that fill the week in which the picture is taken; a day is counted from its Monday. */
type Calls = readonly (readonly [tool: string, args: Readonly<Record<string, unknown>>])[];

const monday = new Date();
monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
const at = (day: number, clock: string): string => {
  const date = new Date(monday);
  date.setDate(date.getDate() + day);
  return `${date.toLocaleDateString('sv-SE')}T${clock}`;
};

const week = (words: readonly string[]): Calls => {
  const [work = '', sport = '', standUp, review, lunch, dentist, budget, run, call, trip, report, passport, milk] =
    words;
  const group = (name: string, color: string): Calls[number] => ['group_add', { name, color }];
  const event = (title: string | undefined, day: number, clock: string, more: object = {}): Calls[number] => [
    'schedule_add',
    { title, start: at(day, clock), on_conflict: 'force', ...more },
  ];
  return [
    group(work, '#2563eb'),
    group(sport, '#d97706'),
    event(standUp, 0, '09:30', { duration_minutes: 30, repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', group: work }),
    event(review, 1, '14:00', { duration_minutes: 90, group: work }),
    event(lunch, 2, '12:00', { duration_minutes: 75 }),
    event(dentist, 3, '11:00', { duration_minutes: 45, show_as: 'tentative' }),
    event(budget, 3, '14:30', { duration_minutes: 60, group: work }),
    event(run, 2, '15:30', { duration_minutes: 30, group: sport }),
    event(call, 4, '13:00', { duration_minutes: 60, group: work }),
    event(trip, 5, '00:00', { all_day: true, end: at(6, '00:00').slice(0, 10), start: at(5, '00:00').slice(0, 10) }),
    ['todo_add', { title: report, due: at(4, '18:00'), importance: 'high', urgency: 'high' }],
    ['todo_add', { title: passport, importance: 'high' }],
    ['todo_add', { title: milk }],
  ];
};

const EN = week([
  ...['Work', 'Sport', 'Stand-up', 'Design review', 'Lunch with Emma', 'Dentist', 'Budget', 'Run', 'Call with London'],
  ...['Hiking', 'Quarterly report', 'Renew the passport', 'Buy milk'],
]);
const ZH = week([
  ...['工作', '运动', '每日站会', '设计评审', '和张总吃午饭', '牙医', '预算评审', '跑步', '和伦敦办公室通话'],
  ...['爬山', '季度报告', '续签护照', '买牛奶'],
]);

async function take(language: string, calls: Calls, sentence: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'perch-picture-'));
  const env = {
    HOME: folder,
    PATH: process.env.PATH,
    PERCH_DB: join(folder, 'perch.db'),
    PERCH_TIMEZONE: 'Asia/Shanghai',
    PERCH_LANGUAGE: language,
    PERCH_NOTIFY: 'off',
  };
  for (const [tool, args] of calls) execFileSync(process.execPath, [cli, 'call', tool, JSON.stringify(args)], { env });
  const server = spawn(process.execPath, [cli, 'http', '--port', '0'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    let said = '';
    for await (const chunk of server.stderr) {
      said += String(chunk);
      if (/page +http\S+\n/.test(said)) break;
    }
    const link = /page +(http\S+)/.exec(said)?.[1] ?? '';
    await withPage(
      { width: 1180, height: 760 },
      async (page) => {
        await page.goto(link);
        await page.getByRole('textbox').first().fill(sentence);
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          await page.waitForTimeout(1_500);
          const dark = scheme === 'dark' ? '-dark' : '';
          await page.screenshot({ path: join(root, `docs/app-${language}${dark}.png`) });
        }
      },
      1.5,
    );
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  }
}

await take('en', EN, 'Coffee with Lena on Friday at 4pm, remind me half an hour before');
await take('zh', ZH, '周五下午四点和小林喝咖啡，提前半小时提醒我');
