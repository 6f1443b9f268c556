import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../src/domain/errors.ts';
import { inFull } from '../../../src/domain/testing/in-full.ts';
import type { Call } from '../../../src/present/calls.ts';
import type { Candidate, Conflict, Slot } from '../../../src/services/change/envelope.ts';
import type { ChangeView } from '../../../src/services/change/history.ts';
import type { GroupView } from '../../../src/services/groups/present.ts';
import type { MemoryView } from '../../../src/services/memories/present.ts';
import type { FoundMemory } from '../../../src/services/memories/search.ts';
import type { SimilarMemory } from '../../../src/services/memories/similar.ts';
import type { FoundMemo } from '../../../src/services/memos/found.ts';
import type { MemoView } from '../../../src/services/memos/present.ts';
import type { Interpretation } from '../../../src/services/planning/quick-add/interpretation.ts';
import type { Unmovable } from '../../../src/services/planning/reschedule/items.ts';
import type { PlanView } from '../../../src/services/planning/reschedule/plan.ts';
import type { ProfileView } from '../../../src/services/profile/read.ts';
import type { ReminderView } from '../../../src/services/reminders/present.ts';
import type { EventView } from '../../../src/services/series/present.ts';
import type { TodoView } from '../../../src/services/todos/present.ts';
import type { Era, Host } from '../harness.ts';
import { expectInText } from '../in-text.ts';
import { type ServedStore, serveStore } from '../on-store.ts';

/** A structured result, as far as tests look into it. */
export interface Said extends Record<string, unknown> {
  status: 'final' | 'need_user' | 'error';
  message: string;
  now: string;
  code: string;
  hint: string;
  retry: Call;
  event: EventView;
  interpretation: Partial<Interpretation>;
  todo: TodoView;
  reminder: ReminderView;
  reminders: ReminderView[];
  group: GroupView;
  groups: GroupView[];
  todos: TodoView[];
  closed: TodoView[];
  memo: MemoView;
  memos: FoundMemo[];
  memory: MemoryView;
  memories: FoundMemory[];
  similar: SimilarMemory[];
  profile: ProfileView;
  before: EventView;
  events: EventView[];
  conflicts: Conflict[];
  alternatives: [Slot, ...Slot[]];
  slots: [Slot, ...Slot[]];
  candidates: [Candidate, ...Candidate[]];
  changes: [ChangeView, ...ChangeView[]];
  undone: { id: string; field: string; from: string | null; to: string | null }[];
  assumptions: string[];
  warnings: string[];
  confirm_token: string;
  plan: PlanView[];
  unmovable: Unmovable[];
  plan_token: string;
  change_id: string;
  next_cursor: string;
}

/** A result with the text that a model reads. */
export type Reply = Said & { readonly text: string };

type Arguments = Record<string, unknown>;

let week = Date.UTC(2031, 0, 6);

/** A date of a stretch of time that no other test uses: `day(0)` is a Monday, `day(1)` the Tuesday after it. */
export function freshDays(): (offset?: number, clock?: string) => string {
  const monday = week;
  week += 10 * 7 * 86_400_000;
  return (offset = 0, clock = '') => {
    const date = new Date(monday + offset * 86_400_000).toISOString().slice(0, 10);
    return clock === '' ? date : `${date}T${clock}`;
  };
}

/** One host and its user, connected at the first call. */
export class Session {
  /** What the user does when asked, and what they were asked. */
  answer: 'accept' | 'decline' | 'cancel' = 'accept';
  /** What they fill in. */
  content: Record<string, string | boolean> = { confirm: true };
  readonly asked: string[] = [];
  readonly #canAsk: boolean;
  readonly #toolsets: string | undefined;
  #connect: (() => Promise<Host>) | undefined;
  #host: Promise<Host> | undefined;

  constructor(canAsk: boolean, toolsets?: string) {
    this.#canAsk = canAsk;
    this.#toolsets = toolsets;
  }

  on(store: ServedStore, era: Era): void {
    const elicit = (message: string) => {
      this.asked.push(message);
      return { action: this.answer, ...(this.answer === 'accept' ? { content: this.content } : {}) };
    };
    this.#connect = () => store.connect(era, { toolsets: this.#toolsets, elicit: this.#canAsk ? elicit : undefined });
  }

