import { createHash } from 'node:crypto';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import type { Choice } from '../../present/choice.ts';
import { visible } from '../../present/visible.ts';
import type { Asked, Subject } from './asked.ts';
import { choicesOf, chosenOf, insteadOf } from './choices.ts';
import { attempt, type Call, type Confirmed, execute, type Outcome, tokenArgument } from './execute.ts';
import { fold } from './nearest.ts';
import { normalise } from './normalise.ts';

/** What a host's form came back with. */
export type Answer = 'unanswered' | 'no' | { readonly content: Readonly<Record<string, unknown>> };

/** What a host shows its user: a box to tick, or things to choose. */
export interface Form {
  readonly message: string;
  /** The label of the box. */
  readonly confirm?: string;
  readonly choices?: readonly Choice[];
}

/** A host that may be able to ask its user. `Handed` is what a call ends with when the host is to ask and then repeat it. */
export interface Host<Handed extends object> {
  /** The call is a repeated one: what was asked (or state that we did not sign), and the answer. */
  readonly returned: { readonly asked: Asked | 'invalid'; readonly answer: Answer } | undefined;
  /** Undefined when the host cannot ask. */
  readonly ask: ((form: Form, asked: Asked) => Promise<Answer | { readonly handed: Handed }>) | undefined;
}

const isHanded = <Handed extends object>(
  answer: Answer | { readonly handed: Handed },
): answer is { readonly handed: Handed } => typeof answer === 'object' && 'handed' in answer;

/** Items that a question names besides its message. */
const NAMED = 20;

/** Questions about one call; one more is answered by the model. */
const MOST_QUESTIONS = 3;

/**
 * Reads an elicitation result that came `tookMs` after its question. Some hosts decline by themselves and show nobody
 * anything, others accept with nothing in the form: what is quicker than `personMs` is no person's answer. Cancelled is
 * unanswered: the form was put away.
 */
export function answerOf(action: string, content: unknown, tookMs: number, personMs: number): Answer {
  if (action === 'cancel') return 'unanswered';
  const filled = { ...(content as object | undefined) };
  if (action === 'accept' && Object.keys(filled).length > 0) return { content: filled };
  return tookMs < personMs ? 'unanswered' : 'no';
}

function formOf({ structured, reader, asked }: Outcome, choices: readonly Choice[] | undefined): Form {
  const lines = choices ? [] : (asked?.() ?? []);
  const items = lines.length > NAMED ? [...lines.slice(0, NAMED), `… (${lines.length - NAMED})`] : lines;
  return {
    message: [structured.message, ...items].map(visible).join('\n'),
    ...(choices ? { choices } : { confirm: messages(reader).call.confirm }),
  };
}

