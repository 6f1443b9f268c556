import type { View } from '../app/view.ts';

const DEFAULT = 'var(--bar)';

const known = new WeakMap<View['groups'], ReadonlyMap<string, string>>();

/** What a group is drawn in, where it has no colour of its own, or one that is none. */
export function colourOf({ groups }: View, group: string | undefined): string {
  if (group === undefined) return DEFAULT;
  const colours = known.get(groups) ?? coloursOf(groups);
  known.set(groups, colours);
  return colours.get(group) ?? DEFAULT;
}

/** What an event is drawn in: those of others stand back. */
export const colourFor = (view: View, { group, shared_by: name }: View['events'][number]): string =>
  name === undefined ? colourOf(view, group) : 'var(--soft)';

const coloursOf = (groups: View['groups']): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap(({ name, color }) => (color !== undefined && CSS.supports('color', color) ? [[name, color]] : [])),
  );
