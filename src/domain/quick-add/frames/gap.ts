/** Stands in the text that is left where something was taken out (remaining.ts). */
export const GAP = '\ue001';

/** Blanks, marks and gaps: what may stand around a word that means nothing. */
export const BETWEEN_WORDS = `[${GAP}\\s,，.。:：;；!！、~\\-–—|·•]`;
