import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY } from '../../domain/time/wall.ts';
import type { ReminderView } from '../../services/reminders/present.ts';
import type { EventView } from '../../services/series/present.ts';
import type { TodoView } from '../../services/todos/present.ts';
import type { PageDay, PageFacts, Problem } from './facts.ts';
import { PAGE_CSP, renderPage } from './page.ts';
import { rowsOf } from './rows.ts';

const TODAY = Date.UTC(2026, 0, 7);
const WHEN = { now: TODAY + 7 * 3_600_000, zone: 'Asia/Shanghai' };

const event = (title: string, hour: number, more: Partial<EventView> = {}): EventView => ({
  id: 'evt_1',
  version: 1,
  title,
  start: `2026-01-07T${String(hour).padStart(2, '0')}:00:00+08:00`,
  end: `2026-01-07T${String(hour).padStart(2, '0')}:30:00+08:00`,
  when: `Wed 2026-01-07 ${hour}:00`,
  all_day: false,
  show_as: 'busy',
  ...more,
});

const week = (today: readonly EventView[], hidden = 0): PageDay[] =>
  Array.from({ length: 7 }, (_, index) => {
    const date = TODAY + index * DAY;
    const events = index === 0 ? today : [];
    const density = { hours: events.length / 2, level: 'normal' as const };
    return { date, rows: rowsOf(events, date, WHEN), hidden: index === 0 ? hidden : 0, density };
  });

const NONE = { shown: [], more: false };

const facts = (agenda: readonly PageDay[] | Problem, more: Partial<PageFacts> = {}): PageFacts => ({
  server: { version: '1.2.3', url: 'http://127.0.0.1:8765', store: '/data/perch.db', hostEnv: {}, isOwn: true },
  language: 'en',
  zoneSource: 'system',
  plan: 'message' in agenda ? agenda : { agenda, reminders: NONE, todos: NONE },
  ...WHEN,
  ...more,
});

const FULL = week([event('Stand-up', 9), event('Review', 15), event('Interview', 18)]);
const PAGES = {
  full: renderPage(facts(FULL)),
  full_zh: renderPage(facts(FULL, { language: 'zh' })),
  empty: renderPage(facts(week([]))),
  problem: renderPage(facts({ message: 'The file is locked.', hint: 'Close the other program.' })),
};

