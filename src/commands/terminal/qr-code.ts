import { encode } from 'uqr';

/** Two rows of modules a line: what is light is drawn, as terminals are dark; phones read it on light ones as well. */
const HALVES = { '00': '█', '01': '▀', '10': '▄', '11': ' ' } as const;

/** A text as a QR code (ISO/IEC 18004) for a terminal, with the quiet zone of four modules that it needs. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const dark = (row: number, column: number): '0' | '1' => (data[row]?.[column] ? '1' : '0');
  const columns = Array.from({ length: size }, (_, column) => column);
  const lines = Array.from({ length: Math.ceil(size / 2) }, (_, line) =>
    columns.map((column) => HALVES[`${dark(2 * line, column)}${dark(2 * line + 1, column)}`]).join(''),
  );
  return lines.join('\n');
}
