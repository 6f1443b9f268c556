import { html } from 'htm/preact';
import { render } from 'preact';
import { App } from './app.ts';

declare global {
  /** Where there are Trusted Types, an address of a script is one (W3C Trusted Types). */
  var trustedTypes:
    | { createPolicy(name: string, rules: object): { createScriptURL(text: string): unknown } }
    | undefined;
}

const root = document.getElementById('app');
if (root) render(html`<${App} />`, root);

// It only says that Perch is not running, where it is not.
const WORKER = '/sw.js';
const policy = globalThis.trustedTypes?.createPolicy('perch', { createScriptURL: () => WORKER });
void navigator.serviceWorker?.register((policy?.createScriptURL('') ?? WORKER) as string).catch(() => {});
