import fc from 'fast-check';
import { UserError } from '../../src/domain/errors.ts';
import { isItem, readObject } from '../../src/domain/sync/object.ts';
import { digestOfOwn } from '../../src/domain/sync/own.ts';
import { type Behaviour, type Fault, HostileServer } from './hostile-server.ts';
import { openReplica, phoneEvent, phoneTodo, type Replica } from './replica.ts';

/**
 * Two Perches and a phone on one calendar. Every edit writes a text that no other edit writes, so that afterwards it can
 * be asked of each whether it is there, was replaced by somebody who had seen it, or is kept as the loser of a conflict.
 */

/** `time`: DTSTART of an event, DUE of a todo. */
type Field = 'SUMMARY' | 'LOCATION' | 'DESCRIPTION' | 'time';
type Who = 0 | 1;
type What = 'event' | 'series' | 'todo';

export type Command =
  | { readonly do: 'add'; readonly who: Who; readonly what: What }
  | { readonly do: 'edit'; readonly who: Who; readonly pick: number; readonly field: Field }
  | { readonly do: 'change-one' | 'cancel-one' | 'tick' | 'remove'; readonly who: Who; readonly pick: number }
  | { readonly do: 'undo'; readonly who: Who }
  | { readonly do: 'sync'; readonly who: Who; readonly fault: Fault | undefined; readonly at: number }
  | { readonly do: 'phone-add'; readonly what: What }
  | { readonly do: 'phone-edit'; readonly pick: number; readonly field: Field }
  | { readonly do: 'phone-remove'; readonly pick: number }
  /** The calendar is deleted and made anew at its address, with what was in it. */
  | { readonly do: 'restore' };

const who = fc.constantFrom<Who>(0, 1);
const pick = fc.nat(7);
const field = fc.constantFrom<Field>('SUMMARY', 'LOCATION', 'DESCRIPTION', 'time');
const what = fc.constantFrom<What>('event', 'series', 'todo');
const fault = fc.constantFrom<Fault | undefined>(
  ...([undefined, undefined, undefined, 'unheard', 'unanswered', 'crash-before', 'crash-after'] as const),
  { status: 503 },
  { status: 500 },
);

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add' as const), who, what }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('edit' as const), who, pick, field }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('change-one', 'cancel-one', 'tick', 'remove'), who, pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), who }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('sync' as const), who, fault, at: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('phone-add' as const), what }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('phone-edit' as const), pick, field }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('phone-remove' as const), pick }) },
  { weight: 1, arbitrary: fc.constant<Command>({ do: 'restore' }) },
);

export const behaviour: fc.Arbitrary<Behaviour> = fc.constantFrom<Behaviour>(
  {},
  { rewrites: true },
  { hidesEtags: true },
  { flakyEtags: true },
  { pages: true },
  { omits: 'some' },
  { noTokens: true },
  { lags: 3 },
  { badToken: 'empty' },
  { badToken: 'any' },
  { rewrites: true, hidesEtags: true, omits: 'missing' },
);

/** A crashed process asks no more; a run that is not stuck is over long before. */
const STUCK_MS = 40;

const unfolded = (ics: string): string => ics.replaceAll(/\r?\n[ \t]/g, '');

/** The texts that edits have written into an object. */
const tokensIn = (ics: string): string[] =>
  [...unfolded(ics).matchAll(/\bt\d+t\b|(?:DTSTART|DUE):(2027\d{4}T\d{6})Z/g)].map(([all = '', at]) => at ?? all);

const uidOf = (ics: string): string => /^UID:(.*?)\r?$/m.exec(unfolded(ics))?.[1] ?? '';

export class Model {
  readonly server: HostileServer;
  readonly replicas: readonly [Replica, Replica];
  /** Texts that nobody has replaced knowingly. */
  readonly live = new Set<string>();
  /** Who has changed anything. */
  readonly #editors = new Set<Who | 'phone'>();
  #count = 0;

  constructor(server: HostileServer, replicas: readonly [Replica, Replica]) {
    this.server = server;
    this.replicas = replicas;
  }

  /** `otherwise`: of the first replica. */
  static async open(how: Behaviour, otherwise: Parameters<typeof openReplica>[1] = {}): Promise<Model> {
    const server = new HostileServer(how);
    const replicas = [await openReplica(server, otherwise), await openReplica(server)] as const;
    for (const one of replicas) await one.connect();
    return new Model(server, replicas);
  }

  close(): Promise<unknown> {
    return Promise.all(this.replicas.map(({ services }) => services.close()));
  }

  async run(one: Command): Promise<void> {
    for (const replica of this.replicas) replica.clock.now += 1_000;
    if (one.do !== 'sync' && one.do !== 'restore') this.#editors.add('who' in one ? one.who : 'phone');
    switch (one.do) {
      case 'phone-add':
        return this.#phoneAdd(one.what);
      case 'phone-edit':
        return this.#phoneEdit(one);
      case 'phone-remove':
        return this.#phoneRemove(one.pick);
      case 'restore':
        return this.#restore();
      case 'sync':
        return this.#sync(one);
      default:
        return this.#here(one);
    }
  }

