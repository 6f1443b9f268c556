import type { AroundDays } from '../frames/around-days.ts';

export const aroundDays: AroundDays = {
  // around Dec 20
  near: /^\s*(?:sometime )?(?:around|about|near|circa)\s(?!(?:\d{1,2}(?::\d\d)?|noon|midnight)\s*(?:[ap]\.?m|o'clock|$))/i,
};