  /** Calls a tool, and checks that the text alone would do for the next step. */
  async call(tool: string, args: unknown = {}): Promise<Reply> {
    this.#host ??= this.#connect?.();
    const { structuredContent, text } = (await (await this.#host)?.call(tool, args)) ?? {
      structuredContent: {},
      text: '',
    };
    const said = structuredContent as Said;
    expect(text.startsWith(said.message), text).toBe(true);
    expectInText(text, said);
    return { ...said, text };
  }

  /** The text of a resource. */
  async read(uri: string): Promise<string> {
    this.#host ??= this.#connect?.();
    return (await (this.#host as Promise<Host>)).read(uri);
  }

  async #expect(status: Said['status'], tool: string, args: unknown): Promise<Reply> {
    const reply = await this.call(tool, args);
    expect(reply.status, `${tool} ${JSON.stringify(args)}: ${reply.text}`).toBe(status);
    return reply;
  }

  done(tool: string, args: unknown = {}): Promise<Reply> {
    return this.#expect('final', tool, args);
  }

  asks(tool: string, args: unknown = {}): Promise<Reply> {
    return this.#expect('need_user', tool, args);
  }

  /** Refused with this code; a `retry` that comes along must work as it stands. */
  async refuses(tool: string, args: unknown, code: ErrorCode): Promise<Reply> {
    const reply = await this.#expect('error', tool, args);
    expect(reply.code, reply.text).toBe(code);
    if (reply.retry) expect((await this.call(reply.retry.tool, reply.retry.arguments)).status).not.toBe('error');
    return reply;
  }

  async add(title: string, start: string, more: Arguments = {}): Promise<EventView> {
    return (await this.done('schedule_add', { title, start, ...more })).event;
  }

  async addTodo(title: string, more: Arguments = {}): Promise<TodoView> {
    return (await this.done('todo_add', { title, ...more })).todo;
  }

  async remind(title: string, more: Arguments): Promise<ReminderView> {
    return (await this.done('reminder_add', { title, ...more })).reminder;
  }

  /** `09:00 Standup` of each event in a window. */
  async agenda(start: string, end?: string): Promise<string[]> {
    const { events } = await this.done('schedule_query', { start, ...(end ? { end } : {}), limit: 200 });
    return events.map((event) => `${event.start.slice(5, 16)} ${event.title}`);
  }

  /** Makes a call in Chinese and takes the language back. */
  async inChinese(work: () => Promise<void>): Promise<void> {
    await this.done('profile_update', { language: 'zh' });
    await work();
    await this.done('profile_update', { clear: ['language'] });
  }
}

/** With which SDK, each in its own era, a tool is tried: over the older one cases.test.ts tries all of them in `npm test`. */
export const TOOL_ERAS = inFull<readonly Era[]>(['v1', 'modern'], ['modern']);

/**
 * A suite that runs once with either SDK (TOOL_ERAS). `session` cannot
 * ask its user, `asking` can; `narrow` has only the toolset memory, and is
 * connected only where it is called. `toolsets`: of the others, where they are
 * not the usual ones.
 */
export function inBothEras(
  name: string,
  suite: (session: Session, asking: Session, narrow: Session) => void,
  toolsets?: string,
): void {
  describe.each(TOOL_ERAS)(`${name}, %s host`, (era) => {
    const session = new Session(false, toolsets);
    const asking = new Session(true, toolsets);
    const narrow = new Session(false, 'memory');
    let store: ServedStore;
    beforeAll(async () => {
      store = await serveStore();
      for (const host of [session, asking, narrow]) host.on(store, era);
    });
    afterAll(() => store.close());
    beforeEach(async () => {
      // Each test begins with a user who has written English last.
      const about = { session: 'before', tool: 'before', text: 'please answer me in English' };
      await store.services.callerFor({ user: 'local' }, about);
      asking.asked.length = 0;
      asking.answer = 'accept';
      asking.content = { confirm: true };
    });
    suite(session, asking, narrow);
  });
}

interface Strictness {
  /** Arguments that work. */
  readonly valid: Arguments;
  /** The same in spellings that models use: other case, numbers and lists as text. Left out where a call can be made only once. */
  readonly loose?: Arguments;
  /** A misspelt argument, and the one that is meant. */
  readonly typo: readonly [wrong: string, meant: string];
  readonly wrongTypes: readonly Arguments[];
  readonly missing?: string;
}

/** What holds for the arguments of every tool. */
export function strictArguments(session: Session, tool: string, strictness: Strictness): void {
  const { valid, loose, typo, wrongTypes, missing } = strictness;

  if (loose) {
    it('takes the spellings that models use', async () => {
      const plain = await session.done(tool, valid);
      const spelt = await session.done(tool, loose);
      expect(Object.keys(spelt).sort()).toEqual(Object.keys(plain).sort());
    });
  }

  it('refuses an unknown argument with the nearest known one', async () => {
    const reply = await session.refuses(tool, { ...valid, [typo[0]]: 'x' }, 'INVALID_ARGUMENT');
    expect(reply.message).toContain(`"${typo[0]}"`);
    expect(reply.hint).toContain(`Did you mean ${typo[1]}?`);
    const words = '请帮我把明天的会议改到后天，再提醒我给他们发邮件';
    const chinese = await session.refuses(tool, { ...valid, [typo[0]]: words }, 'INVALID_ARGUMENT');
    expect(chinese.hint).toContain(`是否指 ${typo[1]}？`);
  });

  it.each(wrongTypes)('refuses %j, naming it', async (args) => {
    const reply = await session.refuses(tool, { ...valid, ...args }, 'INVALID_ARGUMENT');
    expect(reply.message).toContain(Object.keys(args)[0]);
  });

  if (missing === undefined) return;
  it('names the argument that is missing', async () => {
    const { [missing]: _gone, ...rest } = valid;
    const reply = await session.refuses(tool, rest, 'INVALID_ARGUMENT');
    expect(reply).toMatchObject({ missing: [missing] });
    expect(reply.text).toContain(missing);
  });
}
