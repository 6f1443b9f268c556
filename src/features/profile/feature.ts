import { messages } from '../../messages/index.ts';
import type { Kind } from '../../services/change/kind.ts';

export const profile: Kind<'prf'> = {
  nameOf: (caller) => messages(caller).profile.called,
};
