import { Script } from 'node:vm';

/** No text may take more, in milliseconds of CPU. Several times what any takes: it is not the speed that is tested. */
const MOST_MS = 250;

/** When texts are given up, in milliseconds of the clock. */
const HOPELESS_MS = 60_000;

/** Texts that are read at a time: to be able to give up costs a thread each time. */
const AT_ONCE = 100;

/** How often what took too long is read again: the first time patterns are compiled, and the machine may be busy. */
const TRIES = 3;

export interface Slow<Text> {
  readonly text: Text;
  /** CPU; Infinity for what was given up. */
  readonly ms: number;
}

const run = new Script('globalThis.perchReads()');

/** A loop in an engine of patterns is ended by nothing else but the end of the process. */
function hasEnded(work: () => void, withinMs: number): boolean {
  Object.assign(globalThis, { perchReads: work });
  try {
    run.runInThisContext({ timeout: withinMs });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  } finally {
    Reflect.deleteProperty(globalThis, 'perchReads');
  }
}

function workOf<Text>(text: Text, read: (text: Text) => void): number {
  const before = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** By the clock: asking how much CPU was used takes longer than reading most texts. */
function timeOf<Text>(text: Text, read: (text: Text) => void): number {
  const before = performance.now();
  read(text);
  return performance.now() - before;
}

/** The texts that take too much work to read. At one that does not end the rest are left. */
export function slowOf<Text>(
  texts: readonly Text[],
  read: (text: Text) => void,
  hopelessMs = HOPELESS_MS,
): Slow<Text>[] {
  const slow: Slow<Text>[] = [];
  let [text] = texts;
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const ended = hasEnded(() => {
      for (text of texts.slice(from, from + AT_ONCE)) {
        let ms = timeOf(text, read);
        for (let tries = 0; ms > MOST_MS && tries < TRIES; tries++) ms = Math.min(ms, workOf(text, read));
        if (ms > MOST_MS) slow.push({ text, ms });
      }
    }, hopelessMs);
    if (!ended && text !== undefined) return [...slow, { text, ms: Infinity }];
  }
  return slow;
}
