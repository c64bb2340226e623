import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

const unescape = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('escaped text in HTML', () => {
  it.each([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
    ['" onload="alert(1)', '&quot; onload=&quot;alert(1)'],
    ["' onload='alert(1)", '&#39; onload=&#39;alert(1)'],
    ['&amp;', '&amp;amp;'],
    ['Änne & Жанна 🌷', 'Änne &amp; Жанна 🌷'],
  ])('escapes %s (SRV-67)', (text, html) => {
    expect(escapeHtml(text)).toBe(html);
  });

  it('cannot end an element or a quoted attribute, and no character is lost (SRV-67)', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const html = escapeHtml(text);
        expect(html).not.toMatch(/[<>"']/);
        expect(html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
        expect(unescape(html)).toBe(text);
      }),
    );
  });
});
