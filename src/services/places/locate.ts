import { findMemories, listPlaces } from '../../db/repos/memories.ts';
import { findProfile } from '../../db/repos/profiles.ts';
import type { EventRow, Executor, MemoryRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { kindOf } from '../../domain/kinds.ts';
import { ownPlace, type Place, placeLine, placeText } from '../../domain/place.ts';
import { question } from '../../domain/question.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { foldTitle } from '../items/match.ts';
import { checkPlace } from './check.ts';

interface Location {
  readonly location?: string | undefined;
  readonly location_place?: Place | undefined;
}

/** Where an event is, and what was taken from what is known about the user. */
interface Located extends Location {
  readonly assumptions: readonly string[];
}

/**
 * The place that the words of `location` mean: 公司 and 家 as the profile has
 * them, or a place of the memory by its name or id. Words that mean none of
 * these stay words. A question for 公司 or 家 where nothing is saved, and
 * for a name that several places have. `before`: the event that is to be
 * somewhere else; the same words again keep its place.
 */
export async function locate(
  executor: Executor,
  caller: Caller,
  given: Location,
  before?: EventRow,
): Promise<Located | Question> {
  const { location, location_place } = given;
  if (location === undefined || location_place !== undefined) {
    return { location, location_place: checkPlace(caller, location_place, 'location_place'), assumptions: [] };
  }
  const words = foldTitle(location);
  const profile = await findProfile(executor, caller.user);
  const own = ownPlace(words);
  const saved = own && profile?.[own];
  if (saved) return at(caller, location, JSON.parse(saved) as Place);
  const byId = kindOf(location) === 'mem' ? await findMemories(executor, caller.user, [location.trim()]) : undefined;
  const [row] = byId?.values() ?? [];
  if (row?.place) {
    const place = JSON.parse(row.place) as Place;
    return at(caller, place.name, place);
  }
  const named = [
    ...[profile?.home, profile?.work].flatMap((json) => (json ? [{ id: undefined, place: json }] : [])),
    ...((await listPlaces(executor, caller.user, caller.now)) as (MemoryRow & { place: string })[]),
  ].flatMap(({ id, place: json }) => {
    const place = JSON.parse(json) as Place;
    return foldTitle(place.name) === words ? [{ id, place }] : [];
  });
  const [only, ...others] = new Map(named.map((one) => [placeText(one.place), one])).values();
  if (only && (others.length === 0 || only.id === undefined)) return at(caller, location, only.place);
  if (before?.location_place && before.location !== null && foldTitle(before.location) === words) {
    return { location, location_place: JSON.parse(before.location_place) as Place, assumptions: [] };
  }
  if (only) return several(caller, location, [only, ...others] as { id: string; place: Place }[]);
  if (own) return unknown(caller, location, own);
  return { location, assumptions: [] };
}

/** As `locate`, for words out of a sentence: those that it would ask about stay words, and that is said. */
export async function locateKnown(
  executor: Executor,
  caller: Caller,
  location: string | undefined,
): Promise<Located & { readonly warnings: readonly string[] }> {
  const located = await locate(executor, caller, { location });
  if (!isQuestion(located)) return { ...located, warnings: [] };
  const only = messages(caller).places.unknownPlace({ location });
  return { location, assumptions: [], warnings: [only] };
}

const at = (caller: Caller, location: string, place: Place): Located => ({
  location,
  location_place: place,
  assumptions: [messages(caller).places.placeIs({ location, place: placeLine(place) })],
});

function unknown(caller: Caller, location: string, own: 'home' | 'work'): Question {
  const open = messages(caller).places.whereIsIt({ location });
  const advice = messages(caller).places.askAndSave({ own, place: JSON.stringify({ name: location }) });
  return question(messages(caller).places.questionAndAdvice({ open, advice }), { missing: ['location_place'] });
}

function several(
  caller: Caller,
  location: string,
  places: readonly { readonly id: string; readonly place: Place }[],
): Question {
  return question(messages(caller).places.severalPlacesCalled({ count: places.length, location }), {
    candidates: places.map(({ id, place }) => ({ id, title: 'location', when: placeLine(place) })),
  });
}
