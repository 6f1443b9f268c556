import { say } from '../../messages/say.ts';
import type { Language } from '../caller.ts';
import type { Note, NoteCode } from './notes.ts';

/** What each note says, in Chinese and in English. */
const WORDS: Readonly<Record<NoteCode, readonly [zh: string, en: string]>> = {
  'text-cleaned': ['去掉了无法读取的字符', 'unreadable characters were removed'],
  'line-ignored': ['略过不成属性的行', 'a line that is no property was passed over'],
  'component-unclosed': ['组件缺少 END，在下一个开始处结束', 'a component without END ends where the next one begins'],
  'uid-missing': ['没有 UID，按内容给了一个', 'no UID: one was made from the content'],
  'uid-reused': ['不同的日程共用一个 UID，后者另给', 'different events share a UID: the later got one of their own'],
  superseded: ['文件中有更新的版本，旧版未用', 'an older version of what is in the file again'],
  'zone-mapped': ['时区名不是 IANA，已对应', 'a zone name that is not IANA was mapped'],
  'zone-approximated': ['时区定义与所选时区不全相同', 'the zone that comes nearest to the definition in the file'],
  'zone-unknown': ['未知时区，改用', 'an unknown zone, read as'],
  'zone-as-instants': [
    '没有时区与文件的定义相符，时间按 UTC 保存',
    'no zone fits the definition in the file: times kept in UTC',
  ],
  'end-before-start': ['结束早于开始，已改', 'an end before its start was mended'],
  'until-adjusted': ['UNTIL 与开始的形式不同，已改', 'an UNTIL of another form than its start was adjusted'],
  'rule-part-ignored': ['略过重复规则中无法使用的部分', 'a part of a rule that cannot be used was left out'],
  'start-not-in-rule': [
    '开始不在规则之内，作为额外日期保留',
    'a start that its rule does not meet is kept as an extra date',
  ],
  'rules-merged': ['多条规则，其余的成为额外日期', 'several rules: the further ones became extra dates'],
  'exrule-applied': ['EXRULE 成为排除的日期', 'an EXRULE became excluded dates'],
  'series-split': ['从某次起更改的系列，分成了两个', 'a series that changes from one occurrence on was split'],
  'override-rule-ignored': ['单次更改自带的规则未用', 'the rule of a single changed occurrence was ignored'],
  'override-by-day': [
    '单次更改的时间不在系列中，按当天的那次',
    'a changed occurrence at no time of the series was taken for that of its day',
  ],
  'title-truncated': ['标题过长，已截短', 'a title was too long and was cut'],
  'description-truncated': ['说明过长，已截短', 'a description was too long and was cut'],
  'location-truncated': ['地点过长，已截短', 'a place was too long and was cut'],
  'field-unreadable': ['无法读取的字段，留空', 'a field that could not be read was left empty'],
  'todo-once': [
    '重复的待办只导入一次（待办不重复）',
    'a todo that repeats was taken once, since todos do not repeat here',
  ],
  'todo-field-ignored': ['待办没有的字段，未导入', 'a field that todos do not have was left out'],
  'depends-unknown': [
    '所依赖的待办不在文件中，也不在这里',
    'a todo that another one waits for is neither in the file nor here',
  ],
  'depends-circle': [
    '互相依赖成环，未导入这些依赖',
    'todos that wait for each other in a circle: those links were left out',
  ],
  'category-ignored': ['类别不是已有的分组，未导入', 'a category that is no group here was left out'],
  'alarm-ignored': ['未导入的提醒', 'an alarm was left out'],
  'alarm-past': ['提醒的时间已过，未导入', 'an alarm whose time is past was left out'],
  'alarm-once': [
    '响多次的提醒只取第一次（未处理的提醒会一直显示）',
    'an alarm that rings several times was taken once: a reminder stays due until it is dealt with',
  ],
  'calendar-cancelled': ['METHOD:CANCEL，其中全部取消', 'METHOD:CANCEL: everything in it is cancelled'],
};

/** One line for the user: what was understood otherwise than it was written, the detail, and how often. */
export function noteText(language: Language, { code, detail, count }: Note): string {
  const times = count > 1 ? ` ×${count}` : '';
  return `${say(language, ...WORDS[code])}${detail && `: ${detail}`}${times}`;
}
