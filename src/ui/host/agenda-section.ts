import type { Language } from '../../domain/caller.ts';
import { weekdayName } from '../../domain/time/show.ts';
import { formatWallClock, formatWallDate, wallWeekday } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { say } from '../../messages/say.ts';
import type { PageDay, PageFacts } from './facts.ts';
import { type Html, html, short } from './html.ts';
import { codeLine, ourCommand } from './parts.ts';
import type { Overlap, Row } from './rows.ts';
import { dayOfYear, duration, eventCount, longDay } from './words.ts';

/** Busy hours at which the bar of a day is full. */
const FULL_BAR = 10;

const LEVEL = {
  normal: undefined,
  high: { css: 'high', zh: '偏满', en: 'full' },
  overload: { css: 'over', zh: '过满', en: 'overfull' },
} as const;

const anchor = (day: PageDay): string => `day-${formatWallDate(day.date)}`;

const countOf = (day: PageDay): number => day.rows.length + day.hidden;

/** Events, busy time, and whether that is a lot. */
function summary(day: PageDay, language: Language): Html {
  const level = LEVEL[day.density.level];
  const busy = duration(day.density.hours, language);
  return html`<span class="sum small quiet">${eventCount(countOf(day), language)}${
    busy !== '' && say(language, ` · 忙 ${busy}`, ` · ${busy} busy`)
  }${level && html` <span class="tag ${level.css}">${say(language, level.zh, level.en)}</span>`}</span>`;
}

