import { endianness } from 'node:os';
import { describe, expect, it } from 'vitest';
import { holderOf } from './peers.ts';

/** An address as the kernel writes it on this machine. */
const hex = (bytes: readonly number[]): string => {
  const all = bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0'));
  const words = Array.from({ length: all.length / 4 }, (_, at) => all.slice(4 * at, 4 * at + 4));
  return words.map((word) => (endianness() === 'LE' ? word.reverse() : word).join('')).join('');
};
const V4 = (last: number): string => hex([127, 0, 0, last]);
const LOOPBACK_6 = hex([...Array<number>(15).fill(0), 1]);
const MAPPED = (last: number): string => hex([...Array<number>(10).fill(0), 255, 255, 127, 0, 0, last]);

const HEAD =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode                                                     \n';
const row = (local: string, remote: string, uid: number, inode: number, state = '01'): string =>
  `   1: ${local} ${remote} ${state} 00000000:00000000 00:00000000 00000000  ${String(uid).padStart(4)}        0 ${inode} 1 0000000000000000 20 4 30 10 -1\n`;

// Port 9000 is ours, 40000 the other end's.
const [OURS, THEIRS] = [':2328', ':9C40'];
const ends = (own: string, peer: string) => ({
  own: { address: own, port: 9_000 },
  peer: { address: peer, port: 40_000 },
});

describe('whose the other end of a connection is', () => {
  const ours = row(`${V4(1)}${OURS}`, `${V4(1)}${THEIRS}`, 1000, 11);
  const listening = row(`${V4(1)}${OURS}`, '00000000:0000', 1000, 10, '0A');

  it('stands in the row of that end, not in that of our own', () => {
    const table = HEAD + listening + ours + row(`${V4(1)}${THEIRS}`, `${V4(1)}${OURS}`, 4711, 12);
    expect(holderOf(ends('127.0.0.1', '127.0.0.1'), [table])).toBe(4711);
    expect(holderOf(ends('127.0.0.1', '127.0.0.1'), [HEAD, table])).toBe(4711);
  });

  it('is nobody once no process holds it, though the kernel gives it to root', () => {
    const table = HEAD + ours + row(`${V4(1)}${THEIRS}`, `${V4(1)}${OURS}`, 0, 0, '05');
    expect(holderOf(ends('127.0.0.1', '127.0.0.1'), [table])).toBeUndefined();
    expect(holderOf(ends('127.0.0.1', '127.0.0.1'), [HEAD + ours])).toBeUndefined();
  });

  it('is not that of the same ports between other addresses', () => {
    const other =
      row(`${V4(2)}${THEIRS}`, `${V4(1)}${OURS}`, 1, 12) + row(`${V4(1)}${THEIRS}`, `${V4(3)}${OURS}`, 2, 13);
    expect(holderOf(ends('127.0.0.1', '127.0.0.1'), [HEAD + other])).toBeUndefined();
    expect(holderOf(ends('127.0.0.1', '127.0.0.2'), [HEAD + other])).toBe(1);
  });

  it('is found among addresses of IPv6, and of IPv4 in their form', () => {
    const six = HEAD + row(`${LOOPBACK_6}${THEIRS}`, `${LOOPBACK_6}${OURS}`, 7, 12);
    expect(holderOf(ends('::1', '::1'), [HEAD, six])).toBe(7);
    const mapped = HEAD + row(`${MAPPED(1)}${THEIRS}`, `${MAPPED(1)}${OURS}`, 8, 12);
    expect(holderOf(ends('127.0.0.1', '127.0.0.1'), [HEAD, mapped])).toBe(8);
    expect(holderOf(ends('127.0.0.1', '::ffff:127.0.0.1'), [HEAD, mapped])).toBe(8);
  });
});
