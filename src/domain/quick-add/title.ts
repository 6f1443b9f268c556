import { GAP } from './frames/gap.ts';
import { anyOf, ofAll } from './languages.ts';
import { BOOKING, INSIDE, LEAD, TAIL } from './noise.ts';
import type { Remaining } from './remaining.ts';

/** More steps than a text of contract length can need. */
const STEPS = 60;

/** Says its title outright. */
const NAMED = new RegExp(
  `${anyOf(({ title }) => title.labels)}\\s*(?<cut>[^${GAP},，。;；]+?)(?=\\s*(?:$|[${GAP},，。;；])|\\s${anyOf(({ title }) => title.otherLabels)}(?:[\\s:：]|$))`,
);

/** Nothing by itself. */
const ACCESSORY = new RegExp(`^${anyOf(({ title }) => title.accessory)}$`, 'i');

const AROUND = ofAll(({ title }) => title.around);

/**
 * What a text is about, once times and places are taken out: without the words
 * that ask for an entry, of which there are more for an event. Empty when
 * nothing is left.
 */
export function titleOf(rest: Remaining, isEvent = false): string {
  const named = rest.find(NAMED);
  if (named) return unwrapped(rest.shown(named));
  dropJoints(rest);
  for (
    let step = 0;
    step < STEPS &&
    ((isEvent && BOOKING.some((booking) => rest.drop(booking, false))) ||
      rest.drop(LEAD, false) ||
      rest.drop(TAIL, false));
    step++
  );
  const title = unwrapped(rest.shown());
  if (ACCESSORY.test(title)) return '';
  for (const pattern of AROUND) {
    const inner = pattern.exec(title)?.[1];
    if (inner !== undefined) return inner;
  }
  return title;
}

/** Takes out the words that led to the times taken out. */
export function dropJoints(rest: Remaining): void {
  for (const pattern of INSIDE) for (let step = 0; step < STEPS && rest.drop(pattern); step++);
}

const BRACKETS: Readonly<Record<string, string>> = { '"': '"', '“': '”', '「': '」', '(': ')', '（': '）', '[': ']' };
const EDGE = /^[\s,，.。:：;；、~\-–—|·•]+|[\s,，.。:：;；、~\-–—|·•?？!！]+$/g;

/** Without punctuation at its ends, empty brackets, and marks that quote all of it. */
function unwrapped(title: string): string {
  const plain = title
    .replace(/\(\s*\)|（\s*）|\[\s*\]|【\s*】|\{\s*\}/g, ' ')
    .replace(/\s+([,，。、;；])/g, '$1')
    .replace(/[:：;；]?([,，、])[,，、\s]*[,，、]|[:：;；]\s*([,，、])/g, '$1$2')
    .replace(EDGE, '')
    // Half of brackets whose other half went with the time.
    .replace(/^[)）\]】]+\s*|\s*[(（[【]+$/g, '')
    .replace(/(?<=^[^(（[【]*)\s+[)）\]】]+$/, '')
    .replace(/\s+/g, ' ');
  const close = BRACKETS[plain[0] ?? ''];
  const inner = plain.slice(1, -1);
  return close !== undefined && plain.endsWith(close) && !inner.includes(close) ? inner.replace(EDGE, '') : plain;
}
