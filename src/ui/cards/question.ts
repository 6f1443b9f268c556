import type { Arguments, Candidate, Result, Slot } from '../client/api.ts';
import { el, line, section } from './dom.ts';
import type { Card, Shown } from './shown.ts';
import { saySpan } from './words.ts';

interface Call {
  readonly tool: string;
  readonly args: Arguments;
}

interface Option {
  readonly label: string;
  /** The free time that it stands for. */
  readonly slot?: Slot | undefined;
  /** The call, with this chosen. */
  with(call: Call): Call;
}

interface Group {
  readonly name: string;
  readonly title: string;
  readonly needed: boolean;
  readonly options: readonly Option[];
}

/** Null takes an argument away. */
const merged = (args: Arguments, stands: Arguments): Arguments =>
  Object.fromEntries(Object.entries({ ...args, ...stands }).filter(([, value]) => value !== null));

/** What can be chosen: as the tool says it, or, for one that takes no slot itself, by the call that it names instead. */
function groupsOf({ result, facts }: Shown, card: Card): readonly Group[] {
  const { alternatives = [], retry, conflicts = [] } = result;
  if (facts && facts.choices.length > 0) {
    return facts.choices.map(({ options, ...group }) => ({
      ...group,
      options: options.map(({ label, stands }) => ({
        label,
        slot: alternatives.find(({ slot_token }) => slot_token === stands.slot_token),
        with: ({ tool, args }) => ({ tool, args: merged(args, stands) }),
      })),
    }));
  }
  if (retry?.arguments.slot_token === undefined) return [];
  const slots = alternatives.map((slot) => ({
    label: slot.when,
    slot,
    with: () => ({ tool: retry.tool, args: { ...retry.arguments, slot_token: slot.slot_token } }),
  }));
  const force = {
    label: card.words.anyway,
    with: ({ tool, args }: Call) => ({ tool, args: { ...args, on_conflict: 'force' } }),
  };
  const options = conflicts.length > 0 ? [...slots, force] : slots;
  return [{ name: 'time', title: card.words.instead, needed: true, options }];
}

/** A free time, and what speaks for it. */
export const slotSpan = ({ start, end, reasons = [] }: Slot, { language }: Card) =>
  el('span', {}, saySpan(start, end, language), reasons.length > 0 && el('small', {}, reasons.join(' · ')));

function radios({ name, title, needed, options }: Group, card: Card) {
  const picked = card.kept.get(name) ?? (needed ? '0' : undefined);
  const rows = options.map(({ label, slot }, at) =>
    el(
      'label',
      { class: 'row' },
      el('input', {
        type: 'radio',
        name,
        checked: picked === String(at),
        'data-key': `${name}${at}`,
        change: () => card.kept.set(name, String(at)),
      }),
      slot ? slotSpan(slot, card) : el('span', { dir: 'auto' }, label),
    ),
  );
  return el('fieldset', {}, el('legend', {}, title), ...rows);
}

/** Of each group the option that is picked. */
const pickedOf = (groups: readonly Group[], { kept }: Card): readonly Option[] =>
  groups.flatMap(({ name, needed, options }) => options[Number(kept.get(name) ?? (needed ? 0 : -1))] ?? []);

/** What is asked before a write goes on, and the buttons that answer it. */
export function question(shown: Shown, card: Card): readonly (Node | string | false | undefined)[] {
  const { result, facts, args } = shown;
  if (result.status !== 'need_user' || !facts) return [];
  const { words } = card;
  const token = facts.yes === undefined ? undefined : result[facts.yes];
  const call: Call = { tool: facts.tool, args };
  if (facts.yes !== undefined && token !== undefined) {
    const step = { ...call, args: { ...args, [facts.yes]: token }, sentence: words.sayYes };
    const yes = el('button', { class: 'main', 'data-key': 'yes', click: () => card.act(step) }, words.yes);
    return [section('', itemsOf(result)), card.canAct && el('div', { class: 'actions' }, yes)];
  }
  const groups = groupsOf(shown, card);
  if (groups.length === 0 || !card.canAct) return [section(words.instead, itemsOf(result))];
  const choose = () => {
    const picked = pickedOf(groups, card);
    const step = picked.reduce((so, one) => one.with(so), call);
    card.act({ ...step, sentence: words.sayChoice({ label: picked.map(({ label }) => label).join(', ') }) });
  };
  const button = el('button', { class: 'main', 'data-key': 'choose', click: choose }, words.choose);
  return [...groups.map((group) => radios(group, card)), el('div', { class: 'actions' }, button)];
}

const itemsOf = ({ alternatives = [], candidates = [] }: Result) => [
  ...candidates.map(({ title, when }) => line(title, [when])),
  ...alternatives.map(({ when }) => line(when, [])),
];

/** What is in the way. */
export function conflicts({ result }: Shown, { words, language }: Card) {
  const rows = (result.conflicts ?? []).map((one: Candidate & { readonly severity?: string }) => {
    const row = line(one.title, [one.start && one.end ? saySpan(one.start, one.end, language) : one.when]);
    row.classList.add(one.severity === 'hard' ? 'hard' : 'soft');
    return row;
  });
  return section(words.inTheWay, rows);
}
