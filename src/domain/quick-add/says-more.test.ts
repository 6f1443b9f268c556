import { expect, test } from 'vitest';
import { formatWall } from '../time/wall.ts';
import { interpreted, said } from './testing/said.ts';

test.each([
  ['school concert Thursday at 6pm, should be over by 7:45'],
  ['open house saturday the 12th, people come from 6 til about 10pm'],
  ['Ann is in town wednesday, said 4pm would be good'],
])('a clause that says more of the one before is no item of its own: %s', (text) => {
  expect(said(text)).not.toContainEqual(expect.stringMatching(/should be|people come|would be/));
});

test.each([
  ['外婆农历五月二十过生日，年年都过', ['event 外婆过生日 2027-06-24T00:00']],
  ['每个工作日下午五点四十提醒我填周报，放假就不用了', ['reminder 填周报 2026-11-23T17:40']],
  ['rmnd me tmrw 10am to water the plants', ['reminder water the plants 2026-11-23T10:00']],
  ['下周二到周四，上午九点到下午三点，每隔三小时提醒我喝水', ['reminder 喝水 2026-11-24T09:00']],
  ['记一下，快递取件码58-3-2071，在南门柜子', ['memo 快递取件码58-3-2071，在南门柜子 1970-01-01T00:00']],
  ['dentist monday at 3, guests arrive friday at 6', ['several']],
  ['dentist monday at 3, meet Ann at 5', ['event dentist 2026-11-23T15:00', 'event meet Ann 2026-11-23T17:00']],
])('%s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  ['明晚7点聚餐，估计得吃到九点半', '21:30'],
  ['周六下午两点看房，大概看到四点', '16:00'],
  ['周六下午两点开会，应该四点能完', '16:00'],
])('until about when something goes on is its end: %s', (text, end) => {
  const read = interpreted(text);
  const [item, ...more] = read.is === 'items' ? read.items : [];
  expect(more).toEqual([]);
  expect(formatWall(item?.span?.end?.wall ?? 0).slice(11, 16)).toBe(end);
});

test.each([
  ["kids' party Saturday at 3, she goes to bed at 8", 'she goes to bed at 8'],
  ['movie night Friday at 7, kids are asleep by 8', 'kids are asleep by 8'],
  ['周六下午两点去看外婆，她一点半要睡午觉', '她一点半要睡午觉'],
])('what others do then is noted, and no item: %s', (text, note) => {
  const read = interpreted(text);
  expect(read.is === 'items' && read.items.map(({ notes }) => notes)).toEqual([note]);
});

test.each([
  ['每天中午十二点半提醒我给宝宝喂奶，晚上八点也要', ['reminder 给宝宝喂奶 2026-11-22T12:30']],
  ['周五晚上跟大学室友聚餐，地点在望京那家湘菜馆，七点到', ['event 跟大学室友聚餐 2026-11-27T19:00']],
  ['周末抽空把阳台收拾一下', ['todo 把阳台收拾一下 2026-11-21T00:00']],
  ['周五七点半的电影', ['event 电影 2026-11-27T19:30']],
  ['Friday 6 drinks with Sam', ['event drinks with Sam 2026-11-27T18:00']],
  ['surgery Dec 9 at 7am, drive her at 5:30', ['event surgery 2026-12-09T07:00', 'event drive her 2026-12-09T05:30']],
  [
    'dentist for Ella the 14th at 2:30 and Max the 15th at 10',
    ['event dentist for Ella 2026-12-14T14:30', 'event dentist for Max 2026-12-15T10:00'],
  ],
  ["finish the deck by Thursday noon, it'll take about 3 hours", ['todo finish the deck 2026-11-26T12:00']],
  ['poker Friday at 8', ['event poker 2026-11-27T20:00']],
])('%s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each(['明天晨会改十点了', '明天早会推到十点', "tomorrow's standup is at 10 instead of 9"])(
  '%s is a change',
  (text) => {
    expect(said(text)).toEqual(['wish']);
  },
);
