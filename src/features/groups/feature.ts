import type { Kind } from '../../services/change/kind.ts';
import { groupExchange } from '../../services/groups/exchange/exchange.ts';
import { removalOfGroup } from '../../services/groups/remove.ts';
import { noTitle } from '../../services/items/kind.ts';

export const groups: Kind<'grp'> = {
  remove: removalOfGroup,
  exchange: groupExchange,
  nameOf: (caller, { name }) => name || noTitle(caller),
};
