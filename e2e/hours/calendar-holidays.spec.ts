import { form, listed, path, rows, screen, section } from '../calendar/calendar-exceptions.ts';
import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(async ({ studio }) => {
  for (const { id } of await listed(studio)) await studio.api('DELETE', `${path}/${id}`);
});

test('the holidays of a state are selected and imported; existing exceptions stay @whole', async ({ page, studio }) => {
  const year = Number(berlinDay().slice(0, 4)) + 1;
  await studio.api('POST', path, { date: `${year}-10-03`, name: 'Tag der offenen Tür', is_working: true });
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, screen);
  await section(page).getByRole('button', { name: 'Feiertage übernehmen' }).click();
  await expect(form(page)).toContainText('Wählen Sie Ihr Bundesland');
  await expect(form(page).getByRole('button', { name: 'An 0 Tagen schließen' })).toBeDisabled();
  await form(page).getByLabel('Jahr').selectOption(String(year));
  await form(page).getByLabel('Bundesland').selectOption({ label: 'Sachsen' });
  const tick = (name: RegExp) => form(page).getByRole('checkbox', { name });
  await expect(tick(/Reformationstag/)).toBeVisible();
  await expect(tick(/Buß- und Bettag/)).toBeChecked();
  await expect(tick(/Heiligabend/)).not.toBeChecked();
  await expect(tick(/Fronleichnam/)).not.toBeChecked();
  await expect(form(page)).toContainText('Feiertag nur in einigen Orten des Bundeslands');
  await expect(tick(/Deutschen Einheit/)).toBeDisabled();
  await expect(form(page)).toContainText('Schon eingetragen: Tag der offenen Tür');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await tick(/Heiligabend/).check();
  await tick(/Karfreitag/).uncheck();
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await form(page)
    .getByRole('button', { name: /Tagen schließen/ })
    .click();
  const { dates } = (await asked).postDataJSON() as { dates: string[] };
  expect(dates).toContain(`${year}-12-24`);
  await expect(form(page)).toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'Heiligabend' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Karfreitag' })).toHaveCount(0);
  expect(await listed(studio)).toHaveLength(dates.length + 1);

  // As shown in the result, except the day that another administrator has changed since.
  const first = (await listed(studio)).find(({ date }) => date === `${year}-12-24`);
  await studio.api('PUT', `${path}/${first?.id}`, { name: 'Heiliger Abend' });
  // At once: it is offered for ten seconds.
  await page.locator('[data-tone]').getByRole('button', { name: 'Rückgängig machen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Was inzwischen geändert wurde, bleibt.');
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(
    page.getByText(`${dates.length - 1} Tage entfernt, 1 behalten, weil er inzwischen geändert wurde.`),
  ).toBeVisible();
  expect((await listed(studio)).map(({ name }) => name)).toEqual(['Tag der offenen Tür', 'Heiliger Abend']);
  await expect(rows(page)).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
