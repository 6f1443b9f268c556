import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en4-alert-01',
    class: 'alert',
    said: 'lunch with Nadia at 1 tomorrow at Dishoom, give me a heads up 20 minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'lunch with Nadia at 1 tomorrow at Dishoom, give me a heads up 20 minutes before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Nadia'], lacks: ['heads', '20'] },
          start: '2026-11-23T13:00:00',
          end: '2026-11-23T14:00:00',
          location: 'Dishoom',
          reminds: ['2026-11-23T12:40:00'],
        },
      ],
    },
  },
  {
    id: 'en4-alert-03',
    class: 'alert',
    said: 'Flight to Lisbon Saturday 5 Dec 11:20-14:05, alert me the evening before at 8 and again 3 hours ahead',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Flight to Lisbon Saturday 5 Dec 11:20-14:05, alert me the evening before at 8 and again 3 hours ahead',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lisbon'], lacks: ['alert', '11:20', 'ahead'] },
          start: '2026-12-05T11:20:00',
          end: '2026-12-05T14:05:00',
          reminds: ['2026-12-04T20:00:00', '2026-12-05T08:20:00'],
        },
      ],
    },
  },
  {
    id: 'en4-alert-02',
    class: 'alert',
    said: 'vet appointment at Greenside tue 4:15pm, ping me an hour before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'vet appointment at Greenside tue 4:15pm, ping me an hour before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['vet'],
            lacks: ['ping', '4:15'],
          },
          start: '2026-11-24T16:15:00',
          end: '2026-11-24T17:15:00',
          location: 'Greenside',
          reminds: ['2026-11-24T15:15:00'],
        },
      ],
    },
  },
  {
    id: 'en4-alert-04',
    class: 'alert',
    said: 'MOT for the car Thu 10 Dec 8:30-9:15, warn me two days ahead at 6pm and also 45 mins before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'MOT for the car Thu 10 Dec 8:30-9:15, warn me two days ahead at 6pm and also 45 mins before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['MOT'],
            lacks: ['warn', '8:30', 'before'],
          },
          start: '2026-12-10T08:30:00',
          end: '2026-12-10T09:15:00',
          reminds: ['2026-12-08T18:00:00', '2026-12-10T07:45:00'],
        },
      ],
    },
  },
];
