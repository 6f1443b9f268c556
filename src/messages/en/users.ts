/** What the commands user and token say, and why something of them is refused. */
export const users = {
  userActs: ({ acts, said }: { acts: readonly string[]; said: string }) =>
    `user takes ${acts.join(', ')}, and not "${said}"`,
  suchAs: ({ example }: { example: string }) => `such as: perch-mcp ${example}`,
  together: '--issuer and --subject go together',
  added: ({ name }: { name: string }) => `${name} was added.`,
  thenToken: ({ name }: { name: string }) => `Next: perch-mcp token create --user ${name}`,
  none: 'There are no users. perch-mcp user add NAME makes one.',
  since: ({ date }: { date: string }) => `since ${date}`,
  tokens: ({ count }: { count: number }) => `${count} ${count === 1 ? 'token' : 'tokens'}`,
  ofIssuer: ({ subject, issuer }: { subject: string; issuer: string }) => `${subject} of ${issuer}`,
  confirmRemove: ({ name }: { name: string }) => `Remove ${name} with all that is theirs, for good?`,
  removeNeedsYes: 'user remove needs --yes where nobody can be asked',
  removed: ({ name }: { name: string }) =>
    `${name} and all that was theirs is gone; their tokens are refused from now on.`,
  traces: {
    'in use':
      'Another program is using the calendar: bytes of it may stay in the file until that program ends; perch-mcp doctor --repair removes them then.',
    'disk full':
      'There was no room to rewrite the file: bytes of it may stay there. Free some space, then perch-mcp doctor --repair.',
  },
  exported: ({ file, name }: { file: string; name: string }) =>
    `${file}: all that is ${name}'s, a line of JSON for each row`,
  limits: ({ quotas }: { quotas: readonly string[] }) => `limits are ${quotas.join(', ')}`,
  wholeNumber: ({ quota, usual }: { quota: string; usual: number }) =>
    `${quota} must be a whole number, such as ${quota}=${usual}`,
  byWhom: ({ actor }: { actor: string }) => `by ${actor}`,

  tokenActs: ({ acts, said }: { acts: readonly string[]; said: string }) =>
    `token takes ${acts.join(', ')}, and not "${said}"`,
  daysNeeded: '--days must be a number of days',
  scopes: ({ scopes }: { scopes: readonly string[] }) =>
    `--scope is ${scopes.join(', ')}; each includes those before it`,
  created: ({ name, scope, until }: Record<'name' | 'scope' | 'until', string>) =>
    `For ${name}, to ${scope}, until ${until}. It is shown this once:`,
  noTokens: 'There are no tokens. perch-mcp token create --user NAME makes one.',
  until: ({ date }: { date: string }) => `until ${date}`,
  expired: ({ date }: { date: string }) => `expired ${date}`,
  revokedOn: ({ date }: { date: string }) => `revoked ${date}`,
  neverUsed: 'never used',
  used: ({ date }: { date: string }) => `used ${date}`,
  revoked: ({ id }: { id: string }) => `${id} is refused from now on, within a second on what is open.`,

  noUser: ({ name }: { name: string }) => `There is no user ${name}.`,
  thereAre: ({ names }: { names: readonly string[] }) => `There are: ${names.join(', ')}.`,
  makeOne: 'perch-mcp user add NAME makes one.',
  badName: ({ name }: { name: string }) => `"${name}" cannot be a user's name.`,
  goodNames: 'Letters, digits and . _ @ - are fine, up to 64.',
  nameTaken: ({ name }: { name: string }) => `There is a user ${name} already.`,
  isLocal: ({ name }: { name: string }) => `${name} is whom hosts on this machine act for.`,
  localHint: 'Revoke its tokens, or delete the file of the calendar.',
  badDays: ({ most }: { most: number }) => `A token holds for 1 to ${most} days.`,
  noToken: ({ id }: { id: string }) => `There is no token ${id}.`,
  listTokens: 'perch-mcp token list shows them.',
  revokedAlready: ({ id }: { id: string }) => `${id} is revoked already.`,
};
