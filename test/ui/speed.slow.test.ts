import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { DAY, MINUTE, wallDay, wallWeekday } from '../../src/domain/time/wall.ts';
import { toWall } from '../../src/domain/time/zone.ts';
import { temporaryFolder } from '../db/harness.ts';
import { calendarOf, timed } from './calendar.ts';
import { CHROMIUM, FLAGS } from './chromium.ts';
import { serve } from './served.ts';
import { traced } from './trace.ts';

const EVENTS = 2_000;
/** In milliseconds of the processor: what it waits for does not count. */
const FIRST_PAINT_MS = 200;
const FRAME_MS = 1_000 / 60;

/** What `inPage.work()` takes on the machine for which these figures are promised. */
const WORK_MS = 50;

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** How many times slower than that the machine is now; 1 where it is faster. */
async function slowness(page: Page): Promise<number> {
  const times: unknown[] = [];
  for (let turn = 0; turn < 5; turn++) times.push(await page.evaluate('inPage.work()'));
  return Math.max(1, Math.min(...times.map(Number)) / WORK_MS);
}

test.skipIf(!existsSync(CHROMIUM))(
  'a week of 2,000 events: what is painted first, and what a frame of dragging takes (skipped without Chromium)',
  async () => {
    const today = wallDay(toWall(Date.now(), 'Asia/Shanghai'));
    const monday = today - wallWeekday(today) * DAY;
    const startOf = (index: number): number =>
      monday + (index % 7) * DAY + (7 * 60 + ((index * 37) % 60) * 15) * MINUTE;
    const events = Array.from({ length: EVENTS }, (_, index) =>
      timed(`Meeting ${index}`, startOf(index), 15 * (1 + (index % 4))),
    );
    const server = await serve(temporaryFolder(), calendarOf(events));
    onTestFinished(() => server.stop());
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
    onTestFinished(() => browser.close());
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    await context.addCookies([server.cookie]);
    await context.addInitScript({ path: path.join(import.meta.dirname, 'in-page.js') });
    const page = await context.newPage();
    const opened = await traced(page, async () => {
      await page.goto(server.url);
      await page
        .locator('.ev')
        .nth(EVENTS - 1)
        .waitFor({ state: 'attached' });
    });
    expect(sum(opened.beforePaint)).toBeGreaterThan(0);
    const slow = await slowness(page);
    expect(sum(opened.beforePaint)).toBeLessThanOrEqual(FIRST_PAINT_MS * slow);

    const { x, y } = (await page.evaluate('inPage.hold()')) as { x: number; y: number };
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + 10);
    const dragged = await traced(page, async () => {
      for (let step = 0; step < 60; step++) {
        await page.mouse.move(x + 10 + step * 4, y + 10 + (step % 20) * 4);
        await page.waitForTimeout(8);
      }
    });
    await page.keyboard.press('Escape');
    expect(dragged.frames).toBeGreaterThan(20);
    expect(sum(dragged.tasks) / dragged.frames).toBeLessThanOrEqual(FRAME_MS * slow);
  },
);
