import { expect, it } from 'vitest';
import { passwordFault } from '../../domain/password-rule.ts';
import { newPassword } from './password.ts';

it('a generated password is six words that can be read aloud and typed on any keyboard (SRV-82)', () => {
  const generated = Array.from({ length: 2000 }, newPassword);
  const owner = { email: 'studio@example.de', full_name: 'Sabine Vogel' };
  for (const password of generated) {
    // Two syllables each, without y and z, which keyboards swap, and without letters that are taken for digits.
    expect(password).toMatch(/^(?:(?:[bdfghklmnprstw][aeiou]){2}-){5}(?:[bdfghklmnprstw][aeiou]){2}$/);
    expect(passwordFault(password, owner)).toBeUndefined();
  }
  // 4,900 words: of 12,000 drawn nearly all of them occur, and none often.
  const counts = new Map<string, number>();
  for (const word of generated.flatMap((password) => password.split('-')))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(4000);
  expect(Math.max(...counts.values())).toBeLessThan(20);
});
