import { openDatabase } from './db/open.ts';
import type { Language } from './domain/caller.ts';
import { type Services, servicesOn } from './services/index.ts';

export interface StoreOptions {
  /** A file path or `:memory:`. */
  readonly db: string;
  readonly timezone: string | undefined;
  readonly language: Language | undefined;
  /** The clock; a test brings its own. */
  readonly now?: () => number;
}

/** Opens a store and puts the use cases on it. Throws UserError when the file cannot be used. */
export async function createServices({
  db: path,
  timezone,
  language,
  now = Date.now,
}: StoreOptions): Promise<Services> {
  const opened = await openDatabase({ path, now });
  const system = Intl.DateTimeFormat().resolvedOptions();
  return servicesOn(
    { ...opened, tzdata: process.versions.tz ?? 'unknown' },
    { now, defaults: { timezone, language, system: { timezone: system.timeZone, locale: system.locale } } },
  );
}
