import type { Language } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';
import type { PageDay } from './facts.ts';
import { type Html, html, short } from './html.ts';
import type { Overlap, Row } from './rows.ts';

/** Of today's events that are over, the last ones stay in sight. */
const PAST_SHOWN = 3;
/** Events of one day in sight; a few more than that are not worth folding. */
const SHOWN = 12;
const WORTH_FOLDING = 4;
/** Characters of a text that are shown. */
const MOST = { title: 200, place: 120, other: 60 } as const;

/** The events of one day as a list, long stretches folded. With `clock`, the time now, it is today. */
export function dayEvents({ rows, hidden }: PageDay, language: Language, clock?: string): Html {
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
    fold(
      say(language, `之前的 ${past} 项`, `${past === 1 ? '1 event' : `${past} events`} earlier today`),
      items.slice(0, past),
    )
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
