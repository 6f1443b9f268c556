/** What is wrong with a model, and what can be done about it. */
const WHY = {
  none: (model: string) => `no ${model} is set up (perch-mcp model install sets one up)`,
  missing: (model: string) => `files of the ${model} are missing; run perch-mcp model install`,
  corrupt: (model: string) => `files of the ${model} are damaged; run perch-mcp model install again`,
  network: (model: string) => `the ${model} cannot be reached; check its address and whether it runs`,
  timeout: (model: string) => `the ${model} did not answer in time, and is tried again later`,
  loading: (model: string) => `the ${model} is still being loaded; search again in some seconds`,
  dimension: (model: string) =>
    `the ${model} answers vectors of another size; check the settings, then run perch-mcp reindex`,
  failed: (model: string) => `the ${model} failed; see perch-mcp doctor`,
  'no vectors': (model: string) => `the ${model} has not read anything yet; run perch-mcp reindex`,
  'not helpful': (model: string) =>
    `on your notes the ${model} finds less than words do, and was left out (see perch-mcp doctor)`,
};

export const search = {
  byWordsOnly: ({ why }: { why: keyof typeof WHY }) => `Searched by words only: ${WHY[why]('embedding model')}.`,
  notReranked: ({ why }: { why: keyof typeof WHY }) => `Not reranked: ${WHY[why]('reranking model')}.`,
  withoutVectors: ({ all, embedded }: { all: number; embedded: number }) =>
    `${all - embedded} of ${all} passages have no vector yet and are found by their words only; run perch-mcp reindex.`,
};
