import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, hasLetter } from './text.ts';

/** Invisible on screen, although Unicode counts the Hangul fillers among them as letters. */
const invisible = Array.from(
  '\u3164\u00AD\u2800\u115F\u1160\u034F\u180E\uFE0F\uFFA0\u17B4\u2065' +
    '\u200B\u200C\u200D\u2060\uFEFF\u{E0020}\u{E0100}\u00A0\u3000 \t\n',
);

const blank = array(constantFrom(...invisible), { maxLength: 20 }).map((characters) => characters.join(''));

describe('a visible letter', () => {
  it.each(['Ö', 'Jo', 'Ольга', '李', 'محمد', 'ㅋ', 'e\u0301', 'Anna 🌸', '3 Müller'])('is in %s', (name) => {
    expect(hasLetter(name)).toBe(true);
  });

  it.each(['', ' ', '123', '+49 177', '🌸', '...', '\u0301', ...invisible])('is not in %j', (name) => {
    expect(hasLetter(name)).toBe(false);
  });

  it('is not in a text of blank characters, and is found at any place among them', () => {
    assert(property(blank, (text) => !hasLetter(text) && !hasLetter(cleanLine(text))));
    assert(
      property(blank, constantFrom('a', 'Ж', '李', 'ß'), blank, (before, letter, after) => {
        expect(hasLetter(cleanLine(before + letter + after))).toBe(true);
      }),
    );
  });

  it('can be looked for in any text without an error', () => {
    assert(property(string({ unit: 'binary' }), (text) => typeof hasLetter(text) === 'boolean'));
  });
});
