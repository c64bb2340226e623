import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { addResource, needResources, withoutResources } from '../support/resources.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { addService } from '../support/wizard.ts';

const words = {
  de: { filter: 'Raum, Ausstattung', all: 'Alle Räume & Ausstattung', palette: 'Befehle und Bereiche' },
  ru: { filter: 'Зал, оборудование', all: 'Все залы и оборудование', palette: 'Команды и разделы' },
} as const;

test.beforeEach(async ({ studio }) => {
  await studio.sql('DELETE FROM booking');
  await studio.sql('DELETE FROM occupied_time');
});
test.afterEach(({ studio }) => withoutResources(studio));

const book = async (studio: Studio, service_id: string, start: string, name: string): Promise<void> => {
  const [photographer] = (await studio.api('GET', '/api/admin/photographers')).body;
  const wanted = {
    service_id,
    photographer_id: photographer.id,
    start,
    customer: { name },
    ignore_working_hours: true,
  };
  const { status, body } = await studio.api('POST', '/api/admin/bookings', wanted);
  expect(status, JSON.stringify(body)).toBe(201);
};

const studioWithTwoRooms = async (studio: Studio) => {
  const [red, blue] = [
    await addResource(studio, 'Rotes Atelier', { name_ru: 'Красный зал' }),
    await addResource(studio, 'Blaues Atelier'),
  ];
  const [inRed, without] = [
    await addService(studio, { name: 'Im Atelier' }),
    await addService(studio, { name: 'Frei' }),
  ];
  await needResources(studio, inRed, [red]);
  await book(studio, inRed, '2031-06-04T09:00', 'Eva Rot');
  await book(studio, without, '2031-06-04T12:00', 'Max Ohne');
  return { red, blue };
};

for (const language of ['de', 'ru'] as const) {
  const { filter, all, palette } = words[language];
  test(`the list of bookings is filtered by a room, ${language}, and Ctrl-K opens that filter (PLAN-06) @whole`, async ({
    page,
    studio,
  }) => {
    const { red } = await studioWithTwoRooms(studio);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await enter(page, studio, '/admin/bookings');
    await expect(page.getByText('Max Ohne').first()).toBeVisible();
    const room = language === 'de' ? 'Rotes Atelier' : 'Красный зал';
    await page.getByLabel(filter).selectOption(room);
    await expect(page.getByText('Max Ohne')).toHaveCount(0);
    await expect(page.getByText('Eva Rot').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`resource=${red.id}`));
    await expectAccessible(page);
    await page.getByLabel(filter).selectOption('Blaues Atelier');
    await page.getByRole('button', { name: all }).click();
    await expect(page.getByText('Max Ohne').first()).toBeVisible();
    await page.getByRole('searchbox').fill(room.slice(0, 5).toUpperCase());
    await expect(page.getByText('Max Ohne')).toHaveCount(0);
    await expect(page.getByText('Eva Rot').first()).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: palette }).fill(room.slice(0, 5));
    await expect(page.getByRole('dialog').getByRole('option', { name: room, exact: true })).toBeVisible();
    await page.getByRole('dialog').getByRole('option', { name: room, exact: true }).click();
    await expect(page.getByLabel(filter)).toHaveValue(red.id);
  });
}

test('the printed list and the day sheets name the rooms (PLAN-06) @whole', async ({ page, studio }) => {
  await studioWithTwoRooms(studio);
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByText('Eva Rot').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-printed-bookings] tr').filter({ hasText: 'Eva Rot' })).toContainText(
    'Rotes Atelier',
  );
  await page.emulateMedia({ media: 'screen' });
  await enter(page, studio, '/admin/calendar?view=day&date=2031-06-04');
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sheets] tr').filter({ hasText: 'Eva Rot' })).toContainText('Rotes Atelier');
  await expect(page.locator('[data-sheets] tr').filter({ hasText: 'Max Ohne' })).not.toContainText('Atelier');
});
