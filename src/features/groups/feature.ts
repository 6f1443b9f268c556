import type { Kind } from '../../services/change/kind.ts';
import { removalOfGroup } from '../../services/groups/remove.ts';
import { noTitle } from '../../services/items/kind.ts';

export const groups: Kind<'grp'> = {
  remove: removalOfGroup,
  nameOf: (caller, { name }) => name || noTitle(caller),
};
