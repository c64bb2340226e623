import type { Page } from '@playwright/test';
import { berlinDay, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { bookAt, booking, column, emptyCalendar, peopleOf, pointAt } from './calendar.ts';
import { expect, type Studio, startOver, test } from './studio.ts';
import { german, weekdayAhead } from './wizard.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Speichern' }).click();
const row = (page: Page, id: string) => dialog(page).locator(`[data-booking="${id}"]`);
const stateOf = async (studio: Studio, id: string) => {
  const { body } = await studio.api('GET', `/api/admin/bookings/${id}`);
  return `${body.status} ${body.start.slice(0, 16)} ${body.photographer_name}`;
};
const mailsOf = async (studio: Studio, id: string): Promise<string[]> =>
  (await studio.sql('SELECT kind FROM message WHERE booking_id = $1 ORDER BY created_at', [id])).map(
    ({ kind }) => kind,
  );

// A Wednesday far enough ahead that nothing of it is over while the tests run.
const day = weekdayAhead(3, 10);

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
});
test.beforeEach(async ({ studio }) => {
  await emptyCalendar(studio);
});

const absent = async (studio: Studio, from = `${day}T00:00`, until = `${day}T23:59`): Promise<void> => {
  const { anna } = await peopleOf(studio);
  const { status } = await studio.api('POST', '/api/admin/timeoff', { photographer_id: anna, start: from, end: until });
  expect(status).toBe(201);
};

