import type { Contents } from '../../db/repos/inspect.ts';
import { type Language, messages } from '../../messages/index.ts';

/** What a calendar holds, as it is said to people: when it was last changed in this system's zone. */
export const heldBy = ({ newest, ...counts }: Contents) => ({
  ...counts,
  last: newest === undefined ? undefined : new Date(newest).toLocaleString('sv-SE'),
});

/** What a calendar holds, in a few words. */
export const contentsText = (contents: Contents, language: Language): string =>
  messages(language).doctor.contents(heldBy(contents));

/** A file size for people. */
export const bytesText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
