import { TOOLS } from '../shared/tools.ts';

type Role = 'busy' | 'details' | 'edit';

const SEES: Readonly<Record<Role, string>> = {
  busy: 'when you are busy, and nothing else',
  details: 'your events with title, time and place, but for private ones',
  edit: 'your events but for private ones, with leave to change and delete these and to put events into your calendar without asking you',
};

const ROLES: Readonly<Record<Role, string>> = { busy: 'free/busy', details: 'details', edit: 'edit' };

export const sharing = {
  notBothGuests:
    'participants are people who share with you, attendees are invited by address: an event takes one of the two.',
  /** What is shared, in a word or two. */
  roles: ROLES,
  noGroup: ({ text }: { text: string }) => `You are in no share group "${text}".`,
  yourGroups: ({ names }: { names: readonly string[] }) => `Your share groups: ${names.join(', ')}.`,
  noGroupsYet: `You share with nobody yet: ${TOOLS.shareCreate} makes a share group and an invitation.`,
  severalGroups: ({ text, count }: { text: string; count: number }) => `${count} share groups are called "${text}".`,
  passId: ({ ids }: { ids: readonly string[] }) => `Pass one of ${ids.join(', ')}.`,
  sameName: ({ text }: { text: string }) => `Several people who share with you are called "${text}".`,
  nameGroup: 'Name a share group that only one of them is in.',
  nobodyCalled: ({ text }: { text: string }) => `Nobody called "${text}" shares with you.`,
  yourPeople: ({ names }: { names: readonly string[] }) => `These do: ${names.join(', ')}.`,
  created: ({ name }: { name: string }) => `Created share group: ${name}`,
  invitation: ({ change, days, uses }: { change: string; days: number; uses: number }) =>
    `${change}. Give the invitation to those who are to join: it holds for ${days} days, for ${uses === 1 ? '1 person' : `${uses} people`}. Whoever joins sees when you are busy.`,
  invited: ({ name }: { name: string }) => `New invitation to ${name}; an earlier one holds no more`,
  invitationDoesNotHold: 'This invitation does not hold, or holds no more.',
  askForAnother: 'Ask whoever gave it to you for a new one.',
  alreadyIn: ({ name }: { name: string }) => `You are in ${name} already.`,
  /** `names`: those who are in it. */
  askJoin: ({ name, names }: { name: string; names: readonly string[] }) =>
    `Join "${name}" with ${names.join(', ')}? All of its members, those who join later too, will see ${SEES.busy}.`,
  joined: ({ name }: { name: string }) => `Joined share group: ${name}`,
  left: ({ name }: { name: string }) => `Left share group: ${name}`,
  askClose: ({ name, count }: { name: string; count: number }) =>
    `You made "${name}": when you leave, it ends for ${count === 1 ? 'the other member' : `all ${count} others`}. Go ahead?`,
  closed: ({ name }: { name: string }) => `Closed share group: ${name}`,
  renamed: ({ name }: { name: string }) => `Renamed share group: ${name}`,
  askRole: ({ name, role }: { name: string; role: Role }) => `Let everybody in "${name}" see ${SEES[role]}?`,
  askRoleOf: ({ member, role }: { member: string; role: Role }) => `Let ${member} see ${SEES[role]}?`,
  roleSet: ({ name, role }: { name: string; role: Role }) => `Everybody in ${name} sees ${SEES[role]}`,
  roleOfSet: ({ member, role }: { member: string; role: Role }) => `${member} sees ${SEES[role]}`,
  askRemove: ({ member, name }: { member: string; name: string }) =>
    `Take ${member} out of "${name}"? Its invitation ends, too, so that it does not let them in again.`,
  removed: ({ member, name }: { member: string; name: string }) =>
    `Took ${member} out of ${name}; its invitation holds no more`,
  onlyOwner: ({ name, owner }: { name: string; owner: string }) => `Only ${owner}, who made "${name}", can do that.`,
  noMember: ({ member, name }: { member: string; name: string }) => `Nobody else in "${name}" is called "${member}".`,
  oneThing: 'Say one thing at a time.',
  whatToChange: 'Pass my_role, or member with role or remove, or leave, new_invite or name.',
  tooManyGroups: ({ most }: { most: number }) => `Nobody can be in more than ${most} share groups.`,
  tooManyMembers: ({ most }: { most: number }) => `The share group has its ${most} members.`,
  groups: ({ count }: { count: number }) => (count === 1 ? '1 share group.' : `${count} share groups.`),
  noGroups: 'No share groups.',
  you: 'you',
  /** Somebody in a list of members, and what they share. */
  member: ({ name, role, you }: { name: string; role: Role; you: boolean }) =>
    `${name} (${you ? 'you, ' : ''}${ROLES[role]})`,
  shared: ({ name, count }: { name: string; count: number }) =>
    `${name}: ${count === 0 ? 'nothing' : count === 1 ? '1 entry' : `${count} entries`}.`,
  busyMember: ({ name }: { name: string }) => `${name}: busy`,
  sharedBy: ({ name }: { name: string }) => `shared by ${name}`,
  tooLong: ({ days }: { days: number }) => `Times of others can be looked at for at most ${days} days at once.`,
  lookNearer: 'Pass an end that is nearer to the start.',
  nobodyElse: 'There is nobody else in it yet.',
  jointSlots: ({ count, all }: { count: number; all: number }) =>
    count === 0
      ? `No time at which ${all} people are free.`
      : `${count} ${count === 1 ? 'time' : 'times'} at which all ${all} are free.`,
  partlySlots: ({ count, free, all }: { count: number; free: number; all: number }) =>
    `There is no time at which all ${all} are free; ${count} ${count === 1 ? 'time' : 'times'} for ${free} of them.`,
  missing: ({ names }: { names: readonly string[] }) => `without ${names.join(', ')}`,
  ownHours: 'Everybody within their own working hours, in their own time zone.',
  askBook: ({ title, when, names, asked }: Booked) =>
    `Put "${title}" (${when}) into the calendars of ${names.join(', ')}?${
      asked.length > 0 ? ` ${asked.join(', ')} will get it as an invitation to accept.` : ''
    }`,
  booked: ({ title, when, names, asked }: Booked) =>
    `Booked for ${names.join(', ')}: ${title} (${when})${asked.length > 0 ? `; ${asked.join(', ')}: invited, to accept` : ''}`,
  bookedBy: ({ title, by }: { title: string; by: string }) => `Booked by ${by}: ${title}`,
  howToAccept: `Who is invited has it as tentative: ${TOOLS.update.event} with show_as busy accepts, ${TOOLS.delete} declines.`,
  taken: ({ names }: { names: readonly string[] }) => `That time is taken for ${names.join(', ')}.`,
  noRoom: ({ name }: { name: string }) => `The calendar of ${name} takes no more events.`,
  mayOnlyLook: ({ name }: { name: string }) => `${name} lets you see this, and not change it.`,
  askForEdit: `Ask them: ${TOOLS.shareUpdate} with my_role edit, or member and role edit, lets you.`,
  tokenIsAlone: 'This token changes nothing in the calendars of others.',
  tokenWithShare: 'It takes a token with the scope share.',
  ownersOnly: ({ name, fields }: { name: string; fields: readonly string[] }) =>
    `Only ${name} can change ${fields.join(', ')} of their event.`,
  leaveThemOut: 'Leave these arguments out.',
  /** `changes`: such as `A → B`. */
  askSharedChange: ({ title, name, when, changes }: SharedChange) =>
    `Change "${title}", ${when}, in the calendar of ${name}${changes.length > 0 ? `: ${changes.join('; ')}` : ''}?`,
  sharedChanged: ({ title, name, when }: Shared & { when: string }) =>
    `✓ Changed in the calendar of ${name}: ${title} (${when})`,
  sharedChangedSummary: ({ title, name }: Shared) => `Changed in the calendar of ${name}: ${title}`,
  changedBy: ({ title, by }: { title: string; by: string }) => `Changed by ${by}: ${title}`,
  askCancel: ({ title, name, when }: Shared & { when: string }) =>
    `Delete "${title}", ${when}, from the calendar of ${name}?`,
  sharedCancelled: ({ title, name, when }: Shared & { when: string }) =>
    `✓ Deleted from the calendar of ${name}: ${title}, ${when}`,
  sharedCancelledSummary: ({ title, name }: Shared) => `Deleted from the calendar of ${name}: ${title}`,
  cancelledBy: ({ title, by }: { title: string; by: string }) => `Deleted by ${by}: ${title}`,
  notTogether: 'Events of others are changed and deleted apart from what is your own.',
  inTwoCalls: 'Name them in a call of their own.',
  /** Whose event it is, and the share group by which the user sees it. */
  sharedIn: ({ name, group }: { name: string; group: string }) => `shared by ${name} in ${group}`,
  eventOf: ({ title, name }: { title: string; name: string }) => `${title} (${name})`,
  busyPerson: ({ name }: { name: string }) => `${name} (busy)`,
  askShare: ({ title, name, names }: { title: string; name: string; names: readonly string[] }) =>
    `Share "${title}" with "${name}"${names.length > 0 ? ` (${names.join(', ')})` : ''}? Its members will see its title, time and place.`,
  notPrivateAndShared: 'An event is private or shared, not both.',
  unhide: 'Pass share_with with private false, where the user wants others to see it.',
};

/** An event of somebody else. */
interface Shared {
  readonly title: string;
  readonly name: string;
}

interface SharedChange extends Shared {
  readonly when: string;
  readonly changes: readonly string[];
}

interface Booked {
  readonly title: string;
  readonly when: string;
  readonly names: readonly string[];
  /** Those who have to accept it. */
  readonly asked: readonly string[];
}
