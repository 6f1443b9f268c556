import type { Messages } from '../en/messages.ts';
import { HOLIDAYS_OF } from './countries.ts';
import { hours as inWords } from './hours.ts';

const PARTS = { morning: '上午', afternoon: '下午', evening: '晚上' };

export const availability: Messages['availability'] = {
  reasons: {
    same_day: '同一天',
    near_time: '接近原定时间',
    same_half_day: '上午或下午不变',
    same_weekday: '星期几不变',
    prime_hours: '适合工作的时段',
    preferred_part: '符合偏好的时段',
    earliest: '时间较早',
    leaves_long_block: '留出整块空闲',
    next_to_other_event: '紧邻其他日程',
  },
  tooManyRepeatedEvents: ({ most }) => `重复得太密，无法一次与其他日程全部核对（上限 ${most}）。`,
  endTheRepeat: '请缩短重复的期限，或降低频率。',
  workingHoursUnreadable: ({ part }) => `无法识别工作时间“${part}”。`,
  writeWorkingHoursLike:
    '请写成 "MO-FR 09:00-18:00; SA 10:00-12:00"：星期用 MO TU WE TH FR SA SU，时间为 00:00 至 24:00。',
  wasInTheWay: ({ title, when, more }) =>
    `原定的时间与“${title}”（${when}）${more > 0 ? `等 ${more + 1} 处` : ''}冲突。`,
  conflictsWith: ({ title, when, count, hasSlots }) => {
    const more = count > 1 ? `等 ${count} 处` : '';
    const next = hasSlots ? '请选一个空闲时间，或确认仍要安排。' : '附近没有空闲时间。';
    return `与“${title}”（${when}）${more}冲突，尚未写入。${next}`;
  },
  overlaps: ({ title, when, tentative }) => `与“${title}”${tentative ? '（待定）' : ''} ${when} 重叠。`,
  moreOverlaps: ({ rest }) => `另有 ${rest} 处重叠。`,
  countConflicts: ({ blocking }) => `✗ 有 ${blocking} 处冲突。`,
  freeButForTentative: ({ soft }) => `✓ 空闲，但与 ${soft} 处待定日程重叠。`,
  free: '✓ 这个时间空闲。',
  noHolidaysKnown: ({ zone }) => `没有 ${zone} 的公共假期资料，没有跳过任何日子。`,
  countryHolidaysLeftOut: ({ country }) => `已跳过${HOLIDAYS_OF[country]}。`,
  holidaysLeftOut: '已跳过法定节假日。',
  holidaysKnownThrough: ({ year }) => `已跳过法定节假日，安排只公布到 ${year} 年。`,
  tooManyDays: '一次最多搜索 366 天。',
  passNearerEnd: '请给出离 start 更近的 end。',
  earliestIsLatest: 'earliest 与 latest 相同。',
  leaveOneOutOrLaterLatest: '去掉其中一个，或让 latest 更晚；latest 早于 earliest 表示次日早晨。',
  noFreeSlot: '这段时间没有足够长的空闲。',
  filledBy: ({ blockers, rest }) => {
    const named = blockers.map(
      ({ title, when, times }) => `“${title}”（${when}${times > 1 ? `，共 ${times} 次` : ''}）`,
    );
    return `这段时间主要被${named.join('、')}${rest > 0 ? `等 ${blockers.length + rest} 项` : ''}占用。`;
  },
  freeSlots: ({ count }) => `找到 ${count} 个空闲时段。`,
  windowIsPast: '这段时间已经过去。',
  tryOtherHours: '可以放宽 earliest/latest、缩短时长或扩大日期范围。',
  searchedAllDays: '按每天 08:00–22:00 搜索（未设置工作时间）。',
  searchedBeyondHours: ({ hours }) =>
    `这段时间不在${hours === null ? ' 08:00–22:00 之内' : `工作时间（${inWords(hours)}）内`}，已在其他时间里查找。`,
  noneInPart: ({ part, hours }) =>
    `${PARTS[part]}没有${hours === null ? '' : `工作时间（${inWords(hours)}）内的`}空闲${hours === null ? '' : '；要找工作时间以外的，请给出 earliest 和 latest'}。`,
  searchedWorkingHours: ({ hours }) => `按工作时间（${inWords(hours)}）搜索。`,
  notTimeOfDay: ({ shown }) => `无效的钟点：${shown}`,
  useHoursAndMinutes: '请用 HH:MM，例如 09:30。',
  occurrencesChecked: ({ count, until }) => `检查了 ${count} 次${until ? `，到 ${until}` : ''}`,
  allDayThen: ({ title, when }) => `当天有全天日程：${title}（${when}）。`,
  moreAllDay: ({ rest }) => `另有 ${rest} 个全天日程。`,
  freeWithAllDay: ({ titles }) => `✓ 这个时间空闲；当天有全天日程：${titles}。`,
  protectedUnreadable: ({ part }) => `无法识别不安排的时段“${part}”。`,
  writeProtectedLike: '请写成“MO-FR 12:00-13:00; 11:00前”。',
  keptFree: ({ times }) => `已避开不安排的时段：${inWords(times)}。`,
  isKeptFree: ({ when, times }) =>
    `${when} 是你留出来、不安排的时段${times > 1 ? `（整个系列共有 ${times} 次）` : ''}。`,
};
