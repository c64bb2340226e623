import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

describe('text as it is stored', () => {
  it('has its accents in one piece, and no blanks around it', () => {
    expect(cleanText(' \t Jose\u0301 \n')).toBe('José');
    expect(cleanText(' eins\n\n  zwei ')).toBe('eins\n\n  zwei');
  });

  it('has none of the signs that make it read as another text', () => {
    const deceptive = '\u0000\u0008\u000B\u001F\u007F\u009F\u061C\u200B\u200E\u202A\u202E\u2060\u2069\uFEFF\u{E0000}';
    for (const sign of deceptive) expect(cleanText(`An${sign}na`)).toBe('Anna');
    expect(cleanText(`An${deceptive}na`)).toBe('Anna');
  });

  it('keeps what scripts and emoji are joined with, tabs and line breaks', () => {
    for (const text of ['نمی\u200cخواهم', '👩\u200d🎨', 'a\tb', 'a\nb', 'a\r\nb']) expect(cleanText(text)).toBe(text);
  });

  it('is one line where a line is asked for, with one space for any stretch of blanks', () => {
    expect(cleanLine(' Anna \n\t Maria\u00a0\u3000Müller ')).toBe('Anna Maria Müller');
  });
});
