import type { Spoken } from './days.ts';

/** What a person says whose phone has a calendar on a server. `{day}` stands for the date that it is about. */
export interface PhoneWords extends Spoken {
  /** The calendar on the phone. */
  readonly calendar: string;
  /** What is on it at 15:00. */
  readonly event: string;
  readonly sync: string;
  /** An event that overlaps it. */
  readonly meeting: readonly [said: string, title: string];
  /** What is done on the phone. */
  readonly onPhone: string;
  readonly undo: string;
}

export const PHONES: readonly PhoneWords[] = [
  {
    language: 'zh',
    heading: '手机上的日历（演示自带的 CalDAV 服务器）',
    user: '用户：',
    calendar: '手机',
    event: '看牙',
    sync: '同步一下手机日历',
    meeting: ['{day}下午3点半开项目会', '项目会'],
    onPhone: '（在手机上把“看牙”改到18:00）',
    undo: '项目会取消，撤销',
  },
  {
    language: 'en',
    heading: 'The calendar of a phone (a CalDAV server of this demo)',
    user: 'User: ',
    calendar: 'Phone',
    event: 'Dentist',
    sync: "Sync my phone's calendar",
    meeting: ['Project meeting at 3:30pm on {day}', 'Project meeting'],
    onPhone: '(On the phone, Dentist is moved to 18:00)',
    undo: 'No meeting after all, undo that',
  },
];
