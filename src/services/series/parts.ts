import { type Confirmation, confirm } from '../change/confirm.ts';
import type { Envelope } from '../change/envelope.ts';
import type { Recorder } from '../change/recorder.ts';
import type { Outcome } from '../change/write.ts';

/** What was done with an item, and the yes that it takes. */
export interface Changed<R extends Envelope> {
  readonly done: R;
  readonly summary: string;
  readonly question?: Confirmation | undefined;
}

/** What the same change of all parts of a series that was cut comes to: one question, and one result, that of the last part. */
export async function together<R extends Envelope>(
  recorder: Recorder,
  call: { readonly confirm_token?: string | undefined },
  parts: readonly [Changed<R>, ...Changed<R>[]],
): Promise<Outcome<R>> {
  const question = asOne(parts.map((part) => part.question));
  const asked = question && (await confirm(recorder, call, question));
  if (asked) return asked as Outcome<R>;
  const { done, summary } = parts.at(-1) ?? parts[0];
  const said = (name: 'assumptions' | 'warnings'): Partial<Envelope> => {
    const texts = new Set(parts.flatMap((part) => part.done[name] ?? []));
    return texts.size === 0 ? {} : { [name]: [...texts] };
  };
  return { summary, done: { ...done, ...said('assumptions'), ...said('warnings') } };
}

/** All that is asked, as one question. */
export function asOne(questions: readonly (Confirmation | undefined)[]): Confirmation | undefined {
  const [first, ...others] = questions.filter((one) => one !== undefined);
  if (!first || others.length === 0) return first;
  const all = [first, ...others];
  return {
    asks: { ...first.asks, message: all.map(({ asks }) => asks.message).join(' ') },
    pending: { items: all.flatMap(({ pending }) => pending.items), effect: all.map(({ pending }) => pending.effect) },
  };
}
