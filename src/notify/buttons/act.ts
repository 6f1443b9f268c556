import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { inLanguage } from '../../domain/storage-refusal.ts';
import type { Services } from '../../services/index.ts';
import { type Press, SNOOZE_MINUTES } from '../../services/reminders/notice.ts';

/** Does what a button stands for, as the assistant would; what has changed since stays as it is. Answers what came of it, in the user's language. */
export async function act(
  services: Services,
  caller: Caller,
  { action, id, version, occurrence }: Press,
): Promise<string> {
  try {
    const { message } = await services.reminders.update(caller, {
      ...{ id, action, expected_version: version },
      ...(occurrence !== undefined && { occurrence, scope: 'this' }),
      ...(action === 'snooze' && { snooze_until: new Date(caller.now + SNOOZE_MINUTES * 60_000).toISOString() }),
    });
    return message;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return inLanguage(error, caller.language).message;
  }
}
