import type { Week } from '../week.ts';
import { STEPS as first } from './first.ts';
import { STEPS as second } from './second.ts';

/** A designer in New York, in the week of Thanksgiving. */
export const week: Week = { language: 'en', zone: 'America/New_York', steps: [...first, ...second] };
