import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { type Browser, chromium, type Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { connected, type Framed, type HostOptions, play, type Server } from './card-frame.ts';
import { before, builtCard, situations } from './card-situations.ts';
import { CHROMIUM, FLAGS } from './chromium.ts';

/** A folder for pictures of all cards, to be looked at. */
const SHOTS = process.env.PERCH_SHOTS;

const CARDS = ['agenda', 'event', 'memos', 'plan', 'sentence', 'slots', 'sync', 'todos'];

/** Results that are laid out in ways of their own; what is said differs by language. For pictures all of them. */
const LAYOUTS = {
  en: ['slots', 'agenda', 'event-taken', 'plan-move', 'plan-week', 'todos', 'memos', 'sentence', 'hard'],
  zh: ['slots', 'event-taken'],
};

/** Widths and themes; for pictures all of them. */
const LOOKS = (
  SHOTS === undefined
    ? [
        [280, 'light'],
        [800, 'dark'],
      ]
    : [280, 400, 800].flatMap((width) => [
        [width, 'light'],
        [width, 'dark'],
      ])
) as readonly (readonly [number, 'light' | 'dark'])[];

/** What axe finds in a card. */
async function violations(inside: Frame): Promise<string[]> {
  await inside.evaluate(axe.source);
  const found = (await inside.evaluate('axe.run()')) as { violations: { id: string; nodes: { html: string }[] }[] };
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe.skipIf(!existsSync(CHROMIUM))('cards in Chromium (skipped where it is not installed)', () => {
  const folder = temporaryFolder();
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  });
  afterAll(() => browser?.close());

  /** A server on an empty calendar of its own. */
  async function started(language: string, flags: readonly string[] = []): Promise<Server> {
    const own = path.join(folder, crypto.randomUUID());
    mkdirSync(own);
    return connected(own, { PERCH_LANGUAGE: language }, flags);
  }

  async function served(language: string, flags?: readonly string[]): Promise<Server> {
    const server = await started(language, flags);
    onTestFinished(() => server.close());
    return server;
  }

  /** Shows a result in its card; at the end of the test nothing was complained about. */
  async function shown(server: Server, call: readonly [string, object], options?: HostOptions): Promise<Framed> {
    const framed = await play(browser, server, call, options);
    onTestFinished(async () => {
      await framed.page.context().close();
      expect(framed.complaints).toEqual([]);
    });
    return framed;
  }

  const titles = async (server: Server, start: string): Promise<string[]> =>
    ((await server.call('schedule_query', { start })).structuredContent.events as { title: string }[]).map(
      ({ title }) => title,
    );

  test.each([
    ['en', 'tomorrow', 'What is it?', 'Book', 'Undo', 'Lunch with Lena'],
    ['zh', '明天', '做什么？', '预定', '撤销', '和小林吃饭'],
  ])('a free time is booked, the model told, and taken back: %s', async (language, day, label, book, undo, title) => {
    const server = await served(language);
    const { card, heard } = await shown(server, ['find_free_time', { start: day }]);
    await card.getByRole('radio').nth(1).check();
    await card.getByLabel(label).fill(title);
    await card.getByRole('button', { name: book }).click();
    await card.getByRole('button', { name: undo }).waitFor();
    expect(await titles(server, day)).toEqual([title]);
    expect((await heard()).told).toEqual([expect.stringContaining('chg_')]);
    await card.getByRole('button', { name: undo }).click();
    await expect.poll(() => titles(server, day)).toEqual([]);
  });

  describe.each(['en', 'zh'] as const)('%s', (language) => {
    let server: Server;
    beforeAll(async () => {
      server = await started(language);
      for (const [tool, args] of before(language)) await server.call(tool, args);
    });
    afterAll(() => server.close());

    const tried = situations(language).filter(({ name }) => SHOTS !== undefined || LAYOUTS[language].includes(name));
    test.each(tried.map((one) => [one.name, one] as const))(
      '%s can be read at any width, light and dark, as high as it is',
      async (name, { call, shows }) => {
        const framed = await shown(server, call);
        await expect.poll(() => framed.card.locator('main').textContent()).toContain(shows);
        for (const [width, theme] of LOOKS) {
          await framed.page.setViewportSize({ width, height: 1_600 });
          await framed.page.evaluate(`document.querySelector('iframe').style.width = '${width}px'`);
          await framed.send('setHostContext', { theme, locale: language });
          await framed.card.locator(`html[data-theme=${theme}]`).waitFor();
          const inside = framed.inside();
          await expect
            .poll(async () => (await framed.heard()).sizes.at(-1))
            .toBe(await inside.evaluate('inCard.height()'));
          expect(await inside.evaluate('inCard.overflowing()'), `${width}`).toEqual([]);
          expect(await inside.evaluate('inCard.small()'), `${width}`).toEqual([]);
          if (language === 'en' && width !== 400) expect(await violations(inside), theme).toEqual([]);
          if (SHOTS === undefined) continue;
          const file = path.join(SHOTS, `${name}-${language}-${theme}-${width}.png`);
          await framed.page.locator('iframe').screenshot({ path: file });
        }
      },
    );
  });

  test('the card of each tool can be read, keeps to itself, and is there for the model as well', async () => {
    const { client } = await served('en', ['--toolsets=core,schedule,todo,memo,plan,sync']);
    const { tools } = await client.listTools();
    const uis = tools.flatMap(({ _meta }) => (_meta?.ui as { resourceUri: string; visibility?: string[] }) ?? []);
    expect(uis.filter(({ visibility }) => visibility !== undefined)).toEqual([]);
    const uris = [...new Set(uis.map(({ resourceUri }) => resourceUri))];
    expect(uris.sort()).toEqual(CARDS.map((name) => `ui://perch/${name}`));
    for (const uri of uris) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toMatchObject([
        { uri, mimeType: 'text/html;profile=mcp-app', _meta: { ui: { csp: {}, prefersBorder: true } } },
      ]);
    }
    await expect(client.readResource({ uri: 'ui://perch/no-such-card' })).rejects.toThrow();
    // They are found by the tools: nobody picks them from a list.
    const { resources } = await client.listResources();
    expect(resources.filter(({ uri }) => uri.startsWith('ui:'))).toEqual([]);
  });

  test('each card is one file of at most 25 kB that asks for nothing else', () => {
    const sizes = CARDS.map((name) => {
      const html = builtCard(name);
      expect(html).not.toMatch(/(?<!prefers-)color-scheme|100vh|innerHTML|<link|src=|https?:/);
      return [name, Buffer.byteLength(html)] as const;
    });
    console.info(sizes.map(([name, size]) => `${name} ${size}`).join(', '));
    expect(sizes.filter(([, size]) => size > 25_000)).toEqual([]);
  });
});
