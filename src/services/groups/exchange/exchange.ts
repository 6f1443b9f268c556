import { listGroups } from '../../../db/repos/groups.ts';
import type { Exchange } from '../../change/exchange.ts';
import { groupsForFile } from './places.ts';

/** Groups: what the items of a file are put into, described by files of our own. */
export const groupExchange: Exchange = {
  stage: 'containers',

  takes(incoming) {
    const described = incoming.isWanted('grp') ? incoming.file.groups : [];
    let groups: Awaited<ReturnType<typeof groupsForFile>> | undefined;
    return {
      total: 0,
      async prepare(executor, caller) {
        groups = await groupsForFile(executor, caller, described);
        incoming.place = groups.place;
      },
      async hasMoved({ executor, caller }) {
        const now = await groupsForFile(executor, caller, described, groups);
        if (JSON.stringify([...now.ids]) === JSON.stringify([...(groups?.ids ?? [])])) return false;
        groups = now;
        incoming.place = now.place;
        return true;
      },
      async takeIn(recorder) {
        const fresh = groups?.fresh ?? [];
        await recorder.insertAll('groups', fresh);
        return fresh.length > 0 ? { groups: fresh.length } : {};
      },
    };
  },

  gives: (outgoing) => ({
    async gather() {
      const { executor, caller, groupId } = outgoing;
      const groups = await listGroups(executor, caller.user);
      outgoing.groups = new Map(groups.map(({ id, name }) => [id, name]));
      if (outgoing.isWanted('grp'))
        outgoing.described = groups.filter(({ id }) => groupId === undefined || id === groupId);
    },
  }),
};
