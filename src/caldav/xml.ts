import { SaxesParser } from 'saxes';

/** An element; its name is `{namespace}local`. */
export interface XmlElement {
  readonly name: string;
  readonly children: XmlElement[];
  /** Of its attribute `name`, the one that calendar servers say anything by. */
  readonly attribute: string | undefined;
  text: string;
}

/** Deeper than any answer of a calendar server. */
const DEEPEST = 50;

/** The document's element. Namespaces are resolved, whatever prefixes the server likes. Undefined where it is no XML. */
export function readXml(text: string): XmlElement | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let broken = false;
  parser.on('error', () => {
    broken = true;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const attribute = attributes.name?.value;
    const element: XmlElement = { name: `{${uri}}${local}`, children: [], attribute, text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
    if (open.length > DEEPEST) broken = true;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const add = (part: string): void => {
    const top = open.at(-1);
    if (top) top.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  try {
    parser.write(text.replace(/^\uFEFF/, '')).close();
  } catch {
    return undefined;
  }
  return broken ? undefined : root;
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const childOf = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element);

export const textOf = (element: XmlElement | undefined): string | null => element?.text.trim() || null;

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;

export const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign as '&']);
