import type { TitleWords } from '../frames/language.ts';

const THING = 'meeting|event|appointment|entry|task|todo|call|session';
const CALLED = '(?:titled?|named|called|with (?:the )?(?:title|name))(?:\\sis|\\s?:)?';

export const title: TitleWords = {
  labels: [
    '^(?:title|subject|event|what)\\s?:',
    `(?<![a-z])(?:${THING})\\s(?:${CALLED})(?=\\s)`,
    '(?<![a-z])(?:title|subject)\\s?(?:is\\s|:)',
  ],
  otherLabels: ['time|date|when|location|where'],
  accessory: [
    'my|our|the|be|starts?|ends?|doors?(?: open)?|till late|onwards?|sharp|or so|only|after that|thereafter|from then on',
  ],
  around: [],
};
