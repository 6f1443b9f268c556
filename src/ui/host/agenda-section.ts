import type { Language } from '../../domain/caller.ts';
import { weekdayName } from '../../domain/time/show.ts';
import { formatWallClock, formatWallDate, wallWeekday } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { say } from '../../messages/say.ts';
import { dayEvents } from './event-list.ts';
import type { PageDay, PageFacts } from './facts.ts';
import { firstSteps } from './first-steps.ts';
import { type Html, html } from './html.ts';
import { dayOfYear, duration, eventCount, longDay } from './words.ts';

/** Busy hours at which the bar of a day is full. */
const FULL_BAR = 10;

const LEVEL_CLASS = {
  normal: undefined,
  high: 'high',
  overload: 'over',
} as const;

const anchor = (day: PageDay): string => `day-${formatWallDate(day.date)}`;

const countOf = (day: PageDay): number => day.rows.length + day.hidden;

/** Events, busy time, and whether that is a lot. */
function summary(day: PageDay, language: Language): Html {
  const { level } = day.density;
  const busy = duration(day.density.hours, language);
  return html`<span class="sum small quiet">${eventCount(countOf(day), language)}${
    busy !== '' && say(language, ` · 忙 ${busy}`, ` · ${busy} busy`)
  }${level !== 'normal' && html` <span class="tag ${LEVEL_CLASS[level]}">${messages(language).page.levels[level]}</span>`}</span>`;
}

function bar({ density }: PageDay): Html {
  const height = Math.round(Math.min(1, density.hours / FULL_BAR) * 20);
  const filled = density.hours > 0 ? Math.max(3, height) : 0;
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><rect class="rail" x="8" y="2" width="8" height="20" rx="3"/><rect class="${LEVEL_CLASS[density.level]}" x="8" y="${22 - filled}" width="8" height="${filled}" rx="3"/></svg>`;
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
