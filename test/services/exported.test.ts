import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { exportedFiles, type Facts, factsIn, sortedRule } from './exported.ts';
import { stage } from './harness.ts';

function byIcalJs(ics: string): Facts[] {
  const calendar = new ICAL.Component(ICAL.parse(ics) as unknown[]);
  const digits = (value: unknown): string => (value as ICAL.Time | null)?.toICALString() ?? '';
  const parts = calendar.getAllSubcomponents().filter(({ name }) => name === 'vevent' || name === 'vtodo');
  return parts.map((event) => ({
    uid: event.getFirstPropertyValue('uid') as string,
    dtstart: digits(event.getFirstPropertyValue('dtstart')),
    rrule: sortedRule(event.getFirstPropertyValue('rrule')?.toString() ?? ''),
    recurrenceId: digits(event.getFirstPropertyValue('recurrence-id')),
    exdates: event.getAllProperties('exdate').length,
    due: digits(event.getFirstPropertyValue('due')),
    categories: (event.getFirstProperty('categories')?.getValues() ?? []).join(','),
  }));
}

it('ical.js finds in exported files what stands there', async () => {
  const texts = await exportedFiles(await stage());
  let events = 0;
  for (const ics of texts) {
    expect(byIcalJs(ics)).toEqual(factsIn(ics));
    events += factsIn(ics).length;
  }
  expect(events).toBeGreaterThan(10);
}, 60_000);
