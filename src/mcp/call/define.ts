import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type JsonSchemaValidatorResult,
  type jsonSchemaValidator,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { TOOLS } from '../../messages/shared/tools.ts';
import { CARD_KEY, type CardFacts, cardUri } from '../../present/cards.ts';
import type { Choice } from '../../present/choice.ts';
import { answerOf, executeAsking, type Form, type Host } from './ask-user.ts';
import type { Asked } from './asked.ts';
import { choicesOf } from './choices.ts';
import type { Connection } from './connection.ts';
import { type Definition, derived } from './derived.ts';
import { type Call, execute, type Outcome, tokenArgument } from './execute.ts';
import type { SendProgress } from './progress.ts';
import { inputSchema, outputSchema } from './schema.ts';
import type { ToolSpec } from './tool.ts';

/** The host that calls, and the request that it calls with. */
interface Caller {
  readonly server: Server;
  readonly connection: Connection;
  readonly ctx: ServerContext;
}

export interface Tool extends Pick<ToolSpec, 'name' | 'toolset' | 'also' | 'effect' | 'listedWith'> {
  /** Derived at first use, then kept. */
  readonly definition: Definition;
  /** Answers a call of a host, which may be asked for its user's yes. */
  answer(raw: Record<string, unknown>, host: Caller): Promise<CallToolResult | InputRequiredResult>;
  /** Runs it without a host: nobody can be asked. */
  call(raw: Record<string, unknown>, connection: Connection): Promise<Outcome>;
}

/**
 * Leaves validation to us: the SDK would answer bad input without structured
 * content, and report a bad result as an error after its write has committed.
 */
export const passing: jsonSchemaValidator = {
  getValidator<T>() {
    return (input: unknown): JsonSchemaValidatorResult<T> => ({
      valid: true,
      data: input as T,
      errorMessage: undefined,
    });
  },
};

const annotationsOf = ({ effect, idempotent }: ToolSpec): Definition['annotations'] => ({
  readOnlyHint: effect === 'read',
  // Means nothing for what only reads.
  ...(effect !== 'read' && { destructiveHint: effect === 'delete' }),
  // Neither does this, which is false unless said.
  ...(idempotent && { idempotentHint: true }),
  openWorldHint: false,
});

const define = (spec: ToolSpec): Definition => ({
  title: spec.title,
  description: spec.description,
  inputSchema: inputSchema(spec.input),
  outputSchema: outputSchema(spec),
  annotations: annotationsOf(spec),
  ...(spec.card && { _meta: { ui: { resourceUri: cardUri(spec.card) } } }),
});

/** What the card of a result needs besides its facts. Models do not see it. */
function cardFacts({ spec, connection }: Call, { structured, reader }: Outcome): CallToolResult['_meta'] {
  if (!spec.card) return undefined;
  const facts: CardFacts = {
    tool: spec.name,
    yes: tokenArgument(spec),
    choices: choicesOf(spec, structured, reader),
    language: reader.language,
    readOnly: connection.listed?.has(TOOLS.undo) === false,
  };
  return { [CARD_KEY]: facts };
}

const toSdk = (call: Call, outcome: Outcome): CallToolResult => {
  const { structured, text, attachment } = outcome;
  const _meta = cardFacts(call, outcome);
  return {
    content: [{ type: 'text', text }, ...(attachment ? [{ type: 'resource' as const, resource: attachment }] : [])],
    structuredContent: structured,
    ...(structured.status === 'error' ? { isError: true } : {}),
    ...(_meta && { _meta }),
  };
};

/** Progress notifications, if the request carries a token for them. One that cannot be sent is not missed. */
export function progressOf({ mcpReq }: ServerContext): SendProgress | undefined {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return ({ done, total, message }) => {
    const params = { progressToken, progress: done, total, ...(message !== undefined && { message }) };
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
  };
}

/** The key under which a question and its answer travel. */
const QUESTION = 'confirm';

/** A list as every host can show it: what is picked comes back as it was read. */
const fieldOf = ({ title, options }: Choice) => ({
  type: 'string' as const,
  title,
  enum: options.map(({ label }) => label),
});