test.each(Object.entries(PAGES))('%s: the policy allows exactly the style and the script of the page', (_, html) => {
  for (const [tag, directive] of [
    ['style', 'style-src'],
    ['script', 'script-src'],
  ] as const) {
    const found = [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map((match) => match[1] as string);
    const hashes = found.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(hashes).toHaveLength(1);
    expect(PAGE_CSP.split('; ')).toContain(`${directive} ${hashes[0]}`);
  }
  expect(html).not.toMatch(/\sstyle=|\son\w+=/);
});

test.each(Object.entries(PAGES))('%s: nothing is loaded from anywhere', (_, html) => {
  expect(html).not.toMatch(/\ssrc=|@import|url\(/);
  const hrefs = [...html.matchAll(/\shref="([^"]*)"/g)].map((match) => match[1] as string);
  for (const href of hrefs)
    expect(href).toMatch(
      /^(#|vscode:mcp\/install\?|cursor:\/\/anysphere\.cursor-deeplink\/|\?plain&amp;lang=(zh|en)$|$|data:image\/svg\+xml,)/,
    );
});

test.each(Object.entries(PAGES))('%s: ids are unique and what refers to one finds it', (_, html) => {
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const referred = [...html.matchAll(/(?:data-copy|aria-labelledby)="([^"]*)"|href="#([^"]+)"/g)];
  for (const [, id = '', anchor = id] of referred) expect(ids).toContain(anchor);
});

test('the language of the page is that of the facts, and the switch names both', () => {
  expect(PAGES.full).toContain('<html lang="en">');
  expect(PAGES.full).toMatch(/Wednesday, January 7/);
  expect(PAGES.full_zh).toContain('<html lang="zh-CN">');
  expect(PAGES.full_zh).toMatch(/1月7日 星期三/);
  for (const html of [PAGES.full, PAGES.full_zh])
    expect(html).toMatch(/\?plain&amp;lang=zh".*中文.*\?plain&amp;lang=en".*English/);
});

test('stored text is data', () => {
  const evil = '</title></style><script>alert(1)</script><img src=x onerror=alert(1)>';
  const html = renderPage(
    facts(week([event(evil, 9, { location: evil, repeat_text: evil }), event(`\u202E${evil}`, 9)])),
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('\u202E');
});

test('text of the environment is data too', () => {
  const evil = '"><script>alert(1)</script>';
  const server = { version: evil, url: `http://${evil}`, store: evil, hostEnv: { PERCH_DB: evil }, isOwn: true };
  expect(renderPage(facts(week([]), { server, zone: 'UTC' })).match(/<script/g)).toHaveLength(1);
  expect(renderPage(facts({ message: evil, hint: evil }, { server })).match(/<script/g)).toHaveLength(1);
});

test('an empty week says what to do, on this very calendar', () => {
  expect(PAGES.empty).toContain('perch-mcp import calendar.ics');
  expect(PAGES.empty).not.toContain('The next six days');
  const server = {
    version: '1',
    url: 'http://127.0.0.1:1',
    store: '/my data/p.db',
    hostEnv: { PERCH_DB: '/my data/p.db' },
    isOwn: true,
  };
  expect(renderPage(facts(week([]), { server }))).toContain('--db &#39;/my data/p.db&#39; import calendar.ics');
});

test('whom texts go to is said, and nobody else', () => {
  expect(PAGES.full).toContain('no connection to anywhere');
  const hostEnv = { PERCH_EMBEDDER: 'http://models.lan:11434/v1', PERCH_RERANKER: 'bge-reranker-v2-m3' };
  const html = renderPage(
    facts(FULL, { server: { version: '1', url: 'http://127.0.0.1:1', store: '/p.db', hostEnv, isOwn: true } }),
  );
  expect(html).toContain('goes to models.lan:11434.');
  expect(html).not.toContain('no connection to anywhere');
});

test('now stands between what has begun and what has not', () => {
  const order = [...PAGES.full.matchAll(/Stand-up|Review|Interview|class="hour"/g)].map(String);
  expect(order).toEqual(['Stand-up', 'Review', 'class="hour"', 'Interview']);
});

test('a dense day is folded, and what is not listed is counted', () => {
  const many = Array.from({ length: 60 }, (_, index) => event(`Call ${index}.`, index < 30 ? 8 : 20));
  const html = renderPage(facts(week(many, 140)));
  expect(html).toContain('27 events earlier today');
  expect(html).toContain('21 more<');
  expect(html).toContain('140 more; ask your assistant');
  expect(html).toContain('200 events');
  for (let index = 0; index < 60; index++) expect(html).toContain(`>Call ${index}.<`);
});

test('a problem stands in place of the agenda; the rest is there', () => {
  expect(PAGES.problem).toContain('The file is locked.');
  expect(PAGES.problem).toContain('Close the other program.');
  expect(PAGES.problem).toContain('claude mcp add');
});

test.each([
  [{ zoneSource: 'profile' }, 'from your profile'],
  [{ zoneSource: 'setting' }, 'from PERCH_TIMEZONE'],
  [{ zoneSource: 'system' }, 'from this system'],
  [{ zoneSource: 'system', zone: 'UTC' }, 'this system has none set'],
] as const)('the origin of the zone: %j', (more, text) => {
  expect(renderPage(facts(FULL, more))).toContain(text);
});

const todo = (title: string, more: Partial<TodoView> = {}): TodoView => ({
  id: 'todo_1',
  version: 1,
  title,
  status: 'open',
  importance: 'normal',
  urgency: 'normal',
  quadrant: 'drop',
  tags: [],
  blocked_by: [],
  ...more,
});

test('open todos stand beside the agenda, each with what matters, long lists folded', () => {
  const shown = [
    todo('<b>Pay</b> rent', { when: 'Fri 2026-01-02', overdue: true, importance: 'high', estimate_minutes: 90 }),
    todo('Write', { blocked_by: ['todo_1'], tags: ['work'] }),
    ...Array.from({ length: 20 }, (_, index) => todo(`Task ${index}`)),
  ];
  const html = renderPage({ ...facts([]), plan: { agenda: week([]), reminders: NONE, todos: { shown, more: true } } });
  expect(html).toContain('&lt;b&gt;Pay&lt;/b&gt; rent');
  for (const text of ['overdue', 'important', 'due Fri 2026-01-02', '1 h 30 min', 'waits for 1', '#work', '14 more'])
    expect(html).toContain(text);
  expect(html).toContain('There are more; ask your assistant');
  expect(renderPage(facts(week([])))).toContain('Nothing left to do.');
});

test('reminders that are due stand above the todos, and no card is empty', () => {
  const due: ReminderView = {
    id: 'rem_1',
    version: 1,
    title: 'Bring the <passport>',
    status: 'due',
    when: 'Wed 2026-01-07 08:00',
    priority: 'high',
    repeat_text: 'every day',
  };
  const plan = { agenda: week([]), reminders: { shown: [due], more: false }, todos: NONE };
  const html = renderPage({ ...facts([]), plan });
  for (const text of ['Bring the &lt;passport&gt;', '>due<', 'Wed 2026-01-07 08:00', 'every day'])
    expect(html).toContain(text);
  expect(html.indexOf('id="reminders"')).toBeLessThan(html.indexOf('id="todos"'));
  expect(renderPage(facts(week([])))).not.toContain('id="reminders"');
});
