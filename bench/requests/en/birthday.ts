import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-birthday-01',
    class: 'birthday',
    said: "Sanjay's birthday is 3 March",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Sanjay's birthday is 3 March",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Sanjay'],
          },
          start: '2027-03-03',
          allDay: true,
          repeats: ['2027-03-03', '2028-03-03'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en3-birthday-03',
    class: 'birthday',
    said: "mom's bday may 14, remind me a week before",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "mom's bday may 14, remind me a week before",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['mom'],
          },
          start: '2027-05-14',
          allDay: true,
          count: 'endless',
          reminds: ['2027-05-07T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'en3-birthday-05',
    class: 'birthday',
    said: "Kenji's birthday dec 30, born in 1990",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Kenji's birthday dec 30, born in 1990",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Kenji'],
          },
          start: '2026-12-30',
          allDay: true,
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-birthday-01',
    class: 'birthday',
    said: "Dad's birthday is March 9",
    calls: [{ tool: 'quick_add', arguments: { text: "Dad's birthday is March 9" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Dad', 'birthday'], lacks: ['March'] },
          start: '2027-03-09',
          end: '2027-03-10',
          allDay: true,
          repeats: ['2027-03-09', '2028-03-09', '2029-03-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-birthday-03',
    class: 'birthday',
    said: 'Our wedding anniversary is 12 June, remind us a week before',
    calls: [{ tool: 'quick_add', arguments: { text: 'Our wedding anniversary is 12 June, remind us a week before' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'], lacks: ['June', 'week'] },
          start: '2027-06-12',
          end: '2027-06-13',
          allDay: true,
          reminds: ['2027-06-05T09:00:00'],
          repeats: ['2027-06-12', '2028-06-12', '2029-06-12'],
        },
      ],
    },
  },
  {
    id: 'en4-birthday-02',
    class: 'birthday',
    said: "Auntie Jo's bday 17 april",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Auntie Jo's bday 17 april",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Jo'],
            lacks: ['17', 'april'],
          },
          start: '2027-04-17',
          end: '2027-04-18',
          allDay: true,
          repeats: ['2027-04-17', '2028-04-17', '2029-04-17'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-birthday-04',
    class: 'birthday',
    said: "Nana's birthday is 2 May, give me a heads-up three days before",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Nana's birthday is 2 May, give me a heads-up three days before",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Nana'],
            lacks: ['May', 'heads'],
          },
          start: '2027-05-02',
          end: '2027-05-03',
          allDay: true,
          reminds: ['2027-04-29T09:00:00'],
          repeats: ['2027-05-02', '2028-05-02', '2029-05-02'],
        },
      ],
    },
  },
];
