import type { AlarmWords } from '../frames/language.ts';

const NUMBER =
  'an?|half an|\\d+(?:\\.5)?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty[- ]five|forty|sixty|ninety|a couple of';
const UNIT = 'min(?:ute)?s?|m|hours?|hrs?|h|days?|weeks?';
const ONE = `(?:${NUMBER})[\\s-]?(?:${UNIT})(?![a-z])`;
const AMOUNT = `(?<amount>${ONE})`;
const AND = '(?:\\s?,?\\s(?:and|then|plus)\\s|\\s?&\\s?|\\s?,\\s?)';
/** `10 and 30 minutes`: the unit is said once. */
const AMOUNTS = `(?<amount>(?:(?:${NUMBER})(?:[\\s-]?(?:${UNIT}))?${AND}){0,4}${ONE})`;
const ASKS =
  'remind(?: me)?|alert(?: me)?|notify me|nudge(?: me)?|ping(?: me)?|buzz(?: me)?|give me(?: a)? (?:heads[- ]up|nudge|reminder)|warn(?: me)?|text me|tell me';
const REMINDER =
  '(?:(?:with|set|add|plus|including|have)\\s)?(?:(?:an?|two|three|both|my)\\s)?(?:reminders?|alerts?|alarms?|notifications?|nudges?|heads[- ]up)(?:\\s(?:set|me))?';
/** Behind another one that was found, which is masked, it need not be said again. */
const ASKING = `(?:${ASKS}|${REMINDER}|(?<=\\ue000[,;\\s]*(?:and |also |then |plus |again )*)(?=\\s?(?:the same|the (?:night|evening|day|morning))))`;
const START = '(?:(?<![a-z])(?:and|please|also|then|but|can you|could you) ){0,3}';
const CLOCK = '(?:\\s(?:at|around|by)\\s(?<clock>(?:noon|\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]\\.?m\\.?)?))(?![a-z\\d]))?';

const AT = CLOCK.slice(0, -1);
/** So long before, at an hour of that day. */
const SO_MANY = [
  ['(?:a|one|1) day', 1],
  ['(?:two|2) days', 2],
  ['(?:three|3) days', 3],
  ['(?:a|one|1) week', 7],
  ['(?:two|2) weeks', 14],
] as const;

/** `remind me … before our standup`: what belongs to somebody is there already. */
const ahead = (amount: string): RegExp =>
  new RegExp(
    `^(?:please |can you |could you |hey |[\\s,])*(?:${ASKS}|ping me|(?:(?:set|add|create) a )?reminder(?: for)?) ${amount} (?:before|prior to|ahead of) (?=(?:my|our|the|his|her|their|[a-z]+'s)\\s)`,
    'd',
  );

export const alarms: AlarmWords = {
  ahead: [{ pattern: ahead('the day'), amount: 'a day' }, { pattern: ahead(AMOUNT) }],
  beside: [
    {
      pattern: new RegExp(
        `${START}${ASKING} (?:both |once |again |for |at |about |of it )*${AMOUNTS} (?:before(?:hand)?|earlier|in advance|prior|ahead)(?: of time)?(?: (?:it|that|the start|it starts|start time))?(?!\\s(?:\\d|noon|midnight|the |my |our |i |we |she |he ))`,
        'd',
      ),
    },
    {
      pattern: new RegExp(
        `${START}(?:with |set |add |plus )?(?:an? )?${AMOUNTS}[\\s-](?:reminders?|alerts?|alarms?|warning|heads[- ]up|notice)(?![a-z])`,
        'd',
      ),
    },
  ],
  days: [
    ...SO_MANY.map(([words, days]) => ({
      pattern: new RegExp(
        `${START}${ASKING}(?: (?:for|at|on|again))?\\s?(?:${words}) (?:before(?:hand)?|prior|ahead|earlier|in advance)${AT}`,
        'd',
      ),
      days,
    })),
    {
      pattern: new RegExp(
        `${START}${ASKING}(?: (?:for|at|on|again|about it))?(?:\\s(?:at|around)\\s(?<before>\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]m)?))?\\s?(?:the )?(?<part>night|evening|day|morning|afternoon)\\s(?:before(?:hand)?|prior|ahead)${CLOCK}(?!\\s(?:my|our|the|his|her|their|[a-z]+'s)\\s)`,
        'd',
      ),
      days: 1,
    },
    {
      pattern: new RegExp(
        `${START}${ASKING}(?: (?:for|at|on|again))?\\s?(?:that|the same|the|same) (?<part>morning|day)(?: of)?${CLOCK}(?=\\s*(?:$|[,.;]))`,
        'd',
      ),
      days: 0,
    },
  ],
  signs: ['before|ahead|earlier|prior|advance|warning|notice|heads|remind|alert|alarm|notif|nudge'],
  parts: { night: 20, evening: 19, day: 9, morning: 9, afternoon: 15 },
  clock: ['(?<![a-z])alarm(?![a-z])'],
  wakes: ['(?<![a-z])wake me(?![a-z])'],
};
