import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enter } from '../support/admin.ts';
import { type Lead } from '../support/contacts.ts';
import { expect, type Studio } from '../support/studio.ts';

const files = ['board', 'contact-booking', 'import', 'import-preview'].map(
  (name) => `src/features/contacts/texts/${name}-`,
);

const dictionaries = [...files, 'src/shared/web/texts/', 'src/shared/web/admin/form-texts/'];

/** All texts of the area in one language, without what is inserted into them. */
const textsIn = (language: 'de' | 'ru'): string[] =>
  dictionaries
    .flatMap((name) => [...readFileSync(`${name}${language}.ts`, 'utf8').matchAll(/[:>{]\s+(['`])(.*?)\1/gs)])
    .map(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, ' ').trim())
    .filter((text) => text !== '' && !text.startsWith('#'));

const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []);
const russianTexts = new Set(textsIn('ru'));
export const russianWords = new Set(wordsOf([...russianTexts]));
export const germanTexts = new Set(textsIn('de').filter((text) => !russianTexts.has(text)));
export const germanWords = new Set(wordsOf([...germanTexts]).filter((word) => !russianWords.has(word)));

/** What a screen shows and reads aloud: its lines, labels, titles and placeholders. */
const linesOf = async (page: Page): Promise<string[]> => {
  const labels = await page.evaluate(() =>
    [...document.body.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  );
  const hidden = await page.locator('.sr-only, option, #carry-hint').allTextContents();
  const shown = (await page.locator('body').innerText()).split('\n');
  return [...labels, ...hidden, ...shown].map((line) => line.trim()).filter((line) => line !== 'Deutsch');
};

export const expectNoGerman = async (page: Page): Promise<void> => {
  const lines = await linesOf(page);
  const german = lines.filter(
    (line) => germanTexts.has(line) || (line.match(/\p{L}+/gu) ?? []).some((word) => germanWords.has(word)),
  );
  expect(german).toEqual([]);
};

export const enterInRussian = async (page: Page, studio: Studio, path: string): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('language', 'ru'));
  await enter(page, studio, path);
};

export const openContact = async (page: Page, lead: Lead) => {
  await page.getByRole('button', { name: lead.name, exact: true }).click();
  const panel = page.locator('aside[aria-label="Контакт"], dialog[aria-label="Контакт"]');
  await expect(panel.getByRole('heading', { name: lead.name })).toBeFocused();
  return panel;
};
