import { listHolding } from '../../db/repos/memories.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';

/** Memories that are looked through. */
const MOST = 2_000;
const ADDRESS = /[^\s<>"'@;:,，；：（）()]+@[\w.-]+\.[a-z]{2,}/gi;

/** The mail addresses that memories of a person name together with this name, each once. */
export async function addressKnownOf(executor: Executor, { user, now }: Caller, name: string): Promise<string[]> {
  const wanted = name.trim().toLowerCase();
  const rows = wanted === '' ? [] : await listHolding(executor, user, now, MOST);
  const about = rows.filter(({ kind, content }) => kind === 'person' && content.toLowerCase().includes(wanted));
  return [...new Set(about.flatMap(({ content }) => content.match(ADDRESS) ?? []).map((one) => one.toLowerCase()))];
}
