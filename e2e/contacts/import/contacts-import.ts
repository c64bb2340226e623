import type { Locator, Page } from '@playwright/test';
import type { Studio } from '../../support/studio.ts';

export const board = '/admin/kontakten';
export const choose = (page: Page, content: string | Buffer, name = 'leads.csv', mimeType = 'text/csv') =>
  page.getByLabel('CSV-Datei').setInputFiles({ name, mimeType, buffer: Buffer.from(content) });

export const preview = (page: Page): Locator => page.getByRole('dialog', { name: 'Import prüfen' });
export const summary = (page: Page): Locator => page.getByRole('dialog', { name: 'Import abgeschlossen' });
export const confirm = (page: Page) => preview(page).getByRole('button', { name: /^\d+ Kontakte? importieren$/ });

/** The numbers that a dialog shows, by label. */
export const countsIn = async (dialog: Locator): Promise<Record<string, number>> => {
  const rows = await dialog.locator('dl').first().locator('> div').all();
  const read = async (row: Locator) => [
    await row.locator('dt').innerText(),
    Number(await row.locator('dd').innerText()),
  ];
  return Object.fromEntries(await Promise.all(rows.map(read)));
};
export const contacts = async (studio: Studio): Promise<any[]> => (await studio.api('GET', '/api/admin/contacts')).body;
export const byName = async (studio: Studio, name: string): Promise<any> =>
  (await contacts(studio)).find((contact) => contact.name === name);

export const utf16 = (text: string, littleEndian = true): Buffer => {
  const buffer = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return littleEndian ? buffer : buffer.swap16();
};
