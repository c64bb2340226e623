import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { calendarOf } from '../support/calendar.ts';
import { campaignWith } from '../support/campaigns.ts';
import { newResource } from '../support/catalogue.ts';
import { anna, max } from '../support/first-studio.ts';
import { openScreen } from '../support/open-screen.tsx';
import { type Answers, refuse } from '../support/stub-server.ts';

const room = newResource('Großes Studio');
const minis = campaignWith({ resources: [{ id: room.id, name: room.name_de }] });

/** A studio that sells this mini-session day until its sale is ended. */
const selling = (more: Answers = {}): Answers => {
  let campaign = minis;
  return {
    ...calendarOf().answers,
    'GET /api/admin/campaigns': () => [campaign],
    'GET /api/admin/campaigns/{id}': () => ({ ...campaign, spots: [] }),
    'POST /api/admin/campaigns/{id}/close': () => {
      campaign = { ...campaign, state: 'closed', closed_at: '2027-05-11T10:20:00.000+02:00' };
      return { ...campaign, spots: [] };
    },
    'GET /api/admin/resources': [room],
    'GET /api/admin/resource-timeoff': [],
    'GET /api/admin/calendar/dates/{date}/bookings': [],
    'GET /api/admin/days/{date}/sessions': { date: minis.date, resource_id: null, sessions: [], cancellations: [] },
    'GET /api/admin/days/{date}/substitutes': {
      date: minis.date,
      resource_id: null,
      sessions: [],
      days: [],
      moves: [],
    },
    ...more,
  };
};

const sales = page.getByRole('region', { name: 'In dieser Zeit werden weiter Mini-Shootings verkauft' });
const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name });
const day = '/admin/calendar?view=day&date=2027-05-16';

const openTimeOff = async (answers: Answers): ReturnType<typeof openScreen> => {
  const stage = await openScreen(day, { answers });
  await page.getByRole('button', { name: 'Abwesenheit eintragen', exact: true }).click();
  const form = dialog('Abwesenheit eintragen');
  await form.getByRole('textbox', { name: 'Beginn' }).fill('16.05.2027');
  await form.getByRole('textbox', { name: 'Ende' }).fill('16.05.2027');
  return stage;
};

describe('what is about to be closed names the mini-session days that go on selling there', () => {
  test('an absence: those of the photographer, and one press ends the sale (MINI-11)', async () => {
    const stage = await openTimeOff(selling());
    const form = dialog('Abwesenheit eintragen');
    await form.getByLabelText('Fotograf/in').selectOptions(max.name);
    await expect.poll(() => stage.asked('GET /api/admin/campaigns').length).toBeGreaterThan(0);
    await expect.element(sales).not.toBeInTheDocument();
    await form.getByLabelText('Fotograf/in').selectOptions(anna.name);
    await expect.element(sales).toHaveTextContent('Sommerminis');
    await expect.element(sales).toHaveTextContent('3 von 14 gebucht, 11 frei');
    await sales.getByRole('button', { name: 'Verkauf beenden: Sommerminis' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    expect(stage.asked('POST /api/admin/campaigns/{id}/close')).toEqual([]);
    await sales.getByRole('button', { name: 'Verkauf beenden: Sommerminis' }).click();
    await question.getByRole('button', { name: 'Verkauf beenden' }).click();
    await expect.element(sales).not.toBeInTheDocument();
    expect(stage.asked('POST /api/admin/campaigns/{id}/close')).toHaveLength(1);
    await expect.element(form).toBeVisible();
  });

  test('an absence of hours: only if they meet those of the day (MINI-11)', async () => {
    const stage = await openTimeOff(selling());
    const form = dialog('Abwesenheit eintragen');
    await form.getByLabelText('Fotograf/in').selectOptions(anna.name);
    await expect.element(sales).toBeVisible();
    await form.getByLabelText('Ganztägig').click();
    await form.getByRole('textbox', { name: 'Ende' }).fill('16.05.2027 10:00');
    await stage.settled();
    await expect.element(sales).not.toBeInTheDocument();
    await form.getByRole('textbox', { name: 'Ende' }).fill('16.05.2027 10:01');
    await expect.element(sales).toBeVisible();
  });

  test('a sale that cannot be ended stays, with a message; its name opens the day (MINI-11)', async () => {
    await openTimeOff(selling({ 'POST /api/admin/campaigns/{id}/close': refuse(503) }));
    await dialog('Abwesenheit eintragen').getByLabelText('Fotograf/in').selectOptions(anna.name);
    await sales.getByRole('button', { name: 'Verkauf beenden: Sommerminis' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verkauf beenden' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect.element(sales).toBeVisible();
    await sales.getByRole('button', { name: 'Sommerminis', exact: true }).click();
    await expect.element(dialog('Sommerminis')).toBeVisible();
  });

  test('a closed day, but not one with other hours (MINI-11)', async () => {
    await openScreen('/admin/calendar/settings', { answers: selling() });
    await page.getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
    const form = dialog('Ausnahme hinzufügen');
    await form.getByLabelText('Bezeichnung').fill('Ausflug');
    await form.getByLabelText('Datum', { exact: true }).fill('15.05.2027');
    await form.getByLabelText('Bis einschließlich').fill('17.05.2027');
    await expect.element(sales).toHaveTextContent('Sommerminis');
    await form.getByLabelText('zu eigenen Zeiten geöffnet').click();
    await expect.element(sales).not.toBeInTheDocument();
  });

  test.for(['Alle absagen', 'Tag verschieben'])('a day: %s (MINI-11)', async (action) => {
    await openScreen(day, { answers: selling() });
    await page.getByRole('button', { name: action }).click();
    await expect.element(dialog(new RegExp(action)).getByRole('region', { name: /Mini-Shootings/ })).toBeVisible();
    await dialog(new RegExp(action)).getByRole('combobox').selectOptions(max.name);
    await expect.element(sales).not.toBeInTheDocument();
  });

  test('a room that is out of use (MINI-11)', async () => {
    await openScreen('/admin/resources', { answers: selling() });
    await page.getByRole('button', { name: /Ausfallzeiten/ }).click();
    await page.getByRole('button', { name: 'Ausfallzeit eintragen' }).click();
    const form = dialog('Ausfallzeit eintragen');
    await expect.element(form.getByRole('textbox', { name: 'Beginn' })).toBeVisible();
    await expect.element(sales).not.toBeInTheDocument();
    await form.getByRole('textbox', { name: 'Ende' }).fill('16.05.2027');
    await expect.element(sales).toHaveTextContent('Sommerminis');
  });

  test('in Russian (MINI-11)', async () => {
    await openScreen(day, { answers: selling(), language: 'ru' });
    await page.getByRole('button', { name: 'Отменить все' }).click();
    await expect
      .element(page.getByRole('region', { name: 'На это время продолжают продаваться мини-съёмки' }))
      .toHaveTextContent('занято 3 из 14, свободно 11');
  });
});
