import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { book, enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

const codeIn = async (path: string): Promise<string> => {
  const file = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise;
  const { items } = await (await file.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return /(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(text)?.[0] ?? '';
};

test('a voucher is sold with its PDF, pays for a part of a booking, and shows what is left and its history (VOU-01) @whole', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/vouchers');
  await expect(page.getByText('Noch kein Gutschein')).toBeVisible();
  await page.getByRole('button', { name: 'Gutschein verkaufen' }).click();
  const sale = page.getByRole('dialog', { name: 'Gutschein verkaufen' });
  await sale.getByLabel('Betrag (€)').fill('60');
  await sale.getByLabel('Für wen').fill('Jana');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await sale.getByRole('button', { name: 'Verkaufen und PDF öffnen' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Gutschein-[2-9A-Z]{4}\.pdf$/);
  const code = await codeIn(await download.path());
  expect(code).toHaveLength(19);
  const row = page.getByRole('list', { name: 'Gutscheine' }).locator(':scope > li');
  await expect(row).toContainText('60,00 € von 60,00 €');
  await expect(page.locator('body')).not.toContainText(code);
  await expect(row).toContainText(code.slice(-4));

  const { id } = await book(studio, `${berlinDay(2)}T10:00`);
  await page.goto(`/admin/bookings?booking=${id}`);
  await page.getByRole('button', { name: 'Vor Ort bezahlt …' }).click();
  const form = page.getByRole('dialog', { name: 'Zahlung vor Ort erfassen' });
  await form.getByLabel('Zahlungsart').selectOption('Gutschein');
  await form.getByLabel('Betrag (€)').fill('70');
  await form.getByLabel('Gutscheincode').fill(`${studio.url}/voucher#${code}`);
  await expect(form.getByLabel('Gutscheincode')).toHaveValue(code);
  await form.getByLabel('Gutscheincode').fill(code.toLowerCase());
  await form.getByRole('button', { name: 'Erfassen' }).click();
  await expect(form.getByText('Auf diesem Gutschein sind nur noch 60,00 €.')).toBeVisible();
  await form.getByLabel('Betrag (€)').fill('45,50');
  await form.getByRole('button', { name: 'Erfassen' }).click();
  await expect(page.getByText('Zahlung über 45,50 € erfasst')).toBeVisible();
  await expect(page.getByText('Vor Ort bezahlt: 45,50 €, mit Gutschein')).toBeVisible();

  await page.getByRole('button', { name: 'Zahlung über 45,50 € zurücknehmen …' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Der Betrag kommt zurück auf den Gutschein');
  await question.getByRole('button', { name: 'Nicht zurücknehmen' }).click();

  await page.goto('/admin/vouchers');
  await expect(row).toContainText('14,50 € von 60,00 €');
  await row.getByText('Verlauf', { exact: true }).click();
  await expect(row.getByRole('listitem')).toHaveCount(2);
  await expect(row.getByRole('listitem').last()).toContainText('Eingelöst');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
