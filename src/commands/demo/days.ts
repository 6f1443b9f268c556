/** Who speaks to the assistant, and what the demo calls that. */
export interface Spoken {
  readonly language: 'zh' | 'en';
  readonly heading: string;
  readonly user: string;
}

/** What a person says to the assistant in one day. `{day}` stands for the date that it is about. */
export interface DayWords extends Spoken {
  /** An event at 15:00 for an hour, with this title. */
  readonly event: readonly [said: string, title: string];
  /** An event that overlaps it. */
  readonly clash: readonly [said: string, title: string];
  /** A reminder at 08:00. */
  readonly reminder: readonly [said: string, title: string];
  readonly todos: readonly (readonly [said: string, title: string])[];
  readonly snooze: readonly [said: string, until: string];
  readonly move: string;
  readonly close: string;
  readonly undo: string;
}

export const DAYS: readonly DayWords[] = [
  {
    language: 'zh',
    heading: '一天',
    user: '用户：',
    event: ['帮我安排{day}下午3点和王芳对预算，一个小时', '和王芳对预算'],
    clash: ['{day}下午3点半面试前端', '面试前端'],
    reminder: ['提醒我{day}早上8点带护照', '带护照'],
    todos: [
      ['{day}前交季度报告', '交季度报告'],
      ['买牛奶', '买牛奶'],
      ['给妈妈打电话', '给妈妈打电话'],
    ],
    snooze: ['护照那个推到九点', '{day}上午9点'],
    move: '那天下午的事都往后推一个小时',
    close: '待办都做完了',
    undo: '今天说的全部撤销',
  },
  {
    language: 'en',
    heading: 'A day',
    user: 'User: ',
    event: ['please schedule a budget review with Lena on {day} from 3pm to 4pm', 'budget review with Lena'],
    clash: ['Interview at 3:30pm on {day}', 'Interview'],
    reminder: ['remind me to bring the passport on {day} at 8am', 'bring the passport'],
    todos: [
      ['submit the quarterly report by {day}', 'submit the quarterly report'],
      ['buy milk', 'buy milk'],
      ['call mom', 'call mom'],
    ],
    snooze: ['Make the passport one nine', '{day} at 9am'],
    move: 'Push that afternoon back by an hour',
    close: 'All three todos are done',
    undo: 'Undo everything from this conversation',
  },
];
