import type { RouterLanguage } from '../frames/language.ts';
import { amazing } from './cues/amazing.ts';
import { chat } from './cues/chat.ts';
import { creative } from './cues/creative.ts';
import { memo } from './cues/memo.ts';
import { schedule } from './cues/schedule.ts';

export const cues: RouterLanguage['cues'] = { ...schedule, ...memo, ...amazing, ...creative, ...chat };
