import type { Place } from '../../domain/place.ts';
import type { Spoken } from './days.ts';

/** What a person says to the assistant in a week that is to be planned. */
export interface WeekWords extends Spoken {
  readonly client: string;
  readonly places: { readonly client: Place; readonly errand: Place };
  /** Three hours, half an hour at a place, an hour. */
  readonly todos: readonly [string, string, string];
  readonly plan: string;
  readonly yes: string;
  readonly surprise: string;
  readonly replan: string;
  readonly done: string;
  readonly undo: string;
}

export const WEEKS: readonly WeekWords[] = [
  {
    language: 'zh',
    heading: '一周',
    user: '用户：',
    client: '拜访客户',
    places: {
      client: { name: '望京SOHO', longitude: 116.48, latitude: 39.99, crs: 'gcj02' },
      errand: { name: '招商银行国贸支行', longitude: 116.46, latitude: 39.91, crs: 'gcj02' },
    },
    todos: ['写季度报告', '去银行签字', '改幻灯片'],
    plan: '帮我排一下那一周',
    yes: '就这样排',
    surprise: '临时评审会',
    replan: '那就重新排一下',
    done: '幻灯片提前做完了',
    undo: '刚才说的全部撤销',
  },
  {
    language: 'en',
    heading: 'A week',
    user: 'User: ',
    client: 'Client visit',
    places: {
      client: { name: 'Harbour House', longitude: 121.5, latitude: 31.24, crs: 'gcj02' },
      errand: { name: 'City Bank', longitude: 121.44, latitude: 31.22, crs: 'gcj02' },
    },
    todos: ['Write the quarterly report', 'Sign at the bank', 'Polish the slides'],
    plan: 'Plan that week for me',
    yes: 'Yes, put it in',
    surprise: 'Urgent review',
    replan: 'Then plan it again',
    done: 'The slides are done early',
    undo: 'Undo everything from this conversation',
  },
];
