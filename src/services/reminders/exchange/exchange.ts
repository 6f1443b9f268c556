import type { Exchange } from '../../change/exchange.ts';
import { takeInAlarms, takeInReminders } from './in.ts';
import { remindersToWrite, type WrittenReminders, writeReminders } from './out.ts';

/** Reminders: the VALARMs of events and todos, and VEVENTs of our own for those with a time of their own. */
export const reminderExchange: Exchange = {
  stage: 'attached',

  takes: ({ file, notes, alarmed }) => ({
    total: 0,
    async takeIn(recorder, { isImport }) {
      const reminders =
        (await takeInAlarms(recorder, alarmed, { isImport, notes })) +
        (await takeInReminders(recorder, file.reminders));
      return reminders > 0 ? { reminders } : {};
    },
  }),

  left: ({ valarm }) => ({ alarms: valarm }),

  gives(outgoing) {
    const { executor, caller, window, groupId, uses, pause } = outgoing;
    let rest: WrittenReminders['rest'] = [];
    return {
      async gather() {
        const found = await remindersToWrite(executor, caller);
        outgoing.alarms = found.alarms;
        // Reminders with a time of their own are in no group.
        if (groupId === undefined) rest = found.rest;
      },
      async write() {
        const texts = await writeReminders(rest, caller, { window, uses, pause });
        return { texts, counts: { reminders: texts.length } };
      },
    };
  },
};
