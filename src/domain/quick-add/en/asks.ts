/** Verbs that ask to be told of something, in `… me to` and `… me about`. */
export const ASKING_VERBS = 'remind|alert|notify|nudge|ping|buzz|poke|nag|bug|pester';
