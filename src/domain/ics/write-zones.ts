import type { WallMs } from '../time/wall.ts';

interface Use {
  first: WallMs;
  last: WallMs;
}

/** The zones that a calendar names, and from when to when: their VTIMEZONEs must reach that far. */
export class ZoneUses {
  readonly #uses = new Map<string, Use>();

  add(zone: string, wall: WallMs): void {
    const known = this.#uses.get(zone);
    if (!known) this.#uses.set(zone, { first: wall, last: wall });
    else {
      known.first = Math.min(known.first, wall);
      known.last = Math.max(known.last, wall);
    }
  }

  /** In the order of their names. */
  list(): { readonly zone: string; readonly first: WallMs; readonly last: WallMs }[] {
    const entries = [...this.#uses].map(([zone, use]) => ({ zone, ...use }));
    return entries.sort((a, b) => (a.zone < b.zone ? -1 : 1));
  }
}
