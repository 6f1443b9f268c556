import { findGroup, listGroups } from '../../db/repos/groups.ts';
import type { Executor, GroupRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { kindOf } from '../../domain/kinds.ts';
import { say } from '../../domain/say.ts';
import { UserError } from '../../errors.ts';
import { isReference, resolveReference } from '../../guard/candidates.ts';

/** Groups that a refusal names. */
const NAMED = 10;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** The group of an id, a reference or a name, in any case. Throws UserError for what names none, or more than one. */
export async function groupBy(executor: Executor, caller: Caller, text: string): Promise<GroupRow> {
  const id = isReference(text) ? (await resolveReference(executor, caller, text)).id : text.trim();
  const byId = kindOf(id) === 'grp' ? await findGroup(executor, caller.user, id) : undefined;
  if (byId) return byId;
  const groups = await listGroups(executor, caller.user);
  const hits = groups.filter(({ name }) => fold(name) === fold(text));
  const [only] = hits;
  if (only && hits.length === 1) return only;
  if (only) {
    throw new UserError(
      'INVALID_ARGUMENT',
      say(caller, `有 ${hits.length} 个分组叫“${text}”。`, `${hits.length} groups are called "${text}".`),
      { hint: say(caller, '请传 id：', 'Pass the id: ') + hits.map((one) => one.id).join(', ') },
    );
  }
  const names = groups.slice(0, NAMED).map(({ name }) => name);
  throw new UserError('NOT_FOUND', say(caller, `没有分组“${text}”。`, `There is no group "${text}".`), {
    hint:
      names.length > 0
        ? say(caller, `已有分组：${names.join('、')}。`, `There are: ${names.join(', ')}.`)
        : say(caller, '还没有分组。', 'There are no groups yet.'),
  });
}
