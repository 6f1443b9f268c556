import type { Kind } from '../../services/change/kind.ts';
import { groupExchange } from '../../services/groups/exchange/exchange.ts';
import { removalOfGroup } from '../../services/groups/remove.ts';
import { noTitle } from '../../services/items/kind.ts';
import { staysHere } from '../../services/sync/stays-here.ts';

export const groups: Kind<'grp'> = {
  // Of what is in a group that is in step with a calendar of another place.
  remarks: [staysHere],
  remove: removalOfGroup,
  exchange: groupExchange,
  nameOf: (caller, { name }) => name || noTitle(caller),
};
