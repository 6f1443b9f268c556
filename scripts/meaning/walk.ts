/** A graph of what is linked to what, and who is met on random walks from a place in it. */
export class Graph {
  readonly #ids = new Map<string, number>();
  readonly names: string[] = [];
  readonly #links: Map<number, number>[] = [];

  has(name: string): boolean {
    return this.#ids.has(name);
  }

  id(name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.#ids.set(name, this.names.length);
    this.#links.push(new Map());
    return this.names.push(name) - 1;
  }

  link(from: string, to: string, weight: number): void {
    if (from === to || weight <= 0) return;
    const links = this.#links[this.id(from)] as Map<number, number>;
    const other = this.id(to);
    links.set(other, (links.get(other) ?? 0) + weight);
  }

  /** The graph as it stands, to walk in. */
  walker(): Walker {
    return new Walker(this.#links);
  }
}

/** How likely a walk goes on at each step. */
const ON = 0.8;
/** Less of a walk is not followed. */
const LEAST = 5e-4;

/**
 * Where walks that end at any step with the same probability end (personalised PageRank), by forward push:
 * Andersen, Chung, Lang, Local graph partitioning using PageRank vectors, 2006. On a dictionary's graph it tells
 * what is related: Agirre and Soroa, Personalizing PageRank for word sense disambiguation, 2009.
 */
export class Walker {
  readonly #to: readonly Int32Array[];
  readonly #share: readonly Float32Array[];
  readonly #rest: Float32Array;
  readonly #ended: Float32Array;

  constructor(links: readonly ReadonlyMap<number, number>[]) {
    this.#to = links.map((of) => Int32Array.from(of.keys()));
    this.#share = links.map((of) => {
      const sum = [...of.values()].reduce((all, weight) => all + weight, 0);
      return Float32Array.from([...of.values()], (weight) => weight / sum);
    });
    this.#rest = new Float32Array(links.length);
    this.#ended = new Float32Array(links.length);
  }

  from(source: number): [place: number, share: number][] {
    const [rest, ended] = [this.#rest, this.#ended];
    const queue = [source];
    const waits = new Set(queue);
    const seen = new Set(queue);
    rest[source] = 1;
    for (let first = 0; first < queue.length; first++) {
      const place = queue[first] as number;
      waits.delete(place);
      const left = rest[place] as number;
      rest[place] = 0;
      ended[place] = (ended[place] as number) + (1 - ON) * left;
      const to = this.#to[place] as Int32Array;
      const share = this.#share[place] as Float32Array;
      for (let at = 0; at < to.length; at++) {
        const next = to[at] as number;
        seen.add(next);
        const more = (rest[next] as number) + ON * left * (share[at] as number);
        rest[next] = more;
        if (more <= LEAST || waits.has(next)) continue;
        waits.add(next);
        queue.push(next);
      }
    }
    const found: [number, number][] = [];
    for (const place of seen) {
      if (place !== source && (ended[place] as number) > 0) found.push([place, ended[place] as number]);
      rest[place] = 0;
      ended[place] = 0;
    }
    return found;
  }
}
