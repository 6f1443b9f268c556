import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { AUTHORIZATION, type RealServer, startServer } from '../test/sync/real-servers.ts';
import { printTable } from './lib/table.ts';

/** A weekly event with a changed occurrence, an EXDATE, a guest, an alarm and a zone of its own. */
const WEEKLY = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Phone//EN
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:weekly
DTSTAMP:20261101T000000Z
SEQUENCE:0
LAST-MODIFIED:20261101T000000Z
DTSTART;TZID=Europe/Berlin:20261207T090000
DTEND;TZID=Europe/Berlin:20261207T100000
RRULE:FREQ=WEEKLY;COUNT=10
EXDATE;TZID=Europe/Berlin:20261221T090000
SUMMARY:Weekly
ATTENDEE;CN=Ana;PARTSTAT=ACCEPTED;X-NUM-GUESTS=2:mailto:ana@example.org
BEGIN:VALARM
ACTION:AUDIO
TRIGGER:-PT15M
X-WR-ALARMUID:a-1
END:VALARM
END:VEVENT
BEGIN:VEVENT
UID:weekly
DTSTAMP:20261101T000000Z
RECURRENCE-ID;TZID=Europe/Berlin:20261214T090000
DTSTART;TZID=Europe/Berlin:20261214T110000
DTEND;TZID=Europe/Berlin:20261214T120000
SUMMARY:Weekly later
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

/** How long npx may take to fetch a package. */
const FETCHING_MS = 180_000;

/** What a rename may change. */
const MAY_CHANGE = /^(SUMMARY:Weekly$|DTSTAMP|SEQUENCE|LAST-MODIFIED|PRODID)/;

const at = (server: RealServer): URL => new URL(`${server.calendar}weekly.ics`, server.url);

const linesOn = async (server: RealServer): Promise<string[]> => {
  const answer = await fetch(at(server), { headers: { authorization: AUTHORIZATION } });
  return (await answer.text()).replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
};

/** Content lines of an object that are not there any more, and that a rename had no business with. */
function missing(before: readonly string[], after: readonly string[]): string[] {
  const held = [...after];
  return before.filter((line) => {
    const found = held.indexOf(line);
    if (found >= 0) held.splice(found, 1);
    return found < 0 && line !== '' && !MAY_CHANGE.test(line);
  });
}

/** One rename by somebody, on a server of its own, which may have other words for what it was given. */
async function losses(rename: (server: RealServer) => Promise<void>): Promise<string[]> {
  // Radicale refuses what caldav-mcp makes of the object.
  const server = await startServer('xandikos');
  try {
    const headers = { authorization: AUTHORIZATION, 'content-type': 'text/calendar' };
    await (await fetch(at(server), { method: 'PUT', body: WEEKLY, headers })).text();
    const before = await linesOn(server);
    await rename(server);
    return missing(before, await linesOn(server));
  } finally {
    server.stop();
  }
}

/** caldav-mcp 0.10.0, fetched by npx: a tool call as a host makes it. */
async function byPeer(server: RealServer): Promise<void> {
  const client = new Client({ name: 'bench', version: '1.0.0' });
  const env = {
    ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', CALDAV_BASE_URL: server.url },
    ...{ CALDAV_USERNAME: server.user, CALDAV_PASSWORD: 'secret' },
  };
  await client.connect(
    new StdioClientTransport({ command: 'npx', args: ['-y', 'caldav-mcp@0.10.0'], env, stderr: 'ignore' }),
    { timeout: FETCHING_MS },
  );
  try {
    const given = { uid: 'weekly', calendarUrl: server.calendar, summary: 'Team' };
    const { isError, content } = await client.callTool({ name: 'update-event', arguments: given });
    if (isError) throw new Error(JSON.stringify(content));
  } finally {
    await client.close();
  }
}

/** What a rename of a weekly event costs its object. `byUs`: renames the event `Weekly` of a server to `Team`. */
export async function benchRename(
  byUs: (server: RealServer, db: string) => Promise<void>,
  folder: string,
): Promise<void> {
  const rows: string[][] = [];
  const note = (who: string, found: readonly string[]) =>
    rows.push([who, String(found.length), found.map((line) => line.split(/[;:]/, 1)[0]).join(' ')]);
  note('perch-mcp', await losses((server) => byUs(server, join(folder, 'rename.db'))));
  try {
    note('caldav-mcp 0.10.0', await losses(byPeer));
  } catch (error) {
    console.log(`Skipped: caldav-mcp (${error instanceof Error ? error.message.slice(0, 120) : 'failed'})\n`);
  }
  printTable(['renaming a weekly event', 'lines lost', 'which'], rows);
}
