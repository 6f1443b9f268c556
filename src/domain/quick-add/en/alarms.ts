import type { AlarmWords } from '../frames/language.ts';

const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const TENS = 'twenty|thirty|forty|fifty|sixty|ninety';
const NUMBER = `(?:an?|half an|half|\\d+(?:\\.5)?|(?:${TENS})[- ](?:${ONES})|${ONES}|ten|twelve|fifteen|${TENS}|a couple of|a few)`;
const UNIT = 'min(?:ute)?s?|m|hours?|hrs?|h|days?|weeks?|fortnights?|months?';
const PART = '(?: and (?:a )?(?:half|quarter))';
const ONE = `(?:(?:(?:a|one|three) )?quarters? of an hour|(?:a |three[- ])?quarter[- ]hour|${NUMBER}${PART}?[\\s-]?(?:${UNIT})(?![a-z])${PART}?)`;
const AMOUNT = `(?<amount>${ONE})`;
const AND = '(?:\\s?,?\\s(?:and|then|plus)(?:\\sthen)?(?:\\sagain)?\\s|\\s?&\\s?|\\s?,\\s?)';
/** `10 and 30 minutes`: the unit is said once. */
const AMOUNTS = `(?<amount>(?:${NUMBER}(?:[\\s-]?(?:${UNIT}))?${AND}){0,4}${ONE})`;
const ASKS =
  'remind(?: (?:me|us))?|alert(?: me)?|notify me|nudge(?: me)?|ping(?: me)?|buzz(?: me)?|ring me|give me(?: a)? (?:heads[- ]up|nudge|reminder|shout|ring|buzz|holler)|warn(?: me)?|text me|tell me|wake me(?: up)?|let me know|poke me|beep me|nag me|bug me|pester me';
const REMINDER =
  '(?:(?<![a-z])(?:with|set|add|plus|including|have)\\s)?(?:(?<![a-z])(?:an?|two|three|both|my)\\s)?(?<![a-z])(?:reminders?|alerts?|alarms?|notifications?|nudges?|heads[- ]up)(?:\\s(?:set|me|please))?';
/** Behind another one that was found, which is masked, it need not be said again. */
const ASKING = `(?:${ASKS}|${REMINDER}|(?<=\\ue000[,;\\s]*(?:and |also |then |plus |again )*)(?=\\s?(?:the same|(?:on )?the (?:night|evening|day|morning)|(?:again |another )?${ONE} (?:before|ahead|earlier|prior|in advance))))`;
const START = '(?:(?<![a-z])(?:and|please|also|then|but|again|can you|could you) ){0,3}';
const CLOCK = '(?:\\s(?:at|around|by)\\s(?<clock>(?:noon|\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]\\.?m\\.?)?))(?![a-z\\d]))?';

const AT = CLOCK.slice(0, -1);
/** So long before, at an hour of that day. */
const SO_MANY = [
  ['(?:three|3) days', 3],
  ['(?:four|4) days', 4],
  ['(?:five|5) days', 5],
  ['(?:six|6) days', 6],
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
        `${START}${ASKING}(?:\\s?[,:]?\\s|(?<=\\s))(?:- |both |once |again |another |for |at |about |of it )*${AMOUNTS} (?:before(?:hand)?|earlier|early|in advance|prior|ahead)(?: of time)?(?: (?:it|that|the start|it starts|start time|each(?: one)?(?: of (?:them|these|those))?))?(?!\\s(?:\\d|noon|midnight|the |my |our |i |we |she |he ))`,
        'd',
      ),
    },
    {
      pattern: new RegExp(
        `${START}(?:(?<![a-z])(?:with |set |add |plus ))?(?:(?<![a-z])an? )?(?<!\\d|(?<![a-z])(?:for|lasts?|takes?) (?:about |around )?)${AMOUNTS}[\\s-](?:reminders?|alerts?|alarms?|warning|heads[- ]up|notice)(?![a-z])`,
        'd',
      ),
    },
    // lecture at 6, remind 15m
    {
      pattern: new RegExp(
        `(?<=[a-z\\d),;.] )${START}(?:remind(?: me)?|nudge me|ping me|buzz me|alert me|warn me) ${AMOUNTS}(?=\\s*(?:$|[,.;)]))`,
        'd',
      ),
    },
    // alert 15 min
    {
      pattern: new RegExp(
        `(?<!^(?:please )?(?:set |add )?(?:an? )?)${START}(?:(?<![a-z])(?:with |set |add |plus ))?(?:(?<![a-z])an? )?(?:alert|alarm|reminder|notification)s?[:=]?\\s(?:of |set (?:to|for) |at )?${AMOUNTS}(?=\\s*(?:$|[,.;)]|(?:and|for|at|on|with)(?![a-z])))`,
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
        `${START}${ASKING}(?: (?:for|at|on|again|about it))?(?:\\s(?:at|around)\\s(?<before>\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]m)?))?[,:]?\\s?(?:the )?(?<part>night|evening|day|morning|afternoon)\\s(?:before(?:hand)?|prior|ahead)${CLOCK}(?!\\s(?:my|our|the|his|her|their|[a-z]+'s)\\s)`,
        'd',
      ),
      days: 1,
    },
    {
      pattern: new RegExp(
        `${START}${ASKING} (?:at|around) (?<before>\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]m)?) (?:on )?(?:that|the same) (?<part>morning|day|afternoon|evening)(?=\\s*(?:$|[,.;]| (?:to|about|that) ))`,
        'd',
      ),
      days: 0,
    },
    {
      pattern: new RegExp(
        `${START}${ASKING}(?:\\s?(?:for|at|on|again))?\\s?(?:that|the same|the|same) (?<part>morning|day)(?: of| itself)?${CLOCK}(?=\\s*(?:$|[,.;]| (?:to|about|that) ))`,
        'd',
      ),
      days: 0,
    },
  ],
  between: [
    '(?<![a-z])(?:and(?: then)?(?: again)?(?! (?:a )?(?:half|quarter)(?![a-z]))|then(?: again)?|plus)(?![a-z])',
  ],
  units: [`[\\s-]?(?:${UNIT})`],
  each: ['again|both|each|alerts|alarms|reminders|notifications|two|three'],
  joins: ['and'],
  signs: [
    'that (?:day|morning)|the same (?:day|morning)|before|ahead|earlier|prior|advance|warning|notice|heads|remind|alert|alarm|notif|nudge',
  ],
  parts: { night: 20, evening: 19, day: 9, morning: 9, afternoon: 15 },
  clock: ['(?<![a-z])alarm(?![a-z])'],
  wakes: ['(?<![a-z])wake me(?![a-z])'],
  rouses: [],
  asking: (time) => `remind me ${time}`,
  ago: ["\\s(?:before(?:hand)?|prior|ahead|earlier|in advance)$|(?:'s?)?\\s(?:warning|notice)$"],
  atStart: ['(?:at|on) (?:the )?(?:start|time)', 'when it (?:starts|begins)'],
};
