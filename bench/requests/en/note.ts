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
];
