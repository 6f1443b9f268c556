/** As many as `listDue` finds. By itself: who only names the number loads no storage. */
export const MOST_DUE = 200;
