import type { Language } from '../../domain/caller.ts';
import { weekdayName } from '../../domain/time/show.ts';
import { formatWallClock, formatWallDate, wallWeekday } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';

import type { PageDay, PageFacts } from './facts.ts';
import { type Html, html, sentence, short } from './html.ts';
import { codeLine, ourCommand } from './parts.ts';
import type { Overlap, Row } from './rows.ts';
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
    busy !== '' && ` · ${messages(language).page.busy({ busy })}`
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
    const told = `${longDay(day.date, language)}: ${eventCount(countOf(day), language)}${busy && `, ${messages(language).page.busy({ busy })}`}`;
    return html`<li><a href="#${anchor(day)}" aria-label="${told}"${index === 0 && html` aria-current="date"`}><span>${
      index === 0 ? messages(language).page.today : weekdayName(wallWeekday(day.date), language)
    }</span><b>${new Date(day.date).getUTCDate()}</b>${bar(day)}</a></li>`;
  });
  return html`<nav aria-label="${messages(language).page.theseSevenDays}"><ul class="strip">${cells}</ul></nav>`;
}

function todayCard(days: readonly PageDay[], overview: Html | false, facts: PageFacts): Html {
  const { language, now, zone } = facts;
  const [today] = days as [PageDay];
  const clock = formatWallClock(toWall(now, zone));
  const isEmpty = countOf(today) === 0;
  return html`<section class="card today" id="${anchor(today)}" aria-labelledby="today"><header>
<h2 id="today">${messages(language).page.today} <span class="quiet">· <time datetime="${formatWallDate(today.date)}">${longDay(today.date, language)}</time></span></h2>${
    !isEmpty && summary(today, language)
  }</header>${overview}${
    isEmpty
      ? html`<p class="nothing quiet">${messages(language).page.nothingIsPlannedToday}</p>`
      : dayEvents(today, language, clock)
  }</section>`;
}

function weekCard(days: readonly PageDay[], { language }: PageFacts): Html {
  const sections = days.map((day) => {
    const name = weekdayName(wallWeekday(day.date), language, 'long');
    const empty = countOf(day) === 0;
    return html`<section class="day${empty && ' open'}" id="${anchor(day)}"><h3><time datetime="${formatWallDate(day.date)}">${name} <span class="quiet nowrap">${dayOfYear(day.date, language)}</span></time>${
      empty ? html`<span class="sum small quiet">${messages(language).page.notBusy}</span>` : summary(day, language)
    }</h3>${!empty && dayEvents(day, language)}</section>`;
  });
  return html`<section class="card" aria-labelledby="week"><h2 id="week">${messages(language).page.nextSixDays}</h2><div class="days">${sections}</div></section>`;
}

/** Today, and the six days after it; the first steps while there is nothing. */
export function agendaSection(days: readonly PageDay[], facts: PageFacts): Html {
  return days.every((day) => countOf(day) === 0)
    ? html`${todayCard(days, false, facts)}${firstSteps(facts)}`
    : html`${todayCard(days, strip(days, facts.language), facts)}${weekCard(days.slice(1), facts)}`;
}

/** How many of today's past events stay in sight. */
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
    past > 0 && fold(messages(language).page.earlierToday({ past }), items.slice(0, past))
  }${shown}${
    end < items.length && fold(messages(language).page.countMore({ count: items.length - end }), items.slice(end))
  }${hidden > 0 && html`<li class="rest">${messages(language).page.hiddenEvents({ hidden })}</li>`}</ol>`;
}

const fold = (summary: string, items: readonly Html[]): Html =>
  html`<li class="fold"><details><summary>${summary}</summary><ol class="events">${items}</ol></details></li>`;

/** Where the day stands, when it has events with a time. */
const nowMark = (rows: readonly Row[], clock: string, language: Language): Html | false =>
  rows.some((row) => row.phase !== 'day') &&
  html`<li class="hour"><span>${messages(language).page.now} ${clock}</span></li>`;

function eventItem(row: Row, language: Language): Html {
  const { event, phase } = row;
  const tags = [
    phase === 'now' && html`<span class="tag go">${messages(language).page.inProgress}</span>`,
    event.show_as === 'tentative' && html`<span class="tag">${messages(language).page.tentative}</span>`,
    event.show_as === 'free' && !event.all_day && html`<span class="tag">${messages(language).page.freeDay}</span>`,
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
  if (wholeDay) return html`<div class="clock whole">${messages(language).page.allDay}</div>`;
  const start = html`<time datetime="${event.start}">${from ?? '…'}</time>`;
  const isMoment = event.start === event.end;
  return html`<div class="clock">${start}${!isMoment && html`<time class="end" datetime="${event.end}"><span class="unseen">–</span>${to ?? '…'}</time>`}</div>`;
}

function clash({ severity, title, more }: Overlap, language: Language): Html {
  const other = html`“<bdi>${short(title, MOST.other)}</bdi>”`;
  const soft = severity !== 'hard';
  const said = sentence((name) => messages(language).page.clash({ other: name, more, soft }), other);
  return soft ? html`<span class="clash soft">${said}</span>` : html`<span class="clash">⚠\uFE0E ${said}</span>`;
}

/** Instead of a week without events: how it gets some. */
function firstSteps({ language, server }: PageFacts): Html {
  const connect = sentence(
    (link) => messages(language).page.connectStep({ link }),
    html`<a href="#connect">${messages(language).page.connectAssistant}</a>`,
  );
  const sayIt = sentence(
    (phrase) => messages(language).page.sayToIt({ phrase }),
    html`<q>${messages(language).page.firstPhrase}</q>`,
  );
  const text = ourCommand(server, 'import', 'calendar.ics');
  const bringIn = html`${messages(language).page.bringInCalendar}${codeLine({ id: 'import', text, what: messages(language).page.importCommand, language })}`;
  const steps = server.isOwn ? [connect, sayIt, bringIn] : [sayIt];
  return html`<section class="card" aria-labelledby="start"><h2 id="start">${messages(language).page.startHere}</h2>
<p class="quiet">${messages(language).page.nothingThisWeek}</p>
<ol class="steps">${steps.map((step) => html`<li><div>${step}</div></li>`)}</ol></section>`;
}
