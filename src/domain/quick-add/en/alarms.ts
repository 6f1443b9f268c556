import type { AlarmWords } from '../frames/language.ts';

const NUMBER = 'an?|half an|\\d+|one|two|three|five|ten|fifteen|twenty|thirty';
const AMOUNT = `(?<amount>(?:${NUMBER})[\\s-]?(?:min(?:ute)?s?|hours?|hrs?|days?|weeks?))`;
const ASKS = 'remind(?: me)?|alert(?: me)?|notify me';

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
        `[,，\\s]*(?:and |please )*(?:${ASKS}|with a reminder|reminder) (?:at )?${AMOUNT} (?:before(?:hand)?|earlier|in advance|prior|ahead)(?: of time)?(?!\\s(?:\\d|noon|midnight))`,
        'd',
      ),
    },
    { pattern: new RegExp(`[,，\\s]*with an? ${AMOUNT}[\\s-](?:reminder|alert|warning|heads[- ]up)`, 'd') },
  ],
  clock: ['(?<![a-z])alarm(?![a-z])'],
  wakes: ['(?<![a-z])wake me(?![a-z])'],
};
