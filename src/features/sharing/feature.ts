import type { Kind } from '../../services/change/kind.ts';

export const shareGroups: Kind<'shr'> = {
  nameOf: (_caller, { name }) => name,
  // Ids of no use to anybody stand for what is there.
  readable: (_row, column) => (column === 'invite' || column === 'removed' ? '…' : undefined),
};

export const shareMembers: Kind<'mbr'> = {
  nameOf: (_caller, { name }) => name,
  readable: (_row, column) => (column === 'roles' ? '…' : undefined),
};
