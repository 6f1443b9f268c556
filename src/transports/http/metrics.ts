import type { Answered } from './app.ts';

/** Upper bounds of how long an answer took, in seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

interface Counted {
  count: number;
  seconds: number;
  /** For each bound, how many answers took no longer. */
  within: number[];
}

const labelled = (labels: Readonly<Record<string, string | number>>): string =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}}`;

/** Counts answers, and tells them in the text format of Prometheus. Nothing in it names a user or what they have. */
export class HttpMetrics {
  readonly #answers = new Map<string, Counted>();
  readonly #started = Date.now();

  /** Labels are of our making alone: methods of HTTP, our paths, and statuses. */
  answered({ method, path, status, seconds }: Answered): void {
    const labels = labelled({ method: /^(GET|POST|DELETE)$/.test(method) ? method : 'other', path, status });
    const counted = this.#answers.get(labels) ?? { count: 0, seconds: 0, within: BOUNDS.map(() => 0) };
    this.#answers.set(labels, counted);
    counted.count++;
    counted.seconds += seconds;
    counted.within = counted.within.map((count, index) => count + (seconds <= (BOUNDS[index] ?? 0) ? 1 : 0));
  }

  text(gauges: Readonly<Record<string, number>>): string {
    const lines: string[] = ['# TYPE perch_http_request_seconds histogram'];
    for (const [labels, { count, seconds, within }] of this.#answers) {
      const bare = labels.slice(1, -1);
      for (const [index, bound] of BOUNDS.entries()) {
        lines.push(`perch_http_request_seconds_bucket{${bare},le="${bound}"} ${within[index]}`);
      }
      lines.push(`perch_http_request_seconds_bucket{${bare},le="+Inf"} ${count}`);
      lines.push(`perch_http_request_seconds_sum${labels} ${seconds.toFixed(6)}`);
      lines.push(`perch_http_request_seconds_count${labels} ${count}`);
    }
    const { rss, heapUsed } = process.memoryUsage();
    const now = {
      ...Object.fromEntries(Object.entries(gauges).map(([name, value]) => [`perch_http_${name}`, value])),
      process_resident_memory_bytes: rss,
      nodejs_heap_size_used_bytes: heapUsed,
      process_start_time_seconds: Math.round(this.#started / 1000),
    };
    for (const [name, value] of Object.entries(now)) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
    return `${lines.join('\n')}\n`;
  }
}
