import type { Context } from './bridge.ts';

/** Colours of ours that a host may set, by its names for them: all of them or none, lest one is not seen on another. */
const COLOURS = {
  '--paper': '--color-background-primary',
  '--sunk': '--color-background-secondary',
  '--ink': '--color-text-primary',
  '--soft': '--color-text-secondary',
} as const;

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** The half of `light-dark(…)` that is meant: it would go by a `color-scheme`, which makes frames opaque. */
function halfOf(value: string, isDark: boolean): string {
  const inner = /^\s*light-dark\((.*)\)\s*$/s.exec(value)?.[1];
  if (inner === undefined) return value;
  let depth = 0;
  const at = [...inner].findIndex((letter) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    return letter === ',' && depth === 0;
  });
  return (isDark ? inner.slice(at + 1) : inner.slice(0, at)).trim();
}

/** Relative luminance of a colour as the browser reads it; undefined for none, or one that lets things shine through. */
function luminance(colour: string): number | undefined {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas || !CSS.supports('color', colour)) return undefined;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha < 255) return undefined;
  const linear = (of: number): number => (of / 255 <= 0.04045 ? of / 3294.6 : ((of / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function isReadable(ink: string, paper: string): boolean {
  const [of, on] = [luminance(ink), luminance(paper)];
  return of !== undefined && on !== undefined && (Math.max(of, on) + 0.05) / (Math.min(of, on) + 0.05) >= LEAST;
}

/** Takes on the theme of the host, and its colours where they can be read. */
export function wear({ theme, styles }: Context): void {
  const isDark = theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  const { dataset, style } = document.documentElement;
  dataset.theme = isDark ? 'dark' : 'light';
  const given = Object.entries(COLOURS).map(
    ([ours, name]) => [ours, halfOf(styles?.variables?.[name] ?? '', isDark)] as const,
  );
  const of = Object.fromEntries(given) as Record<keyof typeof COLOURS, string>;
  const isUsable = [of['--paper'], of['--sunk']].every(
    (on) => isReadable(of['--ink'], on) && isReadable(of['--soft'], on),
  );
  for (const [name, value] of given) {
    if (isUsable) style.setProperty(name, value);
    else style.removeProperty(name);
  }
  const font = styles?.variables?.['--font-sans'];
  if (font !== undefined) style.setProperty('--sans', font);
}
