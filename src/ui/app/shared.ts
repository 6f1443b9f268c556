import type { Caller } from '../../domain/caller.ts';
import { ROLES } from '../../domain/sharing/role.ts';
import { messages } from '../../messages/index.ts';
import type { Services } from '../../services/index.ts';
import type { EventView } from '../../services/series/present.ts';

/** An event in sight: the user's own, or somebody else's, which can only be looked at. */
export interface ShownEvent extends EventView {
  /** Whose it is; absent of the user's own. */
  readonly shared_by?: string;
}

/** What others let the user see. */
export interface SharedView {
  /** Everybody in the user's share groups, by name. */
  readonly people: readonly string[];
  readonly events: readonly ShownEvent[];
}

type ShareGroup = NonNullable<Awaited<ReturnType<Services['sharing']['query']>>['groups']>[number];

/** Of each other member the group in which they show most: what is only busy in another one is the same time once more. */
function widestOf(groups: readonly ShareGroup[]): ReadonlyMap<string, string> {
  const widest = new Map<string, { readonly group: string; readonly width: number }>();
  for (const { id: group, members } of groups) {
    for (const { name, role, you } of members) {
      const width = ROLES.indexOf(role);
      if (you !== true && width > (widest.get(name)?.width ?? -1)) widest.set(name, { group, width });
    }
  }
  return new Map([...widest].map(([name, { group }]) => [name, group]));
}

/** Events and busy times of the others in the user's share groups. `start` and `end`: dates, the end exclusive. */
export async function readShared(
  services: Services,
  caller: Caller,
  window: { readonly start: string; readonly end: string },
): Promise<SharedView> {
  const { groups = [] } = await services.sharing.query(caller);
  const widest = widestOf(groups);
  const found = new Map<string, ShownEvent>();
  const add = (one: Omit<ShownEvent, 'id' | 'version'> & { readonly shared_by: string }): void => {
    const id = `${one.shared_by} ${one.start} ${one.end} ${one.title}`;
    found.set(id, { ...one, id, version: 0 });
  };
  for (const { id: group } of groups) {
    const { events = [], busy = [] } = await services.sharing.events(caller, { group, ...window });
    for (const event of events) add(event);
    for (const { member, ...time } of busy) {
      if (widest.get(member) !== group) continue;
      add({ ...time, title: messages(caller).app.busy, all_day: false, show_as: 'busy', shared_by: member });
    }
  }
  return { people: [...widest.keys()], events: [...found.values()] };
}
