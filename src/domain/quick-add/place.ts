import { GAP } from './frames/gap.ts';
import { anyOf, ofAll } from './languages.ts';
import type { Remaining } from './remaining.ts';

/** Where something takes place: in a field of its own, by a preposition, or by its name. */

const LABELLED = new RegExp(
  `${anyOf(({ places }) => places.labels)}\\s*(?:[:：=]|${anyOf(({ places }) => places.labelLinks)})?\\s*(?<place>[^${GAP},，。;；\\n]{1,40}?)(?=\\s*(?:$|[${GAP},，。;；\\n]|\\s${anyOf(({ places }) => places.otherLabels)}))`,
);

/** Somebody, not a place: `@bob`, @张总. */
const PERSON = new RegExp(`^${anyOf(({ places }) => places.persons)}$`, 'u');
const TO_SOMEBODY = new RegExp(`${anyOf(({ places }) => places.toSomebody)}\\s*$`);
const OPEN = new RegExp(`^${anyOf(({ places }) => places.open)}$`);
/** Between what is said of one thing. */
const DASHES = /^[\s–—]+|[\s–—]+$/g;
const EDGES = ofAll(({ places }) => places.edges);

/** Words that begin with a capital, or join such: `Da Vittorio`, `Isle of Man`. */
const NAME =
  /^(?:the )?\p{Lu}[\p{L}\p{N}'’.&-]*(?:\s(?:(?:of|the|de|da|di|la|le|and|&|on)\s)?[\p{Lu}\d][\p{L}\p{N}'’.&-]*){0,4}$/u;

const ALL: readonly (readonly [pattern: RegExp, isNamed: boolean])[] = [
  ...[LABELLED, ...ofAll(({ places }) => places.patterns)].map((pattern) => [pattern, false] as const),
  ...ofAll(({ places }) => places.named).map((pattern) => [pattern, true] as const),
].map(([pattern, isNamed]) => [new RegExp(pattern.source, 'du'), isNamed]);

/** Takes the place out of what is left of a text; undefined when it names none, or nothing else would be left. */
export function takePlace(rest: Remaining): string | undefined {
  const { view } = rest;
  for (const [pattern, isNamed] of ALL) {
    const match = pattern.exec(view);
    const [from, to] = match?.indices?.groups?.place ?? [];
    const whole = match?.indices?.[0];
    if (from === undefined || to === undefined || !whole) continue;
    const shown = rest.shown({ from, to });
    if (isNamed && !NAME.test(shown)) continue;
    const isAt = view.slice(whole[0], from).includes('@');
    if (isAt && (PERSON.test(shown.toLowerCase()) || TO_SOMEBODY.test(view.slice(0, whole[0])))) continue;
    const name = EDGES.reduce((text, edge) => text.replace(edge, ''), shown.replace(DASHES, '')).trim();
    if (name === '') continue;
    // 地点待定: nothing is known of it yet.
    const isOpen = OPEN.test(name.toLowerCase());
    rest.cutView({ from: whole[0], to: whole[1] });
    return isOpen ? undefined : name;
  }
  return undefined;
}
