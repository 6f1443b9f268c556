import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFull } from '../testing/in-full.ts';
import { randomFrom } from '../testing/random.ts';
import { mergeOwn } from './merge.ts';
import { digestOfOwn, type Own } from './own.ts';
import { mustRead, ownAfter, randomEdits, randomObject } from './testing/objects.ts';

const runs = { numRuns: inFull(2_000, 150) };

const event = (mark: string | null, ...lines: string[]) => ({ mark, lines, alarms: [] });

const merge = (base: Own, ours: Own, theirs: Own) => mergeOwn({ base, ours, theirs });

describe('merging two sides of an event', () => {
  it('takes what one side alone has changed, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const [text, made] = [randomObject(random), randomEdits(random)];
        const { own: base, events } = mustRead(text);
        const { own: changed } = ownAfter(events, made);
        const pulled = merge(base, base, changed);
        const pushed = merge(base, changed, base);
        expect([pulled.conflicts, pushed.conflicts]).toEqual([[], []]);
        expect(digestOfOwn(pulled.own)).toBe(digestOfOwn(changed));
        expect(digestOfOwn(pushed.own)).toBe(digestOfOwn(changed));
        expect(pulled.hasOurs).toBe(false);
        expect(pushed.hasOurs).toBe(digestOfOwn(changed) !== digestOfOwn(base));
      }),
      runs,
    );
  });

  it('keeps every line that one side alone has changed, or says which it gave up', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const [text, here, there] = [randomObject(random), randomEdits(random), randomEdits(random)];
        const { own: base, events } = mustRead(text);
        const [ours, theirs] = [ownAfter(events, here).own, ownAfter(events, there).own];
        const { own, conflicts } = merge(base, ours, theirs);
        for (const side of [ours, theirs]) {
          for (const { mark, lines } of side) {
            const [was, is] = [base.find((one) => one.mark === mark), own.find((one) => one.mark === mark)];
            const lost = lines.filter((one) => !was?.lines.includes(one) && !is?.lines.includes(one));
            if (lost.length > 0) expect(conflicts.some((one) => one.mark === mark)).toBe(true);
            if (side === theirs) expect(lost).toEqual([]);
          }
        }
        // What came of it is what both sides have then: nothing is left to merge.
        expect(merge(theirs, own, theirs).conflicts).toEqual([]);
        expect(digestOfOwn(merge(theirs, own, theirs).own)).toBe(digestOfOwn(own));
      }),
      runs,
    );
  });

  it('takes the answer of each attendee by itself, and gives ours up where both sides changed the same one', () => {
    const people = (lena: string, bob: string) => [
      event(null, `ATTENDEE;CN="a:b";PARTSTAT=${lena}:mailto:lena@x`, `ATTENDEE;PARTSTAT=${bob}:mailto:bob@x`),
    ];
    const base = people('NEEDS-ACTION', 'NEEDS-ACTION');
    const joined = merge(base, people('ACCEPTED', 'NEEDS-ACTION'), people('NEEDS-ACTION', 'DECLINED'));
    expect(joined).toMatchObject({ own: people('ACCEPTED', 'DECLINED'), conflicts: [] });
    const both = merge(base, people('ACCEPTED', 'NEEDS-ACTION'), people('DECLINED', 'ACCEPTED'));
    expect(both).toMatchObject({ own: people('DECLINED', 'ACCEPTED'), conflicts: [{ mark: null, group: 'people' }] });
  });

  it('joins a new title of one side and a new time of the other', () => {
    const base = [event(null, 'SUMMARY:A', 'DTSTART:20260105T080000Z')];
    const merged = merge(
      base,
      [event(null, 'SUMMARY:B', 'DTSTART:20260105T080000Z')],
      [event(null, 'SUMMARY:A', 'DTSTART:20260106T080000Z')],
    );
    expect(merged.own[0]?.lines).toEqual(['SUMMARY:B', 'DTSTART:20260106T080000Z']);
    expect(merged.conflicts).toEqual([]);
  });

  it('lets the server stand where both have changed a field, and says so', () => {
    const merged = merge([event(null, 'SUMMARY:A')], [event(null, 'SUMMARY:B')], [event(null, 'SUMMARY:C')]);
    expect(merged).toEqual({
      own: [event(null, 'SUMMARY:C')],
      conflicts: [{ mark: null, group: 'title' }],
      hasOurs: false,
    });
  });

  it('keeps a changed occurrence that the other side has taken back', () => {
    const root = event(null, 'DTSTART:20260105T080000Z', 'RRULE:FREQ=WEEKLY');
    const mark = '2026-01-12T08:00:00';
    const [was, is] = [event(mark, 'SUMMARY:A'), event(mark, 'SUMMARY:B')];
    expect(merge([root, was], [root, is], [root]).own).toEqual([root, is]);
    expect(merge([root, was], [root], [root, is]).own).toEqual([root, is]);
    expect(merge([root, was], [root], [root, was]).own).toEqual([root]);
  });

  it('joins the dates that both sides exclude', () => {
    const root = (...dates: string[]) => event(null, 'RRULE:FREQ=DAILY', ...dates.map((one) => `EXDATE:${one}`));
    expect(merge([root('1', '2')], [root('1', '2', '3')], [root('2', '4')]).own).toEqual([root('2', '4', '3')]);
  });

  it('lets an occurrence take place that one side has called off and the other has changed', () => {
    const root = (...exdates: string[]) => event(null, 'DTSTART:20260105T080000Z', 'RRULE:FREQ=WEEKLY', ...exdates);
    const changed = event('2026-01-12T08:00:00', 'SUMMARY:Later');
    const off = [root('EXDATE:20260112T080000Z')];
    for (const [ours, theirs] of [
      [off, [root(), changed]],
      [[root(), changed], off],
    ] as const) {
      expect(merge([root()], ours, theirs).own).toEqual([root(), changed]);
    }
  });

  it('does not take for a removal that a server keeps no properties of Perch', () => {
    const base = [event(null, 'SUMMARY:A', 'X-PERCH-X:1')];
    expect(merge(base, base, [event(null, 'SUMMARY:B')]).own[0]?.lines).toEqual(['SUMMARY:B']);
    const ours = [event(null, 'SUMMARY:A', 'X-PERCH-X:2')];
    expect(merge(base, ours, [event(null, 'SUMMARY:B')]).own[0]?.lines).toEqual(['SUMMARY:B', 'X-PERCH-X:2']);
  });
});
