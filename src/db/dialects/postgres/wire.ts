import type { Connection, FieldDef, PoolClient, Submittable } from 'pg';
import { statementName } from '../statement-names.ts';
import { Shape, type TypeParser } from './shape.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What a statement came to. */
export interface Answer {
  /** Such as `SELECT`. */
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: Record<string, unknown>[];
}

/** An earlier statement of the same flight failed: the server has not looked at this one. */
export class Skipped extends Error {}

interface Item {
  readonly statement: Statement;
  readonly name: string | undefined;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** What a connection knows of the statements that are prepared on it. */
class Prepared {
  readonly parserOf: TypeParser;
  readonly shapes = new Map<string, Shape>();
  /** Whether the server still has these is not known: they are closed before they are prepared again. */
  readonly #doubtful = new Set<string>();

  constructor(parserOf: TypeParser) {
    this.parserOf = parserOf;
  }

  doubt(name: string | undefined): void {
    if (name === undefined) return;
    this.shapes.delete(name);
    this.#doubtful.add(name);
  }

  /** True once, for one that is to be closed first. */
  isDoubtful(name: string): boolean {
    return this.#doubtful.delete(name);
  }
}

/** Of what answers no rows. */
const NO_ROWS = new Shape([], () => String);

/**
 * Statements that go to the server in one message and come back in one: all up to a `Sync` of the extended protocol
 * (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING). Outside of a transaction they
 * are one by themselves, and so none is answered before the end.
 */
class Flight implements Submittable {
  readonly #items: readonly Item[];
  readonly #prepared: Prepared;
  readonly #landed: () => void;
  readonly #answers: Answer[] = [];
  #shape: Shape | undefined;
  #rows: Record<string, unknown>[] = [];
  #failed: { readonly error: unknown; readonly item: Item | undefined } | undefined;

  constructor(items: readonly Item[], prepared: Prepared, landed: () => void) {
    this.#items = items;
    this.#prepared = prepared;
    this.#landed = landed;
  }

  submit = (connection: Connection): void => {
    const parsed = new Set<string>();
    connection.stream.cork();
    for (const { statement, name = '' } of this.#items) {
      const isKnown = this.#prepared.shapes.has(name);
      if (name !== '' && this.#prepared.isDoubtful(name)) connection.close({ type: 'S', name }, true);
      if (!isKnown && !parsed.has(name)) connection.parse({ text: statement.sql, name, types: [] }, true);
      if (name !== '') parsed.add(name);
      connection.bind({ statement: name, values: statement.parameters.map(asSent) }, true);
      if (!isKnown) connection.describe({ type: 'P', name: '' }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  };

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#shape = new Shape(fields, this.#prepared.parserOf);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const known = this.#shape ?? this.#prepared.shapes.get(this.#current?.name ?? '') ?? NO_ROWS;
    this.#rows.push(known.row(fields));
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const name = this.#current?.name;
    if (name !== undefined && !this.#prepared.shapes.has(name)) this.#prepared.shapes.set(name, this.#shape ?? NO_ROWS);
    const [, command = '', count] = /^([A-Z]+)(?: \d+(?= \d))?(?: (\d+))?/.exec(text) ?? [];
    this.#answers.push({ command, rowCount: count === undefined ? null : Number(count), rows: this.#rows });
    this.#shape = undefined;
    this.#rows = [];
  }

  /** What fails is told when the server is ready again, of which `pg` does not tell a query that has failed. */
  handleError(error: unknown): void {
    this.#failed ??= { error, item: this.#current };
  }

  handleReadyForQuery(): void {
    this.land();
  }

  /** The server is ready for what is next: tells what each of the statements came to. */
  land(): void {
    // Without a statement that failed they failed together, at their end.
    const { error, item: failed } = this.#failed ?? {};
    const done = this.#failed && !failed ? 0 : this.#answers.length;
    for (const [index, item] of this.#items.entries()) {
      const answer = this.#answers[index];
      if (index < done && answer) {
        item.resolve(answer);
        continue;
      }
      if (item === failed || !this.#prepared.shapes.has(item.name ?? '')) this.#prepared.doubt(item.name);
      item.reject(!failed || item === failed ? error : new Skipped('An earlier statement failed'));
    }
    this.#landed();
  }

  /** The connection is gone, and nothing more comes. */
  crash(error: unknown): void {
    for (const item of this.#items) item.reject(error);
  }

  get #current(): Item | undefined {
    return this.#items[this.#answers.length];
  }
}

/** A parameter as the protocol takes it. */
function asSent(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return String(value);
}

const wires = new WeakMap<PoolClient, Wire>();

/** A connection, over which what is asked for at the same time goes together. */
export class Wire {
  readonly #client: PoolClient;
  readonly #isPrepared: boolean;
  readonly #prepared: Prepared;
  #waiting: Item[] = [];
  #flight: Flight | undefined;
  #isLeaving = false;
  #lost: unknown;

  private constructor(client: PoolClient, isPrepared: boolean) {
    this.#client = client;
    this.#isPrepared = isPrepared;
    this.#prepared = new Prepared(client.getTypeParser.bind(client));
    const lost = (error: unknown): void => this.#crash(error);
    client.on('error', lost);
    client.on('end', () => lost(new Error('Connection terminated')));
    // Said when a flight that failed is over; after any other there is none.
    client.on('drain', () => this.#flight?.land());
  }

  /** The one of a connection; `first` is run on a new one before anything else. */
  static over(client: PoolClient, isPrepared: boolean, first: Statement | undefined): Wire {
    const known = wires.get(client);
    if (known) return known;
    const wire = new Wire(client, isPrepared);
    wires.set(client, wire);
    if (first) wire.run(first).catch(() => {});
    return wire;
  }

  get isLost(): boolean {
    return this.#lost !== undefined;
  }

  /** Whether a transaction is open in which a statement has failed. Of what has been answered. */
  get hasFailed(): boolean {
    return this.#client.getTransactionStatus() === 'E';
  }

  run(statement: Statement): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    if (this.isLost) reject(this.#lost);
    else {
      const name = this.#isPrepared ? statementName(statement.sql) : undefined;
      this.#waiting.push({ statement, name, resolve, reject });
      this.#leaveSoon();
    }
    return promise;
  }

  /** What comes until all that is ready to run has run goes along. */
  #leaveSoon(): void {
    if (this.#flight || this.#isLeaving) return;
    this.#isLeaving = true;
    process.nextTick(() => {
      this.#isLeaving = false;
      this.#leave();
    });
  }

  #leave(): void {
    if (this.#waiting.length === 0 || this.#flight || this.isLost) return;
    this.#flight = new Flight(this.#waiting, this.#prepared, () => {
      this.#flight = undefined;
      this.#leaveSoon();
    });
    this.#waiting = [];
    this.#client.query(this.#flight);
  }

  #crash(error: unknown): void {
    this.#lost ??= error;
    this.#flight?.crash(this.#lost);
    this.#flight = undefined;
    for (const item of this.#waiting.splice(0)) item.reject(this.#lost);
  }
}
