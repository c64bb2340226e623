import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { addLead, card, column, emptyBoard } from '../support/contacts.ts';
import { expect, test, withMotion } from '../support/studio.ts';

test.use(withMotion);

test.beforeEach(({ studio }) => emptyBoard(studio));

test('the board has a title, four numbers and five columns (CONT-001..007, CONT-010..012)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const [first] = [await addLead(studio, { priority: 'high' }), await addLead(studio, { source: 'Messe' })];
  await addLead(studio);
  await studio.api('PATCH', `/api/admin/contacts/${first.id}`, { converted_to_booking: true });
  await enter(page, studio, '/admin/kontakten');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakten' })).toBeVisible();
  await expect(page).toHaveTitle(/Kontakten/);
  const numbers = page.locator('main dl').first().locator('> div');
  await expect(numbers).toHaveText(['Kontakte gesamt3', 'Konversionsrate33,3 %', 'Hohe Priorität1', 'Quellen2']);
  await expect(page.locator('section[data-phase]')).toHaveCount(5);
  await expect(page.locator('section[data-phase] h2')).toContainText([
    'Neu',
    'Nicht erreicht',
    'In Klärung',
    'Termin geplant',
    'Abgesagt',
  ]);
  await expect(column(page, 'nicht_erreicht')).toContainText('Kontaktversuche ohne Erfolg');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('tags are abbreviated, and contacts with a booking are listed separately (CONT-038..041, AMB-068)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { tags: ['eins', 'zwei', 'drei', 'vier'] });
  const booked = await addLead(studio);
  await studio.api('PATCH', `/api/admin/contacts/${booked.id}`, { converted_to_booking: true });
  await enter(page, studio, '/admin/kontakten');
  await expect(card(page, lead).getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'eins',
    'zwei',
    '+2',
  ]);
  await expect(card(page, booked)).toHaveCount(0);
  await page.getByRole('searchbox').fill(booked.email);
  await expect(card(page, booked)).toBeVisible();
  await expect(card(page, booked)).toContainText('Gebucht');
  await expect(card(page, booked).getByRole('button', { name: 'Buchung ansehen' })).toBeVisible();
  await expect(page.locator('section[data-phase] li[data-contact]')).toHaveCount(0);
  await expect(card(page, booked)).not.toHaveAttribute('draggable', 'true');
});
