import type { AccountsView } from '../app/accounts.ts';
import type { View } from '../app/view.ts';
import { facts, language, words } from './facts.ts';
import { otherZone } from './other-zone.ts';

/** The arguments of a tool. */
export type Arguments = Readonly<Record<string, unknown>>;

export interface Slot {
  readonly start: string;
  readonly end: string;
  readonly when: string;
  readonly reasons?: readonly string[];
  readonly slot_token: string;
}

/** An item, or a reading, of several that could be meant. */
export interface Candidate {
  readonly id?: string;
  readonly ref?: string;
  readonly title: string;
  readonly when?: string;
  readonly start?: string;
  readonly end?: string;
}

/** The structured result of a tool, as far as every one has it. */
export interface Result {
  readonly status: 'final' | 'need_user' | 'error';
  readonly message: string;
  readonly hint?: string;
  readonly change_id?: string;
  readonly confirm_token?: string;
  readonly conflicts?: readonly Candidate[];
  readonly alternatives?: readonly Slot[];
  readonly candidates?: readonly Candidate[];
  readonly assumptions?: readonly string[];
  readonly warnings?: readonly string[];
  readonly retry?: { readonly tool: string; readonly arguments: Arguments };
  readonly [fact: string]: unknown;
}

export interface Called<Facts> {
  readonly result: Result & Partial<Facts>;
  /** Whether the tool takes the token of a free slot itself. */
  readonly takesSlot: boolean;
}

const HEADERS = { 'content-type': 'application/json', 'x-perch-csrf': facts.csrf, 'x-perch-language': language };

const refused = <Facts>(message: string): Called<Facts> => {
  const result: Result = { status: 'error', message };
  return { result: result as Result & Partial<Facts>, takesSlot: false };
};

/** Calls a tool; what goes wrong on the way is told as an error of it. */
export const call = <Facts = object>(tool: string, given: Arguments): Promise<Called<Facts>> =>
  post('/app/call', { tool, arguments: given });

/** Asks for something to be done; the same. */
export async function post<Facts = object>(path: string, what: object): Promise<Called<Facts>> {
  try {
    const answer = await fetch(path, { method: 'POST', headers: HEADERS, body: JSON.stringify(what) });
    const body = (await answer.json()) as Called<Facts> & { error?: unknown };
    // What the server refuses before the page sees it is told in its own form.
    return answer.ok ? body : refused(typeof body.error === 'string' ? body.error : words.failed);
  } catch {
    return refused(words.lost);
  }
}

/** The calendar from a date on. Throws when it cannot be had. */
export async function readView(from: string, days: number, signal: AbortSignal): Promise<View> {
  const asked = new URLSearchParams({ from, days: String(days), other: otherZone() });
  const answer = await fetch(`/app/view?${asked}`, { headers: HEADERS, signal });
  if (!answer.ok) throw new Error(words.failed);
  return (await answer.json()) as View;
}

/** Accounts of other places. Throws when they cannot be had. */
export const readAccounts = (signal: AbortSignal): Promise<AccountsView> => read('/app/accounts', signal);

/** Hours in which only what is urgent is told. Throws when they cannot be had. */
export const readQuiet = (signal: AbortSignal): Promise<{ readonly hours?: string }> => read('/app/quiet', signal);

async function read<Found>(path: string, signal: AbortSignal): Promise<Found> {
  const answer = await fetch(path, { headers: HEADERS, signal });
  if (!answer.ok) throw new Error(words.failed);
  return (await answer.json()) as Found;
}

/** Hears of what anybody writes, and whether the server can be reached; answers how to stop that. */
export function listen(changed: () => void, reached: (isThere: boolean) => void): () => void {
  const source = new EventSource('/app/live');
  let wasLost = false;
  source.addEventListener('changed', changed);
  source.addEventListener('open', () => {
    reached(true);
    // What was written meanwhile was told to nobody.
    if (wasLost) changed();
    wasLost = false;
  });
  source.addEventListener('error', () => {
    wasLost = true;
    reached(false);
  });
  return () => source.close();
}
