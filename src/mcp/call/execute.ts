import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { TOOLS } from '../../messages/shared/tools.ts';
import type { Reader } from '../../present/reader.ts';
import { visible } from '../../present/visible.ts';
import type { Result } from '../../services/change/envelope.ts';
import type { Services } from '../../services/index.ts';
import { asCaller, type Request, refusalOf } from './as-caller.ts';
import type { Connection } from './connection.ts';
import type { Stop } from './deadline.ts';
import { type DueLine, dueLine } from './due-line.ts';
import { fail, type Structured, succeed } from './envelope.ts';
import { refusal } from './issues.ts';
import { nextOf } from './next.ts';
import { normalise } from './normalise.ts';
import { offered } from './offered.ts';
import { reporter, type SendProgress } from './progress.ts';
import type { JsonSchema } from './schema.ts';
import { renderText } from './text.ts';
import type { Attachment, ToolContext, ToolSpec } from './tool.ts';
import { traceOf } from './trace.ts';

/** What a call came to: always an envelope, never an exception. */
export interface Outcome {
  readonly structured: Structured;
  readonly text: string;
  readonly reader: Reader;
  readonly attachment?: Attachment | undefined;
  /** What its text says of due reminders. */
  readonly due?: DueLine | undefined;
  /** What a yes is asked for besides the message; absent for a refusal. */
  readonly asked?: (() => readonly string[]) | undefined;
}

type Work = (
  services: Services,
  caller: Caller,
  stop: Pick<Stop, 'signal'>,
) => Promise<{
  result: Result;
  lines: () => string[];
  attachment?: Attachment | undefined;
  asked?: () => readonly string[];
}>;

/** A call of one tool on one connection. */
export interface Call {
  readonly spec: ToolSpec;
  readonly schema: JsonSchema;
  readonly raw: Record<string, unknown>;
  readonly connection: Connection;
  /** Aborted when the host cancels. */
  readonly signal: AbortSignal;
  /** Absent when the host did not ask how far the call is. */
  readonly progress?: SendProgress | undefined;
}

/** The words of a call, by which its language is told when nothing else says it. A choice of a list (`scope: all`) is nobody's word. */
const wordsOf = ({ raw, schema }: Call): string =>
  Object.entries(raw)
    .filter(([name]) => schema.properties?.[name]?.enum === undefined)
    .flatMap(([, value]) => value)
    .filter((value) => typeof value === 'string')
    .map((value) => value.slice(0, 500))
    .join('\n')
    .slice(0, 2000);

const isUtc = (zone: string): boolean => /^(Etc\/)?(UTC|UCT|GMT|Universal|Zulu)$/i.test(zone);

function tellZone({ spec, connection }: Call, caller: Caller, result: Result): Result {
  const unset = caller.zoneSource === 'system' && isUtc(caller.zone) && spec.envelope.includes('assumptions');
  if (!unset || !connection.memory.tellZone()) return result;
  const told = messages(caller).call.utcIsUsed;
  return { ...result, assumptions: [...(result.assumptions ?? []), told] };
}

/** A tool that takes no slot_token itself shows slots for booking. */
const slotToolOf = ({ spec, schema }: Call): string => (schema.properties?.slot_token ? spec.name : TOOLS.book);

/** The structured result with what else the text tells a model: what to do now, and what has come due. */
function withNext(call: Call, result: Structured, reader: Reader, due?: DueLine): Structured {
  const next = nextOf(result, { slotTool: slotToolOf(call), yes: tokenArgument(call.spec) }, reader);
  return { ...result, ...(next !== undefined && { next }), ...(due && { due: due.text }) };
}

/** The text of a result. A defect here must not report a write that has happened as failed. */
function textOf(call: Call, structured: Structured, reader: Reader, own: () => string[]): string {
  const { spec, connection } = call;
  const slotTool = slotToolOf(call);
  const isConfirmation = structured[tokenArgument(spec) ?? ''] !== undefined;
  try {
    return renderText(structured, { reader, own: own(), slotTool, isUndo: spec.isUndo === true, isConfirmation });
  } catch (error) {
    connection.report(`${spec.name} could not render its result: ${traceOf(error)}`);
    return visible(structured.message);
  }
}

/** Runs `work` for the caller within the deadline and turns whatever comes of it into an envelope: the one try/catch. */
export async function attempt(call: Call, work: Work): Promise<Outcome> {
  const { spec, connection, signal: outer } = call;
  const request: Request = { connection, name: spec.name, effect: spec.effect, text: wordsOf(call), signal: outer };
  let reader: Reader = { ...connection.fallback, now: Date.now() };
  try {
    const { result, lines, attachment, asked, due } = await asCaller(request, async (services, caller, stop) => {
      reader = caller;
      const done = await work(services, caller, stop);
      const due = await dueLine(spec, connection, services, caller).catch((error: unknown) => {
        connection.report(`what is due could not be read: ${traceOf(error)}`);
        return undefined;
      });
      return { ...done, due, result: tellZone(call, caller, done.result) };
    });
    connection.memory.succeeded(spec.name);
    const facts = offered(connection, succeed(result, reader, { ...spec, file: attachment?.text }));
    const structured = withNext(call, facts, reader, due);
    const text = textOf(call, structured, reader, lines);
    return { structured, text: due ? `${text}\n⏰ ${due.text}` : text, reader, attachment, due, asked };
  } catch (error) {
    const shown = refusalOf(error, request, reader);
    const stop = connection.memory.failed(spec.name);
    const structured = withNext(call, offered(connection, fail(shown, reader, spec.name, stop)), reader);
    return { structured, text: textOf(call, structured, reader, () => []), reader };
  }
}

/** What the user answered to a call. */
export interface Confirmed {
  /** Of a yes. */
  readonly token?: string | undefined;
  /** Throws UserError when it is not this call that was asked about. */
  readonly check?: ((caller: Caller) => void) | undefined;
}

/** The argument by which a tool takes the user's yes; undefined for a tool that never asks. */
export const tokenArgument = ({ input, yes }: Pick<ToolSpec, 'input' | 'yes'>): string | undefined =>
  yes ?? ('confirm_token' in input.shape ? 'confirm_token' : undefined);

/** Normalises, parses and runs. */
export function execute(call: Call, { token, check }: Confirmed = {}): Promise<Outcome> {
  const { spec, schema, raw, connection } = call;
  return attempt(call, async (services, caller, stop) => {
    const given = normalise(raw, schema, caller);
    check?.(caller);
    const parsed = spec.input.safeParse(token === undefined ? given : { ...given, [tokenArgument(spec) ?? '']: token });
    if (!parsed.success) throw refusal(parsed.error.issues, caller);
    const { identity, toolsets } = connection;
    const context: ToolContext = {
      services,
      caller,
      identity,
      toolsets,
      progress: reporter(call.progress, stop),
      get signal() {
        return stop.signal;
      },
    };
    const result = await spec.run(parsed.data, context);
    return {
      result,
      lines: () => spec.text(result, context),
      attachment: spec.attach?.(result),
      asked: () => [
        ...(result.candidates ?? []).map(({ title, when }) => `· ${title} ${when}`),
        ...(spec.asked?.(result, caller) ?? []),
      ],
    };
  });
}
