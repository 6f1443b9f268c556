import { describe, expect, it } from 'vitest';
import { UserError } from '../../../domain/errors.ts';
import { beginning } from './begin.ts';
import { explained } from './explained.ts';
import { exactNumber } from './pool.ts';

describe('64-bit integers of a server', () => {
  it('are numbers as long as a number holds them, and no others', () => {
    expect(exactNumber('1800000000000')).toBe(1_800_000_000_000);
    expect(exactNumber('-9007199254740991')).toBe(Number.MIN_SAFE_INTEGER);
    expect(() => exactNumber('9007199254740993')).toThrow(/9007199254740993/);
  });
});

describe('the beginning of a transaction', () => {
  const said = (...[scope, kind, prepared]: Parameters<typeof beginning>): string =>
    beginning(scope, kind, prepared)
      .map(({ sql }) => sql)
      .join('; ');

  it('names a user as a parameter, whatever stands in the name', () => {
    expect(beginning({ user: "o'b\\" }, 'alone', true)).toEqual([
      { sql: expect.stringContaining('perch.user'), parameters: ["o'b\\"] },
    ]);
  });

  it('takes a lock only to write what is one user’s', () => {
    expect(said({ user: 'a' }, 'write', true)).toContain('pg_advisory_xact_lock');
    expect(said({ user: 'a' }, 'alone', true)).not.toContain('lock(');
    expect(said('everyone', 'write', true)).not.toContain('lock(');
    expect(said(undefined, 'alone', true)).not.toContain('perch.');
  });

  it('takes the locks of several users as one parameter, which is text as all are on their way', () => {
    const users = ['a,b', '"c"'];
    const [, locked] = beginning({ users }, 'write', true);
    expect(locked?.parameters).toEqual([JSON.stringify(users)]);
    expect(beginning({ users }, 'snapshot', true)).toHaveLength(1);
  });

  it('limits itself where the connection is not ours, before it waits for a lock', () => {
    expect(said({ user: 'a' }, 'write', false)).toMatch(/'lock_timeout', '3000', true.*pg_advisory_xact_lock/);
    expect(said({ user: 'a' }, 'write', true)).not.toContain('lock_timeout');
  });
});

describe('what a server refuses', () => {
  const found = (code: string, message = '') => explained(Object.assign(new Error(message), { code }));

  it.each([
    ['55P03', 'LOCKED'],
    ['40P01', 'LOCKED'],
    ['57014', 'LOCKED'],
    ['57P01', 'LOCKED'],
    ['ECONNREFUSED', 'LOCKED'],
    ['53100', 'STORAGE_FULL'],
    ['25006', 'FORBIDDEN'],
  ])('with %s is %s to a user', (code, told) => {
    expect(found(code)).toMatchObject({ code: told });
  });

  it('that is a defect of ours stays one', () => {
    expect(found('42P01')).not.toBeInstanceOf(UserError);
  });
});
