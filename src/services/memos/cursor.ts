import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { say } from '../../messages/say.ts';
import { PLANS, type Ran } from '../../retrieval/strategies.ts';

/** Pages reach no further. */
export const DEEPEST = 1_000;

/** Where a page begins. */
export interface Page {
  readonly offset: number;
  /** What the first page went by: the others go by the same, or memos would be shown twice or never. */
  readonly ran?: Ran;
}

/** @param asked Stands for the arguments of the search. */
export const writeCursor = (asked: string, { offset, ran }: Required<Page>): string =>
  Buffer.from(`${offset} ${asked} ${ran}`).toString('base64url');

/** The page of a cursor, or the first one. Throws INVALID_ARGUMENT. */
export function readCursor(caller: Caller, text: string | undefined, asked: string): Page {
  if (text === undefined) return { offset: 0 };
  const [offset, of, ran = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const isWhole = of === asked && /^\d{1,4}$/.test(offset ?? '') && Object.hasOwn(PLANS, ran);
  if (isWhole && Number(offset) < DEEPEST) return { offset: Number(offset), ran: ran as Ran };
  throw new UserError('INVALID_ARGUMENT', say(caller, '无效的 cursor。', 'Not a cursor of this query.'), {
    hint: say(
      caller,
      '请用相同参数传上一页的 next_cursor，或去掉 cursor。',
      'Pass next_cursor of the page before, with the same arguments, or leave cursor out.',
    ),
  });
}
