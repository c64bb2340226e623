import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

describe('text in its stored form', () => {
  it('has composed accents (NFC) and no surrounding spaces', () => {
    expect(cleanText(' \t Jose\u0301 \n')).toBe('José');
    expect(cleanText(' eins\n\n  zwei ')).toBe('eins\n\n  zwei');
  });

  it('has no invisible characters that make it look like another text', () => {
    const deceptive = '\u0000\u0008\u000B\u001F\u007F\u009F\u061C\u200B\u200E\u202A\u202E\u2060\u2069\uFEFF\u{E0000}';
    for (const sign of deceptive) expect(cleanText(`An${sign}na`)).toBe('Anna');
    expect(cleanText(`An${deceptive}na`)).toBe('Anna');
  });

  it('keeps joiners of scripts and emoji, tabs and line breaks', () => {
    for (const text of ['نمی\u200cخواهم', '👩\u200d🎨', 'a\tb', 'a\nb', 'a\r\nb']) expect(cleanText(text)).toBe(text);
  });

  it('is a single line on request, with white space collapsed to one space', () => {
    expect(cleanLine(' Anna \n\t Maria\u00a0\u3000Müller ')).toBe('Anna Maria Müller');
  });
});
