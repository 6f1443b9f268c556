import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DAY, formatWallDate, wallDay } from '../../src/domain/time/wall.ts';
import { toWall } from '../../src/domain/time/zone.ts';
import { temporaryFolder } from '../db/harness.ts';
import { mustRun, project } from '../packaging/run.ts';
import { CHROMIUM, FLAGS } from './chromium.ts';
import { callElsewhere, linkOf, type Served, serve } from './served.ts';

const CLI = path.join(project, 'dist/cli.js');

describe.skipIf(!existsSync(CHROMIUM))('the app in Chromium (skipped where it is not installed)', () => {
  const folder = process.env.PERCH_SHOTS ?? temporaryFolder();
  const tomorrow = formatWallDate(wallDay(toWall(Date.now(), 'Asia/Shanghai')) + DAY);
  const later = formatWallDate(wallDay(toWall(Date.now(), 'Asia/Shanghai')) + 2 * DAY);
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  });
  afterAll(() => browser?.close());

  /** A server on an empty calendar of its own. */
  async function served(): Promise<Served> {
    const own = path.join(folder, crypto.randomUUID());
    mkdirSync(own);
    const server = await serve(own);
    onTestFinished(() => server.stop());
    return server;
  }

  /** Opens the app; at the end of the test nothing was complained about, and nobody else was asked for anything. */
  async function open({ url, cookie }: Served, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 }, ...options });
    context.setDefaultTimeout(10_000);
    await context.addCookies([cookie]);
    await context.addInitScript({ path: path.join(import.meta.dirname, 'in-page.js') });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${url}/`) && !request.url().startsWith('data:')) complaints.push(request.url());
    });
    onTestFinished(async () => {
      await context.close();
      expect(complaints).toEqual([]);
    });
    await page.goto(`${url}/`);
    await page.locator('#app main').waitFor();
    return page;
  }

  const events = (server: Served, query: string) =>
    (callElsewhere(server, 'schedule_query', { start: tomorrow, end: later, query, detail: 'full' }).events ?? []) as {
      id: string;
      start: string;
      end: string;
      title: string;
      location?: string;
    }[];
  const startsOf = (server: Served, query: string): string[] =>
    events(server, query).map(({ start, end }) => `${start.slice(11, 16)}-${end.slice(11, 16)}`);
  const told = (page: Page) => page.locator('.told');
  /** Goes to the day of tomorrow. */
  async function goToTomorrow(page: Page): Promise<void> {
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowRight');
    await page.locator(`.col[data-date="${tomorrow}"]`).waitFor();
  }
  const block = (page: Page, title: string) => page.locator('.ev', { hasText: title }).first();

  test('who was not let in sees how to get in, and no data; the link works once', async () => {
    const server = await served();
    callElsewhere(server, 'schedule_add', { title: 'Secret', start: `${tomorrow}T10:00` });
    for (const at of ['/', '/app/view', '/app/live', '/?lang=en', '/?enter=x']) {
      const answer = await fetch(`${server.url}${at}`);
      expect(answer.status, at).toBe(403);
      expect(await answer.text(), at).not.toContain('Secret');
    }
    const link = linkOf(server);
    const first = await fetch(link);
    expect(first.status).toBe(200);
    expect(first.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict/);
    expect(await first.text()).not.toContain('Secret');
    expect((await fetch(link)).status).toBe(403);
  });

  test('a write needs the token of the page, beside the cookie', async () => {
    const server = await served();
    const cookie = `${server.cookie.name}=${server.cookie.value}`;
    const headers = { cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ tool: 'todo_add', arguments: { title: 'Forged' } });
    const send = async (more: Record<string, string>) =>
      (await fetch(`${server.url}/app/call`, { method: 'POST', headers: { ...headers, ...more }, body })).status;
    expect(await send({})).toBe(403);
    expect(await send({ 'x-perch-csrf': 'x' })).toBe(403);
    const page = await (await fetch(server.url, { headers })).text();
    const csrf = /"csrf":"([^"]+)"/.exec(page)?.[1] ?? '';
    expect(await send({ 'x-perch-csrf': csrf, origin: 'http://127.0.0.1:1' })).toBe(403);
    expect(await send({ 'x-perch-csrf': csrf })).toBe(200);
    expect(callElsewhere(server, 'todo_query', {}).todos).toHaveLength(1);
  });

  test.each([
    ['en-GB', 'Lunch with Lena tomorrow at noon', 'Lunch with Lena', 'Tomorrow 12:00–13:00', 'Undo'],
    ['zh-CN', '明天中午12点和小林吃饭', '小林', '明天 12:00–13:00', '撤销'],
  ])(
    'a sentence is read while it is typed, written by Enter, and taken back: %s',
    async (locale, text, title, when, undo) => {
      const server = await served();
      const page = await open(server, { locale });
      await page.keyboard.press('n');
      await page.keyboard.type(text);
      await page.locator('.reading li', { hasText: when }).waitFor();
      expect(events(server, title)).toEqual([]);
      await page.keyboard.press('Enter');
      await told(page).getByRole('button', { name: undo }).click();
      await expect.poll(() => told(page).textContent()).toMatch(undo === 'Undo' ? /Undone|undone/ : /撤销/);
      expect(events(server, title)).toEqual([]);
    },
  );

  test.each([
    ['en-GB', 'Stand-up every Monday at 9, remind me 30 minutes before', ['every Monday', 'reminder 30 min before']],
    ['zh-CN', '每周一早上9点开周会，提前半小时提醒我', ['每周一', '提前 30 分钟提醒']],
    ['zh-CN', '每周五交周报', ['每周五']],
  ])('what is read says how it repeats and when one is reminded: %s, %s', async (locale, text, said) => {
    const page = await open(await served(), { locale });
    await page.keyboard.press('n');
    await page.keyboard.type(text);
    const reading = page.locator('.reading li').first();
    for (const one of said) await reading.getByText(one).waitFor();
  });

  test('in the week nothing of an event is cut through: what has no room is not shown', async () => {
    const server = await served();
    const add = (title: string, start: string, minutes: number, more: object = {}) =>
      callElsewhere(server, 'schedule_add', {
        ...{ title, start: `${tomorrow}T${start}`, duration_minutes: minutes, on_conflict: 'force', ...more },
      });
    add('每日站会和周会', '07:00', 15);
    add('Tea', '07:30', 30);
    add('A title that takes more lines than there is room for', '08:00', 60, { location: 'Room 7' });
    add('Lunch', '12:00', 120, { location: 'Canteen' });
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) add(title, '15:00', 60);
    const page = await open(server);
    await page.keyboard.press('2');
    if ((await page.locator(`.col[data-date="${tomorrow}"]`).count()) === 0) await page.keyboard.press('ArrowRight');
    await block(page, 'Lunch').waitFor();
    await page.screenshot({ path: path.join(folder, 'week-short.png') });
    const shown = (await page.evaluate(SHOWN_IN_EVENTS)) as Record<string, string[]>;
    expect(shown).toMatchObject({
      每日站会和周会: ['每日站会和周会'],
      Tea: ['Tea', '07:30'],
      Lunch: ['Lunch', '12:00', 'Canteen'],
      One: ['One'],
    });
    expect(shown['A title that takes more lines than there is room for']).toHaveLength(1);
    expect(
      Object.values(shown)
        .flat()
        .filter((one) => one.startsWith('cut: ')),
    ).toEqual([]);
  });

  test('where time went is told in tables with bars, and axe finds nothing', async () => {
    const server = await served();
    const day = formatWallDate(wallDay(toWall(Date.now(), 'Asia/Shanghai')) - DAY);
    callElsewhere(server, 'group_add', { name: 'Work' });
    const args = { title: 'Review', start: `${day}T10:00`, end: `${day}T13:00`, group: 'Work', location: 'Room 7' };
    const { confirm_token } = callElsewhere(server, 'schedule_add', args);
    callElsewhere(server, 'schedule_add', { ...args, confirm_token });
    const page = await open(server);
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Where time went' }).click();
    const byGroup = page.getByRole('table', { name: 'By group' });
    await byGroup.getByRole('row', { name: 'Work 3 h' }).waitFor();
    await page.getByRole('table', { name: 'By place' }).getByRole('row', { name: 'Room 7 3 h' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: path.join(folder, 'time-spent.png') });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Nothing in these days is over yet').or(byGroup).waitFor();
    await byGroup.waitFor({ state: 'detached' });
  });

  test('Sync now asks what the tool asks, and goes on with its token', async () => {
    const page = await open(await served());
    const sent: unknown[] = [];
    await page.route('**/app/accounts', (route) =>
      route.fulfill({
        json: { accounts: [{ name: 'iCloud', state: 'ok', reason: null, calendars: [] }], conflicts: [] },
      }),
    );
    await page.route('**/app/call', (route) => {
      const asked = route.request().postDataJSON() as { tool: string; arguments: { confirm_token?: string } };
      if (asked.tool !== 'sync_now') return route.continue();
      sent.push(asked);
      const result = asked.arguments.confirm_token
        ? { status: 'final', message: 'In step: 3 taken in' }
        : { status: 'need_user', message: 'Synced for the first time. Go on?', confirm_token: 'tok', calendars: [] };
      return route.fulfill({ json: { result, takesSlot: false } });
    });
    await page.evaluate("location.hash = 'connect'");
    await page.getByRole('button', { name: 'Sync now' }).click();
    await page.getByRole('dialog').getByText('for the first time').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, go on' }).click();
    await told(page).getByText('In step: 3 taken in').waitFor();
    expect(sent).toEqual([
      { tool: 'sync_now', arguments: {} },
      { tool: 'sync_now', arguments: { confirm_token: 'tok' } },
    ]);
  });

  test('the page may sync without the toolset, which is not listed to hosts by default', async () => {
    const server = await served();
    const page = await open(server);
    const calls = await page.evaluate("JSON.parse(document.getElementById('facts').textContent).tools");
    expect(calls).toContain('sync_now');
    expect(calls).not.toContain('calendar_export');
    const answer = (await page.evaluate(CALL_SYNC)) as { result: { status: string } };
    expect(answer.result.status).toBe('final');
  });

  test('what another process writes is there within a second', async () => {
    const server = await served();
    const page = await open(server);
    await goToTomorrow(page);
    callElsewhere(server, 'schedule_add', { title: 'From elsewhere', start: `${tomorrow}T10:00` });
    await block(page, 'From elsewhere').waitFor({ timeout: 1_000 });
  });

  test('an event is dragged to another time, made longer, and taken back with u', async () => {
    const server = await served();
    callElsewhere(server, 'schedule_add', { title: 'Review', start: `${tomorrow}T10:00` });
    const page = await open(server);
    await goToTomorrow(page);
    const hour = await drag(page, block(page, 'Review'), 2);
    await expect.poll(() => startsOf(server, 'Review')).toEqual(['12:00-13:00']);
    const box = await boxOf(block(page, 'Review'));
    await page.mouse.move(box.x + 30, box.y + box.height - 3);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y + box.height - 3 + hour, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => startsOf(server, 'Review')).toEqual(['12:00-14:00']);
    await page.keyboard.press('u');
    await expect.poll(() => startsOf(server, 'Review')).toEqual(['12:00-13:00']);
  });

  test('dropped on a taken time it goes back, asks, and goes where one chooses', async () => {
    const server = await served();
    callElsewhere(server, 'schedule_add', { title: 'Review', start: `${tomorrow}T10:00` });
    callElsewhere(server, 'schedule_add', { title: 'Dentist', start: `${tomorrow}T14:00` });
    const page = await open(server);
    await goToTomorrow(page);
    await drag(page, block(page, 'Review'), 4);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Dentist').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(startsOf(server, 'Review')).toEqual(['10:00-11:00']);

    await drag(page, block(page, 'Review'), 4);
    await dialog.getByRole('group', { name: 'Free instead' }).getByRole('button').first().click();
    await told(page).getByRole('button', { name: 'Undo' }).waitFor();
    expect(startsOf(server, 'Review')).not.toContain('14:00-15:00');

    await drag(page, block(page, 'Review'), 14 - Number(startsOf(server, 'Review')[0]?.slice(0, 2)));
    await dialog.getByRole('button', { name: 'Put it there anyway' }).click();
    await expect.poll(() => startsOf(server, 'Review')).toEqual(['14:00-15:00']);
  });

  test('of a series one, or all, are moved, as one says', async () => {
    const server = await served();
    callElsewhere(server, 'schedule_add', {
      title: 'Stand-up',
      start: `${tomorrow}T09:00`,
      repeat: 'FREQ=DAILY;COUNT=5',
    });
    const page = await open(server);
    await goToTomorrow(page);
    await drag(page, block(page, 'Stand-up'), 1);
    await page.getByRole('dialog').getByRole('button', { name: 'Only this one' }).click();
    await expect.poll(() => startsOf(server, 'Stand-up')).toEqual(['10:00-11:00']);
    await page.keyboard.press('ArrowRight');
    await page.locator(`.col[data-date="${later}"]`).waitFor();
    expect(await block(page, 'Stand-up').textContent()).toContain('09:00');
    await block(page, 'Stand-up').click();
    await page.getByLabel('Title').fill('Daily');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'All of them' }).click();
    await block(page, 'Daily').waitFor();
  });

  test('by keyboard alone: found, moved, made longer, opened, changed, deleted', async () => {
    const server = await served();
    callElsewhere(server, 'schedule_add', { title: 'Review', start: `${tomorrow}T10:00` });
    const page = await open(server);
    await goToTomorrow(page);
    // A person presses a key for what is seen: the event, then that it is chosen, then its new hours.
    const chosen = (hour: string) => page.locator(`.ev:focus[aria-description*="${hour}"]`).waitFor();
    await block(page, 'Review').waitFor();
    await page.locator('.grid').focus();
    await page.keyboard.press('ArrowDown');
    await chosen('10:00');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => startsOf(server, 'Review')).toEqual(['10:15-11:15']);
    await chosen('10:15');
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect.poll(() => startsOf(server, 'Review')).toEqual(['10:15-11:30']);
    await chosen('11:30');
    await page.keyboard.press('Enter');
    await page.getByLabel('Place').fill('Room 7');
    await page.keyboard.press('Enter');
    await expect.poll(() => events(server, 'Review')[0]?.location).toBe('Room 7');
    await page.locator('.ev').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => events(server, 'Review')).toEqual([]);
  });

  test('by touch: a held event is dragged', async () => {
    const server = await served();
    callElsewhere(server, 'schedule_add', { title: 'Review', start: `${tomorrow}T10:00` });
    const page = await open(server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.getByRole('button', { name: 'Later', exact: true }).tap();
    await page.locator(`.col[data-date="${tomorrow}"]`).waitFor();
    const box = await boxOf(block(page, 'Review'));
    const hour = await hourOf(page);
    const touch = await page.context().newCDPSession(page);
    const at = (y: number) => ({ touchPoints: [{ x: box.x + 40, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(box.y + 10) });
    await page.waitForTimeout(500);
    for (let step = 1; step <= 8; step++) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(box.y + 10 + (hour * step) / 8) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => startsOf(server, 'Review')).toEqual(['11:00-12:00']);
  });

  test('todos are done and planned, reminders snoozed and done', async () => {
    const server = await served();
    callElsewhere(server, 'todo_add', { title: 'Pay rent', due: tomorrow });
    callElsewhere(server, 'todo_add', { title: 'Write report', estimate_minutes: 60 });
    callElsewhere(server, 'reminder_add', { title: 'Water the plants', at: 'in an hour' });
    const page = await open(server);
    await page.getByRole('checkbox', { name: 'Mark “Pay rent” as done' }).click();
    await expect.poll(() => callElsewhere(server, 'todo_query', { query: 'rent' }).todos).toEqual([]);
    await goToTomorrow(page);
    await page
      .locator('#app .todo', { hasText: 'Write report' })
      .dragTo(page.locator(`.col[data-date="${tomorrow}"]`), {
        targetPosition: { x: 100, y: 500 },
      });
    await expect.poll(() => startsOf(server, 'report').length).toBe(1);
    await page.getByRole('combobox', { name: 'Snooze: Water the plants' }).selectOption({ label: 'Tomorrow at 9' });
    await page.locator('#app .item', { hasText: 'Water the plants' }).getByText('Tomorrow 09:00').waitFor();
    await page.getByRole('button', { name: 'Done: Water the plants' }).click();
    await page.locator('#app .item', { hasText: 'Water the plants' }).waitFor({ state: 'detached' });
  });

  test('todos are planned: looked at, one put elsewhere, the rest written as one change, and taken back', async () => {
    const server = await served();
    callElsewhere(server, 'todo_add', { title: 'Write report', due: later, estimate_minutes: 60 });
    callElsewhere(server, 'todo_add', { title: 'File taxes', due: later, estimate_minutes: 60 });
    // Whatever day of the week tomorrow is.
    callElsewhere(server, 'profile_update', { working_hours: 'MO-SU 09:00-18:00' });
    const page = await open(server);
    await goToTomorrow(page);
    await page.getByRole('button', { name: 'Plan my todos' }).click();
    const proposed = (title: string) => page.locator('.ev.proposed', { hasText: title });
    await proposed('File taxes').waitFor();
    await proposed('Write report').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await proposed('Write report').waitFor({ state: 'detached' });
    const [start = ''] = startsOf(server, 'report');
    expect(start).toMatch(/^\d\d:15/);
    await drag(page, proposed('File taxes'), 3);
    await proposed('File taxes').waitFor({ state: 'detached' });
    expect(startsOf(server, 'taxes')).toHaveLength(1);
    await page.getByLabel('Habits, one a line').fill('walk 1 time a week, 30 min');
    await page.getByRole('button', { name: 'Plan again' }).click();
    await proposed('walk').waitFor();
    await page.getByRole('button', { name: 'Put it into the calendar' }).click();
    await block(page, 'walk').and(page.locator(':not(.proposed)')).waitFor();
    await told(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => startsOf(server, 'walk')).toEqual([]);
    expect(startsOf(server, 'report')).toEqual([start]);
  });

  test('a free stretch of the list is filled, and a second clock stands beside the first', async () => {
    const server = await served();
    callElsewhere(server, 'schedule_add', { title: 'Review', start: `${tomorrow}T10:00` });
    const page = await open(server);
    await page.keyboard.press('4');
    await page.getByRole('button', { name: /11:00–.* free/ }).click();
    await page.getByLabel('Title').fill('Walk');
    await page.keyboard.press('Enter');
    await expect.poll(() => startsOf(server, 'Walk')).toEqual(['11:00-12:00']);
    await page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }).click();
    await page.locator('#app').getByLabel('Home', { exact: true }).fill('Elm Street 1');
    await page.getByRole('region', { name: 'Settings' }).getByRole('button', { name: 'Save' }).click();
    await told(page).waitFor();
    await page.getByLabel('Second time zone').fill('Tokyo');
    await page.keyboard.press('Enter');
    await page.getByText('Asia/Tokyo').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).click();
    await page.keyboard.press('2');
    expect(await page.locator('.hours span').nth(9).textContent()).toBe('10:0009:00');
  });

  test('a todo is changed, made of parts, and deleted, by keyboard alone', async () => {
    const server = await served();
    callElsewhere(server, 'todo_add', { title: 'Move house', estimate_minutes: 60 });
    const page = await open(server);
    const todos = () => callElsewhere(server, 'todo_query', {}).todos as { title: string; parent_title?: string }[];
    await page.locator('#app').getByRole('button', { name: 'Move house', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Due').fill(`${tomorrow} 17:00`);
    await page.getByLabel('Importance').focus();
    await page.keyboard.press('h');
    await page.getByLabel('Takes, in minutes').fill('');
    await page.keyboard.press('Enter');
    await page.locator('#app .todo', { hasText: 'important' }).getByText('Tomorrow 17:00').waitFor();
    expect(todos()[0]).not.toHaveProperty('estimate_minutes');
    await page.locator('#app').getByRole('button', { name: 'Move house', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('A part of it').fill('Book the van');
    await page.keyboard.press('Enter');
    await page.locator('#app .todo.part', { hasText: 'Book the van' }).waitFor();
    await page.keyboard.press('Escape');
    // A dialog gives the focus back when it goes.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('#app').getByRole('button', { name: 'Book the van', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => todos().map(({ title }) => title)).toEqual(['Move house']);
  });

  test('what was changed on both sides is decided: the side that is chosen is sent, and axe finds nothing', async () => {
    const page = await open(await served());
    const calendars = [{ name: 'Work', mode: 'two-way', synced: `${tomorrow}T09:00:00+08:00` }];
    const differences = [{ field: 'place', mine: 'Café', theirs: '' }];
    let sent: unknown;
    await page.route('**/app/accounts', (route) => {
      if (route.request().method() === 'POST') sent = route.request().postDataJSON();
      const accounts = [{ name: 'iCloud', state: 'failing', reason: 'It does not answer.', calendars }];
      const conflicts = sent ? [] : [{ id: 'con_1', title: 'Lunch', differences }];
      const decided = { result: { status: 'final', message: 'Decided.' } };
      return route.fulfill({ json: route.request().method() === 'POST' ? decided : { accounts, conflicts } });
    });
    await page.evaluate("location.hash = 'connect'");
    await page.getByRole('cell', { name: 'Café' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep mine: Lunch' }).click();
    await told(page).getByText('Decided.').waitFor();
    expect(sent).toEqual({ id: 'con_1', choice: 'mine' });
    await page.getByRole('cell', { name: 'Café' }).waitFor({ state: 'detached' });
  });

  test('notes, what is known, changes and settings', async () => {
    const server = await served();
    const page = await open(server);
    const go = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await go('Notes');
    await page.getByLabel('New note').fill('The key is under the third stone');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /third stone/ }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('The key is under the fourth stone');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Search the notes').fill('key fourth');
    await page.locator('#app .item', { hasText: 'fourth stone' }).waitFor();
    await go('About me');
    await page.getByLabel('Something new about me').fill('Allergic to peanuts');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /peanuts/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Nothing is known about you yet.').waitFor();
    await go('Connect');
    await page.getByRole('region', { name: 'Recent changes came from' }).getByText('the app').waitFor();
    await go('Changes');
    await page.locator('.item', { hasText: 'peanuts' }).getByText('the app').first().waitFor();
    await page
      .getByRole('button', { name: /^Undo: .*peanuts/ })
      .first()
      .click();
    await go('About me');
    await page.getByRole('button', { name: /peanuts/ }).waitFor();
    await page.locator('.topbar').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('stone');
    await page.getByRole('dialog').getByRole('button', { name: /stone/ }).waitFor();
    await page.keyboard.press('Escape');
    await go('Settings');
    await page.locator('#app').getByLabel('Language').selectOption('zh');
    await page.getByRole('region', { name: 'Settings' }).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('navigation').getByRole('link', { name: '日历' }).waitFor();
  });

  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [280, 390, 800, 1440].map((width) => ({ colorScheme, width })),
  );
  test.each(looks)(
    'every view can be read, and of each axe finds nothing: $colorScheme, $width px',
    async ({ colorScheme, width }) => {
      const server = await served();
      fill(server, tomorrow);
      mkdirSync(path.join(folder, 'shots'), { recursive: true });
      for (const locale of ['en-GB', 'zh-CN']) {
        const page = await open(server, { colorScheme, locale, viewport: { width, height: 900 } });
        const look = async (name: string): Promise<void> => {
          await page.screenshot({ path: path.join(folder, 'shots', `${name}-${locale}-${colorScheme}-${width}.png`) });
          const text = `${name} ${locale}`;
          expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), text).toBeLessThanOrEqual(0);
          // Narrower and wider ones have the same parts.
          if (width === 390 || width === 1440) expect(await violations(page), text).toEqual([]);
        };
        for (const [index, name] of ['day', 'week', 'month', 'list'].entries()) {
          await page.keyboard.press(String(index + 1));
          await page.locator(`.tabs button[aria-pressed=true] >> nth=0`).waitFor();
          await page.waitForTimeout(150);
          await look(name);
        }
        for (const place of ['todo', 'notes', 'known', 'changes', 'settings', 'connect']) {
          await page.evaluate(`location.hash = '${place}'`);
          await page.waitForTimeout(250);
          await look(place);
        }
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
        await look('help');
      }
    },
  );

  test.each([
    ['en-GB', 'When; empty for never', 'Save', 'Quiet hours: MO-SU 22:30-07:00', 'No quiet hours any more'],
    ['zh-CN', '时段（留空表示不设）', '保存', '免打扰时段：MO-SU 22:30-07:00', '已取消免打扰'],
  ])('quiet hours are kept by keyboard, and are those of the command: %s', async (locale, label, save, kept, none) => {
    const server = await served();
    const page = await open(server, { locale });
    const inTerminal = (): string => mustRun(process.execPath, [CLI, 'notify', 'quiet'], { env: server.env });
    await page.evaluate("location.hash = 'settings'");
    const field = page.getByLabel(label);
    const keep = async (text: string): Promise<void> => {
      await field.fill(text);
      await field.press('Tab');
      await page.keyboard.press('Enter');
    };
    await page.locator('section', { has: field }).getByRole('button', { name: save }).waitFor();
    await keep('22:30-07:00');
    await told(page).getByText(kept).waitFor();
    await expect.poll(() => field.inputValue()).toBe('MO-SU 22:30-07:00');
    expect(inTerminal()).toContain('MO-SU 22:30-07:00');
    await keep('whenever');
    await told(page).getByText('whenever').waitFor();
    expect(inTerminal()).toContain('MO-SU 22:30-07:00');
    await keep('');
    await told(page).getByText(none).waitFor();
    expect(inTerminal()).not.toContain('MO-SU');
  });

  test('the check with axe can fail', async () => {
    const page = await open(await served());
    await page.evaluate("document.querySelector('#add').removeAttribute('aria-label')");
    await page.evaluate("document.querySelector('#add').removeAttribute('placeholder')");
    expect(await violations(page)).not.toEqual([]);
  });

  test('the script is small', () => {
    expect(gzipSync(readFileSync(path.join(project, 'dist/page.js'))).length).toBeLessThanOrEqual(40_000);
  });

  async function violations(page: Page): Promise<string[]> {
    // The policy of the page lets no other script in; what the protocol evaluates is not asked.
    await page.evaluate(axe.source);
    const result = (await page.evaluate('axe.run()')) as { violations: { id: string; nodes: { html: string }[] }[] };
    return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }
});

/** Calls `sync_now` as the page does. */
const CALL_SYNC = `fetch('/app/call', {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-perch-csrf': JSON.parse(document.getElementById('facts').textContent).csrf },
  body: JSON.stringify({ tool: 'sync_now', arguments: {} }),
}).then((answer) => answer.json())`;

/**
 * Of each event its texts that can be seen, by its title; with `cut: ` in front where a line of one is seen in part. A title
 * that is too wide ends in an ellipsis, one that is too high after a whole line.
 */
const SHOWN_IN_EVENTS = `Object.fromEntries([...document.querySelectorAll('.ev')].map((event) => {
  const box = event.getBoundingClientRect();
  const seen = [...event.children].flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const own = text.getBoundingClientRect();
    const lines = [...range.getClientRects()].map((line) => ({
      height: line.height,
      seen: Math.min(line.bottom, own.bottom, box.bottom) - Math.max(line.top, own.top, box.top),
      isBeside: line.left >= box.right - 1,
    })).filter((line) => line.seen > 0.5 && !line.isBeside);
    if (lines.length === 0) return [];
    return [(lines.some((line) => line.seen < line.height * 0.8) ? 'cut: ' : '') + text.textContent];
  });
  return [event.querySelector('b').textContent, seen];
}))`;

/** A calendar with something of everything. */
function fill(server: Served, day: string): void {
  callElsewhere(server, 'group_add', { name: 'Family', color: '#d2691e' });
  callElsewhere(server, 'schedule_add', { title: 'Review of the plan', start: `${day}T10:00`, location: 'Room 7' });
  callElsewhere(server, 'schedule_add', {
    title: '和张总吃饭',
    start: `${day}T10:30`,
    on_conflict: 'force',
    group: 'Family',
  });
  callElsewhere(server, 'schedule_add', { title: 'Trip', start: day, all_day: true, on_conflict: 'force' });
  callElsewhere(server, 'todo_add', { title: 'Pay rent', due: day, importance: 'high', tags: ['home'] });
  callElsewhere(server, 'reminder_add', { title: 'Water the plants', at: 'in an hour' });
  callElsewhere(server, 'memo_add', { content: 'The key is under the third stone', tags: ['home'] });
  callElsewhere(server, 'memory_save', { content: 'Allergic to peanuts' });
}

const hourOf = (page: Page): Promise<number> => page.evaluate("document.querySelector('.col').offsetHeight / 24");

async function boxOf(locator: ReturnType<Page['locator']>) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('not to be seen');
  return box;
}

/** Drags an event by so many hours; answers how high one is, in pixels. */
async function drag(page: Page, event: ReturnType<Page['locator']>, hours: number): Promise<number> {
  const hour = await hourOf(page);
  const box = await boxOf(event);
  await page.mouse.move(box.x + 30, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 8 + hour * hours, { steps: 8 });
  await page.mouse.up();
  return hour;
}
