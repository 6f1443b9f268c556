import { z } from 'zod';
import { readConverted, zoneOfPlace } from '../../domain/arguments/place-zone.ts';
import type { InstantReading } from '../../domain/arguments/read.ts';
import type { Caller } from '../../domain/caller.ts';
import { isQuestion } from '../../domain/question.ts';
import { isoWeek, isoWithOffset, showWhen, weekdayName } from '../../domain/time/show.ts';
import { formatWallClock, formatWallDate, wallWeekday } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { defineTool } from '../../mcp/call/define.ts';
import { messages } from '../../messages/index.ts';
import type { Result } from '../../services/change/envelope.ts';
import { time, zone as zoneArgument } from '../shared/fields.ts';

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

/** The time as it was said, and where it was asked for; of one said there, in the user's own zone. */
function converted(caller: Caller, { instant, zone: own }: InstantReading, zone: string): string {
  const show = (where: string): string =>
    `${showWhen({ start: instant, end: instant, allDay: false }, where, caller.language)} (${where})`;
  return messages(caller).core.converted({ said: show(own), there: show(own === zone ? caller.zone : zone) });
}

export default defineTool({
  name: 'get_current_time',
  title: 'Current time',
  toolset: 'core',
  effect: 'read',
  description:
    "The date and time in the user's zone or in timezone; at converts another time (Friday 3pm, timezone: Sydney). Other results carry now.",
  input: z.object({
    timezone: zoneArgument().optional(),
    at: time().describe("User's words or ISO").optional(),
  }),
  output: z.object({
    iso: z.string(),
    weekday: z.string(),
    week_number: z.int(),
    holiday: z.string().optional(),
    workday: z.boolean(),
    zone_source: z.string(),
    store: z.string(),
  }),
  envelope: ['assumptions', 'missing', 'candidates'],
  async run({ timezone, at }, { services, caller, identity }): Promise<Result<Facts>> {
    const named = timezone === undefined ? undefined : zoneOfPlace(timezone, caller);
    const asked = at === undefined ? undefined : readConverted(at, caller);
    if (isQuestion(asked)) return asked.asks;
    const instant = asked?.instant ?? caller.now;
    const zone = named ?? caller.zone;
    const wall = toWall(instant, zone);
    const day = wallWeekday(wall);
    const weekday = weekdayName(day, caller.language, 'long');
    const clock = `${formatWallDate(wall)} ${formatWallClock(wall)}`;
    const week = isoWeek(wall);
    workdays ??= loadWorkdays();
    const { isMainlandChina, isWorkday, officialName } = await workdays;
    const official = isMainlandChina(zone);
    const holiday = official ? officialName(wall, caller.language) : undefined;
    const facts: Omit<Facts, 'store'> = {
      iso: isoWithOffset(instant, zone),
      weekday,
      week_number: week,
      ...(holiday !== undefined && { holiday }),
      workday: isWorkday(wall, official),
      zone_source: named === undefined ? caller.zoneSource : 'argument',
    };
    return {
      status: 'final',
      message: asked ? converted(caller, asked, zone) : messages(caller).core.now({ clock, weekday, zone, week }),
      ...(asked && asked.assumptions.length > 0 && { assumptions: asked.assumptions }),
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
