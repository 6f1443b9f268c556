import table from 'opencc-js/dict/TSCharacters';

/**
 * Characters that OpenCC tells apart by context, or that only one side writes. Texts and
 * queries go through the same table, so that one form for both is enough.
 */
const BEYOND = '著着妳你祂他牠它佔占週周裡里麽么嘆叹彷仿曬晒纔才';

let forms: ReadonlyMap<string, string> | undefined;

function build(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const pair of table.split('|')) {
    const [from, to] = pair.split(' ');
    if (from && to) map.set(from, to);
  }
  const letters = [...BEYOND];
  for (let at = 1; at < letters.length; at += 2) map.set(letters[at - 1] as string, letters[at] as string);
  return map;
}

/** The simplified form of a Chinese character; others as they are. */
export function simplified(letter: string): string {
  forms ??= build();
  return forms.get(letter) ?? letter;
}
