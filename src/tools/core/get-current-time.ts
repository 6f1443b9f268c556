import { z } from 'zod';
import { readZone } from '../../domain/arguments/read.ts';
import { isoWeek, isoWithOffset, weekdayName } from '../../domain/time/show.ts';
import { formatWallClock, formatWallDate, wallWeekday } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { defineTool } from '../../mcp/call/define.ts';
import { messages } from '../../messages/index.ts';
import { zone as zoneArgument } from '../shared/fields.ts';

interface Facts {
  iso: string;
  weekday: string;
  week_number: number;
  /** The public holiday or make-up workday of mainland China that it is, for users there. */
  holiday?: string;
  workday: boolean;
  zone_source: 'argument' | 'profile' | 'setting' | 'system';
  store: string;
}

/** The calendar of holidays is large: not read with every start. Asking for a module once more costs a tenth of this call. */
const loadWorkdays = () => import('../../domain/phrases/frames/workdays.ts');
let workdays: ReturnType<typeof loadWorkdays> | undefined;

export default defineTool({
  name: 'get_current_time',
  title: 'Current time',
  toolset: 'core',
  effect: 'read',
  description: "The current date and time in the user's zone, or in `timezone`. Other results carry `now` already.",
  input: z.object({ timezone: zoneArgument().optional() }),
  output: z.object({
    iso: z.string(),
    weekday: z.string(),
    week_number: z.int(),
    holiday: z.string().optional(),
    workday: z.boolean(),
    zone_source: z.string(),
    store: z.string(),
  }),
  envelope: ['assumptions'],
  async run({ timezone }, { services, caller, identity }) {
    const named = timezone === undefined ? undefined : readZone(timezone, caller.language);
    const zone = named ?? caller.zone;
    const wall = toWall(caller.now, zone);
    const day = wallWeekday(wall);
    const weekday = weekdayName(day, caller.language, 'long');
    const clock = `${formatWallDate(wall)} ${formatWallClock(wall)}`;
    const week = isoWeek(wall);
    workdays ??= loadWorkdays();
    const { isMainlandChina, isWorkday, officialName } = await workdays;
    const official = isMainlandChina(zone);
    const holiday = official ? officialName(wall, caller.language) : undefined;
    const facts: Omit<Facts, 'store'> = {
      iso: isoWithOffset(caller.now, zone),
      weekday,
      week_number: week,
      ...(holiday !== undefined && { holiday }),
      workday: isWorkday(wall, official),
      zone_source: named === undefined ? caller.zoneSource : 'argument',
    };
    return {
      status: 'final',
      message: messages(caller).core.now({ clock, weekday, zone, week }),
      ...facts,
      ...(identity.local ? { store: services.store } : {}),
    };
  },
  text: ({ iso, holiday, workday, store }, { caller }) => [
    [iso, workday ? messages(caller).core.workday : messages(caller).core.notWorkday, holiday]
      .filter((part) => part !== undefined)
      .join(' · '),
    ...(store === undefined ? [] : [messages(caller).core.dataIsKept({ store })]),
  ],
});
