import type { Page } from '@playwright/test';
import { book, enter, withoutBookings, withoutEvents } from '../support/admin.ts';
import { weekdayAhead } from '../support/dates.ts';
import { openSettled } from '../support/settled.ts';
import { expect, type Studio, startOver, test } from '../support/studio.ts';

const day = weekdayAhead(3, 6);
const other = weekdayAhead(4, 7);
const phones = { Anna: '+49 177 8331234', Max: '+49 178 5550000' };

const photographers = async (studio: Studio): Promise<{ id: string; name: string }[]> =>
  (await studio.visit('GET', '/api/photographers')).body;

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
  await withoutBookings(studio);
  const [first, second] = await photographers(studio);
  const session = (start: string, name: string, phone: string, photographer: { id: string } | undefined) =>
    book(studio, start, {
      photographer_id: photographer?.id,
      customer: { name, email: 'kundin@kunde.example', phone },
      notes: `Notiz für ${name}\nzweite Zeile`,
    });
  await session(`${day}T10:00`, 'Clara Früh', phones.Anna, first);
  await session(`${day}T14:00`, 'Dora Spät', phones.Anna, first);
  await session(`${day}T11:00`, 'Ben Anders', phones.Max, second);
  await session(`${other}T10:00`, 'Eva Morgen', phones.Max, second);
  const gone = await session(`${day}T16:00`, 'Gisa Weg', phones.Max, second);
  await studio.api('POST', `/api/admin/bookings/${gone.id}/cancel`, {});
  await studio.api('POST', '/api/admin/timeoff', {
    photographer_id: first?.id,
    start: `${day}T08:00`,
    end: `${day}T09:00`,
    reason: 'Zahnarzt',
  });
});

/** The number of sheets the page prints on. Leaves the page in print mode, for further checks. */
const onPaper = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sheets], [data-printed-bookings]')).toBeVisible();
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};
const sheets = (page: Page) => page.locator('[data-sheets] section');
const cells = (page: Page, sheet: number) => sheets(page).nth(sheet).locator('tbody tr');

/** Buttons, links, fields and menus are not printed. */
const expectNoControls = async (page: Page): Promise<void> => {
  for (const role of ['button', 'link', 'textbox', 'searchbox', 'combobox', 'navigation', 'switch'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
};

test('a day is printed on one page per photographer, with times, names, telephone numbers and notes (BOOK-083) @whole', async ({
  page,
  studio,
}) => {
  await withoutEvents(page);
  await enter(page, studio, '/robots.txt');
  await openSettled(page, `/admin/calendar?view=day&date=${day}`);
  await expect(page.getByText('Clara Früh').first()).toBeVisible();
  await expect(sheets(page)).toHaveCount(0);
  expect(await onPaper(page)).toBe(2);
  const names = (await photographers(studio)).slice(0, 2).map(({ name }) => name);
  await expect(sheets(page).getByRole('heading')).toHaveText(names.toSorted());
  const mine = names.toSorted().indexOf(names[0] ?? '');
  await expect(cells(page, mine)).toHaveText([
    /08:00–09:00.*Abwesend: Zahnarzt/,
    /10:00–11:00.*Clara Früh.*\+49 177 8331234.*Porträtshooting.*Notiz für Clara Früh/s,
    /14:00–15:00.*Dora Spät/s,
  ]);
  await expect(cells(page, 1 - mine)).toHaveText([/11:00–12:00.*Ben Anders.*\+49 178 5550000/s]);
  await expectNoControls(page);
});

test('a week has one sheet per photographer too, with the day of each session @whole', async ({ page, studio }) => {
  await withoutEvents(page);
  await enter(page, studio, '/robots.txt');
  await openSettled(page, `/admin/calendar?view=week&date=${day}&photographer=${(await photographers(studio))[1]?.id}`);
  await expect(page.getByText('Ben Anders').first()).toBeVisible();
  expect(await onPaper(page)).toBe(1);
  await expect(cells(page, 0)).toHaveText([/Mi.*11:00–12:00.*Ben Anders/s, /Do.*10:00–11:00.*Eva Morgen/s]);
  await page.goto(`/admin/calendar?view=day&date=${weekdayAhead(5, 60)}`);
  await expect(sheets(page)).toHaveCount(0);
  await expect(page.locator('[data-sheets]')).toContainText('Keine Einträge an diesem Tag.');
});

test('the list of bookings is printed completely, as a table without controls; the button prints (BOOK-083)', async ({
  page,
  studio,
}) => {
  await withoutEvents(page);
  await enter(page, studio, '/admin/bookings');
  await expect(page.locator('[data-row-name]')).toHaveCount(5);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '');
  });
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect(page.locator('[data-was-printed]')).toHaveCount(1);
  await page.getByRole('searchbox').fill('0177 833');
  await expect(page.locator('[data-row-name]')).toHaveCount(2);
  expect(await onPaper(page)).toBe(1);
  const rows = page.locator('[data-printed-bookings] tbody tr');
  await expect(rows).toHaveText([/Dora Spät.*\+49 177 8331234.*Notiz für Dora/s, /Clara Früh/]);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Datum und Uhrzeit',
    'Kunde',
    'Telefon',
    'Service',
    'Fotograf',
    'Status',
    'Notizen',
  ]);
  await expectNoControls(page);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('[data-printed-bookings]')).toHaveCount(0);
});
