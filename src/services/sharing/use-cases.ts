/** What people do together, in one module that is loaded when somebody does: most calendars are one person's. */
export { bookTogether } from './book.ts';
export { removeShared } from './cancel-shared.ts';
export { updateShared } from './change-shared.ts';
export { createShareGroup } from './create.ts';
export { queryShared } from './events.ts';
export { givenEvents } from './given.ts';
export { joinShareGroup } from './join.ts';
export { findJointTime } from './joint-time.ts';
export { queryShareGroups } from './query.ts';
export { updateShareGroup } from './update.ts';
