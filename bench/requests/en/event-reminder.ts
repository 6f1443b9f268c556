import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-event-reminder-01',
    class: 'event-reminder',
    said: 'dentist tuesday 4pm and remind me monday evening at 7 to find my insurance card',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'dentist tuesday 4pm and remind me monday evening at 7 to find my insurance card',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['dentist'],
          },
          start: '2026-11-24T16:00:00',
        },
        {
          kind: 'reminder',
          title: {
            has: ['insurance card'],
            lacks: ['dentist'],
          },
          at: '2026-11-23T19:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-event-reminder-03',
    class: 'event-reminder',
    said: 'parent-teacher conference dec 3 at 5:30pm, also remind me dec 2 at noon to print the report card',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'parent-teacher conference dec 3 at 5:30pm, also remind me dec 2 at noon to print the report card',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['conference'],
          },
          start: '2026-12-03T17:30:00',
        },
        {
          kind: 'reminder',
          title: {
            has: ['print the report card'],
          },
          at: '2026-12-02T12:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-event-reminder-05',
    class: 'event-reminder',
    said: 'haircut wed 11am. remind me tuesday 8pm to pick a photo',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'haircut wed 11am. remind me tuesday 8pm to pick a photo',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['haircut'],
          },
          start: '2026-11-25T11:00:00',
        },
        {
          kind: 'reminder',
          title: {
            has: ['pick a photo'],
          },
          at: '2026-11-24T20:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-event-reminder-01',
    class: 'event-reminder',
    said: 'interview with Tobias thursday 3pm and remind me wednesday night at 8 to reread his CV',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'interview with Tobias thursday 3pm and remind me wednesday night at 8 to reread his CV' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Tobias'], lacks: ['remind', 'CV'] },
          start: '2026-11-26T15:00:00',
          end: '2026-11-26T16:00:00',
        },
        { kind: 'reminder', title: { has: ['CV'], lacks: ['wednesday'] }, at: '2026-11-25T20:00:00' },
      ],
    },
  },
  {
    id: 'en4-event-reminder-03',
    class: 'event-reminder',
    said: 'school play on the 9th at 5pm, remind me that morning at 8 to charge the camera',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'school play on the 9th at 5pm, remind me that morning at 8 to charge the camera' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['play'], lacks: ['9th', 'camera'] },
          start: '2026-12-09T17:00:00',
          end: '2026-12-09T18:00:00',
        },
        { kind: 'reminder', title: { has: ['camera'], lacks: ['morning'] }, at: '2026-12-09T08:00:00' },
      ],
    },
  },
  {
    id: 'en4-event-reminder-02',
    class: 'event-reminder',
    said: 'dentist friday 9:15 and remind me thursday at 6pm to find the insurance card',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'dentist friday 9:15 and remind me thursday at 6pm to find the insurance card',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['dentist'],
            lacks: ['remind', 'card'],
          },
          start: '2026-11-27T09:15:00',
          end: '2026-11-27T10:15:00',
        },
        {
          kind: 'reminder',
          title: {
            has: ['card'],
            lacks: ['thursday'],
          },
          at: '2026-11-26T18:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-event-reminder-04',
    class: 'event-reminder',
    said: 'house viewing on the 12th at 11:30am, remind me the day before at noon to print the payslips',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'house viewing on the 12th at 11:30am, remind me the day before at noon to print the payslips',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['viewing'],
            lacks: ['12th', 'payslips'],
          },
          start: '2026-12-12T11:30:00',
          end: '2026-12-12T12:30:00',
        },
        {
          kind: 'reminder',
          title: {
            has: ['payslips'],
            lacks: ['noon', 'day before'],
          },
          at: '2026-12-11T12:00:00',
        },
      ],
    },
  },
];
