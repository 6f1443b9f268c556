import type { GroupRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { openTime } from '../../domain/free-slots/open-time.ts';
import { withoutTimes } from '../../domain/free-slots/protected-times.ts';
import { parseWorkingHours, type WorkingHours } from '../../domain/free-slots/working-hours.ts';
import type { Window } from '../../domain/time/event.ts';
import { messages } from '../../messages/index.ts';
import { inHoursOf } from './group-hours.ts';
import { wakingHoursOf } from './policy.ts';

/** Hours in which work is planned when the user has set none. */
const WORK = 'MO-FR 09:00-18:00';
/** Kept free where neither the hours nor the user leave any. */
const LUNCH = parseWorkingHours('MO-SU 12:00-13:00');

/** The hours in which things are planned, and what of them was assumed. */
export class PlanHours {
  readonly #caller: Caller;
  readonly #window: Window;
  readonly #known = new Map<string, WorkingHours>();
  readonly #assumed = new Set<string>();

  constructor(caller: Caller, window: Window) {
    this.#caller = caller;
    this.#window = window;
  }

  get assumptions(): string[] {
    return [...this.#assumed];
  }

  /** Of what is in a group, if in any: its working hours, else the user's, without what stays free. */
  ofGroup(group: GroupRow | undefined): WorkingHours {
    const placing = inHoursOf(this.#caller, group);
    const text = placing.workingHours ?? WORK;
    const known = this.#known.get(text);
    if (known) return known;
    const hours = this.#read(text, placing.workingHours === null);
    this.#known.set(text, hours);
    return hours;
  }

  /** Of habits: whenever the user is awake. */
  get waking(): WorkingHours {
    return wakingHoursOf(this.#caller);
  }

  #read(text: string, isAssumed: boolean): WorkingHours {
    const { zone } = this.#caller;
    const { plan } = messages(this.#caller);
    const given = parseWorkingHours(text);
    const hours = this.#withBreaks(given);
    if (openTime(this.#window, zone, hours).length === 0) {
      this.#assumed.add(plan.beyondHours({ hours: text }));
      return this.waking;
    }
    if (isAssumed) this.#assumed.add(plan.assumedHours({ hours: text }));
    return hours;
  }

  #withBreaks(hours: WorkingHours): WorkingHours {
    const { protectedTimes } = this.#caller;
    if (protectedTimes != null) return withoutTimes(hours, parseWorkingHours(protectedTimes));
    const hasBreak = hours.some((ranges) => ranges.length > 1);
    if (hasBreak) return hours;
    this.#assumed.add(messages(this.#caller).plan.assumedLunch);
    return withoutTimes(hours, LUNCH);
  }
}
