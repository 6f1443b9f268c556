import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';

import type { Envelope } from '../change/envelope.ts';
import type { Part } from '../change/removal.ts';
import type { Kind } from './kind.ts';

/** Asks which part of a series is meant, and which occurrence. */
export function whichPart(
  caller: Caller,
  { title, noun }: Pick<Kind, 'noun'> & { readonly title: string },
  { scope, occurrence }: Part,
): Envelope {
  const message =
    scope === undefined
      ? messages(caller).items.whichPart({ noun, title })
      : messages(caller).items.whichOccurrence({ title });
  const missing = [...(scope === undefined ? ['scope'] : []), ...(occurrence === undefined ? ['occurrence'] : [])];
  return { status: 'need_user', message, missing };
}

/** The time of the occurrence, and that more than this one is meant where it is. */
export function partText(caller: Caller, when: string, scope: Part['scope']): string {
  if (scope === 'this_and_future') return messages(caller).items.thisAndFuture({ when });
  return scope === 'all' ? messages(caller).items.wholeSeries({ when }) : when;
}
