/** What people do together, in one module that is loaded when somebody does: most calendars are one person's. */
export { bookTogether } from './book.ts';
export { createShareGroup } from './create.ts';
export { queryShared } from './events.ts';
export { joinShareGroup } from './join.ts';
export { findJointTime } from './joint-time.ts';
export { queryShareGroups } from './query.ts';
export { updateShareGroup } from './update.ts';
