import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, hasLetter } from './text.ts';

/** Invisible on screen, although Unicode counts the Hangul fillers among them as letters. */
const invisible = Array.from(
  '\u3164\u00AD\u2800\u115F\u1160\u034F\u180E\uFE0F\uFFA0\u17B4\u2065' +
    '\u200B\u200C\u200D\u2060\uFEFF\u{E0020}\u{E0100}\u00A0\u3000 \t\n',
);

const blank = array(constantFrom(...invisible), { maxLength: 20 }).map((characters) => characters.join(''));

describe('a letter that can be seen', () => {
  it.each(['Ö', 'Jo', 'Ольга', '李', 'محمد', 'ㅋ', 'e\u0301', 'Anna 🌸', '3 Müller'])('is in %s', (name) => {
    expect(hasLetter(name)).toBe(true);
  });

  it.each(['', ' ', '123', '+49 177', '🌸', '...', '\u0301', ...invisible])('is not in %j', (name) => {
    expect(hasLetter(name)).toBe(false);
  });

  it('is in no text of blanks, and is found wherever it is among them', () => {
    assert(property(blank, (text) => !hasLetter(text) && !hasLetter(cleanLine(text))));
    assert(
      property(blank, constantFrom('a', 'Ж', '李', 'ß'), blank, (before, letter, after) => {
        expect(hasLetter(cleanLine(before + letter + after))).toBe(true);
      }),
    );
  });

  it('is asked of any text without a fault', () => {
    assert(property(string({ unit: 'binary' }), (text) => typeof hasLetter(text) === 'boolean'));
  });
});

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
