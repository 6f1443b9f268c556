import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import { useDesk, useTool } from './desk.ts';
import { facts, words } from './facts.ts';
import { keepOtherZone, otherZone } from './other-zone.ts';
import { QuietHours } from './quiet-hours.ts';

interface Place {
  readonly name: string;
}

type Profile = Readonly<Record<string, string | number | Place | undefined>>;

const LONG: readonly string[] = ['routine', 'persona'];
const PLACES: readonly string[] = ['home', 'work'];

const textOf = (value: Profile[string]): string => String(typeof value === 'object' ? value.name : (value ?? ''));

const FIELDS = [
  ['name', words.name],
  ['occupation', words.occupation],
  ['language', words.language],
  ['timezone', words.timezone],
  ['working_hours', words.workingHours],
  ['week_start', words.weekStart],
  ['default_duration_minutes', words.defaultMinutes],
  ['default_reminder', words.defaultReminder],
  ['protected_times', words.protectedTimes],
  ['home', words.home],
  ['work', words.work],
  ['routine', words.routine],
  ['persona', words.persona],
] as const;

/** How values are written that have a form. */
const EXAMPLES: Readonly<Record<string, string>> = {
  working_hours: words.exampleHours,
  week_start: words.exampleWeekStart,
  default_reminder: words.exampleReminder,
  protected_times: words.exampleProtected,
};

/** What counts for every call, of this page and of every assistant. */
export function Settings() {
  const found = useTool<{ profile: Profile }>(TOOLS.lookUp.memory, { limit: 1 });
  if (!found) return null;
  return html`<${ProfileForm} key=${JSON.stringify(found.profile)} profile=${found.profile ?? {}} />${facts.isOwn && html`<${QuietHours} />`}<${OtherZone} />`;
}

/** Whose clock is shown beside ours. */
function OtherZone() {
  const { refresh, view } = useDesk();
  const set = (event: Event): void => {
    keepOtherZone((event.currentTarget as HTMLInputElement).value.trim());
    void refresh();
  };
  return html`<section class="card narrow" aria-labelledby="browser"><h2 id="browser">${words.thisBrowser}</h2>
    <div class="fields"><label>${words.otherZone}<input maxlength="100" placeholder=${words.otherZoneExample} defaultValue=${otherZone()} onChange=${set} />
      <span aria-live="polite">${view.other?.zone}</span></label></div></section>`;
}

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { act, view } = useDesk();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const shown = (name: string): string => fields[name] ?? textOf(profile[name]);
  const set = (name: string) => (event: Event) =>
    setFields({ ...fields, [name]: (event.currentTarget as HTMLInputElement).value.trim() });
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const changed = Object.entries(fields).filter(([name, value]) => value !== textOf(profile[name]));
    if (changed.length === 0) return;
    const clear = changed.flatMap(([name, value]) => (value === '' ? [name] : []));
    const args = Object.fromEntries(
      changed.flatMap(([name, value]) =>
        value === '' ? [] : [[name, PLACES.includes(name) ? { name: value } : value]],
      ),
    );
    const { status } = await act(TOOLS.profile, { ...args, ...(clear.length > 0 && { clear }) });
    // Every word of the page is in the language that it was served in.
    if (status === 'final' && 'language' in fields) location.replace('/');
  };
  const field = ([name, label]: (typeof FIELDS)[number]) => {
    if (name === 'language') {
      return html`<label>${label}<select value=${shown(name)} onChange=${set(name)}><option value="">${words.asBefore}</option>${facts.languages.map((one) => html`<option value=${one.code} lang=${one.htmlLanguage}>${one.ownName}</option>`)}</select></label>`;
    }
    if (LONG.includes(name)) {
      return html`<label>${label}<textarea rows="2" maxlength="2000" placeholder=${words.asBefore} value=${shown(name)} onInput=${set(name)}></textarea></label>`;
    }
    const example = name === 'timezone' ? view.zone : (EXAMPLES[name] ?? words.asBefore);
    return html`<label>${label}<input maxlength="500" placeholder=${example} value=${shown(name)} onInput=${set(name)} /></label>`;
  };
  return html`<section class="card narrow" aria-labelledby="settings"><h2 id="settings">${words.settings}</h2><p class="quiet">${words.settingsLead}</p>
    <form class="fields" onSubmit=${save}>${FIELDS.map(field)}
      <div class="row end"><button class="main" disabled=${facts.readOnly}>${words.save}</button></div></form></section>`;
}
