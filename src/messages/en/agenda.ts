const LOAD = { normal: '', high: ', a full day', overload: ', too much for a day' };

const some = (count: number, one: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : `${one}s`}`];

export const agenda = {
  nothing: 'nothing.',
  counts: (all: { events: number; todos: number; reminders: number; done: number }) => {
    const open = [...some(all.events, 'event'), ...some(all.todos, 'todo'), ...some(all.reminders, 'reminder')];
    return [...open, ...(all.done === 0 ? [] : [`${all.done} done`])].join(', ');
  },
  load: ({ hours, level }: { hours: number; level: keyof typeof LOAD }) => `; ${hours} h busy${LOAD[level]}`,
  more: ({ rest }: { rest: number }) => `${rest} more not shown; ask for a shorter time range.`,
  todos: 'Todos due',
  reminders: 'Reminders',
  done: 'Done',
  free: ({ times }: { times: string }) => `Free: ${times}`,
  noFree: 'No free time within working hours.',
};
