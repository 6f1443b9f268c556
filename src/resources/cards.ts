import { readFile } from 'node:fs/promises';
import type { CardName } from '../present/cards.ts';

/** The extension's own: what says that HTML is a card. */
export const CARD_TYPE = 'text/html;profile=mcp-app';

/** Everything is in the file: a card asks nobody for anything, and stands in the frame of the host. */
export const CARD_META = { ui: { csp: {}, prefersBorder: true } };

/** Beside the bundle, or where the last build put them. */
const FOLDER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/cards/' : './cards/', import.meta.url);

/** A card as HTML, built of src/ui/cards; undefined where it was not built. */
export const readCard = (name: CardName): Promise<string | undefined> =>
  readFile(new URL(`${name}.html`, FOLDER), 'utf8').catch(() => undefined);
