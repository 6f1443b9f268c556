import { readFileSync } from 'node:fs';

/** What the browser runs, built of src/ui/client: beside the bundle, or where the last build put it. */
const FILE = new URL(import.meta.url.endsWith('.ts') ? '../../../dist/page.js' : './page.js', import.meta.url);

let read: string | undefined;

/** The script of the app; empty where it was not built, and the page does without it. */
export function appScript(): string {
  read ??= readScript();
  return read;
}

function readScript(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}
