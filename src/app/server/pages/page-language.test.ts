import { expect, test } from 'vitest';
import { pageLanguage } from './page-language.ts';

test.each([
  [{}, 'de'],
  [{ 'accept-language': 'en-US,en;q=0.9' }, 'de'],
  [{ 'accept-language': 'ru-RU,ru;q=0.9,de;q=0.5' }, 'ru'],
  [{ cookie: 'language=ru', 'accept-language': 'de-DE' }, 'ru'],
  [{ cookie: 'a=b; language=de; c=d', 'accept-language': 'ru' }, 'de'],
  [{ cookie: 'xlanguage=ru', 'accept-language': 'de' }, 'de'],
  [{ cookie: 'language=en', 'accept-language': 'ru' }, 'ru'],
  [{ cookie: 'language=russian' }, 'de'],
] as const)('AMB-093, I18N-003: %o is shown in %s', (headers, language) => {
  expect(pageLanguage(headers)).toBe(language);
});
