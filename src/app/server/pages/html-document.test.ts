import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, htmlDocument, jsonForHtml, newNonce } from './html-document.ts';

const assets = { script: '/assets/public/entry-1.js', styles: ['/assets/public/entry-1.css'], preloads: [] };
const page = { language: 'de', title: 'Titel', assets, style: ':root{}', body: '<div id="app"></div>' } as const;

describe('a page as HTML', () => {
  test('whatever people have typed, the inlined data stays data and can be read back (SRV-67)', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const json = jsonForHtml({ text });
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual({ text });
      }),
    );
    const closing = jsonForHtml({ notes: '</script><script>alert(1)</script><!--' });
    expect(closing).not.toContain('<');
  });

  test('titles and descriptions cannot break out (SRV-67)', () => {
    const hostile = '"><script>alert(1)</script>&amp;';
    const html = htmlDocument({ ...page, title: hostile, description: hostile, canonical: 'https://a.de/"x' }, 'n');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"');
    expect(html).toContain('href="https://a.de/&quot;x"');
  });

  test('nothing runs or styles without coming from us (SRV-67)', () => {
    const policy = contentSecurityPolicy('abc');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).toContain("style-src 'self' 'nonce-abc'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(newNonce()).not.toBe(newNonce());
  });

  test('what a page needs more is given to that page alone (SRV-41, SRV-67)', () => {
    const framed = contentSecurityPolicy('abc', { framed: true });
    expect(framed).toContain("frame-ancestors 'self'");
    expect(framed).not.toContain('unsafe');
    const embedded = contentSecurityPolicy('abc', { embeddedBy: ['https://a.de', 'https://b.de'] });
    expect(embedded).toContain("frame-ancestors 'self' https://a.de https://b.de");
    expect(contentSecurityPolicy('abc', { embeddedBy: [] })).toContain("frame-ancestors 'none'");
  });

  test('a page that is drawn asks for none of its code before it is seen, an empty one for all of it at once', () => {
    const loading = { ...page, assets: { ...assets, preloads: ['/assets/public/shared-2.js'] } };
    const drawn = htmlDocument({ ...loading, drawn: true }, 'n');
    expect(drawn).not.toMatch(/<script[^>]* src=|<link rel="modulepreload"/);
    expect(drawn).toMatch(
      /requestAnimationFrame.*"\/assets\/public\/shared-2\.js".*import\("\/assets\/public\/entry-1\.js"\)/,
    );
    const empty = htmlDocument(loading, 'n');
    expect(empty).toContain('<link rel="modulepreload" href="/assets/public/shared-2.js">');
    expect(empty).toContain('<script type="module" src="/assets/public/entry-1.js"></script>');
  });

  test('what has no public address is kept out of search engines (SRV-66)', () => {
    expect(htmlDocument(page, 'n')).toContain('<meta name="robots" content="noindex">');
    const open = htmlDocument({ ...page, canonical: 'https://studio.de/' }, 'n');
    expect(open).not.toContain('noindex');
    expect(open).toContain('<link rel="canonical" href="https://studio.de/">');
  });

  test('the language is declared (I18N-001)', () => {
    expect(htmlDocument({ ...page, language: 'ru' }, 'n')).toContain('<html lang="ru">');
  });
});
