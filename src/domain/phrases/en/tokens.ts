import type { PieceValue } from '../frames/pieces.ts';
import { readerOf, textReader } from '../grammar/rules.ts';
import { clockTokenRules } from './clock-rules.ts';
import { countedTokenRules } from './counted-rules.ts';
import { dateTokenRules, type EnglishRule } from './date-rules.ts';

import { edgeTokenRules } from './edge-rules.ts';
import { exceptTokenRules } from './except-rules.ts';
import { lexicon, type Meaning } from './lexicon.ts';
import { limitTokenRules } from './limit-rules.ts';
import { ofTokenRules } from './of-rules.ts';
import { partTokenRules } from './part-rules.ts';
import { periodTokenRules } from './period-rules.ts';
import { repeatTokenRules } from './repeat-rules.ts';
import { roughTokenRules } from './rough-rules.ts';
import { sameTimeTokenRules } from './same-time-rules.ts';
import { shiftTokenRules } from './shift-rules.ts';
import { windowTokenRules } from './window-rules.ts';
import { writtenTokenRules } from './written-rules.ts';

/** All rules over tokens. Of matches of the same length the earlier rule wins. */
export const ENGLISH_RULES: readonly EnglishRule[] = [
  ...repeatTokenRules,
  ...exceptTokenRules,
  ...edgeTokenRules,
  ...limitTokenRules,
  ...sameTimeTokenRules,
  ...dateTokenRules,
  ...partTokenRules,
  ...windowTokenRules,
  ...periodTokenRules,
  ...ofTokenRules,
  ...countedTokenRules,
  ...clockTokenRules,
  ...shiftTokenRules,
  ...roughTokenRules,
  ...writtenTokenRules,
];

export const englishReader = textReader(lexicon, readerOf<Meaning, PieceValue | readonly PieceValue[]>(ENGLISH_RULES));