function hashOf(given: Record<string, unknown>): string {
  const sorted = Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

/** True when the model brought a token itself: then the user has been asked. */
const bringsToken = ({ raw }: Call, name: string): boolean =>
  Object.entries(raw).some(([key, value]) => fold(key) === fold(name) && value !== null && value !== '');

/** The user said no: nothing was written, and the token is worth nothing any more. */
function decline(call: Call, token: string): Promise<Outcome> {
  return attempt(call, async (services, caller) => {
    await services.guard.discardConfirmation(caller, token);
    const message = messages(caller).call.userDidNotConfirm;
    return { result: { status: 'need_user', message }, lines: () => [] };
  });
}

/** Nothing is done: the state that came back is not ours. */
const refuse = (call: Call): Promise<Outcome> =>
  attempt(call, async (_services, caller) => {
    throw new UserError('CONFIRMATION_INVALID', messages(caller).call.confirmationExpired);
  });

const withChosen = (call: Call, chosen: Asked['chosen']): Call => ({ ...call, raw: { ...call.raw, ...chosen } });

/** An answer is to the call that it was asked for, and to no other. */
const sameCall =
  (call: Call, asked: Asked): Confirmed['check'] =>
  (caller) => {
    const isSame = asked.argumentsHash === hashOf(normalise(call.raw, call.schema, caller));
    if (asked.tool === call.spec.name && isSame) return;
    throw new UserError('CONFIRMATION_INVALID', messages(caller).call.confirmationOfAnotherCall);
  };

/** What is to be asked about the result of a call, if anything is. */
function questionOf(call: Call, { structured, reader }: Outcome): Subject | undefined {
  const { spec, raw } = call;
  if (structured.status !== 'need_user' || spec.effect === 'read') return undefined;
  const name = tokenArgument(spec);
  const token = name === undefined ? undefined : structured[name];
  if (name !== undefined && typeof token === 'string') {
    if (bringsToken(call, name)) return undefined;
    const instead = insteadOf(spec, structured, name, reader);
    return instead.length > 0 ? { choices: instead, ends: token } : { token };
  }
  if (raw.dry_run === true || raw.dry_run === 'true') return undefined;
  const choices = choicesOf(spec, structured, reader);
  return choices.length > 0 ? { choices } : undefined;
}

/** What a call goes on with after an answer. */
interface Next {
  readonly chosen: Asked['chosen'];
  /** The user's yes. */
  readonly token?: string;
}

/** What an answer comes to. `open`: the question stands, since the user may say more in words. */
type Step =
  | { readonly is: 'open' }
  | { readonly is: 'declined'; readonly token: string }
  | { readonly is: 'next'; readonly next: Next };

function stepOf(asked: Asked, answer: Answer): Step {
  const { chosen, token, choices } = asked;
  if (answer === 'unanswered') return { is: 'open' };
  if (answer === 'no' && 'ends' in asked && asked.ends !== undefined) return { is: 'declined', token: asked.ends };
  const content = answer === 'no' ? {} : answer.content;
  if (token !== undefined)
    return content.confirm === true ? { is: 'next', next: { chosen, token } } : { is: 'declined', token };
  const more = chosenOf(choices, content);
  return more ? { is: 'next', next: { chosen: { ...chosen, ...more } } } : { is: 'open' };
}

/**
 * Runs a tool that may need its user: a yes (contract §1 "Confirmation"), or a choice between slots, items, parts of a
 * series or readings. The service decides what it needs by what it answers; here the user is asked, if the host can. A
 * person is waited for outside of the deadline. Unanswered, the `need_user` with its token and lists stands.
 */
export async function executeAsking<Handed extends object>(
  call: Call,
  { returned, ask }: Host<Handed>,
): Promise<Outcome | { readonly handed: Handed }> {
  let next: Next = { chosen: {} };
  let check: Confirmed['check'];
  if (returned) {
    const { asked, answer } = returned;
    if (asked === 'invalid') return refuse(call);
    const step = stepOf(asked, answer);
    if (step.is === 'declined') return decline(call, step.token);
    check = sameCall(call, asked);
    if (step.is === 'open') return execute(withChosen(call, asked.chosen), { check });
    next = step.next;
  }
  for (let questions = 0; ; questions++) {
    const current = withChosen(call, next.chosen);
    const pending = await execute(current, { token: next.token, check });
    const question = next.token === undefined ? questionOf(current, pending) : undefined;
    if (!question || !ask || questions === MOST_QUESTIONS) return pending;
    const argumentsHash = hashOf(normalise(call.raw, call.schema, pending.reader));
    const asked: Asked = { tool: call.spec.name, argumentsHash, at: Date.now(), chosen: next.chosen, ...question };
    const answer = await ask(formOf(pending, question.choices), asked);
    const step = isHanded(answer) ? answer : stepOf(asked, answer);
    if ('is' in step && step.is === 'open') return pending;
    // The model never sees this result: what is due is said with the next one.
    for (const key of pending.due?.keys ?? []) call.connection.memory.dueTold.delete(key);
    if (!('is' in step)) return step;
    if (step.is === 'declined') return decline(call, step.token);
    next = step.next;
  }
}
