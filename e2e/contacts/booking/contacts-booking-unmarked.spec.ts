import { enter } from '../../support/admin.ts';
import { chooseAll, dialogOf } from '../../support/contact-booking.ts';
import { addLead, emptyBoard, moveTo } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('a failure to move or mark the contact is only logged to the console (CONT-134, CONT-135)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/admin/contacts/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  await chooseAll(page);
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => logged.join('\n')).toContain('Failed to mark a contact as converted');
  expect(logged.join('\n')).toContain('Failed to move a contact to termin_geplant');
});
