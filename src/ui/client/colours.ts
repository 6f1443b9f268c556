import type { View } from '../app/view.ts';

/** What a group is drawn in, where it has no colour of its own, or one that is none. */
export function colourOf(view: View, group: string | undefined): string {
  const colour = view.groups.find(({ name }) => name === group)?.color;
  return colour !== undefined && CSS.supports('color', colour) ? colour : 'var(--bar)';
}
