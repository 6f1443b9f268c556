import { UserError } from '../../../src/domain/errors.ts';
import type { Envelope } from '../../../src/services/change/envelope.ts';
import type { UndoInput } from '../../../src/services/change/undo.ts';
import type { UpdateInput } from '../../../src/services/events/patch.ts';
import { argumentsOf, type User } from '../../services/harness.ts';
import type { Tables } from './tables.ts';

export interface Confirmable {
  readonly confirm_token?: string;
}

/** Makes one user's calls, and throws when one breaks what holds for every call. */
export class Calls {
  readonly user: User;
  readonly tables: Tables;
  readonly log: string[] = [];
  /** How often what happened, so that a run of refusals is noticed. */
  readonly #counts: Map<string, number>;
  /** What there was before each change. */
  readonly #before = new Map<string, string>();

  constructor(user: User, tables: Tables, counts: Map<string, number>) {
    this.user = user;
    this.tables = tables;
    this.#counts = counts;
  }

  count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  /** One call. What undoes the newest changes must leave everything as it was before them. */
  readonly attempt = async <I extends { readonly confirm_token?: string | undefined }, R extends Envelope>(
    name: string,
    call: (input: I) => Promise<R>,
    input: I,
    insist: boolean,
  ): Promise<R | undefined> => {
    const content = this.tables.content();
    const result = await this.#call(name, call, input, insist);
    const [newest, ...earlier] = this.tables.changes();
    if (result?.change_id === undefined || newest?.id !== result.change_id) return result;
    this.#before.set(newest.id, content);
    const undone = JSON.parse(newest.undoes ?? '[]') as string[];
    const below = new Set(earlier.slice(0, undone.length).map(({ id }) => id));
    if (undone.length > 0 && undone.every((id) => below.has(id))) {
      const before = this.#before.get(earlier[undone.length - 1]?.id as string);
      if (before !== undefined) this.tables.mustHold(before, 'after undo of the newest');
    }
    return result;
  };

  /**
   * Whatever is not `final` must have changed nothing, and what is
   * offered must work: the confirmation, the slot, the retry.
   */
  async #call<I extends { readonly confirm_token?: string | undefined }, R extends Envelope>(
    name: string,
    call: (input: I) => Promise<R>,
    input: I,
    insist: boolean,
  ): Promise<R | undefined> {
    const before = this.tables.everything();
    let result: R;
    try {
      result = await call(input);
    } catch (error) {
      this.#mustBeUnchanged(before, name);
      if (!(error instanceof UserError)) throw error;
      this.#note(name, input, error.code, error.message);
      if (error.code === 'UNDO_CONFLICT') await this.#retry(error, name);
      return undefined;
    }
    this.#note(name, input, result.status, result.message);
    if (result.status === 'final') return result;
    this.#mustBeUnchanged(before, name);
    if (!insist) return result;
    if (result.confirm_token !== undefined) return this.#confirm(name, call, input, result.confirm_token);
    const slot = result.alternatives?.[0]?.slot_token;
    if (slot === undefined) return result;
    const { start, end, duration_minutes, all_day, ...rest } = input as I & UpdateInput;
    const booked = { ...rest, slot_token: slot } as unknown as I;
    const again = await call(booked);
    this.#note(`${name} by slot`, booked, again.status, again.message);
    if (again.confirm_token !== undefined) return this.#confirm(`${name} by slot`, call, booked, again.confirm_token);
    if (again.status !== 'final') throw new Error(`The offered slot was not free: ${JSON.stringify(again)}`);
    return again;
  }

  async #confirm<I extends object, R extends Envelope>(
    name: string,
    call: (input: I) => Promise<R>,
    input: I,
    token: string,
  ) {
    const result = await call({ ...input, confirm_token: token });
    this.#note(`${name} confirmed`, input, result.status, result.message);
    if (result.status !== 'final') throw new Error(`The confirmation was not enough: ${JSON.stringify(result)}`);
    return result;
  }

  async #retry({ details }: UserError, name: string): Promise<void> {
    if (name.startsWith('retry')) throw new Error('The retry was refused');
    if (details.retry?.use !== 'undo') throw new Error('An UNDO_CONFLICT whose changes cannot be undone together');
    if (!('later' in (details.facts ?? {}))) return;
    if (this.tables.changes().length % 3 === 0) return;
    const input = argumentsOf<UndoInput>(details.retry);
    await this.attempt('retry of undo', (given: UndoInput) => this.user.undo(given), input, true);
  }

  #note(name: string, input: object, ...outcome: readonly string[]): void {
    this.count(`${name}: ${outcome[0]}`);
    this.log.push(`${name} ${JSON.stringify(input)} → ${outcome.join(' ')}`);
  }

  #mustBeUnchanged(before: string, name: string): void {
    if (this.tables.everything() !== before) throw new Error(`${name} was not final and changed something`);
  }
}
