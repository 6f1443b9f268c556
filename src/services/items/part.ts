import type { Caller } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';
import type { Envelope } from '../change/envelope.ts';
import type { Part } from '../change/removal.ts';
import type { Kind } from './kind.ts';

/** Asks which part of a series is meant, and which occurrence. */
export function whichPart(
  caller: Caller,
  { title, noun: [zh] }: Pick<Kind, 'noun'> & { readonly title: string },
  { scope, occurrence }: Part,
): Envelope {
  const message =
    scope === undefined
      ? say(
          caller,
          `“${title}”是重复${zh}：只这一次（this）、这次及以后（this_and_future），还是全部（all）？`,
          `"${title}" repeats: only this one (this), this and the following (this_and_future), or all of it (all)?`,
        )
      : say(caller, `是“${title}”的哪一次？`, `Which occurrence of "${title}"?`);
  const missing = [...(scope === undefined ? ['scope'] : []), ...(occurrence === undefined ? ['occurrence'] : [])];
  return { status: 'need_user', message, missing };
}

/** What follows the time of the occurrence where more than that is meant. */
export function partText(caller: Caller, scope: Part['scope']): string {
  if (scope === 'this_and_future') return say(caller, ' 及以后', ' and after');
  return scope === 'all' ? say(caller, '（全部）', ' (all)') : '';
}
