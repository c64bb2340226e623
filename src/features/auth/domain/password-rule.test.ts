import { describe, expect, it } from 'vitest';
import { passwordFault, passwordLength } from './password-rule.ts';

const owner = { email: 'sabine.vogel@lichtblick-studio.de', full_name: 'Sabine Vogel' };
const fault = (password: string) => passwordFault(password, owner);

describe('a password (A14)', () => {
  it.each([
    ['abc', 'too_short'],
    ['äöüßéàç', 'too_short'],
    ['🔑🔑🔑🔑🔑🔑🔑', 'too_short'],
    ['x9'.repeat(129), 'too_long'],
  ])('%s is %s', (password, expected) => {
    expect(fault(password)).toBe(expected);
  });

  it.each([
    'password',
    'Passwort1!',
    'P4ssw0rd',
    'Hallo2026',
    '!!Sommer2026!!',
    '12345678',
    '19.05.1984',
    '11111111',
    'abababab',
    'xyzxyzxyz',
    'qwertz123',
    'hjkl4821907',
    'poiuytre1',
    'poiuztre1',
    'abcdefgh',
    'Fotostudio24',
    'sabine1984',
    'Vogel2026!',
    'sabine.vogel@lichtblick-studio.de',
    'lichtblick-studio1',
    'MeinFotobooking!',
    'foto-booking#77',
    'Foto Booking 77',
    'Frau.Vogel.Sabine',
    'xx_sabine.vogel_7',
  ])('%s is refused as guessable', (password) => {
    expect(fault(password)).toBe('guessable');
  });

  it.each([
    'correct horse battery',
    'rotes Fahrrad am See',
    'tzKq-4821-wmXe',
    'привет мир как дела',
    'äöüßéàçñ',
    Array.from({ length: 100 }, (_, i) => `${i}x`)
      .join('')
      .slice(0, 256),
    ' mit Leerzeichen außen ',
    'Aal im Kirschbaum',
    'Sun & Shine',
    '4821-907-abc',
    '4821-907-de',
    'Vogel im Kirschbaum',
    'Fotobooking läuft den ganzen Tag',
  ])('%s is accepted, whatever kinds of characters it has', (password) => {
    expect(fault(password)).toBeUndefined();
  });

  it.each([
    ['Katharina  Obermüller', 'Obermüller77', 'guessable'],
    ['Katharina  Obermüller', '77katharina77', 'guessable'],
    ['Jo Li An Wu', 'JoLiAnWu', 'guessable'],
    ['Anna Li Wu Xi Yu', 'xx Annaliwuxiyu', 'guessable'],
    ['Anna Li Wu Xi Yu', 'xx liwuxiyu xx', undefined],
    ['Jan Wu', '4821-907-jan', 'guessable'],
    // Three letters occur in other words by chance.
    ['Jan Wu', 'Trojan7k', undefined],
    ['Jana Wu', 'xJana789', 'guessable'],
  ])('of %s must not consist of that name: %j is %s', (full_name, password, expected) => {
    expect(passwordFault(password, { email: 'post@example.de', full_name })).toBe(expected);
  });

  it('may have 64 characters and more', () => {
    expect(passwordLength.min).toBe(8);
    expect(passwordLength.max).toBeGreaterThanOrEqual(64);
  });
});
