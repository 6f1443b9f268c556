/**
 * Plays Amap's MCP server (@amap/amap-maps-mcp-server 0.0.8) as far as ways are concerned: its tool names, its
 * arguments, and answers as it gives them: JSON in a text block, coordinates as "lng,lat" in GCJ-02, metres and seconds
 * as strings.
 */
interface AmapAnswer {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly isError: boolean;
}

const answer = (value: object): AmapAnswer => ({
  content: [{ type: 'text', text: JSON.stringify(value, null, 2) }],
  isError: false,
});

const failure = (text: string): AmapAnswer => ({ content: [{ type: 'text', text }], isError: true });

const POINT = /^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/;

/** Roads in a town where everything is 36 km/h away, and how it was asked. */
export class Amap {
  readonly calls: string[] = [];
  /** Metres a degree of longitude or latitude is long there. */
  readonly #metres = 100_000;

  call(tool: string, args: Readonly<Record<string, string>>): AmapAnswer {
    this.calls.push(`${tool} ${JSON.stringify(args)}`);
    if (tool !== 'maps_distance') return failure(`MCP error -32601: Unknown tool: ${tool}`);
    const { origins = '', destination = '' } = args;
    const points = [...origins.split('|'), destination];
    if (!points.every((point) => POINT.test(point))) return failure('Distance failed: INVALID_PARAMS');
    const results = origins.split('|').map((origin, index) => {
      const metres = Math.round(this.#between(origin, destination));
      const ids = { origin_id: String(index + 1), dest_id: '1' };
      return { ...ids, distance: String(metres), duration: String(Math.round(metres / 10)) };
    });
    return answer({ results });
  }

  #between(a: string, b: string): number {
    const [[east = 0, north = 0], [otherEast = 0, otherNorth = 0]] = [a, b].map((point) =>
      point.split(',').map(Number),
    ) as [number[], number[]];
    return (Math.abs(east - otherEast) + Math.abs(north - otherNorth)) * this.#metres;
  }
}

/** A way that a plan needs. */
export interface Needed {
  readonly from: {
    readonly name: string;
    readonly longitude?: number | undefined;
    readonly latitude?: number | undefined;
  };
  readonly to: Needed['from'];
  readonly mode: string;
}

/** What a host does with `travel_needed`: asks for each way, and hands minutes back. */
export function askAmap(amap: Amap, needed: readonly Needed[]) {
  return needed.flatMap(({ from, to }) => {
    const point = ({ longitude, latitude }: Needed['from']): string => `${longitude},${latitude}`;
    const { content, isError } = amap.call('maps_distance', {
      origins: point(from),
      destination: point(to),
      type: '1',
    });
    if (isError) return [];
    const { results } = JSON.parse(content[0]?.text ?? '') as { results: { duration: string }[] };
    const minutes = Math.ceil(Number(results[0]?.duration) / 60);
    return [{ from: from.name, to: to.name, minutes, source: 'amap' }];
  });
}
