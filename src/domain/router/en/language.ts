import type { RouterLanguage } from '../frames/language.ts';
import { cues } from './cues.ts';
import { rules } from './rules.ts';
import { spelled } from './spelling.ts';

export const english: RouterLanguage = {
  names: { schedule: 'schedule', memo: 'memo', amazing: 'amazing', creative: 'creative', chat: 'chat' },
  notInName: '(?![\\w-]|\\.\\w)',
  cues,
  topics: [
    /(?<=(?<![a-z])(?:about|regarding|concerning))(?! me(?![a-z])| (?:my|our) (?:day|week))(?: (?!(?:on|in|from|and) (?:my|the))[^\s,.:;]+)+/,
    /(?<=(?<![a-z])notes? (?:on|for))(?! (?:my|the|our) (?:calendar|schedule|agenda))(?: (?!(?:and|from|on|in) (?:my|the|our))[^\s,.:;]+)+/,
  ],
  rules,
  spelled,
};
