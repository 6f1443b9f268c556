import type { Span } from '../../services/planning/digest/period.ts';
import type { PromptContext } from '../sheets/prompt.ts';
import { type Amount, periodLines } from './period.ts';
import { type Facts, kindsOf } from './render.ts';
import { suggestionLines } from './suggestions.ts';

/** Looks up the days that the request names, or those around now, for these kinds of items. Undefined where `named` finds none. */
export async function gather(
  context: PromptContext,
  span: Span,
  amount: Amount,
  kinds: ReadonlySet<string> = kindsOf(context.tools),
): Promise<Facts | undefined> {
  const { services, caller, request } = context;
  if (request === undefined && span === 'named') return undefined;
  const digest = await services.digest(caller, { span, about: request, kinds });
  return digest && { lines: periodLines(digest, context, amount), ready: suggestionLines(digest, context) };
}
