/** What a calendar holds, by its name: 添加一个日程 is about nothing yet. */
export const ENTRY = '(?:日程|行程|安排|提醒|待办(?:事项)?|任务|事项|事件|闹钟|闹铃|日历|备忘|活动)';
