import type { Caller } from '../../domain/caller.ts';
import type { Window } from '../../domain/time/event.ts';
import type { WallMs } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';

interface Holidays {
  isHoliday(date: WallMs): boolean;
  /** What the user should know of them. */
  readonly said: string;
}

/** The public holidays that `skip_holidays` leaves out: those of the user's country, as far as they are known. */
export async function holidaysIn(window: Window, caller: Caller): Promise<Holidays> {
  // The calendar of holidays is large, and few calls ask for it.
  const { isMainlandChina, isPublicHoliday, lastKnownYear } = await import('../../domain/phrases/frames/workdays.ts');
  const { holidayCountry, isPublicHolidayIn } = await import('../../domain/phrases/frames/public-holidays.ts');
  const country = holidayCountry(caller.zone);
  if (country) {
    const said = messages(caller).availability.countryHolidaysLeftOut({ country });
    return { isHoliday: (date) => isPublicHolidayIn(country, date), said };
  }
  if (!isMainlandChina(caller.zone)) {
    const said = messages(caller).availability.noHolidaysKnown({ zone: caller.zone });
    return { isHoliday: () => false, said };
  }
  const year = lastKnownYear(toWall(window.from, caller.zone));
  const isAllKnown = new Date(toWall(window.to - 1, caller.zone)).getUTCFullYear() <= year;
  return {
    isHoliday: isPublicHoliday,
    said: isAllKnown
      ? messages(caller).availability.holidaysLeftOut
      : messages(caller).availability.holidaysKnownThrough({ year }),
  };
}
