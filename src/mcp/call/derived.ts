import type { JsonSchema } from './schema.ts';

/** What `tools/list` says about a tool. */
export interface Definition {
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint?: boolean;
    readonly idempotentHint?: true;
    readonly openWorldHint: boolean;
  };
  /** The card of its results, for hosts of the extension MCP Apps; models do not see it. */
  readonly _meta?: { readonly ui: { readonly resourceUri: string } };
}

/**
 * Definitions by name of the tool. Deriving JSON Schemas takes a fifth of a
 * start, so the build puts them here (scripts/derive-definitions.ts); run from
 * sources there are none, and each is derived when it is first asked for.
 */
export const derived: Readonly<Record<string, Definition>> = {};