  #token(): string {
    const token = `t${++this.#count}t`;
    this.live.add(token);
    return token;
  }

  #time(): { digits: string; iso: string } {
    const iso = new Date(Date.UTC(2027, 0, 1) + ++this.#count * 3_600_000).toISOString();
    const digits = iso.replaceAll(/[-:]|\.\d+Z/g, '');
    this.live.add(digits);
    return { digits, iso };
  }

  #seen(ics: string): void {
    for (const token of tokensIn(ics)) this.live.delete(token);
  }

  #phoneAdd(what: What): void {
    const uid = `phone-${++this.#count}`;
    const time = () => `${this.#time().digits}Z`;
    const object = {
      event: () => phoneEvent(uid, this.#token(), time()),
      series: () => phoneEvent(uid, this.#token(), '20261207T090000Z', ['RRULE:FREQ=WEEKLY;COUNT=4']),
      todo: () => phoneTodo(uid, this.#token(), [`DUE:${time()}`]),
    };
    this.server.store(`/dav/lena/work/${uid}.ics`, object[what]());
  }

  #restore(): void {
    const { objects, name } = this.server.work;
    this.server.make('/dav/lena/work/', name);
    for (const [href, { ics }] of objects) this.server.store(href, ics);
  }

  #pickThere(at: number): [string, string] | undefined {
    const all = [...this.server.work.objects];
    const [href, stored] = all[at % all.length] ?? [];
    return href === undefined || stored === undefined ? undefined : [href, stored.ics];
  }

  #phoneEdit({ pick: at, field: name }: { readonly pick: number; readonly field: Field }): void {
    const found = this.#pickThere(at);
    if (!found) return;
    const [href, ics] = found;
    const lines = unfolded(ics).split(/\r?\n/);
    const isTodo = lines.includes('BEGIN:VTODO');
    const from = lines.indexOf(isTodo ? 'BEGIN:VTODO' : 'BEGIN:VEVENT');
    const until = lines.indexOf(isTodo ? 'END:VTODO' : 'END:VEVENT');
    const isSeries = lines.some((line) => line.startsWith('RRULE'));
    if (name === 'time' && (isSeries || !lines.some((line) => /^(?:DTSTART|DUE):/.test(line)))) return;
    const property = name !== 'time' ? name : isTodo ? 'DUE' : 'DTSTART';
    const old = lines.findIndex((line, index) => index > from && index < until && line.startsWith(property));
    if (old >= 0) this.#seen(lines[old] ?? '');
    const value = name === 'time' ? `${this.#time().digits}Z` : this.#token();
    lines.splice(old >= 0 ? old : until, old >= 0 ? 1 : 0, `${property}:${value}`);
    if (property === 'DTSTART') {
      const end = lines.findIndex((line) => line.startsWith('DTEND'));
      if (end >= 0) lines.splice(end, 1, 'DURATION:PT30M');
    }
    this.server.store(href, lines.join('\r\n'));
  }

  #phoneRemove(at: number): void {
    const found = this.#pickThere(at);
    if (!found) return;
    this.#seen(found[1]);
    this.server.discard(found[0]);
  }

  async #sync({ who: index, fault: what, at }: Command & { do: 'sync' }): Promise<void> {
    const replica = this.replicas[index];
    let count = 0;
    this.server.fault = () => (++count === at ? what : undefined);
    const isCrash = what === 'crash-before' || what === 'crash-after';
    const run = replica.run();
    await (isCrash ? Promise.race([run, new Promise((resolve) => setTimeout(resolve, STUCK_MS))]) : run);
    this.server.fault = () => undefined;
    // Its lease is over when it is started again.
    if (isCrash) for (const one of this.replicas) one.clock.now += 600_000;
  }

  /** Families as they are exported, by UID. */
  async families(replica: Replica): Promise<Map<string, string>> {
    const { ics } = await replica.services.events.exportCalendar(await replica.caller(), { group: 'Work' });
    const parts = unfolded(ics ?? '').match(/BEGIN:(VEVENT|VTODO)[\s\S]*?END:\1\r\n/g) ?? [];
    return new Map(
      [...Map.groupBy(parts, uidOf)].map(([uid, all]) => [
        uid,
        `BEGIN:VCALENDAR\r\nPRODID:-//Perch//perch-mcp//EN\r\n${all.join('')}END:VCALENDAR\r\n`,
      ]),
    );
  }

  async #here(
    one: Exclude<Command, { do: 'sync' | 'restore' | 'phone-add' | 'phone-edit' | 'phone-remove' }>,
  ): Promise<void> {
    const replica = this.replicas[one.who];
    const { events, todos, history } = replica.services;
    const caller = await replica.caller();
    if (one.do === 'add') {
      const { iso } = this.#time();
      const title = this.#token();
      if (one.what === 'todo') await todos.add(caller, { title, due: iso, group: 'Work' });
      else await events.add(caller, { title, start: iso, group: 'Work', on_conflict: 'force' });
      return;
    }
    const before = await this.families(replica);
    const live = new Set(this.live);
    try {
      if (one.do === 'undo') await history.undo(caller, { last: 1 });
      else await this.#change(replica, one);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
    // What was here and is not any more was replaced by somebody who saw it; what was not written was never there.
    const after = await this.families(replica);
    const was = new Set([...before.values()].flatMap(tokensIn));
    const is = new Set([...after.values()].flatMap(tokensIn));
    for (const token of was) if (!is.has(token)) this.live.delete(token);
    for (const token of this.live) if (!live.has(token) && !is.has(token)) this.live.delete(token);
  }

  /** Changes one of the items of a replica. */
  async #change(
    replica: Replica,
    one: Extract<Command, { do: 'edit' | 'change-one' | 'cancel-one' | 'tick' | 'remove' }>,
  ) {
    const { events, todos, items } = replica.services;
    const caller = await replica.caller();
    const { events: shown = [] } = await events.query(caller, { start: '2026-11-01', end: '2027-12-31', limit: 200 });
    const { todos: listed = [] } = await todos.query(caller, { status: 'all', limit: 200 });
    const ids = [...new Set([...shown, ...listed].map(({ id }) => id))];
    const id = ids[one.pick % ids.length];
    if (id === undefined) return;
    const todo = listed.find((other) => other.id === id);
    const occurrence = shown.find((event) => event.id === id)?.occurrence;
    if (one.do === 'remove') {
      const asked = await items.remove(caller, { ids: [id], scope: 'all' });
      if (asked.confirm_token)
        await items.remove(caller, { ids: [id], scope: 'all', confirm_token: asked.confirm_token });
    } else if (one.do === 'edit') {
      if (one.field === 'time' && occurrence !== undefined) return;
      const value = one.field === 'time' ? this.#time().iso : this.#token();
      const names = { SUMMARY: 'title', LOCATION: 'location', DESCRIPTION: 'description', time: 'start' } as const;
      const todoNames = { ...names, DESCRIPTION: 'notes', time: 'due' } as const;
      const scope = occurrence !== undefined && { scope: 'all' as const };
      if (todo) await todos.update(caller, { id, [todoNames[one.field]]: value });
      else await events.update(caller, { id, ...scope, on_conflict: 'force', [names[one.field]]: value });
    } else if (todo) {
      if (todo.status === 'open') await todos.close(caller, { ids: [id] });
      else await todos.update(caller, { id, clear: ['closed_at'] });
    } else if (occurrence !== undefined) {
      if (one.do === 'cancel-one') await items.remove(caller, { ids: [id], scope: 'this', occurrence });
      else await events.update(caller, { id, scope: 'this', occurrence, title: this.#token() });
    }
  }

  /** Runs both, without faults, until nothing is left to say. */
  async settle(): Promise<void> {
    for (let round = 0; round < 4; round++) {
      for (const replica of this.replicas) {
        replica.clock.now += 25 * 3_600_000;
        const run = await replica.run(true);
        if (run.reason !== undefined) throw new Error(run.reason);
      }
    }
  }

  /** What is wrong: nothing, where both are in step and no edit is lost. */
  async wrong(): Promise<string[]> {
    const found: string[] = [];
    const reading = { zone: 'UTC', language: 'en' as const };
    const said = (ics: string): string => {
      const object = readObject(ics, reading);
      return isItem(object) ? digestOfOwn(object.own) : object.kind;
    };
    const there = new Map([...this.server.work.objects.values()].map(({ ics }) => [uidOf(ics), ics]));
    if (there.size !== this.server.work.objects.size) found.push('two objects of one UID');
    const kept: string[] = [...there.values()];
    for (const [index, replica] of this.replicas.entries()) {
      const here = await this.families(replica);
      for (const uid of new Set([...there.keys(), ...here.keys()])) {
        const [theirs, ours] = [there.get(uid), here.get(uid)];
        if (theirs === undefined || ours === undefined)
          found.push(`replica ${index}: ${uid} is ${ours ? 'only here' : 'only there'}`);
        else if (said(theirs) !== said(ours)) found.push(`replica ${index}: ${uid} differs\n${theirs}\n${ours}`);
      }
      const conflicts = await replica.sync.conflicts(await replica.caller());
      for (const { ours } of conflicts) kept.push(ours);
      if (conflicts.length > 0 && this.#editors.size < 2) found.push(`replica ${index} is in conflict with itself`);
      const { writes } = this.server;
      const run = await replica.run();
      const { added = 0, updated = 0, removed = 0 } = run.calendars[0]?.taken ?? {};
      if (this.server.writes !== writes || added + updated + removed > 0) found.push(`replica ${index} is not quiet`);
    }
    for (const ics of there.values()) {
      const uid = uidOf(ics);
      if (uid.startsWith('phone-') && !unfolded(ics).includes(`X-PHONE;KEPT="a:b;c":${uid}`))
        found.push(`${uid} has lost a property`);
    }
    const tokens = new Set(kept.flatMap(tokensIn));
    for (const token of this.live) if (!tokens.has(token)) found.push(`${token} is lost`);
    return found;
  }
}
