import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../../docs/decisions.md'), 'utf8');

it('has an id of its own for each decision, and the ids of a section in order', () => {
  const ids = [...text.matchAll(/^\| D-([a-z]+)-(\d+) \|/gm)].map(([, area, number]) => ({
    area: area as string,
    number: Number(number),
  }));
  for (const [area, some] of Map.groupBy(ids, (one) => one.area)) {
    const numbers = some.map(({ number }) => number);
    expect(numbers, area).toEqual(
      numbers.toSorted((a, b) => a - b).filter((number, at, all) => number !== all[at - 1]),
    );
  }
});
