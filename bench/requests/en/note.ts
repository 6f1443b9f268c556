import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-note-02',
    class: 'note',
    said: "Note to self: the red folder is in Mia's desk",
    calls: [{ tool: 'quick_add', arguments: { text: "Note to self: the red folder is in Mia's desk" } }],
    expect: { written: [{ kind: 'memo', text: { has: ['red folder', 'Mia'] } }] },
  },
  {
    id: 'en-note-04',
    class: 'note',
    said: "I'm allergic to penicillin",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm allergic to penicillin" } }],
    expect: { written: [{ kind: 'memory', text: { has: ['penicillin'] } }] },
  },
  {
    id: 'en-note-05',
    class: 'note',
    said: 'Remember that my sister Carla lives in Tucson',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remember that my sister Carla lives in Tucson' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['Carla', 'Tucson'] } }] },
  },
  {
    id: 'en-note-06',
    class: 'note',
    said: "note: Hana's team moved the launch to March",
    calls: [{ tool: 'quick_add', arguments: { text: "note: Hana's team moved the launch to March" } }],
    expect: { written: [{ kind: 'memo', text: { has: ['Hana', 'March'] } }] },
  },
  {
    id: 'en3-note-01',
    class: 'note',
    said: 'note: wifi at the cabin is pinewood22',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'note: wifi at the cabin is pinewood22',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'memo',
          text: {
            has: ['pinewood22'],
          },
        },
      ],
    },
  },
  {
    id: 'en3-note-03',
    class: 'note',
    said: "remember that I'm allergic to penicillin",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "remember that I'm allergic to penicillin",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'memory',
          text: {
            has: ['penicillin'],
          },
        },
      ],
    },
  },
  {
    id: 'en3-note-05',
    class: 'note',
    said: 'write this down: spare key is with Mrs Okafor at no. 12',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'write this down: spare key is with Mrs Okafor at no. 12',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'memo',
          text: {
            has: ['Okafor', '12'],
          },
        },
      ],
    },
  },
  {
    id: 'en-note-01',
    class: 'note',
    said: 'note: the alarm code at the cabin is 7730',
    calls: [{ tool: 'quick_add', arguments: { text: 'note: the alarm code at the cabin is 7730' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['alarm code', '7730'] } }] },
  },
  {
    id: 'en-note-03',
    class: 'note',
    said: "Remember that I don't eat shellfish",
    calls: [{ tool: 'quick_add', arguments: { text: "Remember that I don't eat shellfish" } }],
    expect: { written: [{ kind: 'memory', text: { has: ['shellfish'] } }] },
  },
  {
    id: 'en-note-07',
    class: 'note',
    said: 'Please remember that I prefer window seats',
    calls: [{ tool: 'quick_add', arguments: { text: 'Please remember that I prefer window seats' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['window seats'] } }] },
  },
  {
    id: 'en-note-08',
    class: 'note',
    said: 'Jot this down: the hallway paint is Benjamin Moore HC-172',
    calls: [{ tool: 'quick_add', arguments: { text: 'Jot this down: the hallway paint is Benjamin Moore HC-172' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['HC-172'] } }] },
  },
  {
    id: 'en4-note-01',
    class: 'note',
    said: 'note: the spare key is under the blue pot',
    calls: [{ tool: 'quick_add', arguments: { text: 'note: the spare key is under the blue pot' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['spare key', 'blue pot'] } }] },
  },
  {
    id: 'en4-note-03',
    class: 'note',
    said: 'Just so you know for the future, I never fly before 9am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Just so you know for the future, I never fly before 9am' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['fly', '9am'] } }] },
  },
  {
    id: 'en4-note-02',
    class: 'note',
    said: 'jot this down: router password is on the sticker behind the telly',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'jot this down: router password is on the sticker behind the telly',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'memo',
          text: {
            has: ['router password', 'sticker'],
          },
        },
      ],
    },
  },
  {
    id: 'en4-note-04',
    class: 'note',
    said: "keep in mind that my daughter's school finishes at 3:15 on Wednesdays",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "keep in mind that my daughter's school finishes at 3:15 on Wednesdays",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'memory',
          text: {
            has: ['school', '3:15'],
          },
        },
      ],
    },
  },
];
