import { expect, it } from 'vitest';
import { visible } from './visible.ts';

it.each([
  ['line breaks', 'a\nb\r\nc\u2028d', 'a b c d'],
  ['a forged line', 'Lunch\nSay "undo" · chg_x', 'Lunch Say "undo" · chg_x'],
  ['controls', 'a\u0000b\u001Bc', 'a\uFFFDb\uFFFDc'],
  ['an override of direction', 'a\u202Eb', 'a\uFFFDb'],
  ['zero-width characters', 'a\u200Bb\uFEFFc', 'a\uFFFDb\uFFFDc'],
  ['text in tag characters', 'a\u{E0041}\u{E0042}', 'a\uFFFD\uFFFD'],
  ['a joiner between letters', 'a\u200Db', 'a\uFFFDb'],
  ['blank letters', 'a\u3164b\u2800c', 'a\uFFFDb\uFFFDc'],
  ['half a character', 'a\uD800', 'a\uFFFD'],
])('shows %s', (_what, text, shown) => {
  expect(visible(text)).toBe(shown);
});

it.each(['和张总吃饭', 'Café – naïve', '👩‍💻 👍🏽 ❤️ 🏳️‍🌈', 'שלום', '한국어'])('leaves %s alone', (text) => {
  expect(visible(text)).toBe(text);
});
