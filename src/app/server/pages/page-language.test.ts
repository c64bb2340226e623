import { expect, test } from 'vitest';
import { languageChoice, pageLanguage } from './page-language.ts';

test.each([
  [{}, 'de'],
  [{ 'accept-language': 'en-US,en;q=0.9' }, 'de'],
  [{ 'accept-language': 'ru-RU,ru;q=0.9,de;q=0.5' }, 'ru'],
  [{ cookie: 'language=ru', 'accept-language': 'de-DE' }, 'ru'],
  [{ cookie: 'a=b; language=de; c=d', 'accept-language': 'ru' }, 'de'],
  [{ cookie: 'xlanguage=ru', 'accept-language': 'de' }, 'de'],
  [{ cookie: 'language=en', 'accept-language': 'ru' }, 'ru'],
  [{ cookie: 'language=russian' }, 'de'],
] as const)('%o is shown in %s (AMB-093, I18N-003)', (headers, language) => {
  expect(pageLanguage(headers)).toBe(language);
});

test.each([
  ['/booking?language=ru', 'ru', '/booking'],
  ['/?language=de', 'de', '/'],
  ['/cancel/7?token=a%26b&language=ru', 'ru', '/cancel/7?token=a%26b'],
  ['//elsewhere.example/?language=ru', 'ru', '/elsewhere.example/'],
  ['/\\elsewhere.example?language=ru', 'ru', '/elsewhere.example'],
] as const)('%s selects %s and redirects to %s, on this server (I18N-001)', (url, language, goTo) => {
  expect(languageChoice(url)).toEqual({ language, goTo });
});

test.each(['/', '/booking?service=1', '/?language=en', '/?language='])('%s selects no language', (url) => {
  expect(languageChoice(url)).toBeUndefined();
});

test('the query takes precedence, if it is a known language', () => {
  const headers = { cookie: 'language=de', 'accept-language': 'de' };
  expect(pageLanguage(headers, 'ru')).toBe('ru');
  for (const asked of [null, undefined, '', 'en', 'RU']) expect(pageLanguage(headers, asked)).toBe('de');
});
