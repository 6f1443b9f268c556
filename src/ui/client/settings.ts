import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import { useDesk, useTool } from './desk.ts';
import { facts, words } from './facts.ts';

type Profile = Readonly<Record<string, string | number | undefined>>;

const FIELDS = [
  ['name', words.name],
  ['language', words.language],
  ['timezone', words.timezone],
  ['working_hours', words.workingHours],
  ['week_start', words.weekStart],
  ['default_duration_minutes', words.defaultMinutes],
  ['default_reminder', words.defaultReminder],
  ['protected_times', words.protectedTimes],
] as const;

/** What counts for every call, of this page and of every assistant. */
export function Settings() {
  const found = useTool<{ profile: Profile }>(TOOLS.lookUp.memory, { limit: 1 });
  if (!found) return null;
  return html`<${ProfileForm} key=${JSON.stringify(found.profile)} profile=${found.profile ?? {}} />`;
}

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { act, view } = useDesk();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const shown = (name: string): string => fields[name] ?? String(profile[name] ?? '');
  const set = (name: string) => (event: Event) =>
    setFields({ ...fields, [name]: (event.currentTarget as HTMLInputElement).value.trim() });
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const changed = Object.entries(fields).filter(([name, value]) => value !== String(profile[name] ?? ''));
    if (changed.length === 0) return;
    const clear = changed.flatMap(([name, value]) => (value === '' ? [name] : []));
    const args = Object.fromEntries(changed.filter(([, value]) => value !== ''));
    const { status } = await act(TOOLS.profile, { ...args, ...(clear.length > 0 && { clear }) });
    // Every word of the page is in the language that it was served in.
    if (status === 'final' && 'language' in fields) location.replace('/');
  };
  const field = ([name, label]: (typeof FIELDS)[number]) => {
    if (name === 'language') {
      return html`<label>${label}<select value=${shown(name)} onChange=${set(name)}><option value="">${words.asBefore}</option>${facts.languages.map((one) => html`<option value=${one.code} lang=${one.htmlLanguage}>${one.ownName}</option>`)}</select></label>`;
    }
    const example = name === 'timezone' ? view.zone : words.asBefore;
    return html`<label>${label}<input maxlength="500" placeholder=${example} value=${shown(name)} onInput=${set(name)} /></label>`;
  };
  return html`<section class="card narrow" aria-labelledby="settings"><h2 id="settings">${words.settings}</h2><p class="quiet">${words.settingsLead}</p>
    <form class="fields" onSubmit=${save}>${FIELDS.map(field)}
      <div class="row end"><button class="main" disabled=${facts.readOnly}>${words.save}</button></div></form></section>`;
}
