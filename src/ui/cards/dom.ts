type Child = Node | string | false | undefined;

/** What an element has: attributes, and what a click does. `key`: by which it gets its focus back. */
type Has = Readonly<Record<string, string | number | boolean | EventListener | undefined>>;

/** An element. What is stored goes in as text and attributes only, never as markup. */
export function el(tag: string, has: Has, ...children: readonly Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(has)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((one) => one !== undefined && one !== false));
  return element;
}

/** A heading and what stands below it; nothing where there is nothing. */
export const section = (title: string, lines: readonly Child[]): Child =>
  lines.length > 0 && el('section', {}, el('h2', {}, title), el('ul', {}, ...lines));

/** A line of a list: what it is of, and what else there is to say. Titles keep their own direction. */
export const line = (title: string, about: readonly (string | undefined | false)[], ...more: readonly Child[]) => {
  const rest = about.filter(Boolean).join(' · ');
  return el('li', {}, el('div', {}, el('b', { dir: 'auto' }, title), rest !== '' && el('small', {}, rest)), ...more);
};
