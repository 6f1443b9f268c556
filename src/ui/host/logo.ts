const SHAPES = `<path class="wing" d="M15 31c-2 5-4 9-8 14 6-1 11-5 14-11z"/><path class="perch" d="M4 39h40" stroke-width="3.4"/><path class="feathers" d="M27 3c7 0 12 5 12 12 0 12-7 22-18 22-6 0-10-4-10-10 0-11 6-24 16-24z"/><path class="wing" d="M12 26c1-6 6-10 12-9 1 7-2 14-10 16-2-2-3-4-2-7z"/><path class="beak" d="M36 9c5 0 8 4 6 10-3-1-6-3-7-6z"/><circle class="white" cx="31" cy="12" r="4.2"/><circle class="pupil" cx="31.8" cy="12" r="2"/><path class="perch" d="M21 36v5m5-6v6" stroke-width="2.2"/>`;

const COLOURS =
  '.feathers{fill:#2c8f63}.wing{fill:#1c6a48}.white{fill:#f4efe2}.beak{fill:#e58b2b}.pupil{fill:#16241d}.perch{fill:none;stroke:#a5764a;stroke-linecap:round}';
const DARK_COLOURS = '.feathers{fill:#4fbf8b}.wing{fill:#2f9468}.perch{stroke:#b98a5c}';

/** Colours of the parrot, in light and in dark. */
export const LOGO_STYLE = `${COLOURS}@media screen and (prefers-color-scheme:dark){${DARK_COLOURS}}`;

/** A parrot on its perch, coloured by the style of the page that it stands in. */
export const LOGO = `<svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">${SHAPES}</svg>`;

/** The same as a file of its own. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${LOGO_STYLE}</style>${SHAPES}</svg>`;
