import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-alert-03',
    class: 'alert',
    said: 'Vet appointment Dec 4 at 3:30pm with a reminder one day and two hours before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Vet appointment Dec 4 at 3:30pm with a reminder one day and two hours before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Vet appointment'], lacks: ['reminder'] },
          start: '2026-12-04T15:30',
          reminds: ['2026-12-03T15:30', '2026-12-04T13:30'],
        },
      ],
    },
  },
  {
    id: 'en-alert-04',
    class: 'alert',
    said: 'Boardroom prep Thursday Dec 3 2-4pm, and remind me the day before at 5pm to print the handouts',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Boardroom prep Thursday Dec 3 2-4pm, and remind me the day before at 5pm to print the handouts',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Boardroom prep'], lacks: ['handouts'] },
          start: '2026-12-03T14:00',
          end: '2026-12-03T16:00',
        },
        { kind: 'reminder', title: { has: ['print the handouts'] }, at: '2026-12-02T17:00' },
      ],
    },
  },
  {
    id: 'en-alert-08',
    class: 'alert',
    said: 'Add warnings 15 minutes and 1 day before the deposition',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Deposition', start: '2026-12-09T13:00', end: '2026-12-09T15:00' } },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'deposition', remind_minutes: '15 minutes and 1 day before' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Deposition',
          start: '2026-12-09T13:00',
          end: '2026-12-09T15:00',
          reminds: ['2026-12-08T13:00', '2026-12-09T12:45'],
        },
      ],
    },
  },
  {
    id: 'en-alert-10',
    class: 'alert',
    said: 'Recital Dec 12 at 4pm, notify me 2 days before and the same morning at 9',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Recital Dec 12 at 4pm, notify me 2 days before and the same morning at 9' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Recital'], lacks: ['notify'] },
          start: '2026-12-12T16:00',
          reminds: ['2026-12-10T16:00', '2026-12-12T09:00'],
        },
      ],
    },
  },
  {
    id: 'en-alert-11',
    class: 'alert',
    said: 'Let me know half an hour before the town hall starts',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Town hall', start: '2026-11-30T14:00', end: '2026-11-30T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'town hall', remind_minutes: 'half an hour before' } }],
    expect: {
      written: [{ kind: 'event', title: 'Town hall', start: '2026-11-30T14:00', reminds: ['2026-11-30T13:30'] }],
    },
  },
  {
    id: 'en-alert-12',
    class: 'alert',
    said: 'Mammogram Jan 8 8:20am; remind me a week before at 9am to get the referral letter',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Mammogram Jan 8 8:20am; remind me a week before at 9am to get the referral letter' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Mammogram'], lacks: ['referral'] }, start: '2027-01-08T08:20' },
        { kind: 'reminder', title: { has: ['get the referral letter'] }, at: '2027-01-01T09:00' },
      ],
    },
  },
  {
    id: 'en3-alert-01',
    class: 'alert',
    said: 'vet appointment friday 2pm, remind me an hour before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'vet appointment friday 2pm, remind me an hour before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['vet'],
            lacks: ['remind'],
          },
          start: '2026-11-27T14:00:00',
          reminds: ['2026-11-27T13:00:00'],
        },
      ],
    },
  },
  {
    id: 'en3-alert-03',
    class: 'alert',
    said: 'doctor thu 3pm, reminder the night before at 8',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'doctor thu 3pm, reminder the night before at 8',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['doctor'],
            lacks: ['reminder'],
          },
          start: '2026-11-26T15:00:00',
          reminds: ['2026-11-25T20:00:00'],
        },
      ],
    },
  },
  {
    id: 'en3-alert-05',
    class: 'alert',
    said: 'exam dec 14 9am to noon, remind me a week before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'exam dec 14 9am to noon, remind me a week before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['exam'],
          },
          start: '2026-12-14T09:00:00',
          end: '2026-12-14T12:00:00',
          reminds: ['2026-12-07T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'en3-alert-07',
    class: 'alert',
    said: "Mia's recital all day dec 12, remind me the day before",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Mia's recital all day dec 12, remind me the day before",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['recital'],
          },
          start: '2026-12-12',
          allDay: true,
          reminds: ['2026-12-11T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'en-alert-01',
    class: 'alert',
    said: 'Dinner with the Okafors Friday at 7, alert me 40 minutes before',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Dinner with the Okafors Friday at 7, alert me 40 minutes before' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Dinner with the Okafors'], lacks: ['alert', 'before'] },
          start: '2026-11-27T19:00',
          reminds: ['2026-11-27T18:20'],
        },
      ],
    },
  },
  {
    id: 'en-alert-02',
    class: 'alert',
    said: 'Job interview Tuesday 10:30am, 45 min, remind me the evening before at 7 and an hour ahead',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Job interview Tuesday 10:30am, 45 min, remind me the evening before at 7 and an hour ahead',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Job interview'], lacks: ['remind', 'evening'] },
          start: '2026-11-24T10:30',
          end: '2026-11-24T11:15',
          reminds: ['2026-11-23T19:00', '2026-11-24T09:30'],
        },
      ],
    },
  },
  {
    id: 'en-alert-05',
    class: 'alert',
    said: 'Coffee with Jules tomorrow at 9:30 and remind me to bring her book',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Coffee with Jules tomorrow at 9:30 and remind me to bring her book' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Coffee with Jules'], lacks: ['book'] }, start: '2026-11-23T09:30' },
        { kind: 'reminder', title: { has: ['bring her book'] } },
      ],
    },
  },
  {
    id: 'en-alert-06',
    class: 'alert',
    said: 'We close on the house Dec 15 at 11; remind me the day before at 6pm',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'House closing', start: 'Dec 15 at 11', remind_minutes: 'the day before at 6pm' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: 'House closing', start: '2026-12-15T11:00', reminds: ['2026-12-14T18:00'] }],
    },
  },
  {
    id: 'en-alert-07',
    class: 'alert',
    said: "Noah's graduation is Dec 19, warn me 3 days before",
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: "Noah's graduation", start: 'Dec 19', remind_minutes: '3 days before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: "Noah's graduation",
          start: '2026-12-19',
          end: '2026-12-20',
          allDay: true,
          reminds: ['2026-12-16T09:00'],
        },
      ],
    },
  },
  {
    id: 'en-alert-09',
    class: 'alert',
    said: 'Webinar Wednesday 1pm to 2:15pm (buzz me 10 min prior)',
    calls: [{ tool: 'quick_add', arguments: { text: 'Webinar Wednesday 1pm to 2:15pm (buzz me 10 min prior)' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Webinar'], lacks: ['buzz'] },
          start: '2026-11-25T13:00',
          end: '2026-11-25T14:15',
          reminds: ['2026-11-25T12:50'],
        },
      ],
    },
  },
];
