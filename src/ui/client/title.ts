import type { View } from '../app/view.ts';

/** What an event is called, and by whom it is shared: `Dentist · Lena`. */
export const titleOf = ({ title, shared_by: name }: View['events'][number]): string =>
  name === undefined ? title : `${title} · ${name}`;
