import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { post, readQuiet } from './api.ts';
import { useDesk } from './desk.ts';
import { facts, words } from './facts.ts';

/** Hours in which only important reminders come. */
export function QuietHours() {
  const { tell } = useDesk();
  const [hours, setHours] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    readQuiet(stop.signal).then(
      (found) => setHours(found.hours ?? ''),
      () => {},
    );
    return () => stop.abort();
  }, []);
  if (hours === undefined) return null;
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { result } = await post('/app/quiet', { hours });
    await tell(result);
    // As it is kept: 22:30-07:00 is said for every day of the week.
    if (result.status === 'final') setHours((await readQuiet(new AbortController().signal)).hours ?? '');
  };
  return html`<section class="card narrow" aria-labelledby="quiet"><h2 id="quiet">${words.quietHours}</h2><p class="quiet">${words.quietLead}</p>
    <form class="fields" onSubmit=${save}><label>${words.quietWhen}<input maxlength="500" placeholder=${words.quietExample} value=${hours} onInput=${(event: Event) => setHours((event.currentTarget as HTMLInputElement).value)} /></label>
      <div class="row end"><button class="main" disabled=${facts.readOnly}>${words.save}</button></div></form></section>`;
}
