import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import {
  bookAt,
  booking,
  column,
  dragByMouse,
  emptyCalendar,
  peopleOf,
  placeOf,
  pointAt,
} from '../support/calendar.ts';
import { chooseAll, dialogOf } from '../support/contact-booking.ts';
import { addLead, emptyBoard, openPanel } from '../support/contacts.ts';
import { weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { dialog } from './calendar-month.ts';
import { day, question } from './calendar-moves.ts';

test.beforeEach(({ studio }) => emptyCalendar(studio));

const words = {
  de: {
    create: 'Buchung erstellen',
    who: 'Fotograf/in',
    date: 'Datum',
    anyone: 'Egal, wer frei ist',
    assigned: 'Max Berger · vom Studio zugeteilt',
    done: 'Fotograf/in: Max Berger',
  },
  ru: {
    create: 'Создать запись',
    who: 'Фотограф',
    date: 'Дата',
    anyone: 'Любой, кто свободен',
    assigned: 'Max Berger · по выбору студии',
    done: 'Фотограф: Max Berger',
  },
} as const;

for (const language of ['de', 'ru'] as const) {
  const { create, who, date, anyone, assigned, done } = words[language];
  test(`a new booking may be left to any free photographer, ${language}: the message and the details name the person (PLAN-22, PLAN-23) @whole`, async ({
    page,
    studio,
  }) => {
    const { service } = await peopleOf(studio);
    const soon = weekdayAhead(3, 8);
    await bookAt(studio, `${soon}T10:00`, 'Schon bei Anna');
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/bookings'));
    await enter(page, studio, `/admin/calendar?view=day&date=${soon}`);
    await page.getByRole('button', { name: create }).click();
    await dialog(page).locator('input[name=name]').fill('Eva Egal');
    await dialog(page).locator('select[name=service_id]').selectOption(service);
    await expect(dialog(page).getByLabel(who).getByRole('option').last()).toHaveText(anyone);
    await dialog(page).getByLabel(who).selectOption(anyone);
    await dialog(page).getByLabel(date).fill(soon);
    await dialog(page).getByRole('button', { name: '10:00' }).click();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: create }).click();
    expect((await posted).postDataJSON()).toMatchObject({ photographer_id: 'any' });
    await expect(question(page)).toContainText(done);
    await question(page).getByRole('button').click();
    await page.locator('[data-event]').filter({ hasText: 'Eva Egal' }).click();
    await expect(dialog(page)).toContainText(assigned);
  });
}

test('a contact may be booked with any free photographer, on a phone as well (PLAN-23) @whole', async ({
  page,
  studio,
}) => {
  await emptyBoard(studio);
  await page.setViewportSize({ width: 375, height: 812 });
  const lead = await addLead(studio, { phase: 'termin_geplant' });
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  await panel.getByRole('button', { name: 'Buchung erstellen' }).click();
  await chooseAll(page);
  const chosen = await dialogOf(page).locator('[aria-pressed="true"][data-date]').getAttribute('data-date');
  await dialogOf(page).getByLabel('Fotograf').selectOption(words.de.anyone);
  await expect(dialogOf(page).locator('[aria-pressed="true"][data-date]')).toHaveAttribute('data-date', chosen ?? '');
  await dialogOf(page).locator('fieldset button').first().click();
  await expectNoSidewaysScroll(page);
  await dialogOf(page).getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByText(/Buchung für .+ erstellt\. Fotograf: (?:Anna Lindner|Max Berger)/)).toBeVisible();
});

test('a session dropped on a time that is taken does not move, and the message names the photographers who are free (PLAN-22, PLAN-23) @whole', async ({
  page,
  studio,
}) => {
  const { anna, max } = await peopleOf(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Zuerst');
  await bookAt(studio, `${day}T14:00`, 'Schon bei Anna');
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, anna), '14:00'));
  await expect(page.getByRole('alert')).toContainText(/14:00–15:00\. Zu dieser Zeit frei: .*Max Berger/);
  await expect(question(page)).toHaveCount(0);
  expect(await placeOf(studio, id)).toBe(`${day}T10:00 Anna Lindner`);
  await bookAt(studio, `${day}T14:00`, 'Schon bei Max', { photographer_id: max });
  await page.reload();
  await expect(page.locator('[data-event]').filter({ hasText: 'Schon bei Max' })).toBeVisible();
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, anna), '14:00'));
  await expect(page.getByRole('alert')).toContainText('Nicht verschoben.');
  await expect(page.getByRole('alert')).not.toContainText('Max Berger');
  expect(await placeOf(studio, id)).toBe(`${day}T10:00 Anna Lindner`);
});
