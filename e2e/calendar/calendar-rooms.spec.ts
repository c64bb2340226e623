import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { bookAt, dragByMouse, emptyCalendar, placeOf, pointAt } from '../support/calendar.ts';
import { withoutResources } from '../support/resources.ts';
import { expect, test } from '../support/studio.ts';
import { question } from './calendar-moves.ts';
import { bookWithMax, day, inRoom, roomColumn, roomsOf, studioOfRooms } from './calendar-rooms.ts';

const rooms = `/admin/calendar?view=day&date=${day}&columns=resources`;
const columnChoice = 'Spalten';

test('the day has a column per room once the studio uses rooms, and the URL keeps the choice (PLAN-05, PLAN-44) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const { one, two, garden, artist, service } = await studioOfRooms(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Raum');
  await studio.api('PUT', `/api/admin/services/${service}`, { needs: [] });
  const without = await bookAt(studio, `${day}T14:00`, 'Ohne Raum');
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  const choice = page.getByRole('group', { name: columnChoice });
  await expect(choice.getByRole('button', { name: 'Fotografen' })).toHaveAttribute('aria-pressed', 'true');
  await choice.getByRole('button', { name: 'Räume & Ausstattung' }).click();
  await expect(page).toHaveURL(/columns=resources/);
  await expect(page.locator('[data-drop-resource]')).toHaveCount(5);
  await expect(page.locator('h3').filter({ hasText: /^(Studio|Garten|Mia|Ohne)/ })).toHaveText([
    'Studio 1',
    'Studio 2',
    'Garten',
    'Mia',
    'Ohne Raum',
  ]);
  await expect(inRoom(page, one, id)).toContainText('Eva Raum');
  await expect(inRoom(page, one, id).locator('[data-mark]')).toHaveText('AL');
  await expect(inRoom(page, artist, id)).toBeVisible();
  await expect(inRoom(page, two, id)).toHaveCount(0);
  await expect(roomColumn(page, garden.id).locator('[data-event]')).toHaveCount(0);
  await expect(roomColumn(page, 'none').locator(`[data-event="${without}"]`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(inRoom(page, one, id)).toBeVisible();
  await page.getByRole('button', { name: 'Nächster Tag' }).click();
  await expect(page).toHaveURL(/columns=resources/);
  await expect(page.locator('[data-drop-resource]')).toHaveCount(4);
  await choice.getByRole('button', { name: 'Fotografen' }).click();
  await expect(page).not.toHaveURL(/columns/);
  await emptyCalendar(studio);
  await withoutResources(studio);
  await page.goto(rooms);
  await expect(page.locator('[data-drop-photographer]').first()).toBeVisible();
  await expect(page.locator('[data-drop-resource]')).toHaveCount(0);
  await expect(choice).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a session is dragged to another room, keeps its photographer, and the move can be undone from the toast (PLAN-05, PLAN-44) @whole', async ({
  page,
  studio,
}) => {
  const { one, two } = await studioOfRooms(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Zieht');
  await enter(page, studio, rooms);
  await dragByMouse(page, inRoom(page, one, id), () => pointAt(roomColumn(page, two.id), '10:00'));
  await expect(question(page)).toContainText('10:00–11:00, Studio 1');
  await expect(question(page)).toContainText('nach Mi., 9. Juni, 10:00–11:00, Studio 2');
  await expect(question(page)).toContainText('Es wird keine E‑Mail verschickt.');
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).click();
  expect((await asked).postDataJSON()).toMatchObject({ resource_ids: [two.id], version: 1 });
  expect((await asked).postDataJSON()).not.toHaveProperty('photographer_id');
  await expect(inRoom(page, two, id)).toBeVisible();
  await expect(inRoom(page, one, id)).toHaveCount(0);
  await expect.poll(() => roomsOf(studio, id)).toEqual(['Studio 2', 'Mia']);
  expect(await placeOf(studio, id)).toBe(`${day}T10:00 Anna Lindner`);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(inRoom(page, one, id)).toBeVisible();
  await expect.poll(() => roomsOf(studio, id)).toEqual(['Studio 1', 'Mia']);
});

test('a session that moves in time within its room keeps the room, although another is free (PLAN-44) @whole', async ({
  page,
  studio,
}) => {
  const { two } = await studioOfRooms(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Spaeter');
  await studio.api('PUT', `/api/admin/bookings/${id}`, { resource_ids: [two.id] });
  await enter(page, studio, rooms);
  await dragByMouse(page, inRoom(page, two, id), () => pointAt(roomColumn(page, two.id), '14:00'));
  await expect(question(page)).toContainText('Die Kundin oder der Kunde bekommt eine E‑Mail');
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect.poll(() => placeOf(studio, id)).toBe(`${day}T14:00 Anna Lindner`);
  expect(await roomsOf(studio, id)).toEqual(['Studio 2', 'Mia']);
});

test('a room that is taken, or that the service does not need, is refused with the reason (PLAN-05, PLAN-44) @whole', async ({
  page,
  studio,
}) => {
  const { one, two, garden } = await studioOfRooms(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Zuerst');
  const other = await bookWithMax(studio, `${day}T10:00`, 'Max Schon');
  await enter(page, studio, rooms);
  await expect(inRoom(page, two, other)).toBeVisible();
  await dragByMouse(page, inRoom(page, one, id), () => pointAt(roomColumn(page, two.id), '10:00'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Nicht verschoben\. Studio 2: Gebucht: Max Schon \(FB-.{8}\), 10:00–11:00/);
  await expect(question(page)).toHaveCount(0);
  await dragByMouse(page, inRoom(page, one, id), () => pointAt(roomColumn(page, garden.id), '10:00'));
  await expect(alert.last()).toContainText('Nicht verschoben. Der Service dieses Termins braucht das nicht.');
  expect(await roomsOf(studio, id)).toEqual(['Studio 1', 'Mia']);
});

test('a room that was taken meanwhile is refused by the server, and the session returns to its place (PLAN-05, PLAN-44)', async ({
  page,
  studio,
}) => {
  const { one, two } = await studioOfRooms(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Langsam');
  await enter(page, studio, rooms);
  await dragByMouse(page, inRoom(page, one, id), () => pointAt(roomColumn(page, two.id), '10:00'));
  await expect(question(page)).toBeVisible();
  await bookWithMax(studio, `${day}T10:00`, 'Max Schneller');
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Studio 2: Gebucht: Max Schneller');
  await expect(inRoom(page, one, id)).toBeVisible();
  expect(await roomsOf(studio, id)).toEqual(['Studio 1', 'Mia']);
});
