import { describe, expect, it } from 'vitest';
import { decodeCalendar } from './decode.ts';

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];

describe('decodeCalendar', () => {
  it('rejoins characters that a fold has cut', () => {
    const [a, b, c] = utf8('会') as [number, number, number];
    const bytes = [
      ...utf8('SUMMARY:'),
      a,
      ...utf8('\r\n '),
      b,
      ...utf8('\n\t'),
      c,
      ...utf8('议\r\n X\r\nLOCATION:y\r\n'),
    ];
    expect(decodeCalendar(Uint8Array.from(bytes))).toBe('SUMMARY:会议\r\n X\r\nLOCATION:y\r\n');
  });

  it('reads UTF-16 with a BOM', () => {
    expect(decodeCalendar(Uint8Array.from([0xff, 0xfe, 0x41, 0x00]))).toBe('A');
    expect(decodeCalendar(Uint8Array.from([0xfe, 0xff, 0x4f, 0x1a]))).toBe('会');
  });

  it('takes other bytes for Windows-1252', () => {
    expect(decodeCalendar(Uint8Array.from([0x42, 0xfc, 0x72, 0x6f, 0x80]))).toBe('Büro€');
  });
});