function elicitation({ message, confirm, choices = [] }: Form) {
  const box = confirm === undefined ? {} : { confirm: { type: 'boolean' as const, title: confirm } };
  const lists = Object.fromEntries(choices.map((one) => [one.name, fieldOf(one)]));
  const needed = choices.filter((one) => one.needed).map(({ name }) => name);
  return {
    mode: 'form' as const,
    message,
    requestedSchema: {
      type: 'object' as const,
      properties: { ...box, ...lists },
      required: [...Object.keys(box), ...needed],
    },
  };
}

function canAsk(capabilities: ClientCapabilities | undefined): boolean {
  const elicitation = capabilities?.elicitation;
  // An empty capability means forms: MCP 2025-06-18 knew nothing else.
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

/** A host of 2026-07-28 gets the question as the call's result, asks, and repeats the call with the answer. */
async function modernHost({ connection, ctx }: Caller): Promise<Host<InputRequiredResult>> {
  const state: unknown = ctx.mcpReq.requestState();
  const invalid = state === undefined ? undefined : ('invalid' as const);
  const asked = typeof state === 'string' ? await connection.openState(state) : invalid;
  const view = inputResponse(ctx.mcpReq.inputResponses, QUESTION);
  const tookMs = asked === undefined || asked === 'invalid' ? 0 : Date.now() - asked.at;
  const answer =
    view.kind === 'elicit' ? answerOf(view.action, view.content, tookMs, connection.personMs) : 'unanswered';
  const envelope = ctx.mcpReq.envelope as { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } | undefined;
  const ask = async (form: Form, state: Asked) => ({
    handed: inputRequired({
      inputRequests: { [QUESTION]: inputRequired.elicit(elicitation(form)) },
      requestState: await connection.sealState(state),
    }),
  });
  return {
    returned: asked === undefined ? undefined : { asked, answer },
    ask: canAsk(envelope?.[CLIENT_CAPABILITIES_META_KEY]) ? ask : undefined,
  };
}

/** An earlier host is asked over the open call. No answer, for whatever reason, counts as unanswered. */
function legacyHost({ server, connection, ctx }: Caller): Host<InputRequiredResult> {
  const options = { timeout: connection.askMs, signal: ctx.mcpReq.signal, relatedRequestId: ctx.mcpReq.id };
  const ask = (form: Form, { at }: Asked) =>
    ctx.mcpReq.elicitInput(elicitation(form), options).then(
      ({ action, content }) => answerOf(action, content, Date.now() - at, connection.personMs),
      () => 'unanswered' as const,
    );
  return { returned: undefined, ask: canAsk(server.getClientCapabilities()) ? ask : undefined };
}

/**
 * Makes a tool of its description. This is where a call enters and leaves: its
 * arguments are normalised and parsed, the tool runs within its deadline, the
 * user is asked where that is needed, and whatever comes of it is one envelope.
 */
export function defineTool<Input extends z.ZodObject, Facts extends object>(typed: ToolSpec<Input, Facts>): Tool {
  // Inside, a tool is one of many: its own types end here.
  const spec = typed as unknown as ToolSpec;
  let definition: Definition | undefined;
  const tool: Tool = {
    name: spec.name,
    toolset: spec.toolset,
    ...(spec.also !== undefined && { also: spec.also }),
    ...(spec.listedWith && { listedWith: spec.listedWith }),
    effect: spec.effect,
    get definition() {
      definition ??= derived[spec.name] ?? define(spec);
      return definition;
    },
    call: (raw, connection) =>
      execute({
        spec,
        schema: tool.definition.inputSchema,
        raw,
        connection,
        signal: new AbortController().signal,
      }),
    async answer(raw, host) {
      const { connection, ctx } = host;
      const schema = tool.definition.inputSchema;
      const call: Call = { spec, schema, raw, connection, signal: ctx.mcpReq.signal, progress: progressOf(ctx) };
      if (spec.effect === 'read') return toSdk(call, await execute(call));
      const outcome = await executeAsking(
        call,
        connection.era === 'modern' ? await modernHost(host) : legacyHost(host),
      );
      return 'handed' in outcome ? outcome.handed : toSdk(call, outcome);
    },
  };
  return tool;
}
