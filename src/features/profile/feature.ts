import { say } from '../../messages/say.ts';
import type { Kind } from '../../services/change/kind.ts';

export const profile: Kind<'profiles'> = {
  prefix: 'prf',
  table: 'profiles',
  nameOf: (caller) => say(caller, '资料', 'profile'),
};
