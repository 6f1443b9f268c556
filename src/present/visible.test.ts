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
  ['a joiner after an emoji, before a letter', '👩\u200Db', '👩\uFFFDb'],
  ['joiners in a row', '👩\u200D\u200D💻', '👩\uFFFD\uFFFD💻'],
  ['selectors that carry bytes', 'a\uFE00\uFE0Fb\u{E0100}', 'a\uFFFD\uFFFDb\uFFFD'],
  ['more selectors after an emoji than one', '❤\uFE0F\uFE0F\uFE0E', '❤\uFE0F\uFFFD\uFFFD'],
  ['selectors of Mongolian', 'a\u180B\u180D\u180Fb', 'a\uFFFD\uFFFD\uFFFDb'],
  ['ignorable vowels of Khmer', 'a\u17B4\u17B5b', 'a\uFFFD\uFFFDb'],
  ['a grapheme joiner', 'a\u034Fb', 'a\uFFFDb'],
  ['ignorable places without a character', 'a\u2065\uFFF0\uFFF8\u{E01F0}\u{E0FFF}', 'a\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD'],
  [
    'controls of shorthand, music and hieroglyphs',
    '\u{1BCA0}\u{1D173}\u{1D17A}\u{13430}\u{13440}',
    '\uFFFD\uFFFD\uFFFD\uFFFD\u{13440}',
  ],
  ['what stands for no character', 'a\uFDD0\uFFFE\u{1FFFF}', 'a\uFFFD\uFFFD\uFFFD'],
  ['half a character', 'a\uD800', 'a\uFFFD'],
])('shows %s', (_what, text, shown) => {
  expect(visible(text)).toBe(shown);
});

it.each(['和张总吃饭', 'Café – naïve', '👩‍💻 👍🏽 ❤️ 🏳️‍🌈 👩🏽‍🦰 🏴‍☠️ 1️⃣ #️⃣ ☎︎', 'שלום', '한국어'])(
  'leaves %s alone',
  (text) => {
    expect(visible(text)).toBe(text);
  },
);
