import { drawn, LOGO, PERCH, type Plumage } from '../present/logo.ts';

/** By name of the prompt whose parrot it is; the others have the logo. */
const PARROTS: Readonly<Record<string, Plumage>> = {
  schedule: { body: '#d63a2f', wing: '#2465b5' },
  memo: { body: '#8f97a1', wing: '#5d6570' },
  amazing: { body: '#5fae2e', wing: '#f0c419' },
  creative: { body: '#4aa3dc', wing: '#1f6ea3' },
};

interface Icon {
  readonly src: string;
  readonly mimeType: string;
  readonly sizes: string[];
}

const asIcon = (svg: string): Icon => ({
  src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  mimeType: 'image/svg+xml',
  sizes: ['any'],
});

/** Icons of the server and of a prompt, as hosts take them; nothing is fetched. */
export const serverIcons = (): Icon[] => [asIcon(LOGO)];
export const promptIcons = (name: string): Icon[] => [asIcon(drawn(PARROTS[name] ?? PERCH))];
