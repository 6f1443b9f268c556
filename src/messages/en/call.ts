import { TOOLS } from '../shared/tools.ts';

/** What a limit counts. */
const UNITS = {
  characters: (count: number) => (count === 1 ? '1 character' : `${count} characters`),
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  number: (count: number) => `${count}`,
};

type Unit = keyof typeof UNITS;
export const call = {
  severities: { hard: 'hard', soft: 'soft', buffer: 'buffer' },
  types: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  },
  onlyFirst: ({ shown }: { shown: number }) => `… (only the first ${shown})`,
  conflicts: 'Conflicts:',
  allDay: 'All-day events then:',
  alternatives: ({ slotTool }: { slotTool: string }) =>
    `Alternatives (call ${slotTool} with slot_token in place of the time, all else the same):`,
  ifUserInsists: 'If the user insists on the time: on_conflict: force',
  readings: 'Readings (pass the quoted text of the chosen one as that argument):',
  candidates: 'Candidates (a ref works as an id):',
  missing: ({ names }: { names: readonly string[] }) => `Missing: ${names.join(', ')}`,
  confirmWith: ({ token, until }: { token: string; until: string | undefined }) =>
    `Once the user agrees, repeat the call with confirm_token: ${token}${until === undefined ? '' : ` (valid until ${until})`}`,
  thisWouldWork: ({ call }: { call: string }) => `This call would work: ${call}`,
  hint: ({ hint }: { hint: string }) => `Hint: ${hint}`,
  stopRetrying: 'This tool has failed three times in a row: stop, and tell the user.',
  /** What a model is to do now, for hosts that show it only the structured result. */
  next: {
    agree: ({ argument }: { argument: string }) =>
      `Show this to the user; once they agree, repeat the call with ${argument}.`,
    chooseTime: ({ slotTool, insists }: { slotTool: string; insists: boolean }) =>
      `Let the user choose; then call ${slotTool} with the slot_token of that alternative in place of the time, all else the same${insists ? ', or on_conflict: force to keep the time' : ''}.`,
    chooseReading: 'Ask which is meant; then pass its id as the argument that its title names.',
    /** `as`: the argument that takes the reference. */
    chooseItem: ({ as, also }: { as: 'id' | 'ids'; also: readonly string[] }) =>
      `Ask which is meant; then pass its ref ${as === 'id' ? 'as id' : 'in ids'}${also.length > 0 ? `, and ${also.join(', ')}` : ''}.`,
    askFor: ({ names }: { names: readonly string[] }) => `Ask the user for ${names.join(', ')}; do not make it up.`,
    retry: 'The call in retry is probably what is meant: make it.',
    more: 'There is more: repeat the call with next_cursor as cursor.',
    book: ({ slotTool }: { slotTool: string }) => `To book one, call ${slotTool} with its slot_token.`,
  },
  assumed: ({ what }: { what: string }) => `Assumed: ${what}`,
  more: ({ cursor }: { cursor: string }) => `There is more: cursor ${cursor}`,
  repeatedRequest: '(A repeated request: this is the earlier result.)',
  sayRedo: 'Say "redo" to bring it back (undo with this change_id)',
  sayUndo: 'Say "undo" to take it back',
  callWasCancelled: 'The call was cancelled.',
  tookTooLong: 'This took too long and was stopped.',
  trySmallerWindow: 'Try a smaller window.',
  lookAtHistoryFirst: `Look at ${TOOLS.history} before trying again.`,
  failedInside: 'Something failed inside Perch; the call was not completed.',
  tryOnceMore: 'Try once more; if it fails again, run: perch-mcp doctor',
  /** `more`: how many others are due, such as `3` or `9+`. */
  reminderDue: ({ what, more }: { what: string; more: string | undefined }) =>
    `Reminder due: ${what}${more === undefined ? '' : `; ${more} more (${TOOLS.lookUp.reminder}, status: due)`}`,
  mustBe: ({ where, type }: { where: string; type: string }) => `${where} must be ${type}`,
  mustBeOne: ({ where, values }: { where: string; values: readonly unknown[] }) =>
    `${where} must be one of ${values.join(', ')}`,
  mayBeAtMost: ({ where, most, of }: { where: string; most: number; of: Unit }) =>
    `${where} may be at most ${UNITS[of](most)}`,
  mustBeAtLeast: ({ where, least, of }: { where: string; least: number; of: Unit }) =>
    `${where} must be at least ${UNITS[of](least)}`,
  unknownFields: ({ where }: { where: string }) => `${where} has unknown fields`,
  betweenIssues: '; ',
  malformedText: ({ argument }: { argument: string }) => `${argument} contains NUL or malformed Unicode`,
  nestedTooDeep: ({ argument, depth, parts }: { argument: string; depth: number; parts: number }) =>
    `${argument} is nested too deep or too large (at most ${depth} levels, ${parts} parts)`,
  didYouMean: ({ meant }: { meant: string }) => `Did you mean ${meant}?`,
  knownArguments: ({ known }: { known: readonly string[] }) => `Known arguments: ${known.join(', ')}`,
  unknownArgument: ({ names }: { names: string }) => `Unknown argument: ${names}`,
  givenTwice: ({ name }: { name: string }) => `${name} is given twice`,
  notAnObject: 'The arguments must be one JSON object',
  missingArguments: ({ missing }: { missing: readonly string[] }) => `Missing: ${missing.join(', ')}`,
  askDoNotInvent: 'If the user did not say it, ask; do not make it up.',
  utcIsUsed: `No time zone is set, so UTC is used; ${TOOLS.profile} can set one.`,
  confirm: 'Confirm',
  userDidNotConfirm: 'The user did not confirm; nothing was changed.',
  confirmationExpired: 'The confirmation has expired or is not valid.',
  confirmationOfAnotherCall: 'This confirmation belongs to another call.',
  toolsetIsOff: ({ subject, toolset }: { subject: string; toolset: string }) =>
    `${subject} belongs to the toolset ${toolset}, which is off here.`,
  howToTurnOn: ({ toolset }: { toolset: string }) =>
    `Adding ${toolset} to --toolsets of the server, or over HTTP to ?active_experts= of the URL, turns it on.`,
  invisibleCharacters: ({ names }: { names: string }) =>
    `${names} contains invisible characters (shown as �), which may hide someone else's instructions.`,
  whichTime: 'Choose a time',
  allTheSame: 'Keep this time anyway',
  whichPart: 'Which part of it',
  whichOccurrence: 'Which occurrence',
  whichOne: 'Choose one',
  parts: { this: 'Only this one', this_and_future: 'This one and all after it', all: 'All of them' },
};
