const LEAVE =
  /^(?:(?:when|at) )?(?:it(?:.s| is) )?(?:time to |i (?:have|need) to )?leave$|^(?:该|要)?(?:出发|动身|走)(?:时|的时候)?$/i;

/** Whether the words for a reminder mean when one has to leave: `leave`, 出发时. */
export const isLeave = (said: string | number | readonly number[] | undefined): said is string =>
  typeof said === 'string' && LEAVE.test(said.trim());
