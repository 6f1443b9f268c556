import type { en } from './index.ts';

/** What English says, every language says: by the same keys, from the same facts, in words of its own. */
export type Messages = Worded<typeof en>;

type Worded<Said> = Said extends string
  ? string
  : Said extends (facts: infer Facts) => string
    ? (facts: Facts) => string
    : { readonly [Key in keyof Said]: Worded<Said[Key]> };
