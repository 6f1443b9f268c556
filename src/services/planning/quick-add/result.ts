import type { Direction } from '../../../domain/relative/direction.ts';
import type { Result } from '../../change/envelope.ts';
import type { MemoryView } from '../../memories/present.ts';
import type { MemoView } from '../../memos/present.ts';
import type { ReminderView } from '../../reminders/present.ts';
import type { EventView } from '../../series/present.ts';
import type { TodoView } from '../../todos/present.ts';
import type { Interpretation } from './interpretation.ts';

export interface QuickAddInput {
  readonly text: string;
  readonly dry_run?: boolean | undefined;
  readonly relative_to?: string | undefined;
  readonly timezone?: string | undefined;
  readonly on_conflict?: 'propose' | 'auto' | 'force' | undefined;
  readonly idempotency_key?: string | undefined;
  /** Where the time of an event is taken it goes to that side only. */
  readonly direction?: Direction | undefined;
}

/** One item that was written. */
export interface Created extends Interpretation {
  id: string;
  version: number;
}

export type QuickAddResult = Result<{
  /** The reading of a text about one thing. */
  interpretation: Partial<Interpretation>;
  interpretations: Partial<Interpretation>[];
  created: Created[];
  event: EventView;
  reminder: ReminderView;
  todo: TodoView;
  memo: MemoView;
  memory: MemoryView;
  checked_until: string;
}>;
