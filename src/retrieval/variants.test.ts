import { describe, expect, it } from 'vitest';
import { familyOf, slipsOf, splitsOf } from './variants.ts';

describe('other forms of a word', () => {
  it('are those of its family', () => {
    expect(familyOf('print')).toContain('printer');
    expect(familyOf('printer')).toContain('print');
    expect(familyOf('bake')).toContain('baker');
    expect(familyOf('tyres')).toContain('tire');
    expect(familyOf('at')).toEqual([]);
  });

  it('are the two words that it may be written as', () => {
    expect(splitsOf('wifi')).toEqual([['wi', 'fi']]);
    expect(splitsOf('pin')).toEqual([]);
  });

  it('are one slip away where the word is long enough to tell', () => {
    const slips = slipsOf('kitchn');
    expect(slips).toContain('kitchen');
    expect(slipsOf('ktichen')).toContain('kitchen');
    expect(slipsOf('kitten')).not.toContain('kitchen');
    expect(slipsOf('code')).toEqual([]);
    expect(slipsOf('r2d2unit')).toEqual([]);
  });
});
