import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import { readPhrase } from './read.ts';
import { readerAt, showPhrase } from './testing/show.ts';

/**
 * A word that says which part or which one of a time is meant changes what is
 * read, or the phrase is not read: each is put before or behind each time. The
 * times are such that none of the words says of them what they say anyway.
 */
interface Words {
  readonly before: readonly string[];
  readonly behind: readonly string[];
  readonly times: readonly string[];
  readonly join: (one: string, other: string) => string;
  readonly zone: string;
}

const list = (text: string): readonly string[] => text.split('|').map((one) => one.trim());

/** A language that has none here is not tried. */
const WORDS: Readonly<Partial<Record<Language, Words>>> = {
  en: {
    before: list(
      `early|late|earlier|later|mid|the first half of|the second half of|the end of|the middle of|most of|half of|
      part of|before|after|until|since|every|every other|alternate|previous|not|except|the week of|two weeks after|a week before|
      the day after|the day before|3 days from|any|some|the first week of|one of|the eve of|shortly before|just after|
      well before|long after|no later than|at least until|half past|quarter to|an hour after|this time`,
    ),
    behind: list(
      `onwards|and after|or later|or earlier|at the latest|at the earliest|except fridays|excluded|two weeks ago|last year|in a row|
      each year|every year|twice|of every month|and the day after|plus one day|before|after|ago|earlier|later|eve|
      at the end|until|but not friday|their time|if sunny`,
    ),
    times: list('monday|next week|this month|february|dec 5|3pm|the weekend|q3|next year|the 5th|dec 5-8|easter'),
    join: (one, other) => `${one} ${other}`,
    zone: 'America/New_York',
  },
  zh: {
    before: list(
      `每|每隔|除了|不是|最晚|最早|直到|自从|截至|某个|任意|随便哪个|第二个|倒数第二个|上上个|两周前的|半个|大半个|除|非|隔|逢|首个|
      每逢|赶在|临近|接近`,
    ),
    behind: list(
      `初|末|底|中旬|上旬|上半段|后半段|前|后|之前|之后|以前|以后|以来|前一天|后一天|前两天|后三天|第二天|除外|以外|的一半|
      早些时候|晚些时候|一早|每年|隔年|两次|各一次|的第三个周五|的最后一个工作日|前夕|前夜|之外|不行|不算|放假|当地时间`,
    ),
    times: list('周二|下周|这个月|二月|12月5日|下午三点|周末|三季度|明年|5号|12月5日到8日|清明节'),
    join: (one, other) => `${one}${other}`,
    zone: 'Asia/Shanghai',
  },
};

const TRIED = LANGUAGES.flatMap((language) => (WORDS[language] ? [{ language, ...WORDS[language] }] : []));

describe.each(TRIED)('$language: no word about a time is passed over', (words) => {
  const { language, before, behind, times, join, zone } = words;
  const reader = readerAt('2026-11-25T10:20', zone, language);
  const read = (text: string): string | undefined => {
    const phrase = readPhrase(text, reader);
    return phrase && showPhrase(phrase, reader);
  };

  test.each(times)('%s', (time) => {
    const alone = read(time);
    expect(alone).toBeDefined();
    const texts = [...before.map((word) => join(word, time)), ...behind.map((word) => join(time, word))];
    expect(texts.filter((text) => read(text) === alone)).toEqual([]);
  });
});
