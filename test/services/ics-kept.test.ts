import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeCalendar } from '../../src/domain/ics/decode.ts';
import { give, take } from './files.ts';
import { stage } from './harness.ts';

const SAMPLES = new URL('../../../shared/data/ics/', import.meta.url);
const NAMES = existsSync(SAMPLES) ? readdirSync(SAMPLES).filter((name) => name.endsWith('.ics')) : [];

/** What Perch shows, and has no use for itself. */
const KEPT = /^(?:ATTENDEE|ORGANIZER|CONFERENCE|ATTACH|URL|CONTACT|COMMENT)[;:]/i;

/** The lines of each event that stand in it and in no part of it, by its UID. */
function keptLines(ics: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const lines = ics.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const parts: string[] = [];
  let own: string[] = [];
  for (const line of lines) {
    if (/^BEGIN:/i.test(line)) {
      parts.push(line.slice(6).toUpperCase());
      if (parts.at(-1) === 'VEVENT') own = [];
    } else if (/^END:/i.test(line)) {
      if (parts.pop() !== 'VEVENT') continue;
      const uid = own.find((one) => /^UID[;:]/i.test(one))?.replace(/^[^:]*:/, '') ?? '';
      found.set(uid, new Set([...(found.get(uid) ?? []), ...own.filter((one) => KEPT.test(one))]));
    } else if (parts.at(-1) === 'VEVENT') own.push(line);
  }
  return found;
}

it.skipIf(NAMES.length === 0)(
  'people, links and comments of real files go out again as they came in',
  async () => {
    let compared = 0;
    for (const name of NAMES) {
      const text = decodeCalendar(readFileSync(new URL(name, SAMPLES)));
      const user = await stage();
      await take(user, 'local', text);
      const out = keptLines((await give(user, 'local')).ics);
      for (const [uid, lines] of keptLines(text)) {
        const kept = out.get(uid);
        // An event that cannot be read stays behind as a whole, and is told.
        if (kept === undefined) continue;
        compared += lines.size;
        expect([...lines].filter((line) => !kept.has(line)).length, `${name} ${uid}`).toBe(0);
      }
    }
    expect(compared).toBeGreaterThan(200);
  },
  120_000,
);
