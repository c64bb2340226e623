import { enter, expectAccessible, expectNoSidewaysScroll } from '../../support/admin.ts';
import { bookAt, placeOf } from '../../support/calendar.ts';
import { always, setHours } from '../../support/own-hours.ts';
import { expect, test } from '../../support/studio.ts';
import { question } from '../calendar-moves.ts';
import { day, inRoom, roomColumn, roomsOf, studioOfRooms } from '../calendar-rooms.ts';

const rooms = `/admin/calendar?view=day&date=${day}&columns=resources`;

test('by keyboard a session moves from room to room, and each step is announced (PLAN-44) @whole', async ({
  page,
  studio,
}) => {
  const { one, two } = await studioOfRooms(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Taste');
  const said = page.locator('[data-announcer]');
  await enter(page, studio, rooms);
  await inRoom(page, one, id).focus();
  await page.keyboard.press('m');
  await expect(said).toContainText('Eva Taste, Porträtshooting, Anna Lindner, Ausstehend aufgenommen.');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toContainText('aufgenommen');
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('Mittwoch, 9. Juni 2032, 10:00, Studio 2');
  await expect(roomColumn(page, two.id).locator('[data-preview]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Nicht verschoben.');
  await expect(inRoom(page, one, id)).toBeFocused();
  for (const key of ['m', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(question(page)).toContainText('nach Mi., 9. Juni, 10:15–11:15, Studio 2');
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).press('Enter');
  await expect(inRoom(page, two, id)).toBeFocused();
  await expect.poll(() => placeOf(studio, id)).toBe(`${day}T10:15 Anna Lindner`);
  expect(await roomsOf(studio, id)).toEqual(['Studio 2', 'Mia']);
});

test('a room’s own hours and time off are shaded in its column (PLAN-43, PLAN-44) @whole', async ({ page, studio }) => {
  const { one, two } = await studioOfRooms(studio);
  await setHours(studio, one.id, { periods: [always({ monday: [['09:00', '10:00']] })] });
  const off = { resource_id: two.id, start: `${day}T12:00`, end: `${day}T14:00`, reason: 'Reparatur' };
  expect((await studio.api('POST', '/api/admin/resource-timeoff', off)).status).toBe(201);
  await enter(page, studio, rooms);
  await expect(roomColumn(page, one.id).locator('[data-closed]')).toHaveCount(1);
  await expect(roomColumn(page, two.id).locator('[data-closed]')).toHaveCount(2);
  await expect(roomColumn(page, two.id).locator('[data-away]')).toHaveCount(1);
  await expect(roomColumn(page, one.id).locator('[data-away]')).toHaveCount(0);
});

test('on a phone one room is shown at a time, in Russian and in the dark (PLAN-44) @whole', async ({
  page,
  studio,
}) => {
  const { one, two } = await studioOfRooms(studio);
  const name_ru = 'Большая студия с естественным освещением';
  await studio.api('PATCH', `/api/admin/resources/${two.id}`, { name_ru });
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Mobil');
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/robots.txt');
  await page.evaluate(() =>
    Object.entries({ admin_theme: 'dark', language: 'ru' }).forEach(([key, value]) => localStorage.setItem(key, value)),
  );
  await page.goto(`/admin/calendar?view=day&date=${day}`);
  await page.getByRole('button', { name: 'Залы и оборудование' }).click();
  await expect(inRoom(page, one, id)).toBeVisible();
  await expect(page.locator('[data-drop-resource]')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: name_ru }).click();
  await expect(roomColumn(page, two.id)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`resource=${two.id}`));
  await expect(page.locator('[data-event]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});
