import { expect, it } from 'vitest';
import { UserError } from '../../domain/errors.ts';
import { fail, succeed } from './envelope.ts';

const reader = { language: 'en', zone: 'UTC', now: 0 } as const;

it('a message that quotes megabytes of a damaged database is cut, in a success and in a refusal', () => {
  const message = `✓ Updated: ${'x'.repeat(10_000_000)}`;
  expect(succeed({ status: 'final', message }, reader, { name: 'schedule_update', envelope: [] }).message).toHaveLength(
    10_000,
  );
  expect(fail(new UserError('NOT_FOUND', message), reader, 'schedule_update', false).message).toHaveLength(10_000);
});
