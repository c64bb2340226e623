import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { addLead, backdate, card, emptyBoard, openPanel, stored } from '../support/contacts.ts';
import { expect, test, withMotion } from '../support/studio.ts';

test.use(withMotion);

test.beforeEach(({ studio }) => emptyBoard(studio));

test('the board and what opens on it are accessible; an edit and a deletion are stored', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  const lead = await addLead(studio, { priority: 'high', tags: ['eins', 'zwei', 'drei'] });
  for (const [phase, days] of [
    ['new', 5],
    ['nicht_erreicht', 3],
    ['nicht_erreicht', 20],
    ['in_klaerung', 8],
  ] as const) {
    await backdate(studio, (await addLead(studio, { phase })).id, days);
  }
  const booked = await addLead(studio);
  await studio.api('PATCH', `/api/admin/contacts/${booked.id}`, { converted_to_booking: true });
  const different = "conversion_type = 'different_service', original_service_requested = 'Hochzeit'";
  await studio.sql(`UPDATE contact SET ${different} WHERE id = $1`, [booked.id]);
  await enter(page, studio, '/admin/kontakten');
  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await expect(card(page, booked)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await openPanel(page, booked);
  await expectAccessible(page);

  const panel = await openPanel(page, lead);
  await panel.getByRole('button', { name: 'Bearbeiten' }).click();
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Neu Benannt');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Neu Benannt' })).toBeVisible();
  await expect.poll(() => stored(studio, lead.id)).toMatchObject({ name: 'Neu Benannt', priority: 'high' });
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(card(page, lead)).toHaveCount(0);
  expect(await stored(studio, lead.id)).toBeUndefined();
  expect(errors).toEqual([]);
});

test('the menu of a card and a card that is carried are accessible @whole', async ({ page, studio }) => {
  const lead = await addLead(studio, { phase: 'in_klaerung' });
  await enter(page, studio, '/admin/kontakten');
  await page.getByRole('button', { name: `${lead.name} verschieben nach …` }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Neu' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: lead.name, exact: true }).press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Über „Nicht erreicht“')).toBeAttached();
  await expectAccessible(page);
});
