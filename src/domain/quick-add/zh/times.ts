import type { TimeWords } from '../frames/language.ts';

export const times: TimeWords = {
  year: ['年'],
  rangeMarks: ['到|至'],
  dayNumbers: ['\\d{1,2}[号日]'],
  every: ['每'],
  someDay: ['[月年][初中]'],
  before: ['前$'],
  openEnded: [],
  regularOn: [],
  unsure: ['可能|也许|或许|说不定'],
};
