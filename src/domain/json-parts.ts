/** Reading JSON with more values than this would hold up everybody else; no call that is meant has as many. */
export const MAX_JSON_PARTS = 200_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING_OR_COMMA = new Set([0x2c, 0x5b, 0x7b]);

/** Whether JSON text holds more values than MAX_JSON_PARTS. Builds nothing; text that is no JSON gets some answer too. */
export function hasTooManyParts(json: string): boolean {
  if (json.length <= MAX_JSON_PARTS) return false;
  let parts = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (OPENING_OR_COMMA.has(code) && ++parts > MAX_JSON_PARTS) return true;
  }
  return false;
}
