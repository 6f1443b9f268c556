import { chromium, type Page } from 'playwright-core';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Runs `work` on an empty page of the system's Chromium, `CHROMIUM` or the usual path. */
export async function withPage(viewport: Size, work: (page: Page) => Promise<void>, scale = 1): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    await work(await browser.newPage({ viewport, deviceScaleFactor: scale }));
  } finally {
    await browser.close();
  }
}
