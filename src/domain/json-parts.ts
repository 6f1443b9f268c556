/** Reading JSON with more values than this would hold up everybody else; no call that is meant has as many. */
export const MAX_JSON_PARTS = 20_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING_OR_COMMA = new Set([0x2c, 0x5b, 0x7b]);

/** Where the string that begins after `from` ends: behind its closing quote. */
function endOfString(json: string, from: number): number {
  for (let quote = json.indexOf('"', from); quote !== -1; quote = json.indexOf('"', quote + 1)) {
    let slashes = 0;
    while (json.charCodeAt(quote - 1 - slashes) === BACKSLASH && quote - 1 - slashes >= from) slashes++;
    if (slashes % 2 === 0) return quote + 1;
  }
  return json.length;
}

/** Whether JSON text holds more values than MAX_JSON_PARTS. Builds nothing; text that is no JSON gets some answer too. */
export function hasTooManyParts(json: string): boolean {
  if (json.length <= MAX_JSON_PARTS) return false;
  let parts = 0;
  for (let at = 0; at < json.length; ) {
    const code = json.charCodeAt(at++);
    // Most of a long message is one long string, which is passed over in one go.
    if (code === QUOTE) at = endOfString(json, at);
    else if (OPENING_OR_COMMA.has(code) && ++parts > MAX_JSON_PARTS) return true;
  }
  return false;
}
