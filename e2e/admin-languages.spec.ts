import { readdirSync, readFileSync } from 'node:fs';
import { adminRoutes } from '../src/app/web/admin/admin-routes.ts';
import { berlinDay, book, enter } from './admin.ts';
import { expect, test } from './studio.ts';

const entry = /^ {2}(?:'([\w.]+)'|(\w+)): ('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/gm;
const dictionaries = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /texts\/(?:[\w/-]+-)?(?:de|ru)\.ts$/.test(file),
);
const entriesOf = (language: 'de' | 'ru'): { key: string; text: string }[] =>
  dictionaries
    .filter((file) => file.endsWith(`${language}.ts`))
    .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(entry)])
    .map(([, dotted, plain, text = '']) => ({ key: dotted ?? plain ?? '', text: text.slice(1, -1) }));

/** Only keys of two parts or more: a single word may also be part of a text. */
const keys = new Set(entriesOf('de').flatMap(({ key }) => (/\w\.\w/.test(key) ? [key] : [])));
const russianTexts = new Set(entriesOf('ru').map(({ text }) => text));
/** Languages are named in their own language. */
const isGermanOnly = (text: string): boolean =>
  /^\p{Lu}\p{L}{3,}/u.test(text) && !russianTexts.has(text) && text !== 'Deutsch';
const germanOnly = new Set(entriesOf('de').flatMap(({ text }) => (isGermanOnly(text) ? [text] : [])));

for (const language of ['de', 'ru'] as const) {
  test(`no screen of the back office shows a text key or a text of the other language, in ${language} (I18N-018)`, async ({
    page,
    studio,
  }) => {
    expect([keys.size > 500, germanOnly.size > 500]).toEqual([true, true]);
    await book(studio, `${berlinDay(2)}T${language === 'de' ? '10' : '14'}:00`);
    await enter(page, studio, '/admin/dashboard');
    await page.getByRole('button', { name: language === 'de' ? 'Deutsch' : 'Русский' }).click();
    const words = new Map<string, readonly string[]>();
    for (const path of adminRoutes) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
      const text = await page.locator('body').innerText();
      expect(text, path).not.toMatch(/undefined|\[object|\bNaN\b|Invalid Date/);
      expect(
        text.split(/[\s"'„“(),:;]+/).filter((word) => keys.has(word)),
        path,
      ).toEqual([]);
      const lines = text.split('\n').map((line) => line.trim());
      if (language === 'ru') {
        words.set(
          path,
          lines.filter((line) => germanOnly.has(line)),
        );
      }
      if (language === 'de') {
        words.set(
          path,
          lines.filter((line) => line !== 'Русский' && /\p{Script=Cyrillic}/u.test(line)),
        );
      }
    }
    expect(Object.fromEntries([...words].filter(([, found]) => found.length > 0))).toEqual({});
  });
}
