import { UserError } from '../../domain/errors.ts';
import { DAY, formatWall, formatWallDate, type WallMs } from '../../domain/time/wall.ts';
import { connect } from './host.ts';
import { expect, indented, print } from './print.ts';
import { type DemoStore, expectSame, holdings } from './store.ts';

/** Two conversations about one Monday of the bundled calendar: into a free slot, and into a taken one. */
export async function playConversations(store: DemoStore, monday: WallMs): Promise<void> {
  const at = (hour: number): string => formatWall(monday + hour * 3_600_000).slice(0, 16);
  const expectEvents = async (wanted: readonly string[]): Promise<void> => {
    const { events } = await holdings(store, formatWallDate(monday), formatWallDate(monday + DAY));
    expectSame(events, wanted, 'the database holds that day');
  };
  const host = await connect({ ...store, language: 'zh' });
  print(`\n■ A host connects over stdio and sees ${host.tools.length} tools\n${indented(host.tools.join(', '))}`);
  try {
    print('\n■ 第一段对话：空闲的时间 / into a free slot\n  用户：下周一下午三点和设计师过一下原型。');
    const free = await host.call('schedule_add', { title: '和设计师过原型', start: at(15), location: '三楼会议室A' });
    expect(free.status === 'final', 'the event is written');
    const day = ['09:30 每日站会 Stand-up', '10:00 部门周会', '15:00 和设计师过原型'];
    await expectEvents(day);

    print('\n■ Second conversation: into a taken slot\n  User: Interview with Lena next Monday at ten.');
    const taken = await host.call('schedule_add', { title: 'Interview with Lena', start: at(10) });
    expect(taken.status === 'need_user', 'the time is taken, so nothing is written');
    const [best] = taken.alternatives as { slot_token: string; start: string; when: string }[];
    if (!best) throw new UserError('INTERNAL', 'The demo failed: no alternatives came back');
    await expectEvents(day);

    print(`  User: then ${best.when}.`);
    const booked = await host.call('schedule_add', { title: 'Interview with Lena', slot_token: best.slot_token });
    expect(booked.status === 'final', 'the slot is booked');
    await expectEvents([...day, `${best.start.slice(11, 16)} Interview with Lena`]);

    print('  User: no, undo that.');
    const undone = await host.call('undo', { change_id: booked.change_id });
    expect(undone.status === 'final', 'the booking is taken back');
    await expectEvents(day);
  } finally {
    await host.close();
  }
}
