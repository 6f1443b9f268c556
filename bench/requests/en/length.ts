import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-length-01',
    class: 'length',
    said: 'make the design crit half an hour longer',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Design crit',
          start: '2026-11-24T13:00:00',
          end: '2026-11-24T14:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'design crit',
          end: 'half an hour longer',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Design crit',
          start: '2026-11-24T13:00:00',
          end: '2026-11-24T14:30:00',
        },
      ],
    },
  },
  {
    id: 'en3-length-03',
    class: 'length',
    said: 'swim lesson runs till 10:30 now',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Swim lesson',
          start: '2026-11-28T09:00:00',
          end: '2026-11-28T10:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'swim lesson',
          end: 'till 10:30',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Swim lesson',
          start: '2026-11-28T09:00:00',
          end: '2026-11-28T10:30:00',
        },
      ],
    },
  },
  {
    id: 'en3-length-05',
    class: 'length',
    said: 'parents evening finishes at quarter past 7 now',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Parents evening',
          start: '2026-12-01T18:00:00',
          end: '2026-12-01T19:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'parents evening',
          end: 'quarter past 7',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Parents evening',
          start: '2026-12-01T18:00:00',
          end: '2026-12-01T19:15:00',
        },
      ],
    },
  },
  {
    id: 'en3-length-07',
    class: 'length',
    said: 'extend team drinks by an hour and a half',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Team drinks',
          start: '2026-12-04T17:00:00',
          end: '2026-12-04T18:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'team drinks',
          end: 'extend by an hour and a half',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Team drinks',
          start: '2026-12-04T17:00:00',
          end: '2026-12-04T19:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-length-01',
    class: 'length',
    said: "okay so um I've been meaning to sort this out for ages, can you please put in a session with Doctor Patel on the first of December, it's at ten past nine in the morning, and it should take roughly fifty minutes, thanks so much",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "okay so um I've been meaning to sort this out for ages, can you please put in a session with Doctor Patel on the first of December, it's at ten past nine in the morning, and it should take roughly fifty minutes, thanks so much",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Patel'], lacks: ['fifty', 'thanks', 'December', 'ten past'] },
          start: '2026-12-01T09:10:00',
          end: '2026-12-01T10:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-length-02',
    class: 'length',
    said: "Right, so I just got off the phone with the school and they want us in for a chat about Ella, apparently it's on Thursday the third of December at twenty to four, and they said it should take twenty-five minutes or so, could you stick that in please",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Right, so I just got off the phone with the school and they want us in for a chat about Ella, apparently it's on Thursday the third of December at twenty to four, and they said it should take twenty-five minutes or so, could you stick that in please",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Ella'],
            lacks: ['twenty', 'stick', 'December'],
          },
          start: '2026-12-03T15:40:00',
          end: '2026-12-03T16:05:00',
        },
      ],
    },
  },
];
