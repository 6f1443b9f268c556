import { html } from 'htm/preact';

/** A passage whose words that were looked for stand in «quotes», with these marked. */
export const marked = (text: string) =>
  text.split(/«([^»]*)»/).map((part, index) => (index % 2 === 1 ? html`<mark>${part}</mark>` : part));
