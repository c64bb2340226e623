import { enter, expectAccessible } from '../support/admin.ts';
import { addLead, backdate, card, emptyBoard } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('contacts that have waited too long are marked (CONT-089..103, AMB-070, AMB-071)', async ({ page, studio }) => {
  const cases: [phase: string, days: number, text: string | null][] = [
    ['new', 0, null],
    ['new', 1, 'Kunde wartet 1 Tag'],
    ['new', 5, 'Kunde wartet 5 Tage'],
    ['nicht_erreicht', 1, null],
    ['nicht_erreicht', 2, 'Erneut versuchen'],
    ['nicht_erreicht', 3, '2. Versuch empfohlen'],
    ['nicht_erreicht', 5, '3+ Tage ohne Kontakt'],
    ['nicht_erreicht', 20, 'Nach Abgesagt verschieben?'],
    ['in_klaerung', 2, null],
    ['in_klaerung', 4, 'In Bearbeitung seit 4 Tagen'],
    ['in_klaerung', 7, 'Fortschritt nötig'],
    ['in_klaerung', 8, 'Interesse evtl. verloren'],
    ['termin_geplant', 30, null],
    ['abgesagt', 30, null],
  ];
  const shown = [];
  for (const [phase, days, text] of cases) {
    const lead = await addLead(studio, { phase });
    await backdate(studio, lead.id, days);
    shown.push({ lead, text });
  }
  const booked = await addLead(studio);
  await backdate(studio, booked.id, 9);
  await studio.api('PATCH', `/api/admin/contacts/${booked.id}`, { converted_to_booking: true });
  await enter(page, studio, '/admin/kontakten');
  for (const { lead, text } of shown) {
    const mark = card(page, lead).locator('[data-urgency]');
    await (text === null ? expect(mark).toHaveCount(0) : expect(mark).toHaveText(text));
  }
  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await expect(card(page, booked).locator('[data-urgency]')).toHaveCount(0);
  await expectAccessible(page);
});
