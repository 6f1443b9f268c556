import { UserError } from '../../domain/errors.ts';
import type { Services } from '../../services/index.ts';
import type { Subscribable } from '../../transports/http/subscribable.ts';
import { localCaller } from '../terminal/local.ts';

/** The calendar of the person at this machine, for the calendar programs there. */
export function subscribable(services: () => Promise<Services>): Subscribable {
  return {
    async position() {
      const opened = await services();
      return (await opened.sync()).position(await localCaller(opened, 'subscription'));
    },
    async ics(group) {
      const opened = await services();
      const caller = await localCaller(opened, 'subscription');
      try {
        const { ics } = await opened.events.exportCalendar(caller, group === undefined ? {} : { group });
        return ics;
      } catch (error) {
        if (error instanceof UserError && error.code === 'NOT_FOUND') return undefined;
        throw error;
      }
    },
  };
}
