/**
 * Writes ONNX files small enough to be made by a test: protocol buffers by
 * hand, of the fields of onnx.proto that the two graphs below need.
 */

const FLOAT = 1;
const INT64 = 7;

type Bytes = readonly number[];

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

const number = (field: number, value: number): Bytes => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, value: Bytes): Bytes => [...varint(field * 8 + 2), ...varint(value.length), ...value];
const text = (field: number, value: string): Bytes => bytes(field, [...new TextEncoder().encode(value)]);

/** A value of the graph, its dimensions by name or size. */
const value = (field: number, name: string, type: number, dimensions: readonly (string | number)[]): Bytes =>
  bytes(field, [
    ...text(1, name),
    ...bytes(2, [
      ...bytes(1, [
        ...number(1, type),
        ...bytes(
          2,
          dimensions.flatMap((size) => bytes(1, typeof size === 'number' ? number(1, size) : text(2, size))),
        ),
      ]),
    ]),
  ]);

const node = (operator: string, inputs: readonly string[], output: string, attributes: Bytes = []): Bytes =>
  bytes(1, [...inputs.flatMap((name) => text(1, name)), ...text(2, output), ...text(4, operator), ...attributes]);

const wholeNumber = (name: string, set: number): Bytes =>
  bytes(5, [...text(1, name), ...number(3, set), ...number(20, 2)]);

const weights = (name: string, rows: readonly Float32Array[]): Bytes =>
  bytes(5, [
    ...number(1, rows.length),
    ...number(1, rows[0]?.length ?? 0),
    ...number(2, FLOAT),
    ...text(8, name),
    ...bytes(9, [...new Uint8Array(Float32Array.from(rows.flatMap((row) => [...row])).buffer)]),
  ]);

const constant = (name: string, numbers: readonly number[]): Bytes =>
  bytes(5, [
    ...number(1, numbers.length),
    ...number(2, INT64),
    ...text(8, name),
    ...bytes(9, [...new Uint8Array(BigInt64Array.from(numbers.map(BigInt)).buffer)]),
  ]);

function model(rows: readonly Float32Array[], inputs: readonly string[], nodes: Bytes, output: Bytes): Uint8Array {
  const graph = [
    ...nodes,
    ...text(2, 'tiny'),
    ...weights('table', rows),
    ...constant('second', [1]),
    ...inputs.flatMap((name) => value(11, name, INT64, ['batch', 'tokens'])),
    ...output,
  ];
  return Uint8Array.from([...number(1, 8), ...bytes(7, graph), ...bytes(8, [...text(1, ''), ...number(2, 13)])]);
}

/** An embedder without layers: the vector of a token is its row of the table. */
export const embedderOnnx = (rows: readonly Float32Array[]): Uint8Array =>
  model(
    rows,
    ['input_ids', 'attention_mask', 'token_type_ids'],
    node('Gather', ['table', 'input_ids'], 'last_hidden_state'),
    value(12, 'last_hidden_state', FLOAT, ['batch', 'tokens', rows[0]?.length ?? 0]),
  );

/** A classifier without layers: the sum of what its tokens weigh, each a row of one number. */
export const classifierOnnx = (rows: readonly Float32Array[]): Uint8Array =>
  model(
    rows,
    ['input_ids', 'attention_mask'],
    [
      ...node('Gather', ['table', 'input_ids'], 'weighed'),
      ...node('ReduceSum', ['weighed', 'second'], 'logits', wholeNumber('keepdims', 0)),
    ],
    value(12, 'logits', FLOAT, ['batch', 1]),
  );
