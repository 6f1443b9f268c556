import { describe, expect, test } from 'vitest';
import { Doorkeeper, LINK_MS, makeGuestLink, makeLink } from './doorkeeper.ts';

const KEY = Buffer.alloc(32, 7);

function door(key: Uint8Array = KEY, port = 8765) {
  let now = 1_800_000_000_000;
  return {
    keeper: new Doorkeeper(key, { port, now: () => now }),
    later: (ms: number) => {
      now += ms;
    },
    now: () => now,
  };
}

const cookieOf = (keeper: Doorkeeper): string => {
  const session = keeper.redeem(keeper.link(LINK_MS.asked));
  if (!session) throw new Error('not let in');
  return keeper.setCookie(session).split(';')[0] as string;
};

describe('a link', () => {
  test('lets one browser in, once', () => {
    const { keeper } = door();
    const link = keeper.link(LINK_MS.asked);
    expect(keeper.redeem(link)).toMatchObject({ id: expect.any(String) });
    expect(keeper.redeem(link)).toBeUndefined();
  });

  test('is good where another process with the same key has made it, and nowhere else', () => {
    const { keeper, now } = door();
    expect(keeper.redeem(makeLink(KEY, now(), LINK_MS.asked))).toBeDefined();
    expect(keeper.redeem(makeLink(Buffer.alloc(32, 8), now(), LINK_MS.asked))).toBeUndefined();
  });

  test('is too old after its time, and after a restart', () => {
    const { keeper, later, now } = door();
    const link = keeper.link(LINK_MS.asked);
    expect(keeper.redeem(makeLink(KEY, now() - 1, LINK_MS.asked))).toBeUndefined();
    later(LINK_MS.asked);
    expect(keeper.redeem(link)).toBeUndefined();
  });

  test.each(['', '.', 'a.b.c.d', 'a.b.c.d.e', '\0', 'x'.repeat(100_000)])('%j is none', (text) => {
    expect(door().keeper.redeem(text)).toBeUndefined();
  });

  test('is no cookie, and a cookie no link', () => {
    const { keeper } = door();
    expect(keeper.sessionOf(`perch_8765=${keeper.link(LINK_MS.start)}`)).toBeUndefined();
    expect(keeper.redeem(cookieOf(keeper).split('=')[1] as string)).toBeUndefined();
  });
});

describe('a cookie', () => {
  test('is known among others, after a restart too, until it is too old', () => {
    const first = door();
    const cookie = cookieOf(first.keeper);
    const second = door();
    expect(second.keeper.sessionOf(`a=b; ${cookie}; c=d`)).toBeDefined();
    second.later(90 * 86_400_000);
    expect(second.keeper.sessionOf(cookie)).toBeUndefined();
  });

  test('is of one port, and not to be changed', () => {
    const { keeper } = door();
    const cookie = cookieOf(keeper);
    expect(door(KEY, 8766).keeper.sessionOf(cookie)).toBeUndefined();
    expect(keeper.sessionOf(cookie.replace('=', '=A'))).toBeUndefined();
    expect(keeper.sessionOf(null)).toBeUndefined();
  });

  test('is read by no script, and sent for no other site', () => {
    const { keeper } = door();
    const session = keeper.redeem(keeper.link(LINK_MS.asked));
    expect(session && keeper.setCookie(session)).toMatch(/; HttpOnly; SameSite=Strict; Path=\/; Max-Age=7776000$/);
  });
});

test('a write is taken with the token of its own session only', () => {
  const { keeper } = door();
  const [one, other] = [keeper.redeem(keeper.link(1_000)), keeper.redeem(keeper.link(1_000))];
  if (!one || !other) throw new Error('not let in');
  expect(keeper.isOurs(one, one.csrf)).toBe(true);
  expect(keeper.isOurs(one, other.csrf)).toBe(false);
  expect(keeper.isOurs(one, null)).toBe(false);
});

describe('a link for somebody on a server for many people', () => {
  const GUEST = { user: 'li.lei@example.com', scope: 'share' } as const;

  test('names them, once', () => {
    const { keeper, now } = door();
    const link = makeGuestLink(KEY, GUEST, now(), LINK_MS.asked);
    expect(keeper.guestOf(link)).toEqual(GUEST);
    expect(keeper.guestOf(link)).toBeUndefined();
    expect(keeper.guestOf(makeGuestLink(KEY, { user: '小明', scope: 'read' }, now(), LINK_MS.asked))).toEqual({
      ...{ user: '小明', scope: 'read' },
    });
  });

  test('is no link of the person at this machine, and theirs names nobody', () => {
    const { keeper, now } = door();
    expect(keeper.redeem(makeGuestLink(KEY, GUEST, now(), LINK_MS.asked))).toBeUndefined();
    expect(keeper.guestOf(makeLink(KEY, now(), LINK_MS.asked))).toBeUndefined();
  });

  test('is nothing after its time, with another key, or with another name in it', () => {
    const { keeper, later, now } = door();
    expect(keeper.guestOf(makeGuestLink(Buffer.alloc(32, 8), GUEST, now(), LINK_MS.asked))).toBeUndefined();
    const link = makeGuestLink(KEY, GUEST, now(), LINK_MS.asked);
    const [, ...rest] = link.split('.');
    const other = Buffer.from(JSON.stringify(['x', 'anna', 'admin'])).toString('base64url');
    expect(keeper.guestOf([other, ...rest].join('.'))).toBeUndefined();
    later(LINK_MS.asked);
    expect(keeper.guestOf(link)).toBeUndefined();
  });
});
