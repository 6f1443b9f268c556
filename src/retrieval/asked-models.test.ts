import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModelClient } from './asked-models.ts';
import { ModelFailure } from './models.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A model that does as it is told, and what asking it comes to. */
function asking() {
  const model = { works: vi.fn(async () => 'answer'), loads: vi.fn(async () => 'model' as string | undefined) };
  const client = new ModelClient<string, string>(() => Date.now());
  const ask = async (key: string) => {
    const started = Date.now();
    const asked = client.ask({ key, load: model.loads, work: () => model.works() });
    let answer: Awaited<typeof asked> | 'waiting' = 'waiting';
    void asked.then((value) => {
      answer = value;
    });
    while (answer === 'waiting') await vi.advanceTimersByTimeAsync(10);
    return { answer: answer as Awaited<typeof asked>, ms: Date.now() - started };
  };
  return { ...model, client, ask };
}

const later =
  <Value>(ms: number, value: Value) =>
  () =>
    new Promise<Value>((done) => setTimeout(done, ms, value));
const never = () => new Promise<never>(() => {});

describe('asking a model', () => {
  it('gives its answer, once for the same question', async () => {
    const { ask, works } = asking();
    expect((await ask('a')).answer).toEqual({ value: 'answer' });
    expect((await ask('a')).answer).toEqual({ value: 'answer' });
    expect((await ask('b')).answer).toEqual({ value: 'answer' });
    expect(works).toHaveBeenCalledTimes(2);
  });

  it('gives nothing where none is set up', async () => {
    const { ask, loads } = asking();
    loads.mockImplementation(async () => undefined);
    expect((await ask('a')).answer).toBeUndefined();
  });

  it.each(['missing', 'network', 'timeout', 'dimension', 'corrupt', 'failed'] as const)(
    'that fails (%s) leaves it alone for a while, then tries again',
    async (reason) => {
      const { ask, works } = asking();
      works.mockImplementationOnce(() => Promise.reject(new ModelFailure(reason, 'x')));
      expect((await ask('a')).answer).toEqual({ lack: reason });
      const again = await ask('a');
      expect(again).toEqual({ answer: { lack: reason }, ms: expect.closeTo(0, -2) });
      expect(works).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect((await ask('a')).answer).toEqual({ value: 'answer' });
    },
  );

  it('calls what nobody foresaw a failure', async () => {
    const { ask, loads } = asking();
    loads.mockImplementation(() => Promise.reject(new Error('boom')));
    expect((await ask('a')).answer).toEqual({ lack: 'failed' });
  });

  it('waits less than 200 ms for one that never answers, and then not at all', async () => {
    const { ask, works } = asking();
    await ask('a');
    works.mockImplementation(never);
    const first = await ask('b');
    expect(first.answer).toEqual({ lack: 'timeout' });
    expect(first.ms).toBeLessThan(200);
    const second = await ask('c');
    expect(second).toEqual({ answer: { lack: 'timeout' }, ms: expect.closeTo(0, -2) });
    expect((await ask('a')).answer).toEqual({ value: 'answer' });
  });

  it('keeps what comes late, and waits so long the next time', async () => {
    const { ask, works, client } = asking();
    works.mockImplementation(later(700, 'slow'));
    expect((await ask('a')).answer).toEqual({ lack: 'timeout' });
    expect(client.isReady).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.isReady).toBe(true);
    expect((await ask('a')).answer).toEqual({ value: 'slow' });
    expect((await ask('b')).answer).toEqual({ value: 'slow' });
  });

  it('does not wait while it is being loaded', async () => {
    const { ask, loads } = asking();
    loads.mockImplementationOnce(later(5_000, 'model'));
    expect((await ask('a')).answer).toEqual({ lack: 'loading' });
    expect((await ask('b')).ms).toBeLessThan(20);
    expect(loads).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(6_000);
    expect((await ask('a')).answer).toEqual({ value: 'answer' });
  });
});
