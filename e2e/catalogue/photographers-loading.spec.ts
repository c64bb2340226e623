import { enter, expectAccessible, withoutEvents } from '../support/admin.ts';
import { addLead, card, moveTo } from '../support/contacts.ts';
import { openSettled } from '../support/settled.ts';
import { expect, test } from '../support/studio.ts';
import { failing, path, row } from './photographers.ts';

test('the list shows when it is loading, empty or failed (PHOT-005, PHOT-006, PHOT-007, AMB-035)', async ({
  page,
  studio,
}) => {
  let respond: (value: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (respond = resolve));
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await enter(page, studio, '/admin/photographers');
  await expect(page.getByText('Wird geladen …')).toBeAttached();
  respond(undefined);
  await expect(page.getByRole('heading', { name: 'Noch keine Fotografen' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => route.fulfill(failing));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Fotografen konnten nicht geladen werden');
  await page.unroute(`**${path}`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(row(page, 'Max Berger')).toBeVisible();
});

test('the contacts request the photographers only when their booking dialog opens (PHOT-022)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { phase: 'in_klaerung' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/photographers(?:\?|$)/.test(request.url())) asked.push(request.url());
  });
  await withoutEvents(page);
  await enter(page, studio, '/robots.txt');
  await openSettled(page, '/admin/kontakten');
  await expect(card(page, lead)).toBeVisible();
  expect(asked).toEqual([]);
  const loaded = page.waitForResponse(/\/photographers(?:\?|$)/);
  await moveTo(page, lead, 'Termin geplant');
  await expect(page.getByRole('dialog', { name: 'Buchung erstellen' })).toBeVisible();
  await loaded;
  expect(asked).not.toEqual([]);
});
