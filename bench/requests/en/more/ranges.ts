import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-more-ranges-01',
    class: 'ranges',
    said: 'Volunteer shift Saturday 8:30am to 1pm at the food bank',
    calls: [{ tool: 'quick_add', arguments: { text: 'Volunteer shift Saturday 8:30am to 1pm at the food bank' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['volunteer shift'], lacks: ['saturday', '8:30'] },
          start: '2026-11-28T08:30',
          end: '2026-11-28T13:00',
          location: 'food bank',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-02',
    class: 'ranges',
    said: 'forklift training 10-11:30 tomorrow',
    calls: [{ tool: 'quick_add', arguments: { text: 'forklift training 10-11:30 tomorrow' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['forklift training'], lacks: ['tomorrow', '11:30'] },
          start: '2026-11-23T10:00',
          end: '2026-11-23T11:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-03',
    class: 'ranges',
    said: 'Babysitting for the Garcias on Friday from 5 till 11',
    calls: [{ tool: 'quick_add', arguments: { text: 'Babysitting for the Garcias on Friday from 5 till 11' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['babysitting', 'garcias'], lacks: ['friday'] },
          start: '2026-11-27T17:00',
          end: '2026-11-27T23:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-04',
    class: 'ranges',
    said: 'Block off 11:45 to quarter past one on Tuesday for the vet',
    calls: [{ tool: 'quick_add', arguments: { text: 'Block off 11:45 to quarter past one on Tuesday for the vet' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vet'], lacks: ['tuesday', 'quarter'] },
          start: '2026-11-24T11:45',
          end: '2026-11-24T13:15',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-05',
    class: 'ranges',
    said: 'night shift Tuesday 10pm-6am',
    calls: [{ tool: 'quick_add', arguments: { text: 'night shift Tuesday 10pm-6am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['shift'], lacks: ['tuesday', '10pm'] },
          start: '2026-11-24T22:00',
          end: '2026-11-25T06:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-06',
    class: 'ranges',
    said: 'Library webinar on 12/18 from 12:30 to 2',
    calls: [{ tool: 'quick_add', arguments: { text: 'Library webinar on 12/18 from 12:30 to 2' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['library webinar'], lacks: ['12/18'] },
          start: '2026-12-18T12:30',
          end: '2026-12-18T14:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-07',
    class: 'ranges',
    said: 'Camping from May 14 to 17',
    calls: [{ tool: 'quick_add', arguments: { text: 'Camping from May 14 to 17' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['camping'], lacks: ['may'] },
          allDay: true,
          start: '2027-05-14',
          end: '2027-05-18',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-08',
    class: 'ranges',
    said: 'Nursing conference in Denver Jan 12–14',
    calls: [{ tool: 'quick_add', arguments: { text: 'Nursing conference in Denver Jan 12–14' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['nursing conference'], lacks: ['jan'] },
          allDay: true,
          start: '2027-01-12',
          end: '2027-01-15',
          location: 'Denver',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-09',
    class: 'ranges',
    said: 'Skiing in Chamonix 13–20 Feb',
    calls: [{ tool: 'quick_add', arguments: { text: 'Skiing in Chamonix 13–20 Feb' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['skiing'], lacks: ['feb'] },
          allDay: true,
          start: '2027-02-13',
          end: '2027-02-21',
        },
      ],
    },
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
  },
  {
    id: 'en-more-ranges-10',
    class: 'ranges',
    said: "Grandma's visit, Dec 22nd through the 27th",
    calls: [{ tool: 'quick_add', arguments: { text: "Grandma's visit, Dec 22nd through the 27th" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['grandma'], lacks: ['dec', '27'] },
          allDay: true,
          start: '2026-12-22',
          end: '2026-12-28',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-11',
    class: 'ranges',
    said: 'Pharmacology exam Dec 9, 10:15am-12:45pm in Hall B',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pharmacology exam Dec 9, 10:15am-12:45pm in Hall B' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Pharmacology exam'], lacks: ['Dec', '12:45'] },
          start: '2026-12-09T10:15',
          end: '2026-12-09T12:45',
          location: 'Hall B',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-12',
    class: 'ranges',
    said: 'Discovery workshop Tuesday nine to noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Discovery workshop Tuesday nine to noon' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Discovery workshop'], lacks: ['noon', 'nine'] },
          start: '2026-11-24T09:00',
          end: '2026-11-24T12:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-13',
    class: 'ranges',
    said: 'night shift on Friday 7pm to 7am',
    calls: [{ tool: 'quick_add', arguments: { text: 'night shift on Friday 7pm to 7am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['night shift'], lacks: ['7', 'Friday'] },
          start: '2026-11-27T19:00',
          end: '2026-11-28T07:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-14',
    class: 'ranges',
    said: "I'm volunteering at the library Saturday from half past one till four",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "I'm volunteering at the library Saturday from half past one till four" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['olunteering'], lacks: ['Saturday', 'half past', 'till'] },
          start: '2026-11-28T13:30',
          end: '2026-11-28T16:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-15',
    class: 'ranges',
    said: 'Visiting my daughter in Denver from Dec 18 to the 22nd',
    calls: [{ tool: 'quick_add', arguments: { text: 'Visiting my daughter in Denver from Dec 18 to the 22nd' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['daughter'], lacks: ['Dec', '22'] },
          allDay: true,
          start: '2026-12-18',
          end: '2026-12-23',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-16',
    class: 'ranges',
    said: 'study group tomorrow 6:30-8 at the student union',
    calls: [{ tool: 'quick_add', arguments: { text: 'study group tomorrow 6:30-8 at the student union' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['study group'], lacks: ['tomorrow', '6:30'] },
          start: '2026-11-23T18:30',
          end: '2026-11-23T20:00',
          location: 'student union',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-17',
    class: 'ranges',
    said: 'Block 2 to 3:15 on the 30th for quarterly planning prep',
    calls: [{ tool: 'quick_add', arguments: { text: 'Block 2 to 3:15 on the 30th for quarterly planning prep' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['quarterly planning prep'], lacks: ['30th', '3:15'] },
          start: '2026-11-30T14:00',
          end: '2026-11-30T15:15',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-18',
    class: 'ranges',
    said: 'Ward round 14:00–15:30 on 27/11',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Ward round 14:00–15:30 on 27/11' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Ward round'], lacks: ['27', '15:30'] },
          start: '2026-11-27T14:00',
          end: '2026-11-27T15:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-19',
    class: 'ranges',
    said: 'I am on call from Friday 6pm until Monday 8am',
    calls: [{ tool: 'quick_add', arguments: { text: 'I am on call from Friday 6pm until Monday 8am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['on call'], lacks: ['Friday', 'Monday'] },
          start: '2026-11-27T18:00',
          end: '2026-11-30T08:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-20',
    class: 'ranges',
    said: 'PM conference in Austin Nov 30 - Dec 2',
    calls: [{ tool: 'quick_add', arguments: { text: 'PM conference in Austin Nov 30 - Dec 2' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['conference'], lacks: ['Nov', 'Dec'] },
          allDay: true,
          start: '2026-11-30',
          end: '2026-12-03',
          location: 'Austin',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-21',
    class: 'ranges',
    said: 'candidate interviews Wednesday 10-11:30 and 1-2:15',
    calls: [{ tool: 'quick_add', arguments: { text: 'candidate interviews Wednesday 10-11:30 and 1-2:15' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['interviews'], lacks: ['Wednesday', '11:30'] },
          start: '2026-11-25T10:00',
          end: '2026-11-25T11:30',
        },
        { kind: 'event', start: '2026-11-25T13:00', end: '2026-11-25T14:15' },
      ],
    },
  },
  {
    id: 'en-more-ranges-22',
    class: 'ranges',
    said: 'Boiler service Tuesday between 8am and 1pm',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Boiler service Tuesday between 8am and 1pm' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['boiler service'] }, start: '2026-11-24T08:00', end: '2026-11-24T13:00' },
      ],
    },
  },
  {
    id: 'en-more-ranges-23',
    class: 'ranges',
    said: 'Team lunch Thursday Dec 10, 12:15–1:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Team lunch Thursday Dec 10, 12:15–1:30' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['team lunch'], lacks: ['12:15', '1:30'] },
          start: '2026-12-10T12:15',
          end: '2026-12-10T13:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-24',
    class: 'ranges',
    said: 'Board prep Weds 9:30 to noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Board prep Weds 9:30 to noon' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['board prep'], lacks: ['weds', 'noon'] },
          start: '2026-11-25T09:30',
          end: '2026-11-25T12:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-25',
    class: 'ranges',
    said: 'Piano recital Sat Dec 12, 6:30-8 pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Piano recital Sat Dec 12, 6:30-8 pm' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['piano recital'] }, start: '2026-12-12T18:30', end: '2026-12-12T20:00' },
      ],
    },
  },
  {
    id: 'en-more-ranges-26',
    class: 'ranges',
    said: 'Night cover on Friday from 22:00 till 6 the next morning',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Night cover on Friday from 22:00 till 6 the next morning' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['night cover'] }, start: '2026-11-27T22:00', end: '2026-11-28T06:00' }],
    },
  },
  {
    id: 'en-more-ranges-27',
    class: 'ranges',
    said: 'Cardiology conference in Denver Jan 19–22',
    calls: [{ tool: 'quick_add', arguments: { text: 'Cardiology conference in Denver Jan 19–22' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['conference'] },
          allDay: true,
          start: '2027-01-19',
          end: '2027-01-23',
          location: 'Denver',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-28',
    class: 'ranges',
    said: 'Family ski trip from December 26 to January 2',
    calls: [{ tool: 'quick_add', arguments: { text: 'Family ski trip from December 26 to January 2' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['ski trip'] },
          allDay: true,
          start: '2026-12-26',
          end: '2027-01-03',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-29',
    class: 'ranges',
    said: 'Trade fair Mon to Wed the week after next',
    calls: [{ tool: 'quick_add', arguments: { text: 'Trade fair Mon to Wed the week after next' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['trade fair'], lacks: ['week'] },
          allDay: true,
          start: '2026-12-07',
          end: '2026-12-10',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-30',
    class: 'ranges',
    said: 'Deposition prep 13:00-16:45 on 12/15',
    calls: [{ tool: 'quick_add', arguments: { text: 'Deposition prep 13:00-16:45 on 12/15' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['deposition prep'] }, start: '2026-12-15T13:00', end: '2026-12-15T16:45' },
      ],
    },
  },
  {
    id: 'en-more-ranges-31',
    class: 'ranges',
    said: 'On call from 5pm Friday to 8am Monday',
    calls: [{ tool: 'quick_add', arguments: { text: 'On call from 5pm Friday to 8am Monday' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['on call'] }, start: '2026-11-27T17:00', end: '2026-11-30T08:00' }],
    },
  },
  {
    id: 'en-more-ranges-32',
    class: 'ranges',
    said: 'Quick catch-up with Imogen tomorrow 4.15-4.45pm',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Quick catch-up with Imogen tomorrow 4.15-4.45pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Imogen'], lacks: ['4.15', '4.45'] },
          start: '2026-11-23T16:15',
          end: '2026-11-23T16:45',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-33',
    class: 'ranges',
    said: 'Jury duty January 11 through 15',
    calls: [{ tool: 'quick_add', arguments: { text: 'Jury duty January 11 through 15' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['jury duty'] }, allDay: true, start: '2027-01-11', end: '2027-01-16' }],
    },
  },
  {
    id: 'en-more-ranges-34',
    class: 'ranges',
    said: 'Inventory count Saturday 6-9pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Inventory count Saturday 6-9pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['inventory count'], lacks: ['6', 'saturday'] },
          start: '2026-11-28T18:00',
          end: '2026-11-28T21:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-35',
    class: 'ranges',
    said: 'shop closed for renovation Jan 11 through Jan 15',
    calls: [{ tool: 'quick_add', arguments: { text: 'shop closed for renovation Jan 11 through Jan 15' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['renovation'], lacks: ['jan'] },
          allDay: true,
          start: '2027-01-11',
          end: '2027-01-16',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-36',
    class: 'ranges',
    said: 'On-call shift Friday 10pm to 6am',
    calls: [{ tool: 'quick_add', arguments: { text: 'On-call shift Friday 10pm to 6am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['on-call shift'], lacks: ['friday'] },
          start: '2026-11-27T22:00',
          end: '2026-11-28T06:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-37',
    class: 'ranges',
    said: 'Bootcamp Tuesday 5:30-6:15 am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Bootcamp Tuesday 5:30-6:15 am' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['bootcamp'] }, start: '2026-11-24T05:30', end: '2026-11-24T06:15' }],
    },
  },
  {
    id: 'en-more-ranges-38',
    class: 'ranges',
    said: 'Put the craft fair on my calendar, December 4th to 6th',
    calls: [{ tool: 'quick_add', arguments: { text: 'Put the craft fair on my calendar, December 4th to 6th' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['craft fair'], lacks: ['december'] },
          allDay: true,
          start: '2026-12-04',
          end: '2026-12-07',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-39',
    class: 'ranges',
    said: 'Pallet delivery window Wednesday 8am to noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pallet delivery window Wednesday 8am to noon' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['pallet delivery'], lacks: ['noon'] },
          start: '2026-11-25T08:00',
          end: '2026-11-25T12:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-40',
    class: 'ranges',
    said: 'Handover with the night crew Monday 4:45 to 5:15',
    calls: [{ tool: 'quick_add', arguments: { text: 'Handover with the night crew Monday 4:45 to 5:15' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['handover'] }, start: '2026-11-23T16:45', end: '2026-11-23T17:15' }],
    },
  },
  {
    id: 'en-more-ranges-41',
    class: 'ranges',
    said: 'Remote team offsite March 2-4',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remote team offsite March 2-4' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['offsite'], lacks: ['march'] },
          allDay: true,
          start: '2027-03-02',
          end: '2027-03-05',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-42',
    class: 'ranges',
    said: 'Kettlebell workshop Tuesday 11-1',
    calls: [{ tool: 'quick_add', arguments: { text: 'Kettlebell workshop Tuesday 11-1' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['kettlebell workshop'], lacks: ['11'] },
          start: '2026-11-24T11:00',
          end: '2026-11-24T13:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-43',
    class: 'ranges',
    said: 'Bookkeeper is coming in on Thursday, quarter past two till three',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Bookkeeper is coming in on Thursday, quarter past two till three' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['bookkeeper'], lacks: ['quarter'] },
          start: '2026-11-26T14:15',
          end: '2026-11-26T15:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-44',
    class: 'ranges',
    said: 'Pilates cover class Wednesday, half six till half seven in the evening',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Pilates cover class Wednesday, half six till half seven in the evening' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['pilates'], lacks: ['half'] },
          start: '2026-11-25T18:30',
          end: '2026-11-25T19:30',
        },
      ],
    },
    zone: 'Europe/London',
    now: '2026-11-23T09:00:00+00:00',
  },
  {
    id: 'en-more-ranges-45',
    class: 'ranges',
    said: 'Headshots for the law firm Tuesday 10-12:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Headshots for the law firm Tuesday 10-12:30' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Headshots', 'law firm'], lacks: ['12:30', 'Tuesday'] },
          start: '2026-11-24T10:00',
          end: '2026-11-24T12:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-46',
    class: 'ranges',
    said: 'babysit the boys sat 5pm til 11',
    calls: [{ tool: 'quick_add', arguments: { text: 'babysit the boys sat 5pm til 11' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['babysit the boys'], lacks: ['sat', '11'] },
          start: '2026-11-28T17:00',
          end: '2026-11-28T23:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-47',
    class: 'ranges',
    said: 'Open enrollment period runs Nov 30 thru Dec 11',
    calls: [{ tool: 'quick_add', arguments: { text: 'Open enrollment period runs Nov 30 thru Dec 11' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Open enrollment'], lacks: ['Nov', 'Dec'] },
          allDay: true,
          start: '2026-11-30',
          end: '2026-12-12',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-48',
    class: 'ranges',
    said: 'On Wednesday from 9:30 to 11:30 in the morning I have a newborn session at the Parkers',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'On Wednesday from 9:30 to 11:30 in the morning I have a newborn session at the Parkers' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['newborn session'], lacks: ['9:30', 'morning'] },
          start: '2026-11-25T09:30',
          end: '2026-11-25T11:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-49',
    class: 'ranges',
    said: 'Cousin camp at our house, July 6–10',
    calls: [{ tool: 'quick_add', arguments: { text: 'Cousin camp at our house, July 6–10' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Cousin camp'], lacks: ['July'] },
          allDay: true,
          start: '2027-07-06',
          end: '2027-07-11',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-50',
    class: 'ranges',
    said: 'Career fair Dec 3, 8:30a to 2p',
    calls: [{ tool: 'quick_add', arguments: { text: 'Career fair Dec 3, 8:30a to 2p' } }],
    expect: { written: [{ kind: 'event', title: 'Career fair', start: '2026-12-03T08:30', end: '2026-12-03T14:00' }] },
  },
  {
    id: 'en-more-ranges-51',
    class: 'ranges',
    said: 'Wedding at Cliveden House, Saturday 12 December, 11.30-22.00',
    calls: [{ tool: 'quick_add', arguments: { text: 'Wedding at Cliveden House, Saturday 12 December, 11.30-22.00' } }],
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Wedding'], lacks: ['11.30', 'December'] },
          start: '2026-12-12T11:30',
          end: '2026-12-12T22:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-52',
    class: 'ranges',
    said: 'Baby Theo stays with me Friday 7pm to 8 the next morning',
    calls: [{ tool: 'quick_add', arguments: { text: 'Baby Theo stays with me Friday 7pm to 8 the next morning' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Theo'], lacks: ['morning'] },
          start: '2026-11-27T19:00',
          end: '2026-11-28T08:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-53',
    class: 'ranges',
    said: 'Manager training Monday the 30th and Tuesday the 1st, 1 to 4 both days',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Manager training Monday the 30th and Tuesday the 1st, 1 to 4 both days' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Manager training'], lacks: ['30th', 'both'] },
          start: '2026-11-30T13:00',
          end: '2026-11-30T16:00',
        },
        {
          kind: 'event',
          title: { has: ['Manager training'], lacks: ['1st', 'both'] },
          start: '2026-12-01T13:00',
          end: '2026-12-01T16:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-54',
    class: 'ranges',
    said: 'editing marathon tomorrow noon–6',
    calls: [{ tool: 'quick_add', arguments: { text: 'editing marathon tomorrow noon–6' } }],
    expect: {
      written: [{ kind: 'event', title: 'editing marathon', start: '2026-11-23T12:00', end: '2026-11-23T18:00' }],
    },
  },
  {
    id: 'en-more-ranges-55',
    class: 'ranges',
    said: 'Interview loop with Priya Shah Dec 8: 9–9:45, 10–10:45 and 11–11:45',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Interview loop with Priya Shah Dec 8: 9–9:45, 10–10:45 and 11–11:45' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Priya Shah'] }, start: '2026-12-08T09:00', end: '2026-12-08T09:45' },
        { kind: 'event', title: { has: ['Priya Shah'] }, start: '2026-12-08T10:00', end: '2026-12-08T10:45' },
        { kind: 'event', title: { has: ['Priya Shah'] }, start: '2026-12-08T11:00', end: '2026-12-08T11:45' },
      ],
    },
  },
  {
    id: 'en-more-ranges-56',
    class: 'ranges',
    said: 'Book the big studio on the 14th of December, two in the afternoon until half past six',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Big studio', start: '14th of December, two in the afternoon', end: 'half past six' },
      },
    ],
    expect: { written: [{ kind: 'event', title: 'Big studio', start: '2026-12-14T14:00', end: '2026-12-14T18:30' }] },
  },
  {
    id: 'en-more-ranges-57',
    class: 'ranges',
    said: 'Mediation Dec 8 from 9:30 to 4 at 620 Eighth Avenue',
    calls: [{ tool: 'quick_add', arguments: { text: 'Mediation Dec 8 from 9:30 to 4 at 620 Eighth Avenue' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Mediation'], lacks: ['9:30', 'Dec'] },
          start: '2026-12-08T09:30',
          end: '2026-12-08T16:00',
          location: '620 Eighth Avenue',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-58',
    class: 'ranges',
    said: 'library shift tomorrow, 2 till half five',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'library shift tomorrow, 2 till half five' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['library shift'], lacks: ['half', 'tomorrow'] },
          start: '2026-11-23T14:00',
          end: '2026-11-23T17:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-59',
    class: 'ranges',
    said: "Owen's hockey tournament, Dec 12-13",
    calls: [{ tool: 'quick_add', arguments: { text: "Owen's hockey tournament, Dec 12-13" } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['hockey tournament'] }, start: '2026-12-12', end: '2026-12-14', allDay: true },
      ],
    },
  },
  {
    id: 'en-more-ranges-60',
    class: 'ranges',
    said: 'Doc review 10p-1a Thursday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Doc review 10p-1a Thursday' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Doc review'], lacks: ['10p'] },
          start: '2026-11-26T22:00',
          end: '2026-11-27T01:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-61',
    class: 'ranges',
    said: 'Jury trial in Newark, February 1 through February 12',
    calls: [{ tool: 'quick_add', arguments: { text: 'Jury trial in Newark, February 1 through February 12' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Jury trial'], lacks: ['February'] },
          start: '2027-02-01',
          end: '2027-02-13',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-62',
    class: 'ranges',
    said: 'Orientation 9:15 to 12:45 each day from Jan 11 to Jan 15',
    calls: [{ tool: 'quick_add', arguments: { text: 'Orientation 9:15 to 12:45 each day from Jan 11 to Jan 15' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Orientation'], lacks: ['each', 'Jan'] },
          start: '2027-01-11T09:15',
          end: '2027-01-11T12:45',
          repeats: ['2027-01-11T09:15', '2027-01-12T09:15', '2027-01-13T09:15', '2027-01-14T09:15', '2027-01-15T09:15'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-63',
    class: 'ranges',
    said: 'Watching the Kaplan kids from 6:30 Saturday evening until a quarter past midnight',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Watching the Kaplan kids from 6:30 Saturday evening until a quarter past midnight' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Kaplan kids'], lacks: ['midnight'] },
          start: '2026-11-28T18:30',
          end: '2026-11-29T00:15',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-64',
    class: 'ranges',
    said: 'Prof. Okafor Thurs 15:00–15:20 re: ethics form',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Prof. Okafor Thurs 15:00–15:20 re: ethics form' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Okafor', 'ethics form'], lacks: ['15:'] },
          start: '2026-11-26T15:00',
          end: '2026-11-26T15:20',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-65',
    class: 'ranges',
    said: 'Status hearing Tuesday, noon to quarter to two',
    calls: [{ tool: 'quick_add', arguments: { text: 'Status hearing Tuesday, noon to quarter to two' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Status hearing'], lacks: ['noon', 'quarter'] },
          start: '2026-11-24T12:00',
          end: '2026-11-24T13:45',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-66',
    class: 'ranges',
    said: 'Study group the evening of Dec 2, 7 to 9:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Study group the evening of Dec 2, 7 to 9:30' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Study group'], lacks: ['evening'] },
          start: '2026-12-02T19:00',
          end: '2026-12-02T21:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-67',
    class: 'ranges',
    said: "We're in Vermont skiing from Dec 27 to Jan 2, block it",
    calls: [{ tool: 'schedule_add', arguments: { title: 'Ski trip to Vermont', start: 'from Dec 27 to Jan 2' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Ski trip'] },
          start: '2026-12-27',
          end: '2027-01-03',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-68',
    class: 'ranges',
    said: 'Flight to Denver Wednesday 6:40-9:15am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Flight to Denver Wednesday 6:40-9:15am' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['flight', 'Denver'] }, start: '2026-11-25T06:40', end: '2026-11-25T09:15' },
      ],
    },
  },
  {
    id: 'en-more-ranges-69',
    class: 'ranges',
    said: 'Client dinner Thursday Dec 3, 7 to 9:30pm at Quality Meats',
    calls: [{ tool: 'quick_add', arguments: { text: 'Client dinner Thursday Dec 3, 7 to 9:30pm at Quality Meats' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['client dinner'], lacks: ['9:30'] },
          start: '2026-12-03T19:00',
          end: '2026-12-03T21:30',
          location: 'Quality Meats',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-70',
    class: 'ranges',
    said: 'Block Tuesday 1-2:15 for my expense reports.',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Expense reports', start: 'Tuesday 1-2:15' } }],
    expect: {
      written: [{ kind: 'event', title: 'Expense reports', start: '2026-11-24T13:00', end: '2026-11-24T14:15' }],
    },
  },
  {
    id: 'en-more-ranges-71',
    class: 'ranges',
    said: 'Bayesian stats lecture tomorrow from ten to ten fifty',
    calls: [{ tool: 'quick_add', arguments: { text: 'Bayesian stats lecture tomorrow from ten to ten fifty' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Bayesian stats'], lacks: ['ten', 'fifty'] },
          start: '2026-11-23T10:00',
          end: '2026-11-23T10:50',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-72',
    class: 'ranges',
    said: 'Sales kickoff in Orlando Jan 11-13',
    calls: [{ tool: 'quick_add', arguments: { text: 'Sales kickoff in Orlando Jan 11-13' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['sales kickoff'] }, allDay: true, start: '2027-01-11', end: '2027-01-14' },
      ],
    },
  },
  {
    id: 'en-more-ranges-73',
    class: 'ranges',
    said: 'Zoe has science camp from the 8th to the 10th of December',
    calls: [{ tool: 'quick_add', arguments: { text: 'Zoe has science camp from the 8th to the 10th of December' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['science camp'] }, allDay: true, start: '2026-12-08', end: '2026-12-11' },
      ],
    },
  },
  {
    id: 'en-more-ranges-74',
    class: 'ranges',
    said: 'soccer tournament saturday 9am till 2',
    calls: [{ tool: 'quick_add', arguments: { text: 'soccer tournament saturday 9am till 2' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['soccer tournament'] }, start: '2026-11-28T09:00', end: '2026-11-28T14:00' },
      ],
    },
  },
  {
    id: 'en-more-ranges-75',
    class: 'ranges',
    said: 'Exam board on 3 December, 1400-1630',
    now: '2026-11-23T08:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Exam board on 3 December, 1400-1630' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['exam board'], lacks: ['1400', '1630'] },
          start: '2026-12-03T14:00',
          end: '2026-12-03T16:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-76',
    class: 'ranges',
    said: 'Am I free Tuesday from 10 to 11:30?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Budget call', start: '2026-11-24T11:00', end: '2026-11-24T12:00' } },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: 'Tuesday from 10 to 11:30' } }],
    expect: { answers: { names: ['Budget call'] } },
  },
  {
    id: 'en-more-ranges-77',
    class: 'ranges',
    said: 'Babysitter Friday 6:30 to midnight',
    calls: [{ tool: 'quick_add', arguments: { text: 'Babysitter Friday 6:30 to midnight' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['babysitter'] }, start: '2026-11-27T18:30', end: '2026-11-28T00:00' }],
    },
  },
  {
    id: 'en-more-ranges-78',
    class: 'ranges',
    said: 'Lab run Monday 9pm to 5am Tuesday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lab run Monday 9pm to 5am Tuesday' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['lab run'] }, start: '2026-11-23T21:00', end: '2026-11-24T05:00' }],
    },
  },
  {
    id: 'en-more-ranges-79',
    class: 'ranges',
    said: 'Add reading week, 15-19 February',
    now: '2026-11-23T08:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Add reading week, 15-19 February' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['reading week'], lacks: ['February'] },
          allDay: true,
          start: '2027-02-15',
          end: '2027-02-20',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-80',
    class: 'ranges',
    said: 'Parent-teacher conference Dec 3, 4:20–4:50pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Parent-teacher conference Dec 3, 4:20–4:50pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Parent-teacher conference'], lacks: ['4:20', 'Dec'] },
          start: '2026-12-03T16:20',
          end: '2026-12-03T16:50',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-81',
    class: 'ranges',
    said: 'ICU shift saturday 7p-7:30a',
    calls: [{ tool: 'quick_add', arguments: { text: 'ICU shift saturday 7p-7:30a' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['ICU shift'], lacks: ['7p', '7:30'] },
          start: '2026-11-28T19:00',
          end: '2026-11-29T07:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-82',
    class: 'ranges',
    said: 'block out tomorrow 9 to noon for the discussion chapter',
    calls: [{ tool: 'quick_add', arguments: { text: 'block out tomorrow 9 to noon for the discussion chapter' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['discussion chapter'], lacks: ['noon', 'tomorrow'] },
          start: '2026-11-23T09:00',
          end: '2026-11-23T12:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-83',
    class: 'ranges',
    said: 'Apartment viewing on December 5, half past ten to quarter past twelve',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Apartment viewing on December 5, half past ten to quarter past twelve' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Apartment viewing'], lacks: ['half', 'quarter', 'twelve'] },
          start: '2026-12-05T10:30',
          end: '2026-12-05T12:15',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-84',
    class: 'ranges',
    said: 'Book club Dec 10 from 7 till about 9 in the evening',
    calls: [{ tool: 'quick_add', arguments: { text: 'Book club Dec 10 from 7 till about 9 in the evening' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Book club'], lacks: ['evening', 'about'] },
          start: '2026-12-10T19:00',
          end: '2026-12-10T21:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-85',
    class: 'ranges',
    said: 'Camping with the grandkids June 18-20',
    calls: [{ tool: 'quick_add', arguments: { text: 'Camping with the grandkids June 18-20' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Camping', 'grandkids'], lacks: ['June', '18'] },
          start: '2027-06-18',
          end: '2027-06-21',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-86',
    class: 'ranges',
    said: 'The regional tournament goes from Friday, Dec 4 through Sunday, Dec 6.',
    calls: [{ tool: 'quick_add', arguments: { text: 'regional tournament from Friday, Dec 4 through Sunday, Dec 6' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['regional tournament'], lacks: ['Friday', 'Sunday'] },
          start: '2026-12-04',
          end: '2026-12-07',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-87',
    class: 'ranges',
    said: 'db migration Dec 5 10pm – Dec 6 2am',
    calls: [{ tool: 'quick_add', arguments: { text: 'db migration Dec 5 10pm – Dec 6 2am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['db migration'], lacks: ['10pm', 'Dec'] },
          start: '2026-12-05T22:00',
          end: '2026-12-06T02:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-88',
    class: 'ranges',
    said: 'Audit fieldwork, the 14th to the 17th of December',
    calls: [{ tool: 'quick_add', arguments: { text: 'Audit fieldwork, the 14th to the 17th of December' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Audit fieldwork'], lacks: ['14th', 'December'] },
          start: '2026-12-14',
          end: '2026-12-18',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-89',
    class: 'ranges',
    said: 'put me down for painting the hallway tuesday 8:30 until 3',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Painting the hallway', start: 'tuesday 8:30', end: '3' } }],
    expect: {
      written: [{ kind: 'event', title: 'Painting the hallway', start: '2026-11-24T08:30', end: '2026-11-24T15:00' }],
    },
  },
  {
    id: 'en-more-ranges-90',
    class: 'ranges',
    said: 'out 2:30–4 tomorrow for Theo’s checkup',
    calls: [{ tool: 'quick_add', arguments: { text: 'out 2:30–4 tomorrow for Theo’s checkup' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['checkup'], lacks: ['2:30', 'tomorrow'] },
          start: '2026-11-23T14:30',
          end: '2026-11-23T16:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-91',
    class: 'ranges',
    said: "The church lot's being repaved Dec 3 thru 5",
    calls: [{ tool: 'quick_add', arguments: { text: "The church lot's being repaved Dec 3 thru 5" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['repaved'], lacks: ['Dec', 'thru'] },
          allDay: true,
          start: '2026-12-03',
          end: '2026-12-06',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-92',
    class: 'ranges',
    said: 'brake inspection truck 22 tomorrow 6:30-8am',
    calls: [{ tool: 'quick_add', arguments: { text: 'brake inspection truck 22 tomorrow 6:30-8am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['brake inspection', 'truck 22'], lacks: ['6:30', 'tomorrow'] },
          start: '2026-11-23T06:30',
          end: '2026-11-23T08:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-93',
    class: 'ranges',
    said: 'Shadow shift at the animal hospital Saturday from noon till 5',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Shadow shift at the animal hospital Saturday from noon till 5' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['shadow shift'], lacks: ['noon', 'till'] },
          start: '2026-11-28T12:00',
          end: '2026-11-28T17:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-94',
    class: 'ranges',
    said: 'Rehearsal dinner on the 11th, 6 to 9:30 in the evening',
    calls: [{ tool: 'quick_add', arguments: { text: 'Rehearsal dinner on the 11th, 6 to 9:30 in the evening' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['rehearsal dinner'], lacks: ['11th', '9:30', 'evening'] },
          start: '2026-12-11T18:00',
          end: '2026-12-11T21:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-95',
    class: 'ranges',
    said: 'Line cook trial, Tues 4p-10p',
    calls: [{ tool: 'quick_add', arguments: { text: 'Line cook trial, Tues 4p-10p' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['line cook trial'], lacks: ['4p', 'Tues'] },
          start: '2026-11-24T16:00',
          end: '2026-11-24T22:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-96',
    class: 'ranges',
    said: 'youth lock-in friday 9pm to saturday 6am',
    calls: [{ tool: 'quick_add', arguments: { text: 'youth lock-in friday 9pm to saturday 6am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lock-in'], lacks: ['friday', 'saturday', '9pm'] },
          start: '2026-11-27T21:00',
          end: '2026-11-28T06:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-97',
    class: 'ranges',
    said: 'Infant CPR class on December 8, quarter past 10 to quarter to 12',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Infant CPR class on December 8, quarter past 10 to quarter to 12' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['infant CPR'], lacks: ['quarter', 'December'] },
          start: '2026-12-08T10:15',
          end: '2026-12-08T11:45',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-98',
    class: 'ranges',
    said: 'Winter camp with the kids Jan 29 - Feb 1',
    calls: [{ tool: 'quick_add', arguments: { text: 'Winter camp with the kids Jan 29 - Feb 1' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['winter camp'], lacks: ['Jan', 'Feb'] },
          allDay: true,
          start: '2027-01-29',
          end: '2027-02-02',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-99',
    class: 'ranges',
    said: 'Open house at the flower shop Saturday 10am-2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Open house at the flower shop Saturday 10am-2pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Open house'], lacks: ['Saturday', '2pm'] },
          start: '2026-11-28T10:00',
          end: '2026-11-28T14:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-100',
    class: 'ranges',
    said: 'Parent-teacher conferences December 1st from 4:30 till 8 in the evening',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Parent-teacher conferences December 1st from 4:30 till 8 in the evening' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['conferences'], lacks: ['December', 'evening'] },
          start: '2026-12-01T16:30',
          end: '2026-12-01T20:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-101',
    class: 'ranges',
    said: 'flu shot clinic Dec 9, 8:30 to noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'flu shot clinic Dec 9, 8:30 to noon' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['flu shot clinic'], lacks: ['noon'] },
          start: '2026-12-09T08:30',
          end: '2026-12-09T12:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-102',
    class: 'ranges',
    said: 'JV wrestling tournament in Albany, Dec 18-20',
    calls: [{ tool: 'quick_add', arguments: { text: 'JV wrestling tournament in Albany, Dec 18-20' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['wrestling tournament'], lacks: ['Dec'] },
          allDay: true,
          start: '2026-12-18',
          end: '2026-12-21',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-103',
    class: 'ranges',
    said: 'Block 1 to 3:30 on Thursday Dec 3 for usability tests',
    calls: [{ tool: 'quick_add', arguments: { text: 'Block 1 to 3:30 on Thursday Dec 3 for usability tests' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['usability tests'], lacks: ['Thursday', '3:30'] },
          start: '2026-12-03T13:00',
          end: '2026-12-03T15:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-104',
    class: 'ranges',
    said: 'The grandkids are staying with me from the 28th of December to January 3',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'The grandkids are staying with me from the 28th of December to January 3' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['grandkids'], lacks: ['December', 'January'] },
          allDay: true,
          start: '2026-12-28',
          end: '2027-01-04',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-105',
    class: 'ranges',
    said: 'Covering the night shift Friday 11pm-7am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Covering the night shift Friday 11pm-7am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['night shift'], lacks: ['Friday', '7am'] },
          start: '2026-11-27T23:00',
          end: '2026-11-28T07:00',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-106',
    class: 'ranges',
    said: "I'll be at the clerk's office filing exhibits tomorrow 9 - 11:15 a.m.",
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: "Filing exhibits at the clerk's office", start: 'tomorrow 9 - 11:15 a.m.' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: { has: ['exhibits'] }, start: '2026-11-23T09:00', end: '2026-11-23T11:15' }],
    },
  },
  {
    id: 'en-more-ranges-107',
    class: 'ranges',
    said: 'Henderson wedding setup 12/12 6:30a-10:45a',
    calls: [{ tool: 'quick_add', arguments: { text: 'Henderson wedding setup 12/12 6:30a-10:45a' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Henderson wedding setup'], lacks: ['12', '6:30'] },
          start: '2026-12-12T06:30',
          end: '2026-12-12T10:45',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-108',
    class: 'ranges',
    said: 'Driver training Nov 30 to Dec 2, 9am to noon each day',
    calls: [{ tool: 'quick_add', arguments: { text: 'Driver training Nov 30 to Dec 2, 9am to noon each day' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Driver training'], lacks: ['Nov', 'each', 'noon'] },
          repeats: ['2026-11-30T09:00', '2026-12-01T09:00', '2026-12-02T09:00'],
          end: '2026-11-30T12:00',
          count: 3,
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-109',
    class: 'ranges',
    said: 'Warehouse inventory Dec 9, 13:00-16:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Warehouse inventory Dec 9, 13:00-16:30' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['inventory'], lacks: ['13'] },
          start: '2026-12-09T13:00',
          end: '2026-12-09T16:30',
        },
      ],
    },
  },
  {
    id: 'en-more-ranges-110',
    class: 'ranges',
    said: 'Mock exams Jan 12-14, 9 to 11:30am each day',
    calls: [{ tool: 'quick_add', arguments: { text: 'Mock exams Jan 12-14, 9 to 11:30am each day' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Mock exams'] },
          start: '2027-01-12T09:00',
          end: '2027-01-12T11:30',
          repeats: ['2027-01-12T09:00', '2027-01-13T09:00', '2027-01-14T09:00'],
          count: 3,
        },
      ],
    },
  },
];
