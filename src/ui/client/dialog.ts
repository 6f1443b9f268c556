import { html } from 'htm/preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from './facts.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}

/** A dialog of the browser's own: it keeps the focus, and gives it back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const outside = (event: MouseEvent): void => {
    if (event.target === element.current) onClose();
  };
  const cancel = (event: Event): void => {
    event.preventDefault();
    onClose();
  };
  // A search field would keep the first Escape to itself.
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel(event);
  };
  return html`<dialog ref=${element} aria-label=${title} onCancel=${cancel} onKeyDown=${key} onMouseDown=${outside}><div class="sheet">
    <header><h2>${title}</h2><button type="button" class="icon" aria-label=${words.close} onClick=${onClose}>✕</button></header>
    ${children}
  </div></dialog>`;
}
