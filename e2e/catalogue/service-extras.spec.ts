import type { Page } from '@playwright/test';
import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { form, fourServices, listed, row } from '../support/services.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const open = (page: Page) => row(page, 'Familienshooting').getByRole('button', { name: 'Bearbeiten' }).click();
const save = (page: Page) => form(page).getByRole('button', { name: 'Speichern' }).click();
const stored = async (studio: Studio) => (await listed(studio)).find(({ name }) => name === 'Familienshooting');

test.beforeEach(async ({ studio }) => fourServices(studio));

test('the studio adds an option and the question for the number of people, and removes both (PLAN-30) @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/services');
  await open(page);
  await form(page).getByRole('button', { name: 'Extras anbieten' }).click();
  const extras = form(page).getByRole('group', { name: 'Extras' });
  await extras.getByLabel('Name (Deutsch)').fill('Make-up');
  await extras.getByLabel('Preis').fill('49,90');
  await extras.getByLabel('Zusätzliche Minuten').fill('45');
  await form(page).getByLabel('Nach der Personenzahl fragen').check();
  const people = form(page).getByRole('group', { name: 'Personenzahl' });
  await people.getByLabel('Preis je weitere Person').fill('15');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await save(page);
  await expect(form(page)).toHaveCount(0);
  expect(await stored(studio)).toMatchObject({
    options: [{ name_de: 'Make-up', name_ru: null, price: 49.9, extra_minutes: 45, max_count: 1, active: true }],
    people: { included: 2, max: 6, price_each: 15, minutes_each: 0 },
  });
  await open(page);
  await form(page).getByRole('button', { name: 'Extra Make-up entfernen' }).click();
  await form(page).getByLabel('Nach der Personenzahl fragen').uncheck();
  await save(page);
  await expect(form(page)).toHaveCount(0);
  expect(await stored(studio)).toMatchObject({ options: [], people: null });
});
