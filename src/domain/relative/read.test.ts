import { describe, expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { readPhrase } from '../phrases/read.ts';
import { isQuestion } from '../question.ts';
import { formatWall, formatWallDate, parseWall } from '../time/wall.ts';
import { startOfDay, toInstant } from '../time/zone.ts';
import type { Item } from './item.ts';
import { readFromItem } from './read.ts';

const ZONE = 'America/New_York';
const at = (text: string): number => toInstant(parseWall(`${text}:00`.slice(0, 19)) as number, ZONE);

/** Sunday, 22 November 2026, 7 in the morning. */
const NOW = at('2026-11-22T07:00');

const event = (start: string, end: string): Item => ({
  start: at(start),
  end: at(end),
  zone: ZONE,
  allDay: false,
  periods: 'keep',
});
/** A Tuesday. */
const REVIEW = event('2026-12-15T15:00', '2026-12-15T16:30');

/** What the words make of the item: `start`, `start/end`, or what is asked: `? first | second`. */
function said(text: string, item: Item = REVIEW, now = NOW): string {
  const context = {
    zone: ZONE,
    now,
    language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en',
    phrases: readPhrase,
  } as const;
  try {
    const read = readFromItem(text, item, { name: 'start', purpose: 'plan' }, context);
    if (isQuestion(read)) {
      const { candidates = [] } = read.asks;
      return `? ${candidates.map(({ id }) => id.slice(0, 16)).join(' | ')}`.trim();
    }
    const show = (one: typeof read.start): string =>
      one.kind === 'date' ? formatWallDate(one.wall) : formatWall(one.wall).slice(0, 16);
    return read.end ? `${show(read.start)}/${show(read.end)}` : show(read.start);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.code;
  }
}

test('the own week of an item begins on Sunday for readers whose weeks do, on Monday for others', () => {
  expect(said('on Sunday')).toBe('2026-12-13T15:00');
  expect(said('改到周日')).toBe('2026-12-20T15:00');
});

describe('distances count from the item', () => {
  // A Friday.
  const call = event('2026-12-11T16:00', '2026-12-11T16:45');
  test.each([
    ['the next business day', '2026-12-14T16:00'],
    ['the following workday', '2026-12-14T16:00'],
    ['two business days later', '2026-12-15T16:00'],
    ['顺延一个工作日', '2026-12-14T16:00'],
    ['下一个工作日', '2026-12-14T16:00'],
    ['提前一个工作日', '2026-12-10T16:00'],
    ['那周的周一', '2026-12-07T16:00'],
    ['当月最后一天', '2026-12-31T16:00'],
    ['那个月20号', '2026-12-20T16:00'],
    ['拖到月底', '2026-12-31T16:00'],
    ['end of the month', '2026-12-31T16:00'],
    ['周末', '? 2026-12-12T16:00 | 2026-12-13T16:00'],
    ['the weekend', '? 2026-12-12T16:00 | 2026-12-13T16:00'],
  ])('from a Friday: %s', (text, expected) => {
    expect(said(text, call)).toBe(expected);
  });

  test.each([
    ['往后推一小时', '2026-12-15T16:00'],
    ['提前一天，九点半', '2026-12-14T09:30'],
    ['往後推一小時', '2026-12-15T16:00'],
    ['推迟半小时', '2026-12-15T15:30'],
    ['推后两天', '2026-12-17T15:00'],
    ['往后挪45分钟', '2026-12-15T15:45'],
    ['延后一周', '2026-12-22T15:00'],
    ['顺延一天', '2026-12-16T15:00'],
    ['晚一个小时', '2026-12-15T16:00'],
    ['晚半小时开始', '2026-12-15T15:30'],
    ['再推半小时', '2026-12-15T15:30'],
    ['推迟一个月', '2027-01-15T15:00'],
    ['提前半小时', '2026-12-15T14:30'],
    ['提前一个半小时', '2026-12-15T13:30'],
    ['往前提一天', '2026-12-14T15:00'],
    ['早一小时', '2026-12-15T14:00'],
    ['提早两个小时吧', '2026-12-15T13:00'],
    ['half an hour later', '2026-12-15T15:30'],
    ['prepone by half an hour', '2026-12-15T14:30'],
    ['an hour later', '2026-12-15T16:00'],
    ['30 minutes later', '2026-12-15T15:30'],
    ['one week later', '2026-12-22T15:00'],
    ['a week later', '2026-12-22T15:00'],
    ['two days later', '2026-12-17T15:00'],
    ['later by 90 minutes', '2026-12-15T16:30'],
    ['an hour earlier', '2026-12-15T14:00'],
    ['15 min earlier', '2026-12-15T14:45'],
    ['push it back half an hour', '2026-12-15T15:30'],
    ['push back 30 minutes', '2026-12-15T15:30'],
    ['back a week', '2026-12-22T15:00'],
    ['postpone by two hours', '2026-12-15T17:00'],
    ['bring it forward an hour', '2026-12-15T14:00'],
    ['move it up 30 min', '2026-12-15T14:30'],
    ['an hour and a half later than planned', '2026-12-15T16:30'],
    ['+30 min', '2026-12-15T15:30'],
    ['one month later', '2027-01-15T15:00'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test.each(['往后推一下', '推迟一点', '晚点', '提前', 'later', 'a bit earlier'])(
    'without a length it is asked: %s',
    (text) => {
      expect(said(text)).toBe('?');
    },
  );

  test('in English forward may be either way', () => {
    expect(said('forward an hour')).toBe('? 2026-12-15T14:00 | 2026-12-15T16:00');
  });

  test('so long after may be from the item or from now', () => {
    expect(said('两天后')).toBe('? 2026-11-24T15:00 | 2026-12-17T15:00');
  });
});

describe('days and weeks on keep the time', () => {
  test.each([
    ['下周同一时间', '2026-12-22T15:00'],
    ['下周同样的时间', '2026-12-22T15:00'],
    ['下个月同一天', '2027-01-15T15:00'],
    ['第二天', '2026-12-16T15:00'],
    ['次日上午10点', '2026-12-16T10:00'],
    ['前一天', '2026-12-14T15:00'],
    ['改到第二天', '2026-12-16T15:00'],
    ['周五同一时间', '2026-12-18T15:00'],
    ['明天同一时间', '2026-11-23T15:00'],
    ['改到周五，时间不变', '2026-12-18T15:00'],
    ['顺到下周同一时间', '2026-12-22T15:00'],
    ['推迟到周五同一时间', '2026-12-18T15:00'],
    ['推后两天，时间不变', '2026-12-17T15:00'],
    ['往后倒一天', '2026-12-16T15:00'],
    ['错后一小时', '2026-12-15T16:00'],
    ['提早二十分钟开', '2026-12-15T14:40'],
    ['same time next week', '2026-12-22T15:00'],
    ['next week same time', '2026-12-22T15:00'],
    ['next week at the same time', '2026-12-22T15:00'],
    ['the next day', '2026-12-16T15:00'],
    ['the following day at 10am', '2026-12-16T10:00'],
    ['the day before', '2026-12-14T15:00'],
    ['the following week', '2026-12-22T15:00'],
    ['Friday same time', '2026-12-18T15:00'],
    ['two weeks later, same time', '2026-12-29T15:00'],
    ['the Thursday of that week, same time', '2026-12-17T15:00'],
    ['Friday of the same week at 9', '2026-12-18T09:00'],
    ['an hour later on the same day', '2026-12-15T16:00'],
    ['start at 1 and end at 3', '2026-12-15T13:00/2026-12-15T15:00'],
    ['same time tomorrow', '2026-11-23T15:00'],
    ['move it to the next day', '2026-12-16T15:00'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('it is made longer or shorter', () => {
  test.each([
    ['延长半小时', '2026-12-15T15:00/2026-12-15T17:00'],
    ['another half hour', '2026-12-15T15:00/2026-12-15T17:00'],
    ['another hour', '2026-12-15T15:00/2026-12-15T17:30'],
    ['延长到五点', '2026-12-15T15:00/2026-12-15T17:00'],
    ['延长到晚上7点', '2026-12-15T15:00/2026-12-15T19:00'],
    ['缩短半小时', '2026-12-15T15:00/2026-12-15T16:00'],
    ['缩短到45分钟', '2026-12-15T15:00/2026-12-15T15:45'],
    ['改成两小时', '2026-12-15T15:00/2026-12-15T17:00'],
    ['只开半小时', '2026-12-15T15:00/2026-12-15T15:30'],
    ['到5点结束', '2026-12-15T15:00/2026-12-15T17:00'],
    ['多半小时', '2026-12-15T15:00/2026-12-15T17:00'],
    ['an hour longer', '2026-12-15T15:00/2026-12-15T17:30'],
    ['make it an hour longer', '2026-12-15T15:00/2026-12-15T17:30'],
    ['30 minutes shorter', '2026-12-15T15:00/2026-12-15T16:00'],
    ['extend by 30 minutes', '2026-12-15T15:00/2026-12-15T17:00'],
    ['extend it to 6pm', '2026-12-15T15:00/2026-12-15T18:00'],
    ['until 5 instead', '2026-12-15T15:00/2026-12-15T17:00'],
    ['until 5:15pm', '2026-12-15T15:00/2026-12-15T17:15'],
    ['make it 2 hours', '2026-12-15T15:00/2026-12-15T17:00'],
    ['make it 45 minutes long', '2026-12-15T15:00/2026-12-15T15:45'],
    ['shorten to 30 minutes', '2026-12-15T15:00/2026-12-15T15:30'],
    ['ending at 4', '2026-12-15T15:00/2026-12-15T16:00'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test('a point in time has no length', () => {
    expect(said('an hour longer', { ...REVIEW, end: undefined })).toBe('INVALID_ARGUMENT');
  });
});

describe("a weekday or day of the month alone is in the item's own week or month", () => {
  test.each([
    ['Thursday', '2026-12-17T15:00'],
    ['周四', '2026-12-17T15:00'],
    ['改到星期五', '2026-12-18T15:00'],
    ['move it to Friday', '2026-12-18T15:00'],
    ['Thursday at 3', '2026-12-17T15:00'],
    ['周四上午10点', '2026-12-17T10:00'],
    ['Monday at 9', '2026-12-14T09:00'],
    ['Fri 3-5pm', '2026-12-18T15:00/2026-12-18T17:00'],
    ['20号', '2026-12-20T15:00'],
    ['改期到周五', '2026-12-18T15:00'],
    ['改12月8号，还是原来那个点', '2026-12-08T15:00'],
    ['改到20号', '2026-12-20T15:00'],
    ['the 20th', '2026-12-20T15:00'],
    ['推迟到周一', '2026-12-21T15:00'],
    ['提前到周五', '2026-12-11T15:00'],
    ['push it back to Monday', '2026-12-21T15:00'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test('a day that has passed is asked about', () => {
    const item = event('2026-11-26T15:00', '2026-11-26T16:00');
    expect(said('Tuesday', item, at('2026-11-25T09:00'))).toBe('? 2026-12-01T15:00');
  });

  test('where it is already there, another week is asked about', () => {
    expect(said('Tuesday')).toBe('? 2026-11-24T15:00 | 2026-12-22T15:00');
  });

  test('of what is over the coming one is meant', () => {
    const item = event('2026-11-17T15:00', '2026-11-17T16:00');
    expect(said('Friday', item)).toBe('2026-11-27T15:00');
  });
});

describe('a time of day alone is on its day, and near to its hour', () => {
  test.each([
    ['4', '2026-12-15T16:00'],
    ['make it 4', '2026-12-15T16:00'],
    ['四点', '2026-12-15T16:00'],
    ['改到四点半', '2026-12-15T16:30'],
    ['四点吧', '2026-12-15T16:00'],
    ['at 11', '2026-12-15T11:00'],
    ['10', '2026-12-15T10:00'],
    ['晚上八点', '2026-12-15T20:00'],
    ['9am', '2026-12-15T09:00'],
    ['noon', '2026-12-15T12:00'],
    ['推迟到8点', '2026-12-15T20:00'],
    ['提前到8点', '2026-12-15T08:00'],
    ['提前到两点', '2026-12-15T14:00'],
    ['push it to 5', '2026-12-15T17:00'],
    ['16:00-17:00', '2026-12-15T16:00/2026-12-15T17:00'],
    ['4点到5点', '2026-12-15T16:00/2026-12-15T17:00'],
    ['2026-12-16 14:00-18:00', '2026-12-16T14:00/2026-12-16T18:00'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test.each([
    ['六点半', '2026-12-15T06:30'],
    ['6:30', '2026-12-15T06:30'],
    ['9', '2026-12-15T09:00'],
    ['two', '2026-12-15T14:00'],
  ])('of what is at seven in the morning: %s', (text, expected) => {
    expect(said(text, event('2026-12-15T07:00', '2026-12-15T07:30'))).toBe(expected);
  });

  test.each([
    ['8点', '2026-12-15T20:00'],
    ['9', '2026-12-15T21:00'],
    ['half past seven', '2026-12-15T19:30'],
  ])('of what is at seven in the evening: %s', (text, expected) => {
    expect(said(text, event('2026-12-15T19:00', '2026-12-15T21:00'))).toBe(expected);
  });

  test.each(['晚上', 'in the morning', '下午', '周四下午'])('a part of the day is asked for its hour: %s', (text) => {
    expect(said(text)).toBe('?');
  });

  test('what is to come is not moved into the past', () => {
    const today = event('2026-11-22T15:00', '2026-11-22T16:00');
    expect(said('6am', today)).toBe('? 2026-11-23T06:00 | 2026-11-22T06:00');
    expect(said('提前10小时', today)).toBe('? 2026-11-22T05:00');
  });

  test('推迟到 an earlier time is asked about', () => {
    expect(said('推迟到上午10点')).toBe('? 2026-12-16T10:00');
  });
});

describe('a period keeps weekday and time, or asks', () => {
  test.each([
    ['下下周', '2026-12-01T15:00'],
    ['the week after next', '2026-12-08T15:00'],
    ['next week', '2026-12-01T15:00'],
    ['下周', '2026-11-24T15:00'],
    ['next month', '? 2026-12-15T15:00 | 2026-12-01T15:00 | 2026-12-08T15:00 | 2026-12-22T15:00 | 2026-12-29T15:00'],
    ['这个周末', '? 2026-11-22T15:00'],
    ['next weekend', '? 2026-11-28T15:00 | 2026-11-29T15:00'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test('of whole days a range that is named is taken as it is', () => {
    const zone = ZONE;
    const start = startOfDay(Date.UTC(2026, 11, 15), zone);
    const end = startOfDay(Date.UTC(2026, 11, 16), zone);
    const offsite: Item = { start, end, zone, allDay: true, periods: 'keep' };
    expect(said('Dec 20 to Dec 23', offsite)).toBe('2026-12-20/2026-12-24');
    expect(said('a week later', offsite)).toBe('2026-12-22');
    expect(said('Thursday', offsite)).toBe('2026-12-17');
    expect(said('the week after next', offsite)).toBe('2026-12-08');
    expect(said('two days longer', offsite)).toBe('2026-12-15/2026-12-18');
    expect(said('an hour later', offsite)).toBe('INVALID_ARGUMENT');
    expect(said('4pm', offsite)).toBe('2026-12-15T16:00');
  });
});

describe('weekdays before and behind it, other hours of its day, and what it is instead of', () => {
  test.each([
    ['the following Monday', '2026-12-21T15:00'],
    ['the Monday after', '2026-12-21T15:00'],
    ['the Tuesday after at 10', '2026-12-22T10:00'],
    ['the Friday before', '2026-12-11T15:00'],
    ['the previous Tuesday', '2026-12-08T15:00'],
    ['Friday that week', '2026-12-18T15:00'],
    ['same time the following day', '2026-12-16T15:00'],
    ['same day but at 10', '2026-12-15T10:00'],
    ['by 11am that day', '? 2026-12-15T11:00'],
    ['2:30 instead of 3', '2026-12-15T14:30'],
    ['4 not 3', '2026-12-15T16:00'],
    ["four o'clock rather than three", '2026-12-15T16:00'],
    ['not before 4', '? 2026-12-15T16:00'],
    ['finish half an hour earlier', '2026-12-15T15:00/2026-12-15T16:00'],
    ['run half an hour over', '2026-12-15T15:00/2026-12-15T17:00'],
    ['30 more minutes', '2026-12-15T15:00/2026-12-15T17:00'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test.each([
    ['two more days', '2026-12-17'],
    ['give it another week', '2026-12-22'],
    ['extend by 3 days', '2026-12-18'],
  ])('a last day moves on by what it is given: %s', (text, expected) => {
    const todo: Item = { start: at('2026-12-15T00:00'), zone: ZONE, allDay: true, periods: 'last' };
    expect(said(text, todo)).toBe(expected);
  });
});

describe('what names its own day does not count from the item', () => {
  test.each([
    ['tomorrow', '2026-11-23T15:00'],
    ['明天下午3点', '2026-11-23T15:00'],
    ['后天', '2026-11-24T15:00'],
    ['下周三', '2026-11-25T15:00'],
    ['Dec 3 at 10am', '2026-12-03T10:00'],
    ['12月3号', '2026-12-03T15:00'],
    ['2026-12-20', '2026-12-20T15:00'],
    ['2026-12-20T09:00', '2026-12-20T09:00'],
    ['in two hours', '2026-11-22T09:00'],
    ['tonight at 8', '2026-11-22T20:00'],
    ['the day after tomorrow', '2026-11-24T15:00'],
    ['two weeks from Friday', '2026-12-11T15:00'],
    ['gibberish', 'INVALID_ARGUMENT'],
    ['half an hour later than the other one', 'INVALID_ARGUMENT'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('what was said before is taken back', () => {
  test.each([
    ['no, I meant Thursday', '2026-12-17T15:00'],
    ['sorry, 4pm', '2026-12-15T16:00'],
    ['wait no, Friday at 2', '2026-12-18T14:00'],
    ['scratch that, noon', '2026-12-15T12:00'],
    ['my bad, it should be 2:30', '2026-12-15T14:30'],
    ['nah, make it Friday', '2026-12-18T15:00'],
    ['on second thought, an hour later', '2026-12-15T16:00'],
    ['not Tuesday, Wednesday', '2026-12-16T15:00'],
    ['not at 3 but at 4', '2026-12-15T16:00'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('moves are told in the past tense, too', () => {
  test.each([
    ['brought forward by an hour', '2026-12-15T14:00'],
    ['moved up an hour', '2026-12-15T14:00'],
    ['pushed to 5', '2026-12-15T17:00'],
    ['delayed half an hour', '2026-12-15T15:30'],
    ['slide it to 3:30', '2026-12-15T15:30'],
    ['one day on', '2026-12-16T15:00'],
    ['2 to 4 now', '2026-12-15T14:00/2026-12-15T16:00'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test.each(['later in the day', 'slightly earlier', 'end of the day', 'by close of business'])(
    '%s says no hour',
    (text) => {
      expect(said(text)).toBe('?');
    },
  );
});
