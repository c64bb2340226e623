import { enter, pageErrorsOf } from '../support/admin.ts';
import { addResource, withoutResources } from '../support/resources.ts';
import { form, fourServices, listed, names, rows } from '../support/services.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(async ({ studio }) => {
  await fourServices(studio);
  await withoutResources(studio);
});

test('a new service with its needs and the order of services are stored, and customers see them; so is a changed photographer (SERV-003, SERV-005, SERV-035, PLAN-09, PHOT-010)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const room = await addResource(studio, 'Studio 1');
  const photographers = '/api/admin/photographers';
  await studio.api('POST', photographers, { name: 'Ida Roth', email: 'ida@example.de', bio: 'Hochzeiten' });
  await enter(page, studio, '/admin/services');
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  const field = (label: string) => form(page).getByLabel(label, { exact: true });
  const save = () => form(page).getByRole('button', { name: 'Speichern' }).click();
  await field('Name (Deutsch)').fill('Haustiere');
  await field('Beschreibung (Deutsch)').fill('Mit {price} € dabei');
  await field('Dauer (Minuten)').fill('45');
  await field('Preis (€)').fill('99.50');
  const needs = form(page).getByRole('group', { name: 'Was dieser Service braucht' });
  await needs.getByRole('button', { name: 'Raum oder Ausstattung dazunehmen' }).click();
  await needs.getByLabel('Zeile 1, Auswahl 1', { exact: true }).selectOption('Studio 1');
  await save();
  await expect(form(page)).toHaveCount(0);
  const added = (await listed(studio)).find(({ name }) => name === 'Haustiere');
  expect(added).toMatchObject({ duration_min: 45, price_eur: 99.5, needs: [{ resource_ids: [room.id] }] });

  await expect(names(page)).toHaveCount(5);
  const moved = page.waitForResponse(/services\/reorder/);
  await rows(page).filter({ hasText: 'Haustiere' }).dragTo(rows(page).nth(0));
  await (await moved).finished();
  const home = await (await page.request.get('/')).text();
  const places = ['Haustiere', 'Porträtshooting', 'Bewerbungsfotos'].map((name) => home.indexOf(`>${name}<`));
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));

  await page.getByRole('navigation').getByRole('link', { name: 'Fotografen' }).click();
  await page.getByRole('button', { name: 'Ida Roth bearbeiten' }).click();
  await form(page)
    .getByLabel(/^E-Mail/)
    .fill('');
  await form(page).getByLabel('Über die Person (Deutsch)').fill('Hochzeiten und Feste');
  await save();
  await expect(form(page)).toHaveCount(0);
  const { body } = await studio.api('GET', photographers);
  expect(body.find(({ name }: { name: string }) => name === 'Ida Roth')).toMatchObject({
    email: null,
    bio: 'Hochzeiten und Feste',
  });
  expect(errors).toEqual([]);
});
