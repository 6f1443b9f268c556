import type { z } from 'zod';
import type { Caller } from '../../domain/caller.ts';
import type { CardName } from '../../present/cards.ts';
import type { Reader } from '../../present/reader.ts';
import type { Envelope, Result } from '../../services/change/envelope.ts';
import type { Services } from '../../services/index.ts';
import type { ReportProgress } from './progress.ts';
import type { Toolset } from './toolsets.ts';

/** Keys of the envelope that a tool can return besides `status`, `message`, `now`, and the error keys that all have. */
type EnvelopeKey = Exclude<keyof Envelope, 'status' | 'message'>;

/** Who the transport says is calling: never an argument. */
export interface Identity {
  readonly user: string;
  /** How much they may have; absent for the person at this machine. */
  readonly quotas?: Caller['quotas'];
  /** Whether nothing of others may be changed: the token has not the scope `share`. */
  readonly alone?: boolean;
  /** The person at this machine, who may see where the data lies. */
  readonly local: boolean;
}

export interface ToolContext {
  readonly services: Services;
  readonly caller: Caller;
  readonly identity: Identity;
  /** The toolsets that are on: core tools act only on kinds of these. */
  readonly toolsets: ReadonlySet<Toolset>;
  /** Aborted when the host cancels or the deadline passes. */
  readonly signal: AbortSignal;
  /** Tells the host how far a long call is, if it asked to be told; called as often as convenient, at last with `done` equal to `total`. */
  readonly progress: ReportProgress;
}

/** A file that goes along with a result, for hosts that can show or keep one. */
export interface Attachment {
  readonly uri: string;
  readonly mimeType: string;
  readonly text: string;
}

/**
 * One tool. `effect` is declared once: annotations and read-only filtering follow
 * from it.
 */
export interface ToolSpec<Input extends z.ZodObject = z.ZodObject, Facts extends object = object> {
  readonly name: string;
  readonly title: string;
  readonly toolset: Toolset;
  /** A smaller toolset that lists it too. */
  readonly also?: Toolset;
  readonly effect: 'read' | 'write' | 'delete';
  /** True when calling twice with the same arguments adds nothing. */
  readonly idempotent?: boolean;
  readonly description: string;
  readonly input: Input;
  /** The tool's own result fields (optional ones: absent on need_user and error). */
  readonly output: z.ZodObject;
  readonly envelope: readonly EnvelopeKey[];
  /** Arguments that are listed where another toolset is on as well: those about people with `share`. */
  readonly listedWith?: Partial<Record<Toolset, readonly (keyof z.output<Input> & string)[]>>;
  /** The argument, and the key of its question, that carries the user's yes, where that is not `confirm_token`. */
  readonly yes?: keyof z.output<Input> & string;
  /** What hosts that show cards show its results as. */
  readonly card?: CardName;
  /** True for the tool whose changes are taken back as a redo. */
  readonly isUndo?: boolean;
  run(input: z.output<Input>, context: ToolContext): Promise<Result<Facts>>;
  /** Lines that render the tool's own facts; the envelope's lines (message, conflicts, tokens, undo …) are added around them. */
  text(result: Result<Facts>, context: ToolContext): string[];
  attach?(result: Result<Facts>): Attachment | undefined;
  /** What a yes is asked for besides the message: one line each, for a host's form. */
  asked?(result: Result<Facts>, reader: Reader): readonly string[];
}
