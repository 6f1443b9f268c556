import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { connected, type Framed, type HostOptions, play, type Server } from './card-frame.ts';
import { CHROMIUM, FLAGS } from './chromium.ts';

describe.skipIf(!existsSync(CHROMIUM))('cards in Chromium (skipped where it is not installed)', () => {
  const folder = temporaryFolder();
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  });
  afterAll(() => browser?.close());

  /** A server on an empty calendar of its own. */
  async function served(language: string): Promise<Server> {
    const own = path.join(folder, crypto.randomUUID());
    mkdirSync(own);
    const server = await connected(own, { PERCH_LANGUAGE: language });
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
});
