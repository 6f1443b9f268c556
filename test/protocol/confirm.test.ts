import { beforeEach, describe, expect, it } from 'vitest';
import { connectInProcess, type Elicit, ERAS, type Era } from './harness.ts';
import { StubServices, stubServer, wipe, wiped } from './stub.ts';

const TWO = { ids: ['evt_a', 'evt_b'] };

/** `personMs`: what is quicker than a person; here all are quick. */
async function run(era: Era, elicit: Elicit | undefined, args: object = TWO, { askMs = 2_000, personMs = 0 } = {}) {
  const services = new StubServices();
  const host = await connectInProcess(era, stubServer(services, { tools: [wipe], askMs, personMs }), elicit);
  const result = await host.call('wipe', args);
  await host.close();
  return { ...result, services };
}

beforeEach(() => {
  wiped.length = 0;
});

describe.each(ERAS)('confirmation, %s host', (era) => {
  it('asks, naming the items, and does it on yes', async () => {
    const asked: string[] = [];
    const { structuredContent } = await run(era, (message) => {
      asked.push(message);
      return { action: 'accept', content: { confirm: true } };
    });
    expect(structuredContent).toMatchObject({ status: 'final', deleted: ['evt_a', 'evt_b'], change_id: 'chg_1' });
    expect(wiped).toEqual(['cfm_1']);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('Title evt_a');
    expect(asked[0]).toContain('Title evt_b');
  });

  it.each([
    { action: 'decline' as const },
    { action: 'accept' as const, content: { confirm: false } },
    { action: 'accept' as const, content: {} },
  ])('does nothing on %j, and forgets the token', async (answer) => {
    const { structuredContent, services } = await run(era, () => answer);
    expect(structuredContent.status).toBe('need_user');
    expect(structuredContent).not.toHaveProperty('confirm_token');
    expect(wiped).toEqual([]);
    expect(services.discarded).toEqual(['cfm_1']);
  });

  it('keeps the token when the form is put away', async () => {
    const { structuredContent, services } = await run(era, () => ({ action: 'cancel' }));
    expect(structuredContent).toMatchObject({ status: 'need_user', confirm_token: 'cfm_1' });
    expect(services.discarded).toEqual([]);
    expect(wiped).toEqual([]);
  });

  it.each([{ action: 'decline' as const }, { action: 'accept' as const, content: {} }])(
    'keeps the token when the host answers %j quicker than a person could',
    async (answer) => {
      const { structuredContent, services } = await run(era, () => answer, TWO, { personMs: 1_500 });
      expect(structuredContent).toMatchObject({ status: 'need_user', confirm_token: 'cfm_1' });
      expect(services.discarded).toEqual([]);
      expect(wiped).toEqual([]);
    },
  );

  it('takes a refusal that took its time for a person’s', async () => {
    const slowly: Elicit = async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return { action: 'decline' };
    };
    const { structuredContent } = await run(era, slowly, TWO, { personMs: 30 });
    expect(structuredContent.status).toBe('need_user');
    expect(structuredContent).not.toHaveProperty('confirm_token');
  });

  it('answers with a token where the host cannot ask', async () => {
    const { structuredContent, text } = await run(era, undefined);
    expect(structuredContent).toMatchObject({ status: 'need_user', confirm_token: 'cfm_1' });
    expect(text).toContain('confirm_token: cfm_1');
    expect(wiped).toEqual([]);
  });

  it('does not ask when the call brings a token', async () => {
    let asked = 0;
    const { structuredContent } = await run(
      era,
      () => {
        asked++;
        return { action: 'decline' };
      },
      { ...TWO, confirm_token: 'cfm_1' },
    );
    expect(structuredContent.status).toBe('final');
    expect(asked).toBe(0);
  });

  it('does not ask when nothing is to be confirmed', async () => {
    const { structuredContent } = await run(era, () => ({ action: 'decline' }), { ids: ['evt_a'] });
    expect(structuredContent).toMatchObject({ status: 'final', deleted: ['evt_a'] });
  });
});

describe.each(['v1', 'legacy'] as const)('unanswered, %s host', (era) => {
  it('falls back to the token when nobody answers in time', async () => {
    const started = Date.now();
    const { structuredContent, services } = await run(era, () => new Promise(() => {}), TWO, { askMs: 200 });
    expect(Date.now() - started).toBeLessThan(2_000);
    expect(structuredContent).toMatchObject({ status: 'need_user', confirm_token: 'cfm_1' });
    expect(services.discarded).toEqual([]);
    expect(wiped).toEqual([]);
  });

  it('falls back to the token when the host fails to ask', async () => {
    const { structuredContent } = await run(era, () => {
      throw new Error('no window');
    });
    expect(structuredContent).toMatchObject({ status: 'need_user', confirm_token: 'cfm_1' });
  });
});

describe('waiting for a person', () => {
  it.each(['v1', 'modern'] as const)('is outside of the deadline (%s)', async (era) => {
    const services = new StubServices();
    const build = stubServer(services, { tools: [wipe], deadlineMs: 100 });
    const host = await connectInProcess(era, build, async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { action: 'accept', content: { confirm: true } };
    });
    expect((await host.call('wipe', TWO)).structuredContent.status).toBe('final');
    await host.close();
  });
});
