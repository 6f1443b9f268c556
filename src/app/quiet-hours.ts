import type { Language } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { formatWorkingHours, parseWorkingHours } from '../domain/free-slots/working-hours.ts';
import { messages } from '../messages/index.ts';
import type { NotifyFile } from './notify-file.ts';

/** The hours in which only what is urgent is told, of the person at this machine. */
export interface QuietHours {
  /** As text like working hours; undefined where there are none. */
  read(): Promise<string | undefined>;
  /** `22:30-07:00` is every night, nothing or `off` none. Throws UserError for what is neither, and keeps what was. */
  set(said: string, language: Language): Promise<void>;
}

/** Quiet hours, kept with the ways by which reminders reach the user. */
export function quietHours(file: NotifyFile): QuietHours {
  return {
    read: async () => (await file.read()).quiet,
    async set(said, language) {
      const text = said.trim();
      const hours = text === '' || text === 'off' ? undefined : hoursOf(text, language);
      const { channels } = await file.read();
      await file.write({ channels, ...(hours !== undefined && { quiet: hours }) });
    },
  };
}

function hoursOf(text: string, language: Language): string {
  try {
    return formatWorkingHours(parseWorkingHours(/^\d/.test(text) ? `MO-SU ${text}` : text, language));
  } catch (error) {
    // It is told as working hours otherwise.
    if (error instanceof UserError)
      throw new UserError(error.code, messages(language).notify.quietUnreadable({ text }));
    throw error;
  }
}
