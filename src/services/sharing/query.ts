import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { circlesOf } from '../people/circle.ts';
import { type ShareGroupView, shareGroupView } from './present.ts';

export type ShareGroupsResult = Result<{ groups: ShareGroupView[] }>;

/** The share groups that the caller is in, with their members and who lets the caller see what. */
export async function queryShareGroups(database: Database, caller: Caller): Promise<ShareGroupsResult> {
  const groups = (await circlesOf(database, caller)).map((circle) => shareGroupView(caller, circle));
  const said = messages(caller).sharing;
  return {
    status: 'final',
    message: groups.length === 0 ? said.noGroups : said.groups({ count: groups.length }),
    groups,
    ...(groups.length === 0 && { warnings: [said.noGroupsYet] }),
  };
}
