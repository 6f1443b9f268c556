import { messages } from '../../messages/index.ts';
import type { Kind } from '../../services/change/kind.ts';

export const profile: Kind<'profiles'> = {
  prefix: 'prf',
  table: 'profiles',
  nameOf: (caller) => messages(caller).profile.called,
};
