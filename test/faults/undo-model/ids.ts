import { onTestFinished, vi } from 'vitest';

/**
 * Until the test ends ids are the same in every process: rows are chosen in their order. Returns what begins a run;
 * within each ids come in the same order, so that fast-check can shrink one and replay it.
 */
export function countedIds(): (run: number) => void {
  let [run, drawn] = [0, 0];
  const random = crypto.getRandomValues.bind(crypto);
  const spy = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (!(array instanceof Uint8Array && array.length === 10)) return random(array);
    // An odd factor: no two are alike, and they do not rise.
    const mixed = Math.imul(++drawn, 0x9e3779b1);
    return array.map((_, index) => (index < 4 ? run >>> (5 * index) : mixed >>> (5 * (index - 4))) & 31);
  });
  onTestFinished(() => spy.mockRestore());
  return (next) => {
    [run, drawn] = [next, 0];
  };
}
