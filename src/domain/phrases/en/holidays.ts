import { namedRule, UNKNOWN_DAY } from '../frames/holidays.ts';
import type { Rule, YearSpec } from '../frames/pieces.ts';
import { matching } from '../grammar/reader.ts';
import type { Meaning } from './lexicon.ts';
import { SPELLED_YEAR, yearOf } from './numbers.ts';
import { EVERY, repeat, YEARLY } from './repeats.ts';
import { words } from './rule.ts';

/** English names of named days, by their keys in ../holidays.ts. */
const HOLIDAYS: readonly (readonly [source: string, key: string])[] = [
  [String.raw`(?:new\syear'?s?'?\seve|nye)`, 'new-year-eve'],
  [
    String.raw`new\syears?'?s?'?(?:\sday)?(?!\s(?:eve(?!r)|resolution|party|card|greeting|present|gift|money|wish))`,
    'new-year',
  ],
  [String.raw`(?:st\.?\s)?valentine'?s?'?(?:\sday)?`, 'valentine'],
  [String.raw`(?:international\s)?wom[ae]n'?s'?\sday`, 'women-day'],
  [String.raw`(?:st\.?|saint)\s(?:patrick|paddy)'?s?(?:\sday)?`, 'st-patrick'],
  [String.raw`april\sfools?'?s?'?(?:\sday)?`, 'april-fools'],
  [String.raw`earth\sday`, 'earth-day'],
  [String.raw`(?:international\s)?(?:workers'?s?|labour)'?\sday|may\sday`, 'labour-day'],
  [String.raw`labor\sday`, 'us-labor-day'],
  [String.raw`(?:international\s)?children'?s?'?\sday`, 'children-day'],
  [String.raw`teachers?'?s?'?\sday`, 'teachers-day'],
  [String.raw`(?:chinese\s)?national\sday(?:\sholiday)?|golden\sweek`, 'national-day'],
  [`hall?owe'?en`, 'halloween'],
  [String.raw`singles'?\sday|double\seleven`, 'singles-day'],
  [String.raw`(?:christmas|xmas)\seve`, 'christmas-eve'],
  [
    String.raw`(?:christmas|xmas)(?:\sday)?(?!\s(?:eve(?!r)|party|tree|card|present|gift|shopping|market|concert|carol|light|decoration|movie|cookie|sweater))`,
    'christmas',
  ],
  [String.raw`boxing\sday`, 'boxing-day'],
  [String.raw`anzac\sday`, 'anzac-day'],
  [String.raw`australia\sday`, 'australia-day'],
  [String.raw`canada\sday`, 'canada-day'],
  [String.raw`(?:bonfire|guy\sfawkes)\snight`, 'bonfire-night'],
  [
    String.raw`(?:the\s)?(?:4th|fourth)\sof\sjuly(?!\s(?:of\s)?\d)|(?:the\s|us\s)?independence\sday(?!\s(?:of|in)\s(?!this|next|last|the\s(?:us|usa|united|states|year)|us|usa|america|\d)[a-z])`,
    'us-independence',
  ],
  ['juneteenth', 'juneteenth'],
  [String.raw`veterans?'?s?'?\sday`, 'veterans-day'],
  [String.raw`(?:mlk|martin\sluther\sking)(?:,?\sjr\.?)?(?:'s)?(?:\sbirth)?\s?day`, 'mlk-day'],
  [String.raw`presidents?'?s?'?\sday`, 'presidents-day'],
  [String.raw`mother'?s?'?\sday`, 'mothers-day'],
  [String.raw`memorial\sday`, 'memorial-day'],
  [String.raw`father'?s?'?\sday`, 'fathers-day'],
  [String.raw`columbus\sday|indigenous\speoples?'?\sday`, 'columbus-day'],
  [String.raw`election\sday`, 'us-election-day'],
  [String.raw`(?:us\s)?thanks\s?giving(?:\sday)?(?!\s(?:turkey|party))`, 'thanksgiving'],
  [String.raw`black\sfriday`, 'black-friday'],
  [String.raw`cyber\smonday`, 'cyber-monday'],
  [String.raw`easter\smonday`, 'easter-monday'],
  [String.raw`(?:good|holy)\sfriday`, 'good-friday'],
  [String.raw`palm\ssunday`, 'palm-sunday'],
  [String.raw`(?:maundy|holy)\sthursday`, 'maundy-thursday'],
  [String.raw`holy\ssaturday|easter\s(?:saturday|eve)`, 'holy-saturday'],
  [String.raw`(?:shrove|fat|pancake)\s(?:tuesday|day)|mardi\sgras`, 'shrove-tuesday'],
  [String.raw`ascension(?:\s(?:day|thursday))?`, 'ascension-day'],
  [String.raw`pentecost(?:\ssunday)?|whit\s?sunday`, 'pentecost'],
  [String.raw`(?:whit|pentecost)\smonday`, 'whit-monday'],
  [String.raw`corpus\schristi`, 'corpus-christi'],
  [String.raw`groundhog\sday`, 'groundhog-day'],
  [String.raw`pi\sday`, 'pi-day'],
  [String.raw`st\.?\sgeorge'?s?\sday`, 'st-george'],
  [String.raw`cinco\sde\smayo`, 'cinco-de-mayo'],
  [String.raw`flag\sday`, 'flag-day'],
  [String.raw`bastille\sday`, 'bastille-day'],
  [String.raw`patriot\sday`, 'patriot-day'],
  [String.raw`all\ssaints?'?(?:\sday)?|all\shallows'?(?:\sday)?`, 'all-saints'],
  [String.raw`all\ssouls?'?(?:\sday)?`, 'all-souls'],
  [String.raw`burns\snight`, 'burns-night'],
  [String.raw`epiphany|three\skings'?\sday`, 'epiphany'],
  [String.raw`giving\stuesday`, 'giving-tuesday'],
  [String.raw`ash\swednesday`, 'ash-wednesday'],
  [String.raw`easter(?:\s(?:sunday|day))?(?!\s(?:monday|egg|bunny|break|holiday|time|europe))`, 'easter'],
  [String.raw`(?:chinese|lunar)\snew\syear'?s?'?\seve|cny\seve`, 'spring-festival-eve'],
  [
    String.raw`(?:chinese|lunar)\snew\syear'?s?(?:\sday)?(?!\seve(?!r))|cny(?!\s?\d|\seve(?!r))|spring\sfestival`,
    'spring-festival',
  ],
  [String.raw`lantern\sfestival`, 'lantern'],
  [String.raw`dragon\sboat(?:\sfestival)?`, 'dragon-boat'],
  [String.raw`(?:qixi|chinese\svalentine'?s)(?:\sfestival|\sday)?`, 'qixi'],
  [String.raw`mid[-\s]?autumn(?:\sfestival|\sday)?|moon\sfestival|mooncake\sfestival`, 'mid-autumn'],
  [String.raw`(?:qing\s?ming|tomb[-\s]sweeping)(?:\sfestival|\sday)?`, 'term:清明'],
  [String.raw`winter\ssolstice`, 'term:冬至'],
  [String.raw`early\smay\s(?:bank\s)?holiday|may\sday\sbank\sholiday`, 'early-may'],
  [String.raw`(?:late\smay|spring)\sbank\sholiday`, 'spring-bank-holiday'],
  [String.raw`(?:late\s)?(?:august|summer)\sbank\sholiday`, 'summer-bank-holiday'],
  [String.raw`mothering\ssunday`, 'easter:-21'],
  [String.raw`(?:(?:first|1st)\s(?:advent\ssunday|(?:advent|sunday\s(?:of|in)\sadvent))|advent\ssunday)`, 'advent:1'],
  [String.raw`(?:second|2nd)\s(?:advent(?:\ssunday)?|sunday\s(?:of|in)\sadvent)`, 'advent:2'],
  [String.raw`(?:third|3rd)\s(?:advent(?:\ssunday)?|sunday\s(?:of|in)\sadvent)|gaudete\ssunday`, 'advent:3'],
  [String.raw`(?:fourth|4th)\s(?:advent(?:\ssunday)?|sunday\s(?:of|in)\sadvent)`, 'advent:4'],
  // Days whose date is set from year to year, or is another one in every country.
  [
    String.raw`super\s?bowl(?:\ssunday)?|(?:republic|constitution|liberation|unity|revolution|accession|commonwealth|coronation|heroes'?|martyrs'?|armed\sforces|armistice|victory|remembrance|reformation|nurses'?|doctors?'?|grandparents'?|siblings?|boss'?s?|arbor|patriots'?|emancipation|waitangi|heritage|family|victoria|freedom|youth|human\srights)\sday`,
    UNKNOWN_DAY,
  ],
  [
    String.raw`(?:trinity|passion|low|laetare|rogation|stir-up|spy|plough|clean|green|lazarus)\s(?:sun|mon|tues|wednes|thurs|satur)day`,
    UNKNOWN_DAY,
  ],
  [
    String.raw`(?:eid(?:[-\s](?:ul|al)[-\s](?:fitr|adha))?|ramadan|diwali|deepavali|hanukkah|chanukah|passover|rosh\shashanah?|yom\skippur|orthodox\s(?:christmas|easter)|vesak)`,
    UNKNOWN_DAY,
  ],
];

