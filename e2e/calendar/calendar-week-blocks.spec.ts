import { book, enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test('in the week every block names its photographer, and fifteen photographers have a row each (CAL-053) @whole', async ({
  page,
  studio,
}) => {
  await withoutBookings(studio);
  const day = weekdayAhead(3, 6);
  const people: { id: string; name: string }[] = (await studio.visit('GET', '/api/photographers')).body;
  for (const { id, name } of people)
    await book(studio, `${day}T10:00`, {
      photographer_id: id,
      customer: { name: `Gast von ${name}`, email: 'gast@kunde.example' },
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, studio, `/admin/calendar?view=week&date=${day}`);
  const marks = page.locator('[data-event] [data-mark]');
  await expect(marks).toHaveCount(people.length);
  expect(new Set(await marks.allTextContents()).size).toBe(people.length);
  await expect(page.locator('#content li').filter({ hasText: people[0]?.name ?? '' })).toBeVisible();
  await expectAccessible(page);

  const added: string[] = [];
  for (let count = people.length; count < 15; count++) {
    const name = `Fotografin Nummer${count}`;
    const { body } = await studio.api('POST', '/api/admin/photographers', { name });
    added.push(body.id);
    await book(studio, `${day}T11:00`, {
      photographer_id: body.id,
      customer: { name: `Kunde ${count}`, email: `k${count}@kunde.example` },
    });
  }
  await page.reload();
  const team = page.locator('[data-team-week]');
  await expect(team.getByRole('rowheader')).toHaveCount(15);
  const row = team.getByRole('row').filter({ hasText: 'Fotografin Nummer7' });
  await expect(row.locator('[data-event]')).toHaveText(['11:00 Kunde 7']);
  const { width = 0 } = (await row.locator('[data-event]').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(100);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  await row.locator('[data-event]').click();
  await expect(page.getByRole('dialog')).toContainText('Kunde 7');
  await withoutBookings(studio);
  for (const id of added) await studio.api('DELETE', `/api/admin/photographers/${id}`);
});
