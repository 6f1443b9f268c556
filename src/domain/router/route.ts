import { normalise } from '../phrases/frames/normalise.ts';
import { findPhrases } from '../phrases/read.ts';
import type { Phrase, PhraseContext } from '../time/phrase.ts';
import { cuesIn, type Found } from './cues.ts';
import { CUES, type CueName } from './frames/cues.ts';
import { ROUTES, type Route } from './frames/route.ts';
import { anyOf, LANGUAGES } from './languages.ts';
import { mentionIn } from './mention.ts';
import { RULES, type Signs } from './rules.ts';

export interface Routing {
  readonly route: Route;
  /** 0–1: how far it is ahead of what comes second; 1 for a name. */
  readonly confidence: number;
  /** The words it was told by, as normalised. */
  readonly matched: readonly string[];
  /** A trip to be planned, with its ways. */
  readonly isTrip?: true;
  /** Days to be filled with what there is to do. */
  readonly isPlan?: true;
}

/** Below this many points nothing was said that counts. */
const THRESHOLD = 3;

/** A request says what it wants in its first words; the rest may be a text that was pasted. */
const LONGEST = 1_000;

/** What a note, an idea or a meeting is about says nothing about what is to be done. */
const TOPIC = new RegExp(
  anyOf(({ topics }) => topics),
  'g',
);

const TRIP = new RegExp(anyOf(({ trips }) => trips.planned));
const NO_TRIP = new RegExp(anyOf(({ trips }) => trips.not));

const WEEK = new RegExp(anyOf(({ weeks }) => weeks.planned));
const NO_WEEK = new RegExp(anyOf(({ weeks }) => weeks.not));

/** With slips in the words that decide put right. */
const spelled = (text: string): string => LANGUAGES.reduce((out, language) => language.spelled(out), text);

/**
 * Which route a request belongs to: the names of contract §5 first, then points
 * for the words that were found. Pure and linear in the text; `context` is how
 * its times are read.
 */
export function routeText(given: string, context: PhraseContext): Routing {
  const text = spelled(normalise(given.slice(0, LONGEST)));
  const mention = mentionIn(text);
  if (mention) return { route: mention.route, confidence: 1, matched: [mention.word] };
  const about = text.replace(TOPIC, ' ');
  const found = cuesIn(about.trim());
  const phrases = findPhrases(text, context).filter((phrase) => isTime(phrase, context));
  const routing = decide(about.trim(), text, found, phrases);
  if (routing.route !== 'schedule' && routing.route !== 'amazing') return routing;
  if (TRIP.test(text) && !NO_TRIP.test(text)) return { ...routing, route: 'schedule', isTrip: true };
  if (WEEK.test(text) && !NO_WEEK.test(text)) return { ...routing, route: 'schedule', isPlan: true };
  return routing;
}

/** A length, a time long past, and now put nothing into a calendar. */
const isTime = ({ reading, problems }: Phrase, { now }: PhraseContext): boolean =>
  reading !== undefined &&
  !(reading.kind === 'moment' && reading.instant === now) &&
  reading.kind !== 'duration' &&
  !problems.some(({ code }) => code === 'limits');

const isPast = ({ problems }: Phrase): boolean => problems.some(({ code }) => code === 'past');

function decide(about: string, text: string, found: readonly Found[], phrases: readonly Phrase[]): Routing {
  const names = new Set(found.map(({ name }) => name));
  const coming = phrases.filter((phrase) => !isPast(phrase));
  const clock = coming.some(({ said }) => said.clock);
  const signs: Signs = { has: (name) => names.has(name), text: about, time: coming.length > 0, clock };
  const rules = RULES.filter(({ when }) => when(signs));
  const dropped = new Set<CueName | 'time' | 'clock'>(rules.flatMap(({ drop = [] }) => drop));
  const points = new Map<Route, number>(ROUTES.map((route) => [route, 0]));
  const give = (route: Route, more: number): void => void points.set(route, (points.get(route) ?? 0) + more);
  for (const { name } of found) if (!dropped.has(name)) give(CUES[name].route, CUES[name].points);
  for (const rule of rules) give(rule.route, rule.points);
  if (phrases.length > 0 && !dropped.has('time')) give('schedule', 1);
  if (clock && !dropped.has('clock')) give('schedule', 1);
  // What is said of a time to come, and is nothing else, is something to plan.
  const [best] = ranked(points);
  if (coming.length > 0 && (best?.[1] ?? 0) < THRESHOLD && !dropped.has('time')) give('schedule', THRESHOLD);
  return routing(points, found, phrases, text);
}

/** What nothing decides is looked up before anything is said. A word or two that speak for one route alone are a request for it. */
function undecided(found: readonly Found[], text: string): Routing {
  const routes = [...new Set(found.map(({ name }) => CUES[name].route))];
  const [only] = routes;
  const said = Math.max(0, ...found.flatMap(({ words }) => words.map((word) => word.length)));
  const isAll = said >= text.replaceAll(/[\s\p{P}]/gu, '').length - 1;
  if (only === undefined || routes.length > 1 || !isAll)
    return { route: 'amazing', confidence: UNDECIDED, matched: [] };
  return { route: only, confidence: 0.5, matched: [...new Set(found.flatMap(({ words }) => words))] };
}

const UNDECIDED = 0.3;

const ranked = (points: ReadonlyMap<Route, number>): [Route, number][] => [...points].sort((a, b) => b[1] - a[1]);

function routing(
  points: ReadonlyMap<Route, number>,
  found: readonly Found[],
  phrases: readonly Phrase[],
  text: string,
): Routing {
  const [[route, most], [, second]] = ranked(points) as [[Route, number], [Route, number]];
  if (most < THRESHOLD) return undecided(found, text);
  const words = found.filter(({ name }) => CUES[name].route === route).flatMap(({ words: each }) => each);
  const times =
    route === 'schedule' ? phrases.flatMap(({ spans }) => spans.map(({ from, to }) => text.slice(from, to))) : [];
  return { route, confidence: confidenceOf(most, second), matched: [...new Set([...words, ...times])] };
}

/** From 0.5, where two are alike, towards 1 the more points lie between them. */
const confidenceOf = (most: number, second: number): number =>
  Math.round((0.5 + (0.49 * (most - second)) / (most - second + 3)) * 100) / 100;
