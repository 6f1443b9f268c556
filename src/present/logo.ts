/** Fill colours, `#rrggbb`. */
export interface Plumage {
  readonly body: string;
  readonly wing: string;
}

export const PERCH: Plumage = { body: '#1c8a4c', wing: '#0e5f36' };

/** A parrot on its perch, drawn for 16 pixels and more, on light and dark ground. */
export const drawn = ({ body, wing }: Plumage): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Perch</title>',
    '<path fill="#9a5b2b" d="M3 23.5h26a1.5 1.5 0 0 1 0 3H3a1.5 1.5 0 0 1 0-3z"/>',
    `<path fill="${body}" d="M8 24C5 15 9 2 18 2c5 0 8 4 8 8 0 8-5 14-11 15l-3 6H7z"/>`,
    '<path fill="#f5b01e" d="M23 6c5 0 7 4 5.5 9-1.5-2-3.5-3-6.5-3z"/>',
    `<path fill="${wing}" d="M10 12c5-1 9 2 9 6-1 5-6 6-9 8-2-5-2-10 0-14z"/>`,
    '<circle cx="20" cy="8" r="2.6" fill="#fff"/><circle cx="20.6" cy="8" r="1.3" fill="#1b1b1b"/>',
    '</svg>',
  ].join('');

/** The logo of Perch as an SVG document. */
export const LOGO = drawn(PERCH);
