import { describe, expect, it } from 'vitest';
import { offsetAt, offsetChanges } from '../time/zone.ts';
import { readComponents } from './components.ts';
import { unfold } from './lines.ts';
import { Notes } from './notes.ts';
import { offsetIn, offsetTable, readZoneDefinition, type ZoneDefinition } from './vtimezone.ts';
import { vtimezone } from './write-vtimezone.ts';

function definitionOf(text: string): ZoneDefinition {
  const notes = new Notes();
  const { calendars } = readComponents(unfold(`BEGIN:VCALENDAR\r\n${text}END:VCALENDAR\r\n`, notes), notes);
  const [component] = calendars[0]?.children ?? [];
  return (component && readZoneDefinition(component)) as ZoneDefinition;
}

/** Moments at which the VTIMEZONE and the zone differ, looked at around every change of either. */
function differences(zone: string, text: string, [first, last]: readonly [number, number]): string[] {
  const table = offsetTable(definitionOf(text), first, last);
  const [from, to] = [Date.UTC(first, 0, 2), Date.UTC(last, 0, 1)];
  const changes = [...offsetChanges(zone, from, to).map(({ at }) => at), ...table.starts];
  const moments = changes.flatMap((at) => [at - 1000, at]).filter((at) => at > from && at < to);
  return moments.filter((at) => offsetIn(table, at) !== offsetAt(zone, at)).map((at) => new Date(at).toISOString());
}

const ZONES = [
  'Asia/Shanghai',
  'America/New_York',
  'Europe/Berlin',
  'Europe/Dublin',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Jerusalem',
  'Africa/Cairo',
  'Asia/Gaza',
  'Africa/Casablanca',
  'America/Nuuk',
  'Antarctica/Troll',
  'Pacific/Apia',
  'Asia/Kolkata',
  'EST',
];

describe('a VTIMEZONE says what the zone does', () => {
  it.each(ZONES)('%s, 2005–2090', (zone) => {
    const text = vtimezone(zone, Date.UTC(2006, 5, 1), Date.UTC(2030, 0, 1));
    expect(differences(zone, text, [2005, 2090])).toEqual([]);
  });

  it('from its first use on, however long ago, and past its last', () => {
    const old = vtimezone('Asia/Shanghai', Date.UTC(1940, 0, 1), Date.UTC(1991, 0, 1));
    expect(differences('Asia/Shanghai', old, [1939, 2000])).toEqual([]);
    const late = vtimezone('America/New_York', Date.UTC(2150, 0, 1), Date.UTC(2190, 0, 1));
    expect(differences('America/New_York', late, [2149, 2199])).toEqual([]);
    // Control: another zone is told apart.
    expect(differences('Europe/Berlin', late, [2149, 2151])).not.toEqual([]);
  });

  it('by a rule where there is one, and by dates where there is none', () => {
    const rules = (zone: string) => vtimezone(zone, Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 1)).match(/RRULE:.*/g);
    expect(
      rules('Europe/Berlin')
        ?.map((rule) => rule.trim())
        .sort(),
    ).toEqual(['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU']);
    expect(rules('Asia/Jerusalem')?.map((rule) => rule.trim())).toContain(
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=23,24,25,26,27,28,29;BYDAY=FR',
    );
    expect(rules('Asia/Shanghai')).toBeNull();
  });

  it('a name that readers would take for another zone is said twice', () => {
    expect(vtimezone('EST', 0, 0)).toContain('X-PERCH-ZONE:EST');
    expect(vtimezone('America/New_York', 0, 0)).not.toContain('X-PERCH-ZONE');
  });
});
