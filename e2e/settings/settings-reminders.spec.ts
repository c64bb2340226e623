import { enter } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/email-settings')).body;
const reminders = '/admin/email?tab=reminders';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test('a typed list of reminder hours is parsed, and invalid entries are dropped (MAIL-010, MAIL-011, MAIL-022, AMB-089)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, reminders);
  for (const [typed, hours] of [
    ['48, 24,3', [48, 24, 3]],
    ['24,abc,3', [24, 3]],
    ['1.5,-3,7', [7]],
  ] as const) {
    await page.getByLabel('Stunden vor dem Termin').fill(typed);
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Speichern' }).click();
    expect((await sent).postDataJSON()).toEqual({ reminders: { reminders: hours } });
    await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
    expect((await stored(studio)).reminders.reminders).toEqual(hours);
  }
});

test('the presets fill the field (MAIL-012..017)', async ({ page, studio }) => {
  await enter(page, studio, reminders);
  for (const pick of ['24', '24,3', '48,24,3', '72,24,12', '24,12,6,3', '168,24']) {
    await page.getByRole('button', { name: pick, exact: true }).click();
    await expect(page.getByLabel('Stunden vor dem Termin')).toHaveValue(pick);
    await expect(page.getByRole('button', { name: pick, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
});
