import { describe, expect, it } from 'vitest';
import { findZone, offsetAt } from '../time/zone.ts';
import { type Component, readComponents } from './components.ts';
import { unfold } from './lines.ts';
import { Notes } from './notes.ts';
import { calendarText, readLines, vevent } from './testing/calendar.ts';
import { offsetIn, offsetTable, readZoneDefinition, type ZoneDefinition } from './vtimezone.ts';
import { windowsPlaceZone, windowsZone } from './windows-zones.ts';
import { fixedZone, zoneByIanaName, zoneByOutlookName } from './zone-names.ts';

describe('names', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['/Europe/Berlin', 'Europe/Berlin'],
    ['/mozilla.org/20050126_1/Europe/Berlin', 'Europe/Berlin'],
    ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['America/New York', 'America/New_York'],
    ['US-Eastern', 'US/Eastern'],
    ['"UTC"', 'UTC'],
    ['PRC', 'PRC'],
    ['CST', undefined],
    ['EST', undefined],
    ['/Europe/CUSTOM', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('%s is IANA %s', (name, zone) => {
    expect(zoneByIanaName(name)).toBe(zone);
  });

  it.each([
    ['China Standard Time', 'Asia/Shanghai'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['Eastern Daylight Time', 'America/New_York'],
    ['GMT Standard Time', 'Europe/London'],
    ['(GMT+08:00) Kuala Lumpur, Singapore', 'Asia/Singapore'],
    ['Kuala Lumpur, Singapore', 'Asia/Singapore'],
    ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
    ['(UTC-03:00) Brasília', 'America/Sao_Paulo'],
    ['(GMT-08:00) Pacific Time (US & Canada); Tijuana', 'America/Los_Angeles'],
    ['(GMT +01:00)', 'Etc/GMT-1'],
    ['UTC+01', 'Etc/GMT-1'],
    ['(UTC+05:30)', undefined],
    ['(UTC+03:00) Singapore', undefined],
    ['Eastern', 'America/New_York'],
    ['My Time', undefined],
  ])('%s is Outlook for %s', (name, zone) => {
    expect(zoneByOutlookName(name)).toBe(zone);
  });

  it('all zones of the Windows table exist', () => {
    for (const name of ['Fiji Standard Time', 'Line Islands Standard Time', 'UTC-11', 'UTC+13'])
      expect(windowsZone(name)).toBeDefined();
    for (const place of ['Astana', 'Nuku’alofa', "Nuku'alofa", 'Greenland', 'Kyiv']) {
      const zone = windowsPlaceZone(place);
      if (zone !== undefined) expect(findZone(zone)).toBe(zone);
    }
  });

  it('whole hours have a zone of their own', () => {
    expect([0, 8, -5, 15, 5.5].map((hours) => fixedZone(hours * 3_600_000))).toEqual([
      'Etc/UTC',
      'Etc/GMT-8',
      'Etc/GMT+5',
      undefined,
      undefined,
    ]);
  });
});

const observance = (name: string, start: string, from: string, to: string, rule = ''): string =>
  [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${name}`,
  ].join('\r\n');
const vtimezone = (tzid: string, ...lines: string[]): string =>
  ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
const EUROPE = [
  observance('STANDARD', '16010101T030000', '+0200', '+0100', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'),
  observance('DAYLIGHT', '16010101T020000', '+0100', '+0200', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3'),
];

describe('in calendars', () => {
  const read = (tzid: string, ...definition: string[]) => {
    const file = readLines([
      ...definition,
      vevent('UID:1', `DTSTART;TZID=${tzid}:20260705T090000`, 'RRULE:FREQ=DAILY;COUNT=2'),
    ]);
    const time = file.events[0]?.series.time;
    return { zone: time?.zone, hour: new Date(time?.start ?? 0).getUTCHours(), notes: file.notes };
  };

  it('X-LIC-LOCATION names the zone', () => {
    expect(read('X', vtimezone('X', 'X-LIC-LOCATION:Asia/Tokyo', ...EUROPE)).zone).toBe('Asia/Tokyo');
  });

  it('the VTIMEZONE shows how the zone behaves', () => {
    const { zone, hour, notes } = read('Customized Time Zone', vtimezone('Customized Time Zone', ...EUROPE));
    expect([zone, hour, notes[0]?.code, notes[0]?.detail]).toEqual([
      'Europe/Berlin',
      9,
      'zone-mapped',
      'Customized Time Zone → Europe/Berlin',
    ]);
  });

  it('an abbreviation is believed less than its VTIMEZONE', () => {
    expect(read('EST', vtimezone('EST', observance('STANDARD', '19700101T000000', '+0900', '+0900'))).zone).toBe(
      'Etc/GMT-9',
    );
    expect(read('EST').zone).toBe('EST');
  });

  it('the user’s zone goes first among those that behave alike', () => {
    expect(read('X', vtimezone('X', observance('STANDARD', '19700101T000000', '+0800', '+0800'))).zone).toBe(
      'Asia/Shanghai',
    );
  });

  it('a zone that nearly fits is taken, and said', () => {
    const nearly = EUROPE.map((text) => text.replace('BYDAY=-1SU;BYMONTH=10', 'BYDAY=2SU;BYMONTH=10'));
    expect(read('X', vtimezone('X', ...nearly)).notes[0]?.code).toBe('zone-approximated');
  });

  it('what no zone does becomes instants', () => {
    const { zone, hour, notes } = read(
      'X',
      vtimezone('X', observance('STANDARD', '19700101T000000', '+0217', '+0217')),
    );
    expect([zone, hour, notes[0]?.code]).toEqual(['UTC', 6, 'zone-as-instants']);
  });

  it('what nothing defines is the calendar’s zone, else the user’s', () => {
    expect(read('Nowhere')).toMatchObject({
      zone: 'Asia/Shanghai',
      notes: [{ code: 'zone-unknown', detail: 'Nowhere → Asia/Shanghai' }],
    });
    expect(read('Nowhere', 'X-WR-TIMEZONE:Europe/Paris').zone).toBe('Europe/Paris');
    expect(read('Nowhere', vtimezone('Nowhere', 'BEGIN:STANDARD', 'DTSTART:never', 'END:STANDARD')).zone).toBe(
      'Asia/Shanghai',
    );
  });
});

describe('VTIMEZONE', () => {
  const define = (...lines: string[]): ZoneDefinition => {
    const notes = new Notes();
    const { calendars } = readComponents(unfold(calendarText(vtimezone('X', ...lines)), notes), notes);
    return readZoneDefinition(calendars[0]?.children[0] as Component) as ZoneDefinition;
  };

  it('gives the offsets of the zone that it describes, all year', () => {
    const table = offsetTable(define(...EUROPE), 2020, 2030);
    for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2030, 0, 1); at += 5 * 3_600_000) {
      expect(offsetIn(table, at)).toBe(offsetAt('Europe/Berlin', at));
    }
  });

  it('knows rules that ended, single changes and RDATE', () => {
    const zone = define(
      observance(
        'DAYLIGHT',
        '19800406T020000',
        '-0500',
        '-0400',
        'FREQ=YEARLY;BYMONTH=4;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7;UNTIL=20060402T070000Z',
      ),
      observance(
        'STANDARD',
        '19801026T020000',
        '-0400',
        '-0500',
        'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z',
      ),
      observance('STANDARD', '20100101T000000', '-0500', '-0300').replace(
        'END:',
        'RDATE:20120101T000000,20140101T000000\r\nEND:',
      ),
    );
    const at = (year: number, month: number) =>
      offsetIn(offsetTable(zone, year, year), Date.UTC(year, month, 15)) / 3_600_000;
    expect([at(2005, 0), at(2005, 6), at(2006, 3), at(2008, 6), at(2009, 6), at(2013, 0)]).toEqual([
      -5, -4, -4, -5, -5, -3,
    ]);
  });
});
