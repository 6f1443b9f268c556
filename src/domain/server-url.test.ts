import { expect, it } from 'vitest';
import { isServerUrl, shownStore, shownUrl, withoutPassword } from './server-url.ts';

it('a URL of a server is told from a path', () => {
  expect(isServerUrl('postgres://h/db')).toBe(true);
  expect(isServerUrl('postgresql://u:p@h:5433/db')).toBe(true);
  expect(isServerUrl('/home/postgres/perch.db')).toBe(false);
  expect(isServerUrl(':memory:')).toBe(false);
});

it('is shown without who connects, and given on without the password', () => {
  expect(shownUrl('postgres://u:s%40cret@h:5433/db?sslmode=require')).toBe('postgres://h:5433/db');
  expect(shownStore('postgresql://u:p@h/db')).toBe('postgres://h/db');
  expect(shownStore('/data/perch.db')).toBe('/data/perch.db');
  expect(withoutPassword('postgres://u:p@h/db?sslmode=require')).toBe('postgres://u@h/db?sslmode=require');
});
