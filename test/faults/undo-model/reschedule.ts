import fc from 'fast-check';
import type { RescheduleInput } from '../../../src/services/planning/reschedule/reschedule.ts';
import type { Calls, Confirmable } from './calls.ts';
import type { Actions, Weighted } from './kind.ts';
import { dateAt, day } from './values.ts';

/** How the undo model moves many events at once. */

export interface RescheduleCommand {
  readonly kind: 'reschedule';
  readonly input: RescheduleInput;
  readonly insist: boolean;
}

const reschedule: fc.Arbitrary<RescheduleCommand> = fc
  .record({
    day,
    days: fc.constantFrom(1, 4, 20),
    to: fc.oneof(
      fc.constantFrom(30, -60, 120, 1440).map((shift_minutes) => ({ shift_minutes })),
      fc.oneof(day.map(dateAt), fc.constantFrom('下午', '10:00', 'evening')).map((move_to) => ({ move_to })),
    ),
    insist: fc.boolean(),
  })
  .map(({ day: on, days, to, insist }) => ({
    kind: 'reschedule',
    insist,
    input: { start: dateAt(on), end: dateAt(on + days), ...to },
  }));

export const rescheduleCommands: readonly Weighted<RescheduleCommand>[] = [
  { changes: 'events', weight: 9, arbitrary: reschedule },
];

export const rescheduleActions = ({ user, attempt }: Calls): Actions<RescheduleCommand> => ({
  async reschedule({ input, insist }) {
    // A plan is confirmed as anything else is, but for the name of its token.
    const move = async ({ confirm_token, ...given }: RescheduleInput & Confirmable) => {
      const { plan_token, ...result } = await user.reschedule({ ...given, plan_token: confirm_token });
      return { ...result, alternatives: [], ...(plan_token !== undefined && { confirm_token: plan_token }) };
    };
    await attempt('reschedule', move, input, insist);
  },
});
