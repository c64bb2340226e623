import { assert, property, webUrl } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embeddingOrigin } from './embedding-origin.ts';

describe('the origin of a website', () => {
  test.each([
    ['https://www.studio.de', 'https://www.studio.de'],
    ['www.studio.de', 'https://www.studio.de'],
    [' https://Studio.de/termine/?a=b#c ', 'https://studio.de'],
    ['https://studio.de:443', 'https://studio.de'],
    ['https://studio.de:8443/', 'https://studio.de:8443'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['www.studio.de/?from=http://other.de', 'https://www.studio.de'],
    ['http://192.168.1.5:8080', 'http://192.168.1.5:8080'],
    ['https://müller-foto.de', 'https://xn--mller-foto-9db.de'],
  ])('%s is %s', (typed, origin) => expect(embeddingOrigin(typed)).toBe(origin));

  test.each([
    '',
    ' ',
    '*',
    'https://*.studio.de',
    'studio',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://studio.de',
    'a1.b://studio.de',
    'https://.studio.de',
    'https://-.studio.de',
    'https://a:b@studio.de',
    'https://a@studio.de',
    'https://:b@studio.de',
    "https://studio.de 'unsafe-inline'",
    'https://studio.de; script-src *',
    'https://studio.de,https://b.de',
    'https://',
  ])('%j is not the origin of a website', (typed) => expect(embeddingOrigin(typed)).toBeNull());

  test('an accepted origin is a single source of a content security policy, and is accepted unchanged again', () => {
    assert(
      property(webUrl(), (address) => {
        const origin = embeddingOrigin(address);
        if (origin === null) return;
        expect(origin).toMatch(/^https?:\/\/[a-z\d.-]+(?::\d+)?$/);
        expect(embeddingOrigin(origin)).toBe(origin);
      }),
    );
  });
});
