import type { Caller } from '../../../domain/caller.ts';
import { messages } from '../../../messages/index.ts';

/** Titles that a sentence names. */
const NAMED = 5;

/** Some titles in a sentence, of many the first. */
export const listed = (caller: Pick<Caller, 'language'>, names: readonly string[]): string =>
  names.length === 0 ? '' : messages(caller).common.listed({ names: names.slice(0, NAMED), all: names.length });
