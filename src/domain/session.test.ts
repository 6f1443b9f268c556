import fc from 'fast-check';
import { expect, it } from 'vitest';
import { programOf, sessionOf } from './session.ts';
import { inFull } from './testing/in-full.ts';

it.each([
  ['claude-code', '2.1.330'],
  ['Visual Studio Code', '1.106'],
  ['@acme/host', '0.1/beta'],
  ['通义灵码', ''],
])('the program %s of version %s is read back', (name, version) => {
  expect(programOf(sessionOf('8f1c-22', { name, version }))).toBe(name);
});

it('what names no program stays as it is', () => {
  for (const id of ['8f1c', 'page q_-8', 'of others', 'notify', 'sync', 'updates']) {
    expect(programOf(id)).toBeUndefined();
    expect(sessionOf(id, undefined)).toBe(id);
    expect(sessionOf(id, { name: ' \n', version: '1' })).toBe(id);
  }
});

it('what names one is not named twice', () => {
  expect(sessionOf('http:codex/1.0', { name: 'codex', version: '1.0' })).toBe('http:codex/1.0');
  expect(programOf('http:codex/1.0')).toBe('codex');
});

it('whatever a program calls itself, it is one short line, and the same each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'binary' }), (name, version) => {
      const session = sessionOf('8f1c', { name, version });
      expect(session).toBe(sessionOf('8f1c', { name, version }));
      expect(session).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(session.length).toBeLessThan(200);
    }),
    { numRuns: inFull(200, 30) },
  );
});
