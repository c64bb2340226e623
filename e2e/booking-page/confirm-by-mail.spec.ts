import { expectAccessible } from '../support/admin.ts';
import { askForConfirmation } from '../support/confirmation-mails.ts';
import { consoleErrorsOf, customer, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { confirmButton, keepChoice, openWizard } from '../support/wizard.ts';

test('a booking counts after the button on the page of the mailed link was pressed (PUB-105, SRV-94, MAIL-023)', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const mails = await askForConfirmation(studio);
  await keepChoice(page, studio);
  await openWizard(page);
  await expect(page.getByText(/Sie bekommen eine E‑Mail mit einem Link\. .* 30 Minuten/)).toBeVisible();
  await expect(confirmButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Termin reservieren' }).click();
  await expect(page).toHaveURL(/\/booking\/success\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte bestätigen Sie Ihre Buchung');
  await expect(page.getByText(/Öffnen Sie bis \d\d:\d\d Uhr den Link in der E‑Mail/)).toBeVisible();
  await expect(page.getByText(customer.email)).toBeVisible();
  await expectAccessible(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const link = await mails.link(id);
  await open(page, link);
  // Following the link changes nothing: mail programs follow links too.
  expect(await studio.sql('SELECT confirm_by IS NULL AS confirmed FROM booking WHERE id = $1', [id])).toEqual([
    { confirmed: false },
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Vielen Dank, ${customer.name}!`);
  await expect.poll(mails.subjects).toContainEqual(expect.stringContaining('Buchung eingegangen'));
  await open(page, link);
  await page.getByRole('button', { name: 'Zur Buchung' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Vielen Dank, ${customer.name}!`);
  expect(errors).toEqual([]);
});
