import { mountCard } from '../card.ts';
import { el, line, section } from '../dom.ts';
import type { Card, Shown } from '../shown.ts';

interface Sync {
  readonly accounts?: readonly {
    readonly name: string;
    readonly state: 'ok' | 'login' | 'failing';
    readonly reason?: string;
    readonly calendars?: readonly { readonly name: string; readonly waiting?: number; readonly reason?: string }[];
  }[];
  readonly differences?: readonly { readonly title: string; readonly change_id?: string }[];
  readonly suggestions?: readonly Suggestion[];
}

/** A call that decides a difference; `why` is what it comes to. */
interface Suggestion {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly why: string;
}

function deciding(suggestions: readonly Suggestion[], card: Card) {
  if (!card.canAct || suggestions.length === 0) return undefined;
  const buttons = suggestions.map(({ tool, arguments: args, why }, at) =>
    el('button', { 'data-key': `decide${at}`, click: () => card.act({ tool, args, sentence: why }) }, why),
  );
  return el('div', { class: 'actions' }, ...buttons);
}

/** Connected calendars, and what was changed on both sides, with the button that takes the other side's. */
mountCard({
  isList: true,
  body({ result }: Shown, card) {
    const { words } = card;
    const { accounts = [], differences = [], suggestions = [] } = result as unknown as Sync;
    const accountLine = ({ name, state, reason, calendars = [] }: NonNullable<Sync['accounts']>[number]) =>
      line(name, [
        words.accounts[state],
        reason,
        ...calendars.map((one) => [one.name, one.reason].filter(Boolean).join(': ')),
      ]);
    return [
      section(words.connected, accounts.map(accountLine)),
      section(
        words.bothSides,
        differences.map(({ title }) => line(title, [])),
      ),
      deciding(suggestions, card),
    ];
  },
});
