import { describe, expect, it } from 'vitest';
import { nextOf } from './next.ts';

const open = { slotTool: 'schedule_add', yes: 'confirm_token' };
const reader = { language: 'en', zone: 'UTC', now: 0 } as const;
const asked = { status: 'need_user', message: 'Which one?' } as const;
const candidates = [{ ref: 'k7#1', id: 'todo_1', title: 'One', when: '' }];

describe('what is to be done next', () => {
  it.each([
    ['ids', ['ids'], 'then pass its ref in ids.'],
    ['id', ['id'], 'then pass its ref as id.'],
    ['id beside others', ['scope', 'occurrence'], 'then pass its ref as id, and scope, occurrence.'],
  ])('names the argument that takes a reference: %s', (_which, missing, said) => {
    expect(nextOf({ ...asked, missing, candidates }, open, reader)).toBe(`Ask which is meant; ${said}`);
  });

  it('asks for a yes before anything else', () => {
    const result = { ...asked, missing: ['ids'], candidates, confirm_token: 'cfm_1' };
    expect(nextOf(result, open, reader)).toContain('confirm_token');
  });
});
