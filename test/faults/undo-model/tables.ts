import type {
  EventRow,
  GroupRow,
  MemoRow,
  MemoryRow,
  ProfileRow,
  ReminderRow,
  TodoRow,
} from '../../../src/db/schema.ts';
import type { ShareGroupRow, ShareMemberRow } from '../../../src/db/share-rows.ts';
import type { Stage } from '../../services/harness.ts';

export interface Rows {
  readonly events: EventRow[];
  readonly todos: TodoRow[];
  readonly reminders: ReminderRow[];
  readonly groups: GroupRow[];
  readonly memos: MemoRow[];
  readonly memories: MemoryRow[];
  readonly profiles: ProfileRow[];
  readonly share_groups: ShareGroupRow[];
  readonly share_members: ShareMemberRow[];
}

export const TABLES = [
  'events',
  'todos',
  'reminders',
  'groups',
  'memos',
  'memories',
  'profiles',
  'share_groups',
  'share_members',
] as const satisfies readonly (keyof Rows)[];

interface ChangeEntry {
  readonly seq: number;
  readonly id: string;
  readonly undoes: string | null;
  readonly undone_by: string | null;
}

/** What the tables hold of one user, and whether it is what it was. */
export class Tables {
  readonly user: string;
  readonly #sql: Stage['sql'];
  /** Prepared once: each is asked after each command, and preparing takes longer than reading. */
  readonly #statements = new Map<string, ReturnType<Stage['sql']['prepare']>>();
  #read: { readonly at: number; readonly rows: Rows; content: string | undefined } | undefined;

  constructor(sql: Stage['sql'], user: string) {
    this.#sql = sql;
    this.user = user;
  }

  all<T>(table: string, order: string): T[] {
    return this.#prepared(`select * from ${table} where "user" = ? order by ${order}`).all(this.user) as T[];
  }

  #prepared(sql: string): ReturnType<Stage['sql']['prepare']> {
    const statement = this.#statements.get(sql) ?? this.#sql.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** As they are; read again only when another connection has written. */
  rows(): Rows {
    const at = this.#sql.pragma('data_version', { simple: true }) as number;
    if (this.#read?.at === at) return this.#read.rows;
    const rows = this.#readRows();
    this.#read = { at, rows, content: undefined };
    return rows;
  }

  #readRows(): Rows {
    return {
      events: this.all('events', 'id'),
      todos: this.all('todos', 'id'),
      reminders: this.all('reminders', 'id'),
      groups: this.all('groups', 'id'),
      memos: this.all('memos', 'id'),
      memories: this.all('memories', 'id'),
      profiles: this.all('profiles', 'id'),
      share_groups: this.all('share_groups', 'id'),
      share_members: this.all('share_members', 'id'),
    };
  }

  /** What undo restores: everything but versions, which rise. */
  content(): string {
    const rows = this.rows();
    const content =
      this.#read?.content ?? JSON.stringify(rows, (key, value: unknown) => (key === 'version' ? undefined : value));
    if (this.#read) this.#read.content = content;
    return content;
  }

  /** Newest first. */
  changes(): ChangeEntry[] {
    return this.all('changes', 'seq desc');
  }

  /** With versions, and with what has been undone. */
  everything(): string {
    const changes = this.#prepared('select count(*), count(undone_by), max(seq) from changes where "user" = ?');
    return JSON.stringify([this.rows(), changes.get(this.user)]);
  }

  zone(): string {
    return this.rows().profiles[0]?.timezone ?? 'Asia/Shanghai';
  }

  mustHold(content: string, when: string): void {
    const found = this.content();
    if (found === content) return;
    const [expected, actual] = [JSON.parse(content) as Rows, JSON.parse(found) as Rows];
    const differing = TABLES.flatMap((table) => {
      const rows = new Map<string, string[]>();
      for (const [side, list] of Object.entries({ expected: expected[table], actual: actual[table] })) {
        for (const row of list) rows.set(row.id, [...(rows.get(row.id) ?? []), `${side} ${JSON.stringify(row)}`]);
      }
      return [...rows.values()].filter((texts) => texts[0]?.slice(8) !== texts[1]?.slice(6)).flat();
    });
    throw new Error(`Different ${when}:\n${differing.join('\n')}`);
  }
}
