import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, htmlDocument, jsonForHtml, newNonce } from './html-document.ts';

const assets = { script: '/assets/public/entry-1.js', styles: ['/assets/public/entry-1.css'], preloads: [] };
const page = { language: 'de', title: 'Titel', assets, style: ':root{}', body: '<div id="app"></div>' } as const;

describe('a page as HTML', () => {
  test('inlined data stays data whatever it contains, and can be parsed again (SRV-67)', () => {
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

  test('titles and descriptions are escaped (SRV-67)', () => {
    const hostile = '"><script>alert(1)</script>&amp;';
    const html = htmlDocument({ ...page, title: hostile, description: hostile, canonical: 'https://a.de/"x' }, 'n');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"');
    expect(html).toContain('href="https://a.de/&quot;x"');
  });

  test('the policy allows only scripts and styles of our own (SRV-67)', () => {
    const policy = contentSecurityPolicy('abc');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).toContain("style-src 'self' 'nonce-abc'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(newNonce()).not.toBe(newNonce());
  });

  test('frame-ancestors lists exactly the websites that may frame the page (SRV-41, SRV-67)', () => {
    const framed = contentSecurityPolicy('abc', { framed: true });
    expect(framed).toContain("frame-ancestors 'self'");
    expect(framed).not.toContain('unsafe');
    const embedded = contentSecurityPolicy('abc', { embeddedBy: ['https://a.de', 'https://b.de'] });
    expect(embedded).toContain("frame-ancestors 'self' https://a.de https://b.de");
    expect(contentSecurityPolicy('abc', { embeddedBy: [] })).toContain("frame-ancestors 'none'");
  });

  test('a rendered page requests its code after the first paint, an empty one at once', () => {
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

  test('a module that must run before the code is waited for, and the code runs also if it cannot be loaded (PIC-03)', () => {
    const html = htmlDocument({ ...page, drawn: true, assets: { ...assets, first: '/assets/public/fill-3.js' } }, 'n');
    expect(html).toContain('import("/assets/public/fill-3.js").finally(()=>import("/assets/public/entry-1.js"))');
    expect(htmlDocument({ ...page, drawn: true }, 'n')).not.toContain('finally');
  });

  test('a preview of a link shows the picture of the page, which is described if the studio described it (FIND-02)', () => {
    const picture = { url: 'https://studio.de/pictures/a-960.webp', width: 960, height: 640, alt: '"><b>Paar' };
    const html = htmlDocument({ ...page, canonical: 'https://studio.de/', picture }, 'n');
    for (const [name, content] of [
      ['og:image', picture.url],
      ['og:image:width', '960'],
      ['og:image:height', '640'],
      ['og:image:alt', '&quot;&gt;&lt;b&gt;Paar'],
    ]) {
      expect(html).toContain(`<meta property="${name}" content="${content}">`);
    }
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    const without = htmlDocument({ ...page, canonical: 'https://studio.de/', picture: { ...picture, alt: '' } }, 'n');
    expect(without).not.toContain('og:image:alt');
    // A page that search engines must not list has no preview either.
    for (const none of [{ picture }, { canonical: 'https://studio.de/' }]) {
      expect(htmlDocument({ ...page, ...none }, 'n')).not.toMatch(/og:image|twitter/);
    }
  });

  test('a page without a public address is excluded from search engines (SRV-66)', () => {
    expect(htmlDocument(page, 'n')).toContain('<meta name="robots" content="noindex">');
    const open = htmlDocument({ ...page, canonical: 'https://studio.de/' }, 'n');
    expect(open).not.toContain('noindex');
    expect(open).toContain('<link rel="canonical" href="https://studio.de/">');
  });

  test('what search engines read cannot end its element, carries the nonce, and is left out where nothing is indexed (FIND-02)', () => {
    const about = { name: '</script><script>alert(1)</script>' };
    const html = htmlDocument({ ...page, about, canonical: 'https://studio.de/' }, 'n');
    const [, json = ''] = /<script type="application\/ld\+json" nonce="n">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(about);
    expect(html).not.toContain('<script>alert');
    expect(htmlDocument({ ...page, about }, 'n')).not.toContain('ld+json');
  });

  test('the language is declared (I18N-001)', () => {
    expect(htmlDocument({ ...page, language: 'ru' }, 'n')).toContain('<html lang="ru">');
  });
});
