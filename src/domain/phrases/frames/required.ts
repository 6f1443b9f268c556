/**
 * Sets of characters of which every match of a pattern holds at least one:
 * a text that has none of a set need not be tried with the pattern. Read off
 * its source. Letters, digits and blanks, which most texts have, are not counted.
 */
export const requiredIn = (source: string): string[] => [...new Set(readBranches({ source, at: 0 }))];

const isTelling = (char: string): boolean => !/[a-z\d\s]/i.test(char);

interface Place {
  readonly source: string;
  at: number;
}

/** What the branches up to the closing bracket need: of several, one of what each needs. */
function readBranches(place: Place): string[] {
  const branches: string[][] = [[]];
  while (place.at < place.source.length && place.source[place.at] !== ')') {
    if (place.source[place.at] === '|') {
      place.at++;
      branches.push([]);
      continue;
    }
    const held = readTerm(place);
    if (!skipQuantifier(place)) branches.at(-1)?.push(...held);
  }
  if (branches.length === 1) return branches[0] as string[];
  const shortest = branches.map((held) => held.toSorted((a, b) => a.length - b.length)[0]);
  return shortest.some((held) => held === undefined) ? [] : [[...new Set(shortest.join(''))].join('')];
}

/** One character, class, group or sign. */
function readTerm(place: Place): string[] {
  const { source } = place;
  const char = source[place.at++] as string;
  if (char === '\\') {
    const escaped = source[place.at++] as string;
    return /\w/.test(escaped) || !isTelling(escaped) ? [] : [escaped];
  }
  if (char === '[') {
    const from = place.at;
    while (source[place.at] !== ']') place.at += source[place.at] === '\\' ? 2 : 1;
    const chars = source.slice(from, place.at++);
    return /^\^|[\\-]/.test(chars) || ![...chars].every(isTelling) ? [] : [chars];
  }
  if (char === '(') {
    const opened = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(source.slice(place.at, place.at + 40))?.[0] ?? '';
    place.at += opened.length;
    const held = readBranches(place);
    place.at++;
    return /^\?<?[=!]/.test(opened) ? [] : held;
  }
  return '.^$'.includes(char) || !isTelling(char) ? [] : [char];
}

/** Skips a quantifier; true when it lets what stands before it be left out. */
function skipQuantifier(place: Place): boolean {
  const [quantifier] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(place.source.slice(place.at, place.at + 12)) ?? [''];
  place.at += quantifier.length;
  return /^(?:[?*]|\{0)/.test(quantifier);
}
