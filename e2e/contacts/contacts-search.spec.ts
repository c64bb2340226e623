import { enter } from '../support/admin.ts';
import { addLead, card, emptyBoard } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('the search finds contacts by their fields (CONT-013..017)', async ({ page, studio }) => {
  const fields = [{ company: 'Lumen GmbH' }, { tags: ['Taufe'], phone: '0151 777' }, { notes: 'ruft zurück' }];
  const leads = [];
  for (const field of fields) leads.push(await addLead(studio, field));
  await enter(page, studio, '/admin/kontakten');
  const box = page.getByRole('searchbox');
  await expect(box).toHaveAttribute('placeholder', /Name, E-Mail, Telefon, Firma, Tags/);
  await expect(page.getByText(/gefunden/)).toHaveCount(0);
  for (const [text, lead] of [
    ['LUMEN', leads[0]],
    ['taufe', leads[1]],
    ['777', leads[1]],
    ['Zurück', leads[2]],
  ] as const) {
    await box.fill(text);
    await expect(page.getByText('1 Kontakt gefunden')).toBeVisible();
    await expect(page.locator('li[data-contact]')).toHaveCount(1);
    await expect(card(page, lead!)).toBeVisible();
  }
  await box.fill('mia kern');
  await expect(page.getByText('3 Kontakte gefunden')).toBeVisible();
  await box.fill('xyz');
  await expect(page.getByText('0 Kontakte gefunden')).toBeVisible();
  await box.fill('');
  await expect(page.getByText(/gefunden/)).toHaveCount(0);
  await expect(page.locator('li[data-contact]')).toHaveCount(3);
});
