import { describe, expect, it } from 'vitest';
import { added, done, refusal, type Stage, stage, type User } from './harness.ts';

const NINE = { start: '2026-11-23', shift_minutes: 30 };
const NEXT_DAY = { start: '2026-11-24', shift_minutes: 30 };

/** A calendar with something to plan on two days, and two programs that see it. */
async function twoPrograms(plannerLock: 'off' | 'reject' | 'takeover'): Promise<readonly [Stage, User, User]> {
  const one = await stage({ plannerLock });
  for (const day of ['23', '24']) await added(one, { title: `On ${day}`, start: `2026-11-${day}T09:00` });
  return [one, one.as('local', 'one'), one.as('local', 'two')];
}

describe('a program that plans while another one does', () => {
  it('is refused with the time until when, until that plan has been carried out', async () => {
    const [, one, two] = await twoPrograms('reject');
    const { plan_token } = await one.reschedule(NINE);
    expect(await refusal(two.reschedule(NEXT_DAY))).toMatchObject({
      code: 'LOCKED',
      message: 'Another program is planning in this calendar, until Fri 2026-11-20 09:10 at most.',
    });
    done(await one.reschedule({ ...NINE, plan_token }));
    const { plan_token: other } = await two.reschedule(NEXT_DAY);
    done(await two.reschedule({ ...NEXT_DAY, plan_token: other }));
  });

  it('waits for no one who never comes back, whose plan is not carried out then', async () => {
    const [place, one, two] = await twoPrograms('reject');
    const { plan_token } = await one.reschedule(NINE);
    place.clock.now += 10 * 60_000;
    const { plan_token: other } = await two.reschedule(NEXT_DAY);
    expect(await refusal(one.reschedule({ ...NINE, plan_token }))).toMatchObject({
      code: 'CONFIRMATION_INVALID',
      message: 'Another program has planned since.',
    });
    done(await two.reschedule({ ...NEXT_DAY, plan_token: other }));
  });

  it('carries a plan out after its lease, where nobody else has planned', async () => {
    const [place, one] = await twoPrograms('reject');
    const { plan_token } = await one.reschedule(NINE);
    place.clock.now += 20 * 60_000;
    done(await one.reschedule({ ...NINE, plan_token }));
  });

  it('takes over, says so, and the earlier plan is refused', async () => {
    const [, one, two] = await twoPrograms('takeover');
    const { plan_token } = await one.reschedule(NINE);
    const plan = await two.reschedule(NEXT_DAY);
    expect(plan.warnings).toContain('Another program was planning in this calendar; its plan no longer holds.');
    expect(await refusal(one.reschedule({ ...NINE, plan_token }))).toMatchObject({ code: 'CONFIRMATION_INVALID' });
    done(await two.reschedule({ ...NEXT_DAY, plan_token: plan.plan_token }));
    expect((await one.reschedule(NINE)).warnings).toBeUndefined();
  });

  it('may do what is no plan, and another user may plan', async () => {
    const [place, one, two] = await twoPrograms('reject');
    await one.reschedule(NINE);
    await added(two, { title: 'Lunch', start: '2026-11-23T12:00' });
    const other = place.as('somebody else', 'three');
    await added(other, { title: 'Theirs', start: '2026-11-23T09:00' });
    const { plan_token } = await other.reschedule(NINE);
    done(await other.reschedule({ ...NINE, plan_token }));
  });

  it('with a plan of todos is held off by one that moves events, and the other way round', async () => {
    const [place, one, two] = await twoPrograms('reject');
    await one.todos.add({ title: 'Write report', estimate_minutes: 60, due: '2026-11-25' });
    const week = { start: '2026-11-23', end: '2026-11-25' };
    const planWeek = async (who: User, plan_token?: string) =>
      place.services.planSchedule(await who.caller('plan_schedule'), { ...week, plan_token });
    const { plan_token } = await two.reschedule(NINE);
    expect(await refusal(planWeek(one))).toMatchObject({ code: 'LOCKED' });
    done(await two.reschedule({ ...NINE, plan_token }));
    const { plan_token: planned } = await planWeek(one);
    expect(await refusal(two.reschedule(NEXT_DAY))).toMatchObject({ code: 'LOCKED' });
    done(await planWeek(one, planned));
  });

  it('control: without the lock both plans are carried out', async () => {
    const [, one, two] = await twoPrograms('off');
    const { plan_token } = await one.reschedule(NINE);
    const { plan_token: other } = await two.reschedule(NEXT_DAY);
    done(await one.reschedule({ ...NINE, plan_token }));
    done(await two.reschedule({ ...NEXT_DAY, plan_token: other }));
  });

  it('in another process is held off just the same', async () => {
    const one = await stage({ plannerLock: 'reject' });
    const two = await stage({ plannerLock: 'reject', file: one.file });
    await added(one, { title: 'Call', start: '2026-11-23T09:00' });
    const answers = await Promise.allSettled(
      [one.as('local', 'one'), two.as('local', 'two')].map((program) => program.reschedule(NINE)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
