import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** What npm takes as it comes, since the lock does not say what it must be. */
const undigested = Object.entries(lock.packages).filter(
  ([path, { integrity, link, inBundle }]) => path !== '' && !integrity && !link && !inBundle,
);

it('every package has the digest of what it must be, but for tools of other platforms, which scripts/complete-lock.mjs asks for', () => {
  const isToolElsewhere = ({ dev, optional, os = [] }: Locked): boolean =>
    dev === true && optional === true && os.length > 0;
  expect(undigested.filter(([, entry]) => !isToolElsewhere(entry)).map(([path]) => path)).toEqual([]);
});
