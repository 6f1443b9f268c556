import { TOOLS } from '../../messages/shared/tools.ts';
import type { Arguments } from '../client/api.ts';
import { type Context, connect, type Host } from './bridge.ts';
import { el } from './dom.ts';
import { grow, redrawn } from './frame.ts';
import { conflicts, question } from './question.ts';
import { type Card, readAnswer, type Shown, type Step } from './shown.ts';
import { wear } from './theme.ts';
import { languageOf, wordsOf } from './words.ts';

/** What stands between the message of a result and what is asked. */
export type Body = (shown: Shown, card: Card) => readonly (Node | string | false | undefined)[];

interface Kind {
  readonly body: Body;
  /** A list that is looked at again after each write, in place of what the write answered. */
  readonly isList?: true;
  /** It has a button of its own for the user's yes. */
  readonly ownsYes?: true;
}

/** How long a host is waited for, in milliseconds. */
const PATIENCE_MS = 5_000;

const SKELETON = [1, 2, 3].map(() => ({ class: 'skeleton' }));

/** Runs a card: shows what the host says, and carries out what the user clicks. */
export function mountCard({ body, isList, ownsYes }: Kind): void {
  let host: Host | undefined;
  let context: Context = {};
  let args: Arguments = {};
  /** A text: all that is there. */
  let shown: Shown | string | undefined;
  /** What was done last, and what takes it back. */
  let note: { readonly text: string; readonly change?: string | undefined } | undefined;
  let isBusy = false;
  const kept = new Map<string, string>();

  const language = () =>
    languageOf((typeof shown === 'object' && shown.facts?.language) || context.locale || navigator.language);

  function show(next: Shown | string): void {
    shown = next;
    kept.clear();
    draw();
  }

  const request = async (tool: string, given: Arguments) =>
    readAnswer(await host?.request('tools/call', { name: tool, arguments: given }), given);

  /** One thing at a time; what is refused is said. */
  async function busy(work: () => Promise<void>, otherwise: string): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    document.querySelector('main')?.setAttribute('aria-busy', 'true');
    try {
      await work();
    } catch {
      note = { text: otherwise };
    }
    isBusy = false;
    draw();
  }

  async function say(sentence: string): Promise<void> {
    await host?.request('ui/message', { role: 'user', content: [{ type: 'text', text: sentence }] });
    note = { text: wordsOf(language()).said({ sentence }) };
  }

  /** The model was not there when it was done. Nothing is lost where the host does not pass it on. */
  function tellModel(message: string, change: string): void {
    const content = [{ type: 'text', text: wordsOf(language()).userDid({ message, change }) }];
    const isContext = host?.can.updateModelContext !== undefined || host?.can.message === undefined;
    const [method, more] = isContext ? ['ui/update-model-context', {}] : ['ui/message', { role: 'user' }];
    host?.request(method, { ...more, content }).catch(() => {});
  }

  const look = (tool: string, given: Arguments): void =>
    void busy(async () => {
      show(await request(tool, given));
      note = undefined;
    }, wordsOf(language()).failed);

  const act = ({ tool, args: given, sentence }: Step): void =>
    void busy(async () => {
      if (!host?.can.serverTools) return say(sentence);
      const before = shown;
      const answer = await request(tool, given);
      if (typeof answer === 'string') {
        note = { text: answer };
        return;
      }
      const { status, message, hint, change_id: change } = answer.result;
      if (change !== undefined) tellModel(message, change);
      if (status === 'error') note = { text: [message, hint].filter(Boolean).join(' ') };
      else if (isList && status === 'final' && typeof before === 'object' && before.facts) {
        note = { text: message, change: tool === TOOLS.undo ? undefined : change };
        show(await request(before.facts.tool, before.args));
      } else {
        note = undefined;
        show(answer);
      }
    }, wordsOf(language()).sayInstead({ sentence }));

  function cardOf({ facts }: Shown): Card {
    const canLook = facts !== undefined && host?.can.serverTools !== undefined;
    const canAct = (canLook || (facts !== undefined && host?.can.message !== undefined)) && facts?.readOnly === false;
    const tell = (text: string): void => {
      note = { text };
      draw();
    };
    return { words: wordsOf(language()), language: language(), canAct, canLook, kept, act, look, tell };
  }

  /** What was done, and the button that takes it back. */
  function footer({ result, facts }: Shown, { words, canAct }: Card) {
    const change = note ? note.change : facts?.tool === TOOLS.undo ? undefined : result.change_id;
    const undo = { tool: TOOLS.undo, args: { change_id: change }, sentence: words.takeBack };
    const button =
      change !== undefined && canAct && el('button', { 'data-key': 'undo', click: () => act(undo) }, words.undo);
    return note || button ? [el('div', { class: 'actions' }, el('p', {}, note?.text ?? ''), button)] : [];
  }

  function contents() {
    const words = wordsOf(language());
    if (shown === undefined) {
      const bars = SKELETON.map((has) => el('div', has));
      return [el('p', { class: 'unseen' }, words.waiting), ...bars];
    }
    if (typeof shown === 'string') return [el('p', { class: 'text', dir: 'auto' }, shown)];
    const { result } = shown;
    const card = cardOf(shown);
    return [
      el('h1', { tabindex: '-1', dir: 'auto' }, result.message),
      conflicts(shown, card),
      ...body(shown, card),
      ...(ownsYes && result.plan_token !== undefined ? [] : question(shown, card)),
      ...(result.assumptions ?? []).map((text) => el('p', { class: 'note' }, text)),
      ...(result.warnings ?? []).map((text) => el('p', { class: 'note warn' }, text)),
      result.hint !== undefined && el('p', { class: 'note' }, result.hint),
      ...footer(shown, card),
    ];
  }

  function draw(): void {
    document.documentElement.lang = language() === 'zh' ? 'zh-CN' : 'en';
    redrawn(contents(), note?.text ?? (typeof shown === 'object' ? shown.result.message : undefined), isBusy);
  }

  const changed = (next: Context): void => {
    context = { ...context, ...next };
    wear(context);
    draw();
  };

  changed({});
  const alone = setTimeout(() => show(wordsOf(language()).alone), PATIENCE_MS);
  let stopGrowing: () => void = () => {};
  connect({
    input: (given) => {
      args = given;
    },
    result: (answer) => show(readAnswer(answer, args)),
    cancelled: () => show(wordsOf(language()).cancelled),
    context: changed,
    teardown: () => stopGrowing(),
  })
    .then((found) => {
      clearTimeout(alone);
      host = found;
      stopGrowing = grow(found);
      if (typeof shown === 'string') shown = undefined;
      changed(found.context);
    })
    .catch(() => show(wordsOf(language()).alone));
}
