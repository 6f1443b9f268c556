import { expect, it } from 'vitest';
import { exportedFiles, type Facts, factsIn, sortedRule } from '../services/exported.ts';
import { stage } from '../services/harness.ts';
import { mustRun, run } from './run.ts';

/** Debian's own Python, which sees the packages of apt. */
const PYTHON = '/usr/bin/python3';

const SCRIPT = `
import json, sys
from icalendar import Calendar
def value(event, name):
    found = event.get(name)
    return found.to_ical().decode() if found is not None else ''
answers = []
for text in json.load(sys.stdin):
    calendar = Calendar.from_ical(text)
    events = []
    for event in [part for part in calendar.walk() if part.name in ('VEVENT', 'VTODO')]:
        exdates = event.get('EXDATE', [])
        events.append({
            'uid': str(event['UID']), 'dtstart': value(event, 'DTSTART'), 'rrule': value(event, 'RRULE'),
            'recurrenceId': value(event, 'RECURRENCE-ID'), 'exdates': len(exdates) if isinstance(exdates, list) else 1,
            'due': value(event, 'DUE'), 'categories': ','.join(getattr(event.get('CATEGORIES'), 'cats', [])),
        })
    broken = [str(error) for part in calendar.walk() for error in part.errors]
    zones = [zone.to_tz().zone for zone in calendar.walk('VTIMEZONE')]
    answers.append({'events': events, 'broken': broken, 'zones': zones})
json.dump(answers, sys.stdout)
`;

interface Answer {
  readonly events: Facts[];
  readonly broken: string[];
  readonly zones: string[];
}

const isThere = run(PYTHON, ['-c', 'import icalendar']).status === 0;

it.skipIf(!isThere)(
  'python3-icalendar finds in exported files what stands there (skipped where it is not installed)',
  async () => {
    const texts = await exportedFiles(await stage());
    const answers = JSON.parse(mustRun(PYTHON, ['-c', SCRIPT], { input: JSON.stringify(texts) })) as Answer[];
    for (const [index, ics] of texts.entries()) {
      const { events, broken, zones } = answers[index] as Answer;
      expect(broken).toEqual([]);
      expect(events.map((event) => ({ ...event, rrule: sortedRule(event.rrule) }))).toEqual(factsIn(ics));
      expect(zones).toHaveLength(ics.match(/BEGIN:VTIMEZONE/g)?.length ?? 0);
    }
  },
);
