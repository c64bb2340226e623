import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../support/studio.ts';

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

/**
 * Expects that a screen shows neither a key of a text nor a text of the other language, except in what somebody has
 * entered.
 */
export const expectWordsOf = async (page: Page, language: 'de' | 'ru', entered?: string): Promise<void> => {
  expect([keys.size > 500, germanOnly.size > 500]).toEqual([true, true]);
  // Without the places where a long word may be broken.
  const text = (await page.locator('body').innerText()).replaceAll('\u00AD', '');
  expect(text).not.toMatch(/undefined|\[object|\bNaN\b|Invalid Date/);
  expect(text.split(/[\s"'„“(),:;]+/).filter((word) => keys.has(word))).toEqual([]);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => entered === undefined || !line.includes(entered));
  const isForeign = (line: string): boolean =>
    language === 'ru' ? germanOnly.has(line) : line !== 'Русский' && /\p{Script=Cyrillic}/u.test(line);
  expect(lines.filter(isForeign)).toEqual([]);
};