function bar({ density }: PageDay): Html {
  const height = Math.round(Math.min(1, density.hours / FULL_BAR) * 20);
  const filled = density.hours > 0 ? Math.max(3, height) : 0;
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><rect class="rail" x="8" y="2" width="8" height="20" rx="3"/><rect class="${LEVEL[density.level]?.css}" x="8" y="${22 - filled}" width="8" height="${filled}" rx="3"/></svg>`;
}

/** Seven days at a glance, each a link to its events. */
function strip(days: readonly PageDay[], language: Language): Html {
  const cells = days.map((day, index) => {
    const busy = duration(day.density.hours, language);
    const told = `${longDay(day.date, language)}: ${eventCount(countOf(day), language)}${busy && `, ${say(language, `忙 ${busy}`, `${busy} busy`)}`}`;
    return html`<li><a href="#${anchor(day)}" aria-label="${told}"${index === 0 && html` aria-current="date"`}><span>${
      index === 0 ? say(language, '今天', 'Today') : weekdayName(wallWeekday(day.date), language)
    }</span><b>${new Date(day.date).getUTCDate()}</b>${bar(day)}</a></li>`;
  });
  return html`<nav aria-label="${say(language, '这七天', 'These seven days')}"><ul class="strip">${cells}</ul></nav>`;
}

function todayCard(days: readonly PageDay[], overview: Html | false, facts: PageFacts): Html {
  const { language, now, zone } = facts;
  const [today] = days as [PageDay];
  const clock = formatWallClock(toWall(now, zone));
  const isEmpty = countOf(today) === 0;
  return html`<section class="card today" id="${anchor(today)}" aria-labelledby="today"><header>
<h2 id="today">${say(language, '今天', 'Today')} <span class="quiet">· <time datetime="${formatWallDate(today.date)}">${longDay(today.date, language)}</time></span></h2>${
    !isEmpty && summary(today, language)
  }</header>${overview}${
    isEmpty
      ? html`<p class="nothing quiet">${say(language, '今天没有安排。', 'Nothing is planned today.')}</p>`
      : dayEvents(today, language, clock)
  }</section>`;
}

function weekCard(days: readonly PageDay[], { language }: PageFacts): Html {
  const sections = days.map((day) => {
    const name = weekdayName(wallWeekday(day.date), language, 'long');
    const empty = countOf(day) === 0;
    return html`<section class="day${empty && ' open'}" id="${anchor(day)}"><h3><time datetime="${formatWallDate(day.date)}">${name} <span class="quiet nowrap">${dayOfYear(day.date, language)}</span></time>${
      empty ? html`<span class="sum small quiet">${say(language, '空闲', 'free')}</span>` : summary(day, language)
    }</h3>${!empty && dayEvents(day, language)}</section>`;
  });
  return html`<section class="card" aria-labelledby="week"><h2 id="week">${say(language, '接下来六天', 'The next six days')}</h2><div class="days">${sections}</div></section>`;
}

/** Today, and the six days after it; the first steps while there is nothing. */
export function agendaSection(days: readonly PageDay[], facts: PageFacts): Html {
  return days.every((day) => countOf(day) === 0)
    ? html`${todayCard(days, false, facts)}${firstSteps(facts)}`
    : html`${todayCard(days, strip(days, facts.language), facts)}${weekCard(days.slice(1), facts)}`;
}

/** Of today's events that are over, the last ones stay in sight. */
const PAST_SHOWN = 3;
/** Events of one day in sight; a few more than that are not worth folding. */
const SHOWN = 12;
const WORTH_FOLDING = 4;
/** Characters of a text that are shown. */
const MOST = { title: 200, place: 120, other: 60 } as const;

/** The events of one day as a list, long stretches folded. With `clock`, the time now, it is today. */
function dayEvents({ rows, hidden }: PageDay, language: Language, clock?: string): Html {
  const over = clock === undefined ? 0 : rows.findLastIndex((row) => row.phase === 'past') + 1;
  const past = over > PAST_SHOWN + WORTH_FOLDING ? over - PAST_SHOWN : 0;
  const end = rows.length > past + SHOWN + WORTH_FOLDING ? past + SHOWN : rows.length;
  const items = rows.map((row) => eventItem(row, language));
  const mark = clock !== undefined && nowMark(rows, clock, language);
  const at = rows.findIndex((row) => row.phase === 'later');
  const markAt = at < 0 ? rows.length : at;
  const shown = items.slice(past, end);
  if (mark && markAt >= past && markAt <= end) shown.splice(markAt - past, 0, mark);
  return html`<ol class="events">${
    past > 0 &&
    fold(say(language, `之前的 ${past} 项`, `${eventCount(past, language)} earlier today`), items.slice(0, past))
  }${shown}${
    end < items.length &&
    fold(say(language, `还有 ${items.length - end} 项`, `${items.length - end} more`), items.slice(end))
  }${
    hidden > 0 &&
    html`<li class="rest">${say(
      language,
      `另有 ${hidden} 项未在此列出，可以问助手。`,
      `${hidden} more are not listed here; ask your assistant for them.`,
    )}</li>`
  }</ol>`;
}

const fold = (summary: string, items: readonly Html[]): Html =>
  html`<li class="fold"><details><summary>${summary}</summary><ol class="events">${items}</ol></details></li>`;

/** Where the day stands, when it has events with a time. */
const nowMark = (rows: readonly Row[], clock: string, language: Language): Html | false =>
  rows.some((row) => row.phase !== 'day') &&
  html`<li class="hour"><span>${say(language, '现在', 'now')} ${clock}</span></li>`;

function eventItem(row: Row, language: Language): Html {
  const { event, phase } = row;
  const tags = [
    phase === 'now' && html`<span class="tag go">${say(language, '进行中', 'now')}</span>`,
    event.show_as === 'tentative' && html`<span class="tag">${say(language, '暂定', 'tentative')}</span>`,
    event.show_as === 'free' && !event.all_day && html`<span class="tag">${say(language, '不占时间', 'free')}</span>`,
  ];
  const about = [
    row.acrossDays && html`<span>${event.when}</span>`,
    event.location !== undefined && html`<span><bdi>${short(event.location, MOST.place)}</bdi></span>`,
    event.repeat_text !== undefined && html`<span>${event.repeat_text}</span>`,
  ].filter((part) => part !== false);
  return html`<li class="event ${event.show_as} ${phase}">${clockOf(row, language)}<i></i><div><p class="title"><bdi>${short(event.title, MOST.title)}</bdi>${tags}</p>${
    about.length > 0 && html`<p class="about">${about}</p>`
  }${row.overlap && clash(row.overlap, language)}</div></li>`;
}

function clockOf({ event, from, to, wholeDay }: Row, language: Language): Html {
  if (wholeDay) return html`<div class="clock whole">${say(language, '全天', 'All day')}</div>`;
  const start = html`<time datetime="${event.start}">${from ?? '…'}</time>`;
  const isMoment = event.start === event.end;
  return html`<div class="clock">${start}${!isMoment && html`<time class="end" datetime="${event.end}"><span class="unseen">–</span>${to ?? '…'}</time>`}</div>`;
}

function clash({ severity, title, more }: Overlap, language: Language): Html {
  const other = html`“<bdi>${short(title, MOST.other)}</bdi>”`;
  const rest = more > 0 && say(language, ` 等 ${more + 1} 项`, ` and ${more} more`);
  return severity === 'hard'
    ? html`<span class="clash">⚠\uFE0E ${say(language, '冲突：与 ', 'Conflict: overlaps ')}${other}${rest}${say(language, ' 重叠', '')}</span>`
    : html`<span class="clash soft">${say(language, '可能与 ', 'May overlap ')}${other}${rest}${say(language, ' 重叠', '')}</span>`;
}

/** Instead of a week without events: how it gets some. */
function firstSteps({ language, server }: PageFacts): Html {
  const text = ourCommand(server, 'import', 'calendar.ics');
  const steps = [
    html`<a href="#connect">${say(language, '连接一个助手', 'Connect an assistant')}</a>${say(language, '，配置可以直接复制。', '; its entry is there to copy.')}`,
    html`${say(language, '对它说：', 'Say to it: ')}<q>${say(language, '明天下午三点和设计师过一下原型，一个小时。', 'Design review tomorrow at three, for an hour.')}</q>`,
    html`${say(language, '或者把已有的日历导进来：', 'Or bring in the calendar that you have:')}${codeLine({ id: 'import', text, what: say(language, '导入命令', 'the import command'), language })}`,
  ];
  return html`<section class="card" aria-labelledby="start"><h2 id="start">${say(language, '从这里开始', 'Start here')}</h2>
<p class="quiet">${say(language, '这七天还没有日程。', 'There is nothing in these seven days yet.')}</p>
<ol class="steps">${steps.map((step) => html`<li><div>${step}</div></li>`)}</ol></section>`;
}
