import { describe, expect, test } from 'vitest';
import { messageTexts } from '#features/contacts/texts/message.ts';
import type { AllTexts, Text } from '#shared/web/texts.tsx';
import { textsHandle, translator } from '#shared/web/texts.tsx';
import { texts as commonDe } from './de.ts';
import { homeTexts } from './home-texts.ts';
import { notFoundTexts } from './not-found-texts.ts';
import { texts as commonRu } from './ru.ts';

/** Including the texts that only one page imports. */
const de: AllTexts = { ...commonDe, message: messageTexts.de, home: homeTexts.de };
const ru: AllTexts = { ...commonRu, message: messageTexts.ru, home: homeTexts.ru };

const keys = (all: AllTexts) =>
  Object.entries(all).flatMap(([name, texts]) => Object.keys(texts).map((key) => `${name}/${key}`));
const values = (all: AllTexts): [string, Text][] => Object.values(all).flatMap((texts) => Object.entries(texts));
const textOf = (text: Text): string => (typeof text === 'string' ? text : text(7 as never));

describe('the texts of the public pages', () => {
  test('both languages have the same keys (I18N-018)', () => {
    expect(keys(ru)).toEqual(keys(de));
  });

  test('each key is defined once, so that no dictionary hides another (I18N-018)', () => {
    const names = values(de).map(([key]) => key);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('Russian texts contain Cyrillic letters, German ones none (I18N-018)', () => {
    const cyrillic = /\p{Script=Cyrillic}/u;
    // Texts without Cyrillic letters; 'E-Mail' is used in Russian too.
    const wordless = new Set([
      'booking.clock',
      'contact.email',
      'details.email',
      'details.missing.email',
      'confirmation.email',
    ]);
    expect(values(ru).filter(([key, text]) => !wordless.has(key) && !cyrillic.test(textOf(text)))).toEqual([]);
    expect(values(de).filter(([, text]) => cyrillic.test(textOf(text)))).toEqual([]);
  });

  test('booking.cancel.error exists in both (I18N-009, PUB-096)', () => {
    expect(de.booking?.['booking.cancel.error']).toMatch(/nicht storniert/);
    expect(ru.booking?.['booking.cancel.error']).toMatch(/Не удалось отменить/);
  });

  test('the specified German texts are exact (PUB-014, ERR-003..005)', () => {
    expect(notFoundTexts.de.text).toBe('Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.');
    expect(notFoundTexts.de.heading).toBe('Seite nicht gefunden');
    expect(de.shared?.['error.unknown']).toBe('Ein unerwarteter Fehler ist aufgetreten');
    expect(de.shared?.['error.network']).toBe('Netzwerkfehler. Bitte versuchen Sie es erneut.');
  });
});

test('a dictionary missing from a bundle is an error, instead of showing keys', () => {
  expect(() => translator({}, textsHandle('booking'))).toThrow(/booking/);
});
