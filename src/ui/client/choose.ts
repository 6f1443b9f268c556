import { html } from 'htm/preact';
import { Dialog } from './dialog.ts';
import { words } from './facts.ts';
import type { Choice, Question } from './questions.ts';

interface ChooseProps {
  readonly question: Question<unknown>;
  /** `undefined`: nothing is to be done. */
  readonly onChoice: (value: unknown) => void;
}

/** Asks what is to be decided before a write goes on. */
export function Choose({ question, onChoice }: ChooseProps) {
  const { title, inTheWay, choices } = question;
  const parts = [...new Set(choices.map(({ part }) => part))];
  const button = ({ label, detail, value }: Choice<unknown>) =>
    html`<button type="button" class="choice" onClick=${() => onChoice(value)}><b>${label}</b>${
      detail !== undefined && detail !== '' && html`<span>${detail}</span>`
    }</button>`;
  return html`<${Dialog} title=${title} onClose=${() => onChoice(undefined)}>
    ${inTheWay.length > 0 && html`<ul class="lines">${inTheWay.map((one) => html`<li>${one}</li>`)}</ul>`}
    ${parts.map(
      (part) => html`<div class="choices" role="group" aria-label=${part ?? title}>
        ${part !== undefined && html`<h3>${part}</h3>`}
        ${choices.filter((one) => one.part === part).map(button)}
      </div>`,
    )}
    <div class="row end"><button type="button" class="plain" onClick=${() => onChoice(undefined)}>${words.cancel}</button></div>
  <//>`;
}
