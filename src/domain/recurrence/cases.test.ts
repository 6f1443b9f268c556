import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseWall } from '../time/wall.ts';
import { offsetAt } from '../time/zone.ts';
import { expectedOf, isMet, isStrict, type RecurrenceCase, runCase, runFromStartAt } from './testing/cases.ts';

const FILE = resolve('../shared/data/recurrence/cases.json');
const isThere = existsSync(FILE);
const data = isThere
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as { tzdata: string; cases: RecurrenceCase[] })
  : { tzdata: '', cases: [] };
const strict = data.cases.filter(isStrict);

/** True when every start that differs does so by another offset of the zone, and the zone data is not the oracle's. */
function differsByZoneData(one: RecurrenceCase): boolean {
  const { tzid } = one;
  const expected = expectedOf(one);
  const got = runCase(one);
  if (process.versions.tz === data.tzdata || tzid === null || got.length !== expected.length) return false;
  return got.every((text, index) => {
    const [ours, theirs] = [text, expected[index] as string].map((iso) => parseWall(iso.slice(0, -1)) ?? Number.NaN);
    if (ours === undefined || theirs === undefined || ours === theirs) return ours === theirs;
    // The oracle's offset is one that the zone has had, only not at this instant.
    const offset = offsetAt(tzid, ours) + ours - theirs;
    const known = [0, 1, 2, 3].map((quarter) => offsetAt(tzid, Date.UTC(2025, quarter * 3, 15)));
    return offset !== offsetAt(tzid, theirs) && known.includes(offset);
  });
}

const attempt = (one: RecurrenceCase): boolean => {
  try {
    return isMet(one);
  } catch {
    return false;
  }
};

describe.skipIf(!isThere)('recurrence cases of the shared data (skipped when it is not there)', () => {
  test('every strict case is met exactly', () => {
    const missed = strict.filter((one) => !isMet(one));
    const byZoneData = missed.filter(differsByZoneData);
    for (const { id } of byZoneData)
      console.log(`${id}: only zone data differs (${data.tzdata} → ${process.versions.tz})`);
    expect(missed.filter((one) => !byZoneData.includes(one)).map(({ id }) => id)).toEqual([]);
    expect(byZoneData.length).toBeLessThan(5);
    expect(strict.length).toBeGreaterThan(300);
  });

  test('start_at reaches the same starts without those before it', () => {
    for (const one of strict.filter(({ start_at, rrule }) => start_at && !rrule.includes('COUNT'))) {
      const from = parseWall(one.start_at as string) as number;
      const expected = expectedOf(one).filter((text) => (parseWall(text) as number) >= from);
      expect(runFromStartAt(one), one.id).toEqual(expected);
    }
  });

  test('the other tiers are reported, not required', () => {
    const tiers = Map.groupBy(
      data.cases.filter((one) => !isStrict(one)),
      ({ tier }) => tier,
    );
    const shares = [...tiers].map(([tier, cases]) => `${tier} ${cases.filter(attempt).length}/${cases.length}`);
    console.log(`not strict: ${shares.join(', ')}`);
    expect(tiers.size).toBeGreaterThan(0);
  });

  test('the results do not depend on the zone of the process', async () => {
    const code = `
      import { readFileSync } from 'node:fs';
      import { createHash } from 'node:crypto';
      import { isStrict, runCase } from ${JSON.stringify(resolve('src/domain/recurrence/testing/cases.ts'))};
      const { cases } = JSON.parse(readFileSync(${JSON.stringify(FILE)}, 'utf8'));
      const results = cases.filter(isStrict).map((one) => [one.id, runCase(one)]);
      console.log(createHash('sha256').update(JSON.stringify(results)).digest('hex'), new Date(0).getHours());`;
    const run = async (zone: string): Promise<[hash: string, hour: string]> => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--experimental-strip-types', '--no-warnings', '--input-type=module', '-e', code],
        { env: { ...process.env, TZ: zone, NODE_OPTIONS: '' } },
      );
      return stdout.trim().split(' ') as [string, string];
    };
    const results = await Promise.all(['UTC', 'America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Apia'].map(run));
    expect(new Set(results.map(([hash]) => hash)).size).toBe(1);
    // The processes did run in different zones.
    expect(new Set(results.map(([, hour]) => hour)).size).toBe(4);
  }, 60_000);
});
