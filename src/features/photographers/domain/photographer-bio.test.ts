import { describe, expect, it } from 'vitest';
import { bioIn } from './photographer-bio.ts';

describe('the text about a photographer', () => {
  it.each([
    ['Familien', 'Семьи', 'de', 'Familien'],
    ['Familien', 'Семьи', 'ru', 'Семьи'],
    ['Familien', null, 'ru', 'Familien'],
    ['Familien', '', 'ru', 'Familien'],
    [null, 'Семьи', 'de', 'Семьи'],
    ['', 'Семьи', 'de', 'Семьи'],
    [null, null, 'de', null],
  ] as const)('%j and %j are shown in %s as %j (SRV-44)', (bio, bio_ru, language, shown) => {
    expect(bioIn({ bio, bio_ru }, language)).toBe(shown);
  });
});
