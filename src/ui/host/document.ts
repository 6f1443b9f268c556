import { createHash } from 'node:crypto';
import type { Language } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { LOGO } from '../../present/logo.ts';
import { type Html, html, trusted } from './html.ts';

interface Document {
  readonly language: Language;
  readonly title: string;
  readonly styles: readonly string[];
  /** What else stands in the head. */
  readonly head?: Html | false;
  readonly className?: string;
  readonly body: Html;
}

/** A whole HTML document of ours: its language, its icon, its style, and nothing from elsewhere. */
export const documentOf = ({ language, title, styles, head = false, className = '', body }: Document): string =>
  html`<!doctype html>
<html lang="${messages(language).page.htmlLanguage}"${className !== '' && html` class="${className}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(LOGO)}">
${styles.map((style) => html`<style>${trusted(style)}</style>`)}
</head>
<body>
${body}
</body>
</html>
`.markup;

/** What a script or a style is allowed by: its hash (CSP Level 3, §2.3.1). */
const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Sources {
  readonly styles: readonly string[];
  readonly scripts?: readonly string[];
  readonly more?: readonly string[];
}

/** Content-Security-Policy of a document: its own styles, scripts and icon, what `more` says, and nothing from elsewhere. */
export const policyOf = ({ styles, scripts = [], more = [] }: Sources): string =>
  [
    "default-src 'none'",
    `style-src ${styles.map(sourceHash).join(' ')}`,
    ...(scripts.length > 0 ? [`script-src ${scripts.map(sourceHash).join(' ')}`] : []),
    'img-src data:',
    ...more,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
