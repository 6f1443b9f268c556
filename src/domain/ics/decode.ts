const CR = 0x0d;
const LF = 0x0a;
const SPACE = 0x20;
const TAB = 0x09;

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x80 && byte <= 0xbf;

/** Rejoins characters that a careless writer folded in the middle: RFC 5545 §3.1 counts octets, not characters. */
function joinCharacters(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === CR || byte === LF) {
      const blank = byte === CR && bytes[at + 1] === LF ? at + 2 : at + 1;
      const folded = bytes[blank] === SPACE || bytes[blank] === TAB;
      if (folded && isContinuation(bytes[blank + 1]) && (bytes[at - 1] ?? 0) >= 0x80) {
        at = blank;
        continue;
      }
    }
    joined[length++] = byte;
  }
  return joined.subarray(0, length);
}

/**
 * The text of a calendar file: UTF-8 (also where lines were folded inside a
 * character), UTF-16 with a BOM, else Windows-1252, in which any bytes can be read.
 */
export function decodeCalendar(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(joinCharacters(bytes));
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
