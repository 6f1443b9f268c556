import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ timezone: 'Asia/Tokyo' }),
  refused: [{ args: () => ({ timezone: 'Mars/Olympus' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [{ says: '今天几号，要上班吗？', calls: [['get_current_time']] }],
    en: [{ says: 'What time is it in Tokyo?', calls: [['get_current_time', { timezone: 'Asia/Tokyo' }]] }],
  },
};
