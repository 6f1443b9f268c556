import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { wallDay } from '../../src/domain/time/wall.ts';
import { toWall } from '../../src/domain/time/zone.ts';
import { temporaryFolder } from '../db/harness.ts';
import { HARD_TITLES, hardCalendar } from './calendar.ts';
import { CHROMIUM, FLAGS } from './chromium.ts';
import { type Served, serve } from './served.ts';

/** Background of the page. */
const PAPER = { light: 'rgb(246, 245, 240)', dark: 'rgb(17, 22, 19)' } as const;

describe.skipIf(!existsSync(CHROMIUM))('the local page in Chromium (skipped where it is not installed)', () => {
  const folder = temporaryFolder();
  const folderOf = (name: string): string => {
    const made = path.join(folder, name);
    mkdirSync(made, { recursive: true });
    return made;
  };
  let browser: Browser;
  let empty: Served;
  let full: Served;

  beforeAll(async () => {
    const today = wallDay(toWall(Date.now(), 'Asia/Shanghai'));
    [browser, empty, full] = await Promise.all([
      chromium.launch({ executablePath: CHROMIUM, args: FLAGS }),
      serve(folderOf('empty')),
      serve(folderOf('full'), hardCalendar(today)),
    ]);
  });
  afterAll(() => Promise.all([browser?.close(), empty?.stop(), full?.stop()]));

  /** Opens the page; at the end of the test nothing was complained about, and nobody else was asked for anything. */
  async function open({ url, cookie }: Served, options: BrowserContextOptions = {}, at = '/?plain'): Promise<Page> {
    const context = await browser.newContext({ locale: 'en-GB', ...options });
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
    const response = await page.goto(`${url}${at}`);
    expect(response?.status()).toBe(200);
    return page;
  }

  test('the language is that of the browser, until another one is chosen', async () => {
    const page = await open(full);
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    await page.getByRole('link', { name: '中文' }).click();
    await page.waitForURL('**/?plain&lang=zh');
    expect(await page.getAttribute('html', 'lang')).toBe('zh-CN');
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      expect.stringMatching(/^今天 · \d+月\d+日 星期.$/),
      '接下来六天',
      '待办',
      '连接助手',
      '这台服务器',
    ]);
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/?plain&lang=en');
    await page.getByRole('heading', { name: 'Connect a host' }).waitFor();
    const chinese = await open(empty, { locale: 'zh-TW' });
    expect(await chinese.getAttribute('html', 'lang')).toBe('zh-CN');
  });

  test('what is copied is what is shown, and is an entry that names this server', async () => {
    const page = await open(full, {}, '/#connect');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: full.url });
    const copied = (): Promise<string> => page.evaluate('navigator.clipboard.readText()');
    await page.getByText('Cursor', { exact: true }).click();
    const button = page.locator('button[data-copy="cursor-url"]');
    await button.click();
    await expect.poll(() => page.locator('[data-copied]').textContent()).toBe('Copied');
    expect(await button.textContent()).toBe('Copied');
    expect(JSON.parse(await copied())).toEqual({ mcpServers: { perch: { url: `${full.url}/mcp` } } });
    await expect.poll(() => button.textContent(), { timeout: 5_000 }).toMatch(/^Copy/);

    await page.getByText('Claude Desktop', { exact: true }).click();
    await page.locator('button[data-copy="claude-start"]').click();
    const entry = JSON.parse(await copied()).mcpServers.perch;
    expect(entry.args[0]).toMatch(/cli\.js$/);
    expect(entry.env).toMatchObject({ PERCH_TIMEZONE: 'Asia/Shanghai' });
  });

  test('where copying is not allowed the text is selected', async () => {
    const page = await open(empty, {}, '/#connect');
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("no")), undefined');
    await page.locator('button[data-copy="address"]').click();
    expect(await page.evaluate('String(getSelection())')).toBe(`${empty.url}/mcp`);
    expect(await page.locator('[data-copied]').textContent()).toBe('Press Ctrl+C');
  });

  test('without script the page is complete, and has no buttons that do nothing', async () => {
    const page = await open(full, { javaScriptEnabled: false }, '/');
    await page.waitForURL('**/?plain&lang=en');
    expect(await page.getByRole('button', { name: /Copy/ }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'The next six days' }).isVisible()).toBe(true);
    await page.getByText('VS Code', { exact: true }).click();
    expect(await page.getByText(`"url": "${full.url}/mcp"`).first().isVisible()).toBe(true);
  });

  test('titles are text, whatever they are', async () => {
    const page = await open(full);
    const titles = await page.locator('.today .title bdi').allTextContents();
    expect(titles).toHaveLength(HARD_TITLES.length);
    expect(titles[0]).toMatch(/^<script>document\.title="owned"/);
    expect(titles[6]).toBe('harmless�fdp.exe�');
    expect(await page.title()).toMatch(/^Perch · /);
    expect(await page.locator('main img, main script').count()).toBe(0);
  });

  test('an empty week says what to do, a dense day is folded', async () => {
    const first = (await open(empty)).getByText('import calendar.ics').first();
    expect(await first.textContent()).toMatch(/cli\.js .*import calendar\.ics$/);
    const page = await open(full);
    const [call] = await page.locator('.page').getByText('Call 150', { exact: true }).all();
    expect(await call?.isVisible()).toBe(false);
    await page.getByText('188 more', { exact: true }).click();
    expect(await call?.isVisible()).toBe(true);
  });

  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [320, 768, 1280].map((width) => ({ colorScheme, width })),
  );
  test.each(looks)('nothing sticks out and everything can be read: $colorScheme, $width px', async (look) => {
    const { colorScheme, width } = look;
    for (const [name, served] of Object.entries({ empty, full })) {
      const page = await open(served, { colorScheme, viewport: { width, height: 800 } });
      for (const language of ['en', 'zh']) {
        await page.goto(`${served.url}/?plain&lang=${language}`);
        await page.evaluate('inPage.openAll()');
        expect(await page.evaluate('inPage.background()')).toBe(PAPER[colorScheme]);
        expect(await page.evaluate('inPage.overflowing()')).toEqual([]);
        expect(await page.evaluate('inPage.weakContrast()')).toEqual([]);
        await page.screenshot({
          path: path.join(folderOf('shots'), `${name}-${language}-${colorScheme}-${width}.png`),
        });
      }
    }
  });

  test('the checks above can fail', async () => {
    const page = await open(full, { viewport: { width: 320, height: 800 } });
    await page.evaluate('inPage.spoil()');
    expect(await page.evaluate('inPage.overflowing()')).not.toEqual([]);
    expect(await page.evaluate('inPage.weakContrast()')).not.toEqual([]);
  });

  test('on paper the hosts are left out and the colours are light', async () => {
    const page = await open(full, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator('#connect').isVisible()).toBe(false);
    expect(await page.evaluate('inPage.background()')).toBe('rgb(255, 255, 255)');
    expect(await page.evaluate('inPage.weakContrast()')).toEqual([]);
  });

  test('the keyboard reaches the agenda, the switch and every button in sight', async () => {
    const page = await open(empty);
    await page.keyboard.press('Tab');
    const focused = (): Promise<{ name: string; outline: string }> => page.evaluate('inPage.focused()');
    expect((await focused()).name).toBe('#main');
    const reached = new Set<string>();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const { name, outline } = await focused();
      if (name === 'BODY') break;
      expect(outline, name).toBe('solid');
      reached.add(name);
    }
    for (const name of ['?plain&lang=zh', '?plain&lang=en', '#connect', 'import', 'claude-start', 'store', 'address']) {
      expect(reached).toContain(name);
    }
  });
});
