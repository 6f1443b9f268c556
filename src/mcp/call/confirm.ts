import { createHash } from 'node:crypto';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import { visible } from '../../present/visible.ts';
import { attempt, type Call, execute, type Outcome, tokenArgument } from './execute.ts';
import { fold } from './nearest.ts';
import { normalise } from './normalise.ts';

/** What a confirmation that is under way carries through the host, signed. */
export interface Asked {
  readonly tool: string;
  readonly argumentsHash: string;
  readonly token: string;
}

export type Answer = 'yes' | 'no' | 'unanswered';

/** What a host shows its user. */
export interface Form {
  readonly message: string;
  /** The label of the box to tick. */
  readonly confirm: string;
}

/** A host that may be able to ask its user. `Handed` is what a call ends with when the host is to ask and then repeat it. */
export interface Host<Handed extends object> {
  /** The call is a repeated one: what was asked (or state that we did not sign), and the answer. */
  readonly returned: { readonly asked: Asked | 'invalid'; readonly answer: Answer } | undefined;
  /** Undefined when the host cannot ask. */
  readonly ask: ((form: Form, asked: Asked) => Promise<Answer | Handed>) | undefined;
}

/** Items that a question names besides its message. */
const NAMED = 20;

/** Reads an elicitation result: only an accepted form with the box ticked is a yes. */
export function answerOf(action: string, content: unknown): Answer {
  const ticked = typeof content === 'object' && content !== null && 'confirm' in content && content.confirm === true;
  return action === 'accept' && ticked ? 'yes' : 'no';
}

function formOf({ structured, reader, asked }: Outcome): Form {
  const lines = asked?.() ?? [];
  const items = lines.length > NAMED ? [...lines.slice(0, NAMED), `… (${lines.length - NAMED})`] : lines;
  return {
    message: [structured.message, ...items].map(visible).join('\n'),
    confirm: messages(reader).call.confirm,
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

/** The call repeated with an answer. */
function resume(call: Call, asked: Asked | 'invalid', answer: Answer): Promise<Outcome> {
  if (asked === 'invalid') {
    return attempt(call, async (_services, caller) => {
      const message = messages(caller).call.confirmationExpired;
      throw new UserError('CONFIRMATION_INVALID', message);
    });
  }
  if (answer === 'unanswered') return execute(call);
  if (answer === 'no') return decline(call, asked.token);
  return execute(call, {
    token: asked.token,
    check: (given, caller) => {
      if (asked.tool === call.spec.name && asked.argumentsHash === hashOf(given)) return;
      const message = messages(caller).call.confirmationOfAnotherCall;
      throw new UserError('CONFIRMATION_INVALID', message);
    },
  });
}

/**
 * Runs a tool that may need the user's yes (contract §1 "Confirmation"). The
 * service decides whether it does, by answering with a token; here
 * the user is asked, if the host can. A person is waited for outside of the
 * deadline. Unanswered, the `need_user` with its token stands.
 */
export async function executeConfirmed<Handed extends object>(
  call: Call,
  host: Host<Handed>,
): Promise<Outcome | { readonly handed: Handed }> {
  if (host.returned) return resume(call, host.returned.asked, host.returned.answer);
  const pending = await execute(call);
  const name = tokenArgument(call.spec) ?? 'confirm_token';
  const { status, [name]: token } = pending.structured;
  if (status !== 'need_user' || typeof token !== 'string' || bringsToken(call, name) || !host.ask) return pending;
  const argumentsHash = hashOf(normalise(call.raw, call.schema, pending.reader));
  const answer = await host.ask(formOf(pending), { tool: call.spec.name, argumentsHash, token });
  if (answer === 'unanswered') return pending;
  // The model never sees this result: what is due is said with the next one.
  for (const key of pending.due?.keys ?? []) call.connection.memory.dueTold.delete(key);
  if (typeof answer === 'object') return { handed: answer };
  return answer === 'yes' ? execute(call, { token }) : decline(call, token);
}
