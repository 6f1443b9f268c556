import type { Week } from '../week.ts';
import { STEPS as first } from './first.ts';
import { STEPS as second } from './second.ts';

/** A product manager in Shanghai, with a child at school. */
export const week: Week = { language: 'zh', zone: 'Asia/Shanghai', steps: [...first, ...second] };
