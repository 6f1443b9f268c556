import { messages } from '../messages/index.ts';
import type { BusyTime } from '../services/sharing/events.ts';
import type { ShareGroupView } from '../services/sharing/present.ts';
import type { Reader } from './reader.ts';
import { stored } from './stored.ts';

/** `Family · shr_… v1 · Anna (you, free/busy), Bo (details)` */
export function shareGroupLine({ id, version, name, members }: ShareGroupView, reader: Reader): string {
  const said = messages(reader).sharing;
  const people = members.map(({ name, role, you = false }) => said.member({ name: stored(name), role, you }));
  return `${stored(name)} · ${id} v${version} · ${people.join(messages(reader).common.listComma)}`;
}

export const busyLine = ({ when, member }: BusyTime, reader: Reader): string =>
  `${when} · ${messages(reader).sharing.busyMember({ name: stored(member) })}`;

/** Who cannot come at a time that others can. */
export const missingFrom = ({ missing = [] }: { readonly missing?: readonly string[] }, reader: Reader): string =>
  missing.length === 0 ? '' : ` · ${messages(reader).sharing.missing({ names: missing.map((name) => stored(name)) })}`;
