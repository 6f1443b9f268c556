import { describe, expect, it } from 'vitest';
import { crsNamed, isGps, ownPlace, placeLine } from './place.ts';

describe('places', () => {
  it.each([
    ['家', 'home'],
    ['我家', 'home'],
    ['家里', 'home'],
    ['在家', 'home'],
    ['home', 'home'],
    ['at home', 'home'],
    ['my place', 'home'],
    ['公司', 'work'],
    ['我们公司', 'work'],
    ['单位', 'work'],
    ['办公室', 'work'],
    ['office', 'work'],
    ['the office', 'work'],
    ['at work', 'work'],
    ['my company', 'work'],
    // Places by their own names.
    ['星巴克', undefined],
    ['starbucks', undefined],
    ['home depot', undefined],
    ['妈妈家', undefined],
    ['老张家', undefined],
    ['家乐福', undefined],
    ['公司楼下的咖啡馆', undefined],
    ['腾讯公司', undefined],
    ['dentist office', undefined],
    ['', undefined],
  ] as const)('%s is %s', (words, own) => expect(ownPlace(words)).toBe(own));

  it('know coordinate systems by the ways they are written', () => {
    expect(['GCJ-02', 'gcj02', 'WGS 84', 'EPSG:4326', 'BD-09', 'mars'].map(crsNamed)).toEqual([
      'gcj02',
      'gcj02',
      'wgs84',
      'wgs84',
      'bd09',
      'mars',
    ]);
    expect([undefined, 'WGS84', 'epsg:4326', 'GCJ-02'].map((crs) => isGps({ name: 'x', crs }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('are said on one line', () => {
    const place = { name: '望京SOHO', address: '阜通东大街', longitude: 116.48, latitude: 39.99, crs: 'gcj02' };
    expect(placeLine(place)).toBe('望京SOHO · 阜通东大街 · 116.48,39.99 (gcj02)');
    expect(placeLine({ name: 'Home' })).toBe('Home');
  });
});
