import { enter, withoutEvents } from '../support/admin.ts';
import { addLead, card, moveTo } from '../support/contacts.ts';
import { openSettled } from '../support/settled.ts';
import { expect, test } from '../support/studio.ts';

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
