import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { calendarOf } from '../support/calendar.ts';
import { boardOf, contactOf, nameOf } from '../support/contacts.ts';
import { portrait } from '../support/first-studio.ts';
import { expectNoSidewaysScroll } from '../support/looks.ts';
import { offerOf } from '../support/offers.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { freeDay } from '../support/wizard.ts';

test('on a phone the week lists held times; nothing scrolls sideways (OFFER-07)', async () => {
  await page.viewport(390, 844);
  const offer = offerOf(`${freeDay}T10:00`);
  await openScreen(`/admin/calendar?view=week&date=${freeDay}`, {
    answers: { ...calendarOf().answers, 'GET /api/admin/offers': [offer] },
  });
  await page.bySelector(`[data-event="${offer.times[0]?.id}"]`).click();
  await expect.element(page.getByRole('dialog', { name: 'Reserviert für Mia Kern' })).toBeVisible();
  await expectNoSidewaysScroll();
});

test('a time that is taken meanwhile holds nothing, and what was chosen stays (OFFER-06)', async () => {
  const offering = 'POST /api/admin/offers';
  const lead = contactOf();
  const stage = await openScreen('/admin/kontakten', {
    answers: {
      ...boardOf(lead).answers,
      [offering]: refuse(409, { detail: 'Time slot not available', code: 'slot_taken' }),
    },
  });
  await nameOf(lead).click();
  await page.getByRole('button', { name: 'Termin anbieten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Termin anbieten' });
  await dialog.getByLabelText('Service').selectOptions(portrait.id);
  await dialog.getByLabelText('Tag').fill(freeDay);
  (document.activeElement as HTMLElement).blur();
  await dialog.getByRole('group', { name: 'Freie Zeiten' }).getByRole('button').first().click();
  await dialog.getByLabelText('Reservieren für').selectOptions('72');
  await dialog.getByRole('button', { name: 'Anbieten', exact: true }).click();
  await expect.element(dialog).toHaveTextContent('Eine der Zeiten ist nicht mehr frei.');
  await expect.element(dialog.getByRole('heading', { name: 'Angeboten werden (1 von 5)' })).toBeVisible();
  await expect.element(dialog.getByLabelText('Reservieren für')).toHaveValue('72');
  expect(stage.asked(offering).map(({ body }) => [body.contact_id, body.hours, body.times.length])).toEqual([
    [lead.id, 72, 1],
  ]);
});
