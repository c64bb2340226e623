import type { Locator } from '@playwright/test';
import { book, enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { restoreFirstContent } from '../support/first-content.ts';
import { expect, type Studio, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => restoreFirstContent(studio));

const seller = { street: 'Lindenstraße 12', postal_code: '10969', city: 'Berlin', tax_number: '21/815/08150' };

/** A studio that issues documents, with a session of 200 EUR. */
const withSession = async (studio: Studio): Promise<string> => {
  await studio.api('PUT', '/api/admin/company/settings', { vat_regime: 'included' });
  expect((await studio.api('PUT', '/api/admin/invoices/settings', { enabled: true, ...seller })).status).toBe(200);
  const { body: services } = await studio.visit('GET', '/api/services');
  await studio.api('PUT', `/api/admin/services/${services[0].id}`, { price_eur: 200 });
  return (await book(studio, `${berlinDay(9)}T10:00`)).id;
};

const sum = (dialog: Locator, name: string): Locator =>
  dialog.locator('dl > div').filter({ has: dialog.page().getByText(name, { exact: true }) });

test('an invoice is seen before it is issued, and one press issues exactly that or says what changed meanwhile (INV-11)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const id = await withSession(studio);
  await enter(page, studio, `/admin/bookings?booking=${id}`);
  const panel = page.getByRole('dialog').getByRole('region', { name: 'Belege' });
  await panel.getByRole('button', { name: 'Rechnung ausstellen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rechnung ausstellen' });
  const document = dialog.getByRole('region', { name: /^Rechnung RE-\d{4}-0001$/ });
  await expect(document).toContainText('Clara Hoffmann');
  await expect(document.getByRole('list', { name: 'Was berechnet wird' }).getByRole('listitem')).toHaveCount(1);
  await expect(sum(document, 'Summe')).toContainText('200,00 €');
  await expect(sum(document, 'darin USt. 19 %')).toContainText('31,93 €');
  await expect(sum(document, 'Zu zahlen')).toContainText('200,00 €');
  await expect(dialog).toContainText('Wird per E‑Mail an clara@kunde.example gesendet.');
  await expectAccessible(page);

  // A payment arrives between the look and the press.
  const paid = await studio.api('POST', `/api/admin/bookings/${id}/cash-payment`, { amount: 80 });
  expect(paid.status).toBe(200);
  // Its own document is issued by a periodic task, and would be the next change.
  const deposits = async () => (await studio.api('GET', '/api/admin/invoices?kind=deposit')).body.total;
  await expect.poll(deposits).toBe(1);
  await dialog.getByRole('button', { name: /-0001 ausstellen$/ }).click();
  const changed = dialog.getByRole('alert');
  await expect(changed).toContainText('Es wurde nichts ausgestellt');
  await expect(changed).toContainText(/Zu zahlen: jetzt 120,00 €, vorher 200,00 €/);
  await expect(changed).toBeInViewport();
  await expect(sum(dialog, 'Zu zahlen')).toContainText('120,00 €');
  await expectAccessible(page);
  expect((await studio.api('GET', '/api/admin/invoices?kind=final')).body.total).toBe(0);
  await dialog.getByRole('button', { name: /^RE-\d{4}-\d{4} ausstellen$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole('listitem').filter({ hasText: /^Rechnung / })).toHaveCount(1);
  expect(errors).toEqual([]);
});
