import { messages } from '../../messages/index.ts';
import type { Choice, Option } from '../../present/choice.ts';
import type { Reader } from '../../present/reader.ts';
import type { Structured } from './envelope.ts';
import type { ToolSpec } from './tool.ts';

/** More than that nobody reads through. */
const MOST = 10;

/** Times that a slot takes the place of. */
const TIMES = ['start', 'end', 'at', 'duration_minutes', 'all_day'];

const isAlone = ({ label }: Option, index: number, all: readonly Option[]): boolean =>
  all.findIndex((other) => other.label === label) === index;

const choice = (name: string, title: string, options: readonly Option[], needed = true): Choice[] =>
  options.length === 0 ? [] : [{ name, title, needed, options: options.filter(isAlone).slice(0, MOST) }];

/**
 * What a question leaves to choose, as the fields of a form: free slots, the item or occurrence meant, which part of a
 * series, the reading of an argument. Empty where nothing can be chosen, as where an hour is missing.
 */
export function choicesOf({ input }: Pick<ToolSpec, 'input'>, result: Structured, reader: Reader): Choice[] {
  const { status, missing = [], alternatives = [], candidates = [], conflicts = [] } = result;
  if (status !== 'need_user') return [];
  const says = messages(reader).call;
  const takes = (name: string): boolean => name in input.shape;
  const given = Object.fromEntries(TIMES.filter(takes).map((name) => [name, null]));
  const slots = takes('slot_token')
    ? alternatives.map(({ when, slot_token }) => ({ label: when, stands: { ...given, slot_token } }))
    : [];
  if (slots.length > 0) {
    const insists = conflicts.length > 0 && takes('on_conflict');
    const force = insists ? [{ label: says.allTheSame, stands: { on_conflict: 'force' } }] : [];
    return choice('time', says.whichTime, [...slots.slice(0, MOST - 1), ...force]);
  }
  const asksPart = missing.includes('scope');
  const items = candidates.flatMap(({ ref, id, title, when }): Option[] => {
    if (ref === undefined)
      return takes(title) ? [{ label: when === '' ? id : `${id} · ${when}`, stands: { [title]: id } }] : [];
    const label = [title, when].filter((part) => part !== '').join(' · ');
    if (takes('id')) return [{ label, stands: { id: ref, match: null } }];
    return takes('ids') ? [{ label, stands: { ids: [ref], match: null } }] : [];
  });
  const parts = asksPart
    ? (['this', 'this_and_future', 'all'] as const).map((scope) => ({ label: says.parts[scope], stands: { scope } }))
    : [];
  return [
    ...choice('part', says.whichPart, parts),
    ...choice('which', asksPart ? says.whichOccurrence : says.whichOne, items, !asksPart),
  ];
}

/**
 * The choice between what was asked for, which needs a yes, and the call that is offered in its place: a time that is
 * past, or the next like it. Empty where nothing is offered instead. `yes`: the argument that takes the token.
 */
export function insteadOf(spec: Pick<ToolSpec, 'name'>, result: Structured, yes: string, reader: Reader): Choice[] {
  const { retry } = result;
  const token = result[yes];
  const start = retry?.tool === spec.name ? retry.arguments.start : undefined;
  if (typeof start !== 'string') return [];
  const says = messages(reader).call;
  return choice('time', says.whichTime, [
    { label: start.slice(0, 16).replace('T', ' '), stands: { ...retry?.arguments } },
    { label: says.allTheSame, stands: { [yes]: token } },
  ]);
}

/** The arguments that an answered form stands for; undefined where something needed is not chosen, or not on offer. */
export function chosenOf(
  choices: readonly Choice[],
  answer: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  const chosen: Record<string, unknown> = {};
  for (const { name, needed, options } of choices) {
    const option = options.find(({ label }) => label === answer[name]);
    if (option) Object.assign(chosen, option.stands);
    else if (needed) return undefined;
  }
  return chosen;
}
