import { say } from '../../messages/say.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { readPhrase } from '../phrases/read.ts';
import type { Phrase } from '../time/phrase.ts';
import { MOVES_TO, type Wish } from './intent.ts';
import { withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { timesIn } from './sentence.ts';
import { titleOf } from './title.ts';

/** What a text that adds nothing is about: words and times for the call that does what it asks for. */
export interface Subject {
  /** Its words of time, those of what is to be found. */
  readonly time: string | undefined;
  readonly hasClock: boolean;
  readonly title: string;
  /** The time that something is moved to. */
  readonly to: string | undefined;
}

/** Words of asking, cancelling and having done: what is left of the text names the thing. */
const ASKING = [
  /改到|改成|改为|改在|(?:延后|推迟|延期|延|挪|提前|调整|调|换|移|顺延|往后推|往前提)到|换成/,
  /什么时候|几点钟?|哪天|几号|星期几|周几|什么时间|多久|在哪儿?|哪里|有没有|有些?什么|哪些|什么|多少个?|几个|干嘛|干什么|忙不忙|怎么样|来着|能不能|能否|可不可以|往[前后](?:挪|推|移)|(?:推迟|延后|提前)(?:[半一二两三\d]+个?(?:小时|分钟|天|周))?|有空|没空|空闲/,
  /帮(?:我|忙)|发(?:给)?我|日程表?|行程|安排|日历|计划|待办(?:事项)?|任务|提醒(?:我)?|查看?一?下?|看看|列出|显示|告诉我|取消|删掉|删除|移除|不(?:用|去|开|参加|需要)|作废|标(?:记|为|成)|完成|已经?|刚刚?|刚才|都|那个|这个|做完|写完|弄完|办完|搞定|买好|交完|嘅|我(?:的|有|要)?|有|改期|推迟|把|给|吗|呢|了|的|改到|改成|改为|改在|延后到|推迟到|延期到|延到|挪到|提前到|调整到|调到|换到|换成|移到|顺延到/,
  /(?<![a-z])(?:what(?:'s| is| are)?|when(?:'s| is)?|where(?:'s| is)?|which|who(?:'s)?|how many|do i have|am i|are there|is there|did i|show|list|view|check|tell|find|search|cancel|delete|remove|call off|drop|reschedule|postpone|move|shift|change|push|finished|completed|done(?: with)?|mark|as done|as complete|check off|tick off|i(?:'ve| have)?|just|already|have|on|at|for|in|me|my|the|a|an|calendar|schedule|agenda|todos?|to-do|tasks?|reminders?|events?|any|anything|please|not going to|i'm|after all|free|available|do|is|are|was|with|to|from|about|until|till|back|forward|it|that|this|meeting$)(?![a-z])/,
  /[?？!！。,，]/,
];

/** By how long follows. */
const PUT_OFF = /推迟|延后|延期|提前|[往向][前后]|顺延|挪|延长|缩短/;

export function subjectOf(text: string, wish: Wish, given: Phrase | undefined, context: ReadingContext): Subject {
  const moves = wish === 'change' ? new RegExp(MOVES_TO.source, 'di').exec(text) : null;
  const cut = moves?.indices?.[0]?.[1] ?? (wish === 'change' ? PUT_OFF.exec(text)?.index : undefined);
  const about = text.slice(0, cut);
  const said = cut === undefined ? (given ? [given] : []) : timesIn(withoutNames(about), context);
  const [phrase] = said;
  const rest = new Remaining(about);
  rest.cut(said.flatMap(({ spans }) => spans));
  for (const pattern of ASKING) for (let step = 0; step < 40 && rest.drop(pattern); step++);
  // Of what is put off by an hour, the hour says nothing about when it is.
  const words = (phrase?.duration ? phrase.spans.slice(0, 1) : (phrase?.spans ?? []))
    .map(({ from, to }) => text.slice(from, to))
    .join(' ');
  return {
    time: words === '' ? undefined : words,
    hasClock: phrase?.said.clock === true,
    title: titleOf(rest),
    to: moves && cut !== undefined ? timeIn(text.slice(cut), context) : undefined,
  };
}

/** The time that a text begins with: `to 5` is an hour, too. */
function timeIn(text: string, context: ReadingContext): string | undefined {
  const plain = text.replace(/[吧呢啊好吗可以行?？。!！\s]+$|\s(?:please|thanks|ok)\W*$/giu, '').trim();
  const said = /^\d{1,2}$/.test(plain) ? say(context, `${plain}点`, `at ${plain}`) : plain;
  return said !== '' && readPhrase(said, context) ? said : undefined;
}