test('the form knows day and person where it is opened from: column, time, day of a phone, photographer (TIME-017)', async ({
  page,
  studio,
}) => {
  const { anna } = await peopleOf(studio);
  const expectPrefilled = async (date: string, person: string) => {
    await expect(dialog(page)).toHaveAccessibleName('Abwesenheit eintragen');
    await expect(dialog(page).getByLabel('Beginn')).toHaveValue(german(date));
    await expect(dialog(page).getByLabel('Ende')).toHaveValue(german(date));
    await expect(dialog(page).getByLabel('Fotograf/in')).toHaveValue(person);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  };
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await page.getByRole('button', { name: 'Abwesenheit eintragen: Anna Lindner' }).click();
  await expectPrefilled(day, anna);
  const place = await pointAt(column(page, day, anna), '11:00');
  await page.mouse.click(place.x, place.y);
  await dialog(page).getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  await expectPrefilled(day, anna);

  await page.goto(`/admin/calendar?date=${day}&photographer=${anna}`);
  await page.locator(`td[data-date="${day}"]`).dblclick({ position: { x: 90, y: 12 } });
  await dialog(page).getByLabel('Name').fill('Halb Getippt');
  await dialog(page).getByRole('button', { name: 'Stattdessen Abwesenheit eintragen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('noch nicht gespeichert');
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Halb Getippt');
  await dialog(page).getByRole('button', { name: 'Stattdessen Abwesenheit eintragen' }).click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expectPrefilled(day, anna);

  await page.goto('/admin/photographers');
  await page.getByRole('button', { name: 'Termine von Anna Lindner' }).click();
  await dialog(page).getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  const form = page.getByRole('dialog', { name: 'Abwesenheit eintragen' });
  await expect(form.getByLabel('Beginn')).toHaveValue(german(berlinDay()));
  await expect(form.getByLabel('Fotograf/in')).toHaveValue(anna);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/admin/calendar?date=${day}&photographer=${anna}`);
  await page.locator(`button[data-date="${day}"]`).click();
  await page.getByRole('button', { name: /^Abwesenheit eintragen: / }).click();
  await expectPrefilled(day, anna);
});

test('who is sick: the bookings are links, some are given to somebody free, moved or cancelled, and each outcome is shown (TIME-017)', async ({
  page,
  studio,
}) => {
  const { anna, max } = await peopleOf(studio);
  const given = await bookAt(studio, `${day}T10:00`, 'Gabi Gabe');
  const busy = await bookAt(studio, `${day}T12:00`, 'Berta Belegt');
  const gone = await bookAt(studio, `${day}T14:00`, 'Clara Krank');
  await bookAt(studio, `${day}T12:00`, 'Schon bei Max', { photographer_id: max });
  for (const one of (await studio.api('GET', '/api/admin/photographers')).body) {
    if (one.id !== anna && one.id !== max) {
      await studio.api('POST', '/api/admin/timeoff', {
        photographer_id: one.id,
        start: `${day}T00:00`,
        end: `${day}T23:00`,
      });
    }
  }
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await page.getByRole('button', { name: 'Abwesenheit eintragen: Anna Lindner' }).click();
  // A link leads to the booking, over what is being entered.
  await dialog(page)
    .getByRole('link', { name: /Gabi Gabe/ })
    .click();
  const booked = page.getByRole('dialog', { name: /Gabi Gabe/ });
  await expect(booked).toContainText('kundin@example.de');
  await page.keyboard.press('Escape');
  await expect(booked).toHaveCount(0);
  await dialog(page).getByLabel('Grund').fill('krank');
  await save(page);

  await expect(dialog(page)).toHaveAccessibleName('Buchungen in der Abwesenheit von Anna Lindner');
  await expect(dialog(page).getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(4);
  await dialog(page)
    .getByRole('checkbox', { name: /Clara Krank/ })
    .uncheck();

  // Only who is free and offers the service is offered.
  await dialog(page).getByRole('button', { name: 'Andere/r Fotograf/in' }).click();
  await expect(row(page, given).getByRole('combobox').getByRole('option')).toHaveText(['Nicht ändern', 'Max Berger']);
  await expect(row(page, busy)).toContainText('Niemand sonst, der den Service anbietet, ist dann frei.');
  await expect(row(page, gone).getByRole('combobox')).toHaveCount(0);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '1 Buchung übergeben' }).click();
  await expect(row(page, given)).toContainText('Übernommen von Max Berger');
  expect(await stateOf(studio, given)).toBe(`PENDING ${day}T10:00 Max Berger`);
  expect(await mailsOf(studio, given)).toContain('booking_changed');

  // The next free time, none of it while she is away.
  await dialog(page)
    .getByRole('checkbox', { name: /Clara Krank/ })
    .uncheck();
  await dialog(page).getByRole('button', { name: 'Andere Zeit' }).click();
  const times = row(page, busy).getByRole('combobox');
  await expect(times).not.toHaveValue('');
  const chosen = Number(await times.inputValue());
  expect(chosen).toBeGreaterThan(Date.parse(`${day}T23:00:00Z`) - 3_600_000);
  await dialog(page).getByRole('button', { name: '1 Buchung verschieben' }).click();
  await expect(row(page, busy)).toContainText('Verschoben auf');
  const after = (await studio.api('GET', `/api/admin/bookings/${busy}`)).body;
  expect([Date.parse(after.start), after.photographer_name]).toEqual([chosen, 'Anna Lindner']);

  await dialog(page)
    .getByRole('checkbox', { name: /Clara Krank/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Stornieren' }).click();
  await expect(dialog(page)).toContainText('bekommt eine E‑Mail über die Stornierung');
  await dialog(page).getByRole('button', { name: '1 Buchung stornieren' }).click();
  await expect(row(page, gone)).toContainText('Storniert');
  expect(await stateOf(studio, gone)).toContain('CANCELLED');
  expect(await mailsOf(studio, gone)).toContain('booking_cancelled');
  await expect(dialog(page)).toContainText('In der Abwesenheit liegt keine Buchung mehr.');
  await dialog(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('what was taken or changed meanwhile stays as it is and says why, and the others go on (TIME-017)', async ({
  page,
  studio,
}) => {
  const { max } = await peopleOf(studio);
  const [raced, stale, fine] = [
    await bookAt(studio, `${day}T09:00`, 'Rita Rennen'),
    await bookAt(studio, `${day}T11:00`, 'Stefan Stand'),
    await bookAt(studio, `${day}T13:00`, 'Frieda Frei'),
  ];
  await absent(studio);
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await page.locator('[data-type="timeoff"]').first().click();
  await dialog(page).getByRole('button', { name: '3 Buchungen verschieben oder stornieren' }).click();
  await dialog(page).getByRole('button', { name: 'Andere/r Fotograf/in' }).click();
  for (const id of [raced, stale, fine])
    await row(page, id).getByRole('combobox').selectOption({ label: 'Max Berger' });
  await bookAt(studio, `${day}T09:00`, 'War schneller', { photographer_id: max });
  await studio.api('PUT', `/api/admin/bookings/${stale}`, { notes: 'bringt einen Hund mit' });
  await dialog(page).getByRole('button', { name: '3 Buchungen übergeben' }).click();
  await expect(row(page, fine)).toContainText('Übernommen von Max Berger');
  await expect(row(page, raced)).toContainText('Nicht geändert: Diese Zeit ist inzwischen vergeben.');
  await expect(row(page, stale)).toContainText('Nicht geändert: Jemand anderes hat die Buchung inzwischen geändert.');
  expect(await stateOf(studio, raced)).toBe(`PENDING ${day}T09:00 Anna Lindner`);
  expect(await stateOf(studio, stale)).toBe(`PENDING ${day}T11:00 Anna Lindner`);
  expect(await stateOf(studio, fine)).toBe(`PENDING ${day}T13:00 Max Berger`);
  await expectAccessible(page);
  // The present state is what the next attempt is based on.
  await dialog(page)
    .getByRole('checkbox', { name: /Rita Rennen/ })
    .uncheck();
  await dialog(page).getByRole('button', { name: 'Andere/r Fotograf/in' }).click();
  await row(page, stale).getByRole('combobox').selectOption({ label: 'Max Berger' });
  await dialog(page).getByRole('button', { name: '1 Buchung übergeben' }).click();
  await expect(row(page, stale)).toContainText('Übernommen von Max Berger');
});

for (const [view, place] of [
  ['day', '[data-drop-photographer]'],
  ['week', '[role=group]'],
  ['month', 'td'],
] as const) {
  test(`in the ${view} absent time is shaded, and a session inside is marked by a sign and by words (CAL-054)`, async ({
    page,
    studio,
  }) => {
    const { anna } = await peopleOf(studio);
    const inside = await bookAt(studio, `${day}T10:00`, 'Ina Innen');
    await absent(studio, `${day}T00:00`, `${day}T19:00`);
    await enter(page, studio, `/admin/calendar?view=${view}&date=${day}`);
    const chip = booking(page, inside);
    await expect(chip).toHaveAccessibleName(/Ina Innen.*Fotograf\/in abwesend/);
    await expect(chip.locator('.lucide-triangle-alert')).toBeVisible();
    // The session keeps nearly the whole column, although the absence is at the same time.
    const [session, whole] = [
      await chip.boundingBox(),
      await page.locator(`${place}[data-date="${day}"]`).first().boundingBox(),
    ];
    expect(session?.width).toBeGreaterThan((whole?.width ?? 0) * 0.75);
    const shade = page.locator(`${place}[data-date="${day}"] [data-away]`);
    await expect(shade).toHaveCount(1);
    const people = (await studio.api('GET', '/api/admin/photographers')).body.length;
    await expect(shade).toHaveAttribute('data-away', String(view === 'day' ? 1 : 1 / people));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dunkles Design' }).click();
    await expectAccessible(page);
    if (view !== 'day') {
      await page.getByRole('combobox', { name: 'Fotograf/in' }).selectOption(anna);
      await expect(shade).toHaveAttribute('data-away', '1');
      const [area, cell] = [
        await shade.boundingBox(),
        await page.locator(`${place}[data-date="${day}"]`).boundingBox(),
      ];
      expect(area?.width).toBeGreaterThan((cell?.width ?? 0) - 4);
    }
  });
}

test('on a phone the decision fits, in both languages', async ({ page, studio }) => {
  await bookAt(studio, `${day}T10:00`, 'Konstantin-Alexander Freiherr von und zu Langenfeld');
  await bookAt(studio, `${day}T12:00`, 'Bea Zwei');
  await absent(studio);
  const { anna } = await peopleOf(studio);
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, `/admin/calendar?view=day&date=${day}&photographer=${anna}`);
  for (const [language, open, who] of [
    ['de', /Buchungen verschieben/, 'Andere/r Fotograf/in'],
    ['ru', /Перенести или отменить 2 записи/, 'Другой фотограф'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await page.locator('[data-type="timeoff"]').first().click();
    await dialog(page).getByRole('button', { name: open }).click();
    await dialog(page).getByRole('button', { name: who }).click();
    const choices = dialog(page).getByRole('combobox');
    await expect(choices).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    const inner = dialog(page).locator('.overflow-y-auto');
    expect(await inner.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectAccessible(page);
    // What was only chosen is nothing to lose.
    await choices.first().selectOption('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
  }
});
