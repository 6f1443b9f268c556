import type { RouterLanguage } from '../frames/language.ts';
import { cues } from './cues.ts';
import { rules } from './rules.ts';
import { spelled } from './spelling.ts';

export const chinese: RouterLanguage = {
  names: { 金刚: 'schedule', 灰灰: 'memo', 惊奇: 'amazing', 灵灵: 'creative' },
  cues,
  topics: ['(?<=关于|有关)[^,。:]{1,20}?的|(?<=关于)[^,。:的我你]{1,12}'],
  rules,
  spelled,
};