const HOLIDAY = `(?:${HOLIDAYS.map(([source]) => source).join('|')})`;
const known = HOLIDAYS.map(([source, key]) => [new RegExp(`^(?:${source})$`), key] as const);

/** The key of a holiday's name. */
const holidayKey = (text: string): string | undefined => known.find(([name]) => name.test(text))?.[1];

/** A named day as one thing, for rules over tokens. */
export const holiday = matching<Meaning, string>(new RegExp(`(?:${HOLIDAY})(?![a-z])`, 'y'), holidayKey);

const YEARS: Readonly<Record<string, YearSpec>> = { this: { offset: 0 }, next: { offset: 1 }, last: { offset: -1 } };

/** Christmas dinner is at Christmas, unless another day is said. */
const MEAL = /^\s(?:dinner|lunch|brunch|breakfast|meal|party)(?![a-z])/;
const OTHER_DAY =
  /(?<![a-z])(?:today|tonight|tomorrow|tmrw|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|on\s(?:the\s)?\d|\d{1,2}(?:st|nd|rd|th))(?![a-z])/;

export const holidayRules: readonly Rule[] = [
  words(
    'abcdefghijklmnopqrstuvwxyz1234',
    String.raw`(?:(?<e>${YEARLY},?\s(?:on\s|at\s)?(?:the\s)?|${EVERY}\s)|(?<w>the\slast|last|this|next|(?:the\s)?following|(?:the\s)?coming)\s)?(?<h>${HOLIDAY})(?:,?\s(?:(?:of\s|in\s)?(?:(?<y>(?:19|20|21)\d\d|${SPELLED_YEAR})|(?<r>this|next|last)\syear)|(?<f>${YEARLY})))?`,
    ({ e, w, h, y, r, f }, { input, index, 0: text }) => {
      const holiday = holidayKey(h as string);
      if (holiday === undefined) return undefined;
      if (e !== undefined || f !== undefined) {
        const parts = namedRule(holiday);
        // No rule says when Easter comes again, so the composer asks. Mother's Day is on other days in other countries.
        return parts && holiday !== 'mothers-day'
          ? repeat(parts)
          : [repeat({ FREQ: 'YEARLY' }), { kind: 'day', day: { at: 'holiday', holiday } }];
      }
      if (MEAL.test(input.slice(index + text.length)) && OTHER_DAY.test(input)) return undefined;
      const year = y !== undefined ? { year: yearOf(y) } : r !== undefined ? { year: YEARS[r] as YearSpec } : {};
      const last = w?.endsWith('last') ? { last: true } : {};
      return { kind: 'day', day: { at: 'holiday', holiday, ...year, ...last } };
    },
  ),
];
