import { enter } from '../../support/admin.ts';
import { chooseAll, dialogOf } from '../../support/contact-booking.ts';
import { addLead, emptyBoard, moveTo } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('missing fields are reported (CONT-058, CONT-060..062)', async ({ page, studio }) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  const dialog = dialogOf(page);
  const submit = () => dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  const expectAlert = async (text: string): Promise<void> => {
    await submit();
    await expect(page.getByRole('alertdialog')).toContainText(text);
    await page.getByRole('button', { name: 'OK' }).click();
  };
  await expect(dialog.getByRole('button', { name: 'Bestätigen' })).toBeDisabled();
  await expectAlert('Bitte wählen Sie einen Service aus');
  await dialog.getByLabel('Service').selectOption({ index: 1 });
  await expectAlert('Bitte wählen Sie einen Fotografen aus');
  await dialog.getByLabel('Fotograf').selectOption({ index: 1 });
  await expectAlert('Bitte wählen Sie Datum und Uhrzeit aus');
});

test('a failed booking shows the reason, and the dialog stays open (CONT-063, CONT-128..132)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  await chooseAll(page);
  for (const [status, body, text] of [
    [500, '', 'Failed to create booking'],
    [409, '{"detail":"X"}', 'X'],
    [422, '{"detail":[{"loc":["body","a"],"msg":"m1"},{"loc":["b"],"msg":"m2"}]}', 'body.a: m1, b: m2'],
    [400, '{"detail":{"a":1}}', '{"a":1}'],
  ] as const) {
    await page.route('**/api/admin/bookings', (route) => route.fulfill({ status, body }), { times: 1 });
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByRole('alertdialog').locator('p')).toHaveText(`Fehler beim Erstellen der Buchung: ${text}`);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(dialogOf(page)).toBeVisible();
  }
});
