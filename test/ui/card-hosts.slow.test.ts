import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { connected, type Framed, frame, type HostOptions, play, type Server } from './card-frame.ts';
import { builtCard } from './card-situations.ts';
import { CHROMIUM, FLAGS } from './chromium.ts';

describe.skipIf(!existsSync(CHROMIUM))('cards in hosts of all kinds (skipped where there is no Chromium)', () => {
  const folder = temporaryFolder();
  let browser: Browser;
  let server: Server;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  });
  afterAll(() => browser?.close());

  /** A server on a calendar of its own, with one event in it. */
  async function started(): Promise<void> {
    const own = path.join(folder, crypto.randomUUID());
    mkdirSync(own);
    server = await connected(own, { PERCH_LANGUAGE: 'en' });
    await server.call('schedule_add', { title: 'Standup', start: 'tomorrow 10am' });
  }

  /** At the end of the test nothing was complained about. */
  function watched(framed: Framed): Framed {
    onTestFinished(async () => {
      await framed.page.context().close();
      expect(framed.complaints).toEqual([]);
    });
    return framed;
  }
  const shown = async (call: readonly [string, object], options?: HostOptions): Promise<Framed> =>
    watched(await play(browser, server, call, options));
  const waiting = async (tool: string, options?: HostOptions): Promise<Framed> =>
    watched(await frame(browser, server, tool, options));

  const TAKEN = ['schedule_add', { title: 'Lunch with Lena', start: 'tomorrow 10:30am' }] as const;

  const events = async (start = 'tomorrow') =>
    (await server.call('schedule_query', { start })).structuredContent.events as { title: string; start: string }[];

  describe('where nothing is written', () => {
    beforeAll(started);
    afterAll(() => server.close());

    describe('what a host can do', () => {
      test('without calls of cards, a click says the sentence', async () => {
        const { card, heard } = await shown(TAKEN, { capabilities: { message: { text: {} } } });
        await card.getByRole('button', { name: 'Take this' }).click();
        await expect
          .poll(async () => (await heard()).said)
          .toEqual([expect.stringMatching(/^I choose Tue|^I choose \w/)]);
        expect(await events()).toHaveLength(1);
      });

      test('with neither calls nor messages there is nothing to click, and all of it to read', async () => {
        const { card } = await shown(TAKEN, { capabilities: {} });
        expect(await card.getByRole('button').count()).toBe(0);
        expect(await card.getByRole('radio').count()).toBe(0);
        expect(await card.locator('main').textContent()).toMatch(/Standup.*Free instead/s);
      });

      test('without the facts beside the result nothing is called, and the language is that of the host', async () => {
        const framed = await waiting('schedule_add', { locale: 'zh-CN' });
        const { structuredContent, content } = await server.call(...TAKEN);
        await framed.send('sendToolResult', { structuredContent, content });
        await framed.card.getByText('冲突的安排').waitFor();
        expect(await framed.card.getByRole('button').count()).toBe(0);
      });

      test('with the text alone, the card shows the text', async () => {
        const framed = await waiting('schedule_add');
        const { content } = await server.call(...TAKEN);
        await framed.send('sendToolResult', { content });
        await framed.card.getByText('Conflicts with "Standup"').waitFor();
        expect(await framed.card.locator('main').textContent()).toContain('slt_');
        expect(await framed.card.getByRole('button').count()).toBe(0);
      });

      test('a call that the host refuses is said, with what to say instead; nothing was written', async () => {
        const { page, card } = await shown(TAKEN);
        await page.evaluate('globalThis.refuses = true');
        await card.getByRole('button', { name: 'Take this' }).click();
        await card.getByText('You can say: I choose').first().waitFor();
        expect(await events()).toHaveLength(1);
      });
    });

    describe('the life of a card', () => {
      test('until there is something to show it says that one has to wait; a call that was stopped ends it', async () => {
        const framed = await waiting('find_free_time');
        await framed.card.getByText('One moment').waitFor({ state: 'attached' });
        await framed.send('sendToolInputPartial', { arguments: { start: 'tom' } });
        await framed.send('sendToolInput', { arguments: { start: 'tomorrow' } });
        await framed.send('sendToolCancelled', { reason: 'user action' });
        await framed.card.getByText('This was stopped').first().waitFor();
      });

      test('it answers when it is to go, when it is asked whether it is there, and what it does not know', async () => {
        const framed = await shown(TAKEN);
        expect(await framed.send('teardownResource', {})).toEqual({});
        const answers = await framed.page.evaluate('probe()');
        expect(answers).toEqual([{ result: {} }, { error: -32601 }]);
      });

      test('with no host around it, it says so', async () => {
        const page = await browser.newPage();
        onTestFinished(() => page.close());
        await page.setContent(builtCard('slots'));
        await page.getByText('only inside a conversation').first().waitFor();
      });

      test('a host that never answers is waited for five seconds', async () => {
        const page = await browser.newPage();
        onTestFinished(() => page.close());
        const html = builtCard('slots').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        await page.setContent(`<iframe srcdoc="${html}"></iframe>`);
        const card = page.frameLocator('iframe');
        await card.getByText('One moment').waitFor({ state: 'attached' });
        await card.getByText('only inside a conversation').first().waitFor({ timeout: 8_000 });
      });
    });

    describe('the theme of the host', () => {
      const paper = (framed: Framed) =>
        framed.inside().evaluate('getComputedStyle(document.querySelector("main")).backgroundColor');

      test('its colours are taken, the half of light-dark() that is meant', async () => {
        const variables = {
          '--color-background-primary': 'light-dark(rgb(250, 250, 255), rgb(20, 20, 30))',
          '--color-background-secondary': 'light-dark(#eee, #222)',
          '--color-text-primary': 'light-dark(#111, #fafafa)',
          '--color-text-secondary': 'light-dark(#444, #bbb)',
        };
        const framed = await shown(TAKEN, { variables });
        expect(await paper(framed)).toBe('rgb(250, 250, 255)');
        await framed.send('setHostContext', { theme: 'dark', styles: { variables } });
        await expect.poll(() => paper(framed)).toBe('rgb(20, 20, 30)');
      });

      test.each([
        ['some of them', { '--color-text-primary': '#fff' }],
        [
          'grey on grey',
          {
            '--color-background-primary': '#ccc',
            '--color-background-secondary': '#ccc',
            '--color-text-primary': '#999',
            '--color-text-secondary': '#999',
          },
        ],
      ])('its colours are not taken where they cannot be read: %s', async (_what, variables) => {
        const framed = await shown(TAKEN, { variables });
        expect(await paper(framed)).toBe('rgb(255, 254, 251)');
      });
    });
  });

  describe('what a click does', () => {
    beforeEach(async () => {
      await started();
      onTestFinished(() => server.close());
    });

    test('by keyboard alone another time is chosen, written, and taken back', async () => {
      const { page, card, heard } = await shown(TAKEN);
      await card.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await card.getByRole('button', { name: 'Undo' }).waitFor();
      expect((await events()).map(({ title }) => title)).toEqual(['Standup', 'Lunch with Lena']);
      await expect.poll(async () => (await heard()).told).toEqual([expect.stringMatching(/Lunch with Lena.*chg_/)]);
      // The focus went along with what is shown.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => events()).toHaveLength(1);
    });

    test('a time that is taken meanwhile is asked about again', async () => {
      const { card } = await shown(['find_free_time', { start: 'tomorrow', limit: 1 }]);
      const { slots } = (await server.call('find_free_time', { start: 'tomorrow', limit: 1 })).structuredContent;
      const [slot] = slots as { slot_token: string }[];
      await server.call('schedule_add', { title: 'First', slot_token: slot?.slot_token });
      await card.getByLabel('What is it?').fill('Second');
      await card.getByRole('button', { name: 'Book' }).click();
      await card.getByText('In the way').waitFor();
      await card.getByRole('button', { name: 'Take this' }).click();
      await card.getByRole('button', { name: 'Undo' }).waitFor();
      expect((await events('this week')).map(({ title }) => title)).toContain('Second');
    });

    test('a sentence that was only read is added; one whose time is taken at another time', async () => {
      const { card } = await shown(['quick_add', { text: 'Dentist tomorrow 4pm', dry_run: true }]);
      await card.getByRole('button', { name: 'Add' }).click();
      await card.getByRole('button', { name: 'Undo' }).waitFor();
      const taken = await shown(['quick_add', { text: 'Haircut tomorrow 10:15am' }]);
      await taken.card.getByRole('radio').nth(1).check();
      await taken.card.getByRole('button', { name: 'Take this' }).click();
      await taken.card.getByRole('button', { name: 'Undo' }).waitFor();
      expect((await events()).map(({ title }) => title)).toEqual(['Standup', 'Haircut', 'Dentist']);
    });

    test('of a plan only what is ticked moves', async () => {
      await server.call('schedule_add', { title: 'Review', start: 'tomorrow 2pm' });
      const { card } = await shown(['reschedule', { start: 'tomorrow', shift_minutes: 60 }]);
      await card.getByRole('checkbox', { name: 'Standup' }).uncheck();
      await card.getByRole('button', { name: 'Move these' }).click();
      await card.getByRole('button', { name: 'Undo' }).waitFor();
      expect((await events()).map(({ start }) => start.slice(11, 16))).toEqual(['10:00', '15:00']);
    });

    test('a planned week goes into the calendar', async () => {
      await server.call('todo_add', { title: 'Report', due: 'in 3 days', estimate_minutes: 60 });
      const { card } = await shown(['plan_schedule', { start: 'tomorrow' }]);
      await card.getByRole('button', { name: 'Put into the calendar' }).click();
      await card.getByRole('button', { name: 'Undo' }).waitFor();
      expect((await events()).map(({ title }) => title)).toContain('Report');
    });

    test('a todo is closed in its list, and comes back', async () => {
      await server.call('todo_add', { title: 'Report' });
      await server.call('todo_add', { title: 'Taxes' });
      const { card } = await shown(['todo_query', {}]);
      await card.getByRole('button', { name: 'Done: Report' }).click();
      await card.getByText('1 open todo.').first().waitFor();
      await card.getByRole('button', { name: 'Undo' }).click();
      await card.getByRole('button', { name: 'Done: Report' }).waitFor();
    });

    test('an agenda is turned to the next day, and a memo opened', async () => {
      const { card } = await shown(['agenda_query', { start: 'today' }]);
      await card.getByRole('button', { name: 'Later' }).click();
      await card.getByText('Standup').waitFor();
      await server.call('memo_add', {
        title: 'Garden',
        content: `Beans want water. ${'And sun. '.repeat(80)}The end.`,
      });
      const memos = await shown(['memo_search', { query: 'beans' }]);
      await memos.card.locator('mark', { hasText: 'Beans' }).waitFor();
      await memos.card.getByRole('button', { name: 'Show all' }).click();
      await memos.card.getByText('The end.').waitFor();
    });

    test('of what was changed on both sides of a connected calendar, a click takes the other version', async () => {
      const own = path.join(folder, crypto.randomUUID());
      mkdirSync(own);
      const syncing = await connected(own, { PERCH_LANGUAGE: 'en' }, ['--toolsets=core,sync']);
      onTestFinished(() => syncing.close());
      const framed = watched(await frame(browser, syncing, 'sync_status'));
      const answer = await syncing.call('sync_status', {});
      // As the service says it where a calendar is connected.
      const structuredContent = {
        ...answer.structuredContent,
        accounts: [{ name: 'iCloud', state: 'login', calendars: [{ name: 'Work', mode: 'two-way' }] }],
        differences: [{ id: 'con_1', title: 'Lunch', fields: ['title'], change_id: 'chg_none' }],
        suggestions: [{ tool: 'undo', arguments: { change_id: 'chg_none' }, why: 'Take my version of “Lunch”' }],
      };
      await framed.send('sendToolResult', { ...answer, structuredContent });
      await framed.card.getByText('has to log in again').waitFor();
      await framed.card.getByRole('button', { name: 'Take my version' }).click();
      // The call came there: there is no such change.
      await framed.card.getByText('chg_none').first().waitFor();
    });

    test('where nothing may be written, nothing offers to', async () => {
      const own = path.join(folder, crypto.randomUUID());
      mkdirSync(own);
      const reading = await connected(own, { PERCH_LANGUAGE: 'en' }, ['--read-only']);
      onTestFinished(() => reading.close());
      const { card } = watched(await play(browser, reading, ['find_free_time', { start: 'tomorrow' }]));
      expect(await card.getByRole('button').count()).toBe(0);
    });
  });
});
