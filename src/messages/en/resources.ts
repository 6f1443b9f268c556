import { TOOLS } from '../shared/tools.ts';
export const resources = {
  moreThanOneDay: ({ shown }: { shown: string }) => `"${shown}" is more than one day.`,
  otherPages: ({ day }: { day: string }) => `A week: perch://week/${day}; a day: perch://agenda/${day}`,
  headingWithCount: ({ title, count }: { title: string; count: number }) => `${title} (${count})`,
  free: ({ times }: { times: string }) => `Free: ${times}`,
  todos: 'Todos',
  done: 'Done',
  timesAreOf: ({ zone }: { zone: string }) => `Times are those of ${zone}.`,
  noLongerTakesPlace: 'It does not take place any more.',
  next: 'Next',
  restByQuery: `The rest: ${TOOLS.lookUp.todo}.`,
};
