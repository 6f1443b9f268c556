import { expect, test } from 'vitest';
import { html, short, trusted, verbatim } from './html.ts';

test('text is escaped, in content and in attributes', () => {
  const evil = `<img src=x onerror="alert('1')">&amp;`;
  const markup = html`<p title="${evil}">${evil}</p>`.markup;
  expect(markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;</p>',
  );
});

test('what cannot be seen is made visible, and lone surrogates do not come through', () => {
  expect(html`${'a\u202Eb\u200Bc\u2066d\u0000e\uD800f'}`.markup).toBe('a�b�c�d�e�f');
  expect(html`${'first\nsecond'}`.markup).toBe('first second');
  expect(html`${'👩‍💻'}`.markup).toBe('👩‍💻');
});

test('markup is put in as it is, lists are joined, false and undefined left out', () => {
  expect(html`${html`<b>${'<'}</b>`}${[1, '&', [trusted('<hr>')]]}${false}${undefined}`.markup).toBe(
    '<b>&lt;</b>1&amp;<hr>',
  );
});

test('text for copying keeps its lines', () => {
  expect(html`${verbatim('a\n  <b>')}`.markup).toBe('a\n  &lt;b&gt;');
});

test('long text is cut between characters', () => {
  expect(short('abc', 3)).toBe('abc');
  expect(short('abcd', 3)).toBe('abc…');
  expect(short('ab😀d', 3)).toBe('ab…');
});
