import { TOOLS } from '../shared/tools.ts';
export const guard = {
  callAgainWithoutToken: ({ name }: { name: string }) =>
    `Nothing was changed. Call again without ${name}, show the user what is asked, then pass the new token.`,
  notKnown: ({ name }: { name: string }) => `This ${name} is not known.`,
  usedAlready: ({ name }: { name: string }) => `This ${name} has already been used.`,
  expired: ({ name }: { name: string }) => `This ${name} has expired.`,
  belongsTo: ({ name, tool }: { name: string; tool: string }) => `This ${name} belongs to ${tool}.`,
  confirmedItemsChanged: 'Something among the confirmed items has changed since.',
  overtaken: 'Another program has planned since.',
  anotherPlans: ({ until }: { until: string }) =>
    `Another program is planning in this calendar, until ${until} at most.`,
  planLater: 'Call again when it is done, or then.',
  tookOver: 'Another program was planning in this calendar; its plan no longer holds.',
  givenForOtherArguments: ({ name }: { name: string }) => `This ${name} was given for other arguments.`,
  notReference: ({ text }: { text: string }) => `Not a reference: ${text}`,
  pointsAtNothing: ({ text }: { text: string }) => `${text} does not belong to any list of the last 30 minutes.`,
  liveReferences: ({ tags }: { tags: readonly string[] }) => `References that work now: ${tags.join(', ')}.`,
  askAgain: 'Ask for the item again by match or id.',
  severalLists: ({ text }: { text: string }) => `${text} could mean several lists.`,
  sayWhichOne: ({ tags }: { tags: readonly string[] }) => `Say which one: ${tags.join(', ')}.`,
  outsideOfList: ({ text, count }: { text: string; count: number }) =>
    `${text} is beyond the end of that list of ${count}.`,
  useOneUpTo: ({ count }: { count: number }) => `Use #1 to #${count}.`,
  useSlotTokenAsGiven: `Use a slot_token from alternatives or ${TOOLS.freeTime} as it was given, or pass start instead.`,
  notSlotToken: ({ shown }: { shown: string }) => `Not a slot token: ${shown}`,
  slotTokenStaysWithin: ({ maxMinutes, text }: { maxMinutes: number; text: string }) =>
    `A slot token stays within the years 1900–2200 and ${maxMinutes} minutes: ${text}`,
  keyUsedForAnother: 'This idempotency_key was used for another call.',
  useNewKey: 'Use a new key for a new item, or repeat the first call exactly.',
  createdWasUndone: 'What this call created has since been undone.',
};
