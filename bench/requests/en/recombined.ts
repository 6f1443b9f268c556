import type { Item, Request } from '../request.ts';

type Event = Omit<Item, 'kind'>;

const added = (id: string, kind: string, said: string, item: Event, more: readonly Event[] = []): Request => ({
  id,
  class: kind,
  said,
  calls: [{ tool: 'quick_add', arguments: { text: said } }],
  expect: { written: [item, ...more].map((one) => ({ kind: 'event', ...one })) },
});

const asked = (id: string, kind: string, said: string, asks: readonly (string | readonly string[])[]): Request => ({
  id,
  class: kind,
  said,
  calls: [{ tool: 'quick_add', arguments: { text: said } }],
  expect: { asks },
});

/** A review on Thursday, December 10, 14:00–15:00, and what is said of it. */
const moved = (id: string, said: string, words: string, start: string): Request => ({
  id,
  class: 'move',
  said,
  before: [
    {
      tool: 'schedule_add',
      arguments: { title: 'Design review', start: '2026-12-10T14:00:00', end: '2026-12-10T15:00:00' },
    },
  ],
  calls: [{ tool: 'schedule_update', arguments: { match: 'Design review', start: words } }],
  expect: { written: [{ kind: 'event', title: 'Design review', start }] },
});

/** Parts that are read by themselves, in orders and beside neighbours in which one of them was lost. */
export const ROWS: readonly Request[] = [
  added('en5-repeat-01', 'repeat-bound', 'yoga every Monday until Dec 18 at 7:30 in the evening', {
    title: 'yoga',
    repeats: ['2026-11-23T19:30', '2026-11-30T19:30', '2026-12-07T19:30', '2026-12-14T19:30'],
    count: 4,
  }),
  added(
    'en5-repeat-02',
    'repeat-bound',
    'every other Tuesday trash pickup at 4:45pm until the end of March, except Dec 22',
    {
      title: 'trash pickup',
      repeats: ['2026-11-24T16:45', '2026-12-08T16:45', '2027-01-05T16:45', '2027-01-19T16:45', '2027-02-02T16:45'],
    },
  ),
  added('en5-repeat-03', 'repeat-bound', 'Spanish class every Tuesday at 6 from January', {
    title: 'Spanish class',
    repeats: ['2027-01-05T18:00', '2027-01-12T18:00', '2027-01-19T18:00', '2027-01-26T18:00', '2027-02-02T18:00'],
    count: 'endless',
  }),
  added('en5-repeat-04', 'repeat-bound', 'every Saturday piano at 10am 5 times', {
    title: 'piano',
    repeats: ['2026-11-28T10:00', '2026-12-05T10:00', '2026-12-12T10:00', '2026-12-19T10:00', '2026-12-26T10:00'],
    count: 5,
  }),
  added('en5-except-01', 'repeat-exclusion', 'gym daily at 6pm, no Sundays', {
    title: 'gym',
    repeats: [
      '2026-11-23T18:00',
      '2026-11-24T18:00',
      '2026-11-25T18:00',
      '2026-11-26T18:00',
      '2026-11-27T18:00',
      '2026-11-28T18:00',
      '2026-11-30T18:00',
    ],
    count: 'endless',
  }),
  added('en5-except-02', 'repeat-exclusion', 'gym every day at 6 (not Fridays)', {
    title: 'gym',
    repeats: [
      '2026-11-22T18:00',
      '2026-11-23T18:00',
      '2026-11-24T18:00',
      '2026-11-25T18:00',
      '2026-11-26T18:00',
      '2026-11-28T18:00',
    ],
    count: 'endless',
  }),
  added('en5-except-03', 'repeat-exclusion', 'yoga every Tuesday at 6, cancelled on Dec 8', {
    title: 'yoga',
    repeats: ['2026-11-24T18:00', '2026-12-01T18:00', '2026-12-15T18:00'],
    count: 'endless',
  }),
  added(
    'en5-several-01',
    'several',
    'gym at 6 on Mondays and at 8pm on Fridays',
    { title: 'gym', repeats: ['2026-11-23T18:00', '2026-11-30T18:00'], count: 'endless' },
    [{ title: 'gym', repeats: ['2026-11-27T20:00', '2026-12-04T20:00'], count: 'endless' }],
  ),
  added('en5-days-01', 'range', 'training Dec 7-9, 9am-4pm', {
    title: 'training',
    start: '2026-12-07T09:00',
    end: '2026-12-07T16:00',
    repeats: ['2026-12-07T09:00', '2026-12-08T09:00', '2026-12-09T09:00'],
    count: 3,
  }),
  added('en5-length-01', 'length', 'second interview at noon for half an hour, a week from Tuesday', {
    title: 'second interview',
    start: '2026-12-01T12:00',
    end: '2026-12-01T12:30',
  }),
  added('en5-length-02', 'length', 'meeting on Friday 2:30 for an hour fifteen', {
    title: 'meeting',
    start: '2026-11-27T14:30',
    end: '2026-11-27T15:45',
  }),
  added('en5-length-03', 'length', 'sprint 12 retro 3:30pm for 2 hours 3 December', {
    title: 'sprint 12 retro',
    start: '2026-12-03T15:30',
    end: '2026-12-03T17:30',
  }),
  added('en5-clock-01', 'clock-words', 'Zoom with the Berlin team 11–11:45 on Dec 5', {
    title: 'Zoom with the Berlin team',
    start: '2026-12-05T11:00',
    end: '2026-12-05T11:45',
  }),
  added('en5-clock-02', 'clock-words', 'physio at 330 on tues', { title: 'physio', start: '2026-11-24T15:30' }),
  added('en5-alert-01', 'alert', 'vet at 2 on the 9th and remind me 10 min before', {
    title: 'vet',
    start: '2026-12-09T14:00',
    reminds: ['2026-12-09T13:50'],
  }),
  added('en5-day-01', 'title', 'call Wednesday at 3', { title: 'call', start: '2026-11-25T15:00' }),
  added('en5-zone-01', 'zone', 'call with Nairobi, Dec 8 at 4pm Nairobi time', {
    title: { has: ['call'], lacks: ['time'] },
    start: '2026-12-08T08:00',
  }),
  asked('en5-ask-01', 'ambiguous', 'yoga at the crack of dawn every weekday', ['dawn']),
  asked('en5-ask-02', 'ambiguous', 'gym daily at 6pm besides Sunday', ['besides']),
  moved('en5-move-01', 'the design review is at ten to four now', 'ten to four', '2026-12-10T15:50'),
  moved(
    'en5-move-02',
    'do the design review a week later, at 4 on the dot',
    'a week later, 4 on the dot',
    '2026-12-17T16:00',
  ),
  moved(
    'en5-move-03',
    'the design review should be the evening before at 8',
    'the evening before at 8',
    '2026-12-09T20:00',
  ),
  moved('en5-move-04', 'put the design review on the next morning at 10', 'the next morning at 10', '2026-12-11T10:00'),
  moved('en5-move-05', 'set the design review back half an hour', 'set it back half an hour', '2026-12-10T14:30'),
  moved('en5-move-06', 'let the design review begin 90 minutes later', 'begin 90 minutes later', '2026-12-10T15:30'),
  moved(
    'en5-move-07',
    'design review to the last Friday of the month',
    'the last Friday of the month',
    '2026-12-25T14:00',
  ),
];
