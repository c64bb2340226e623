import { enter } from '../../support/admin.ts';
import { column, emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, choose, confirm, countsIn, preview, summary, utf16 } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('5,000 rows are read and the new ones imported while the page stays responsive; a second import adds none (I05) @whole', async ({
  page,
  studio,
}) => {
  test.setTimeout(180_000);
  const rows = Array.from({ length: 5000 }, (_, i) => ({
    id: `l:${i}`,
    ad_name: `Anzeige ${i % 7}`,
    campaign_name: 'Herbst',
    'question_wann?': `ab ${10 + (i % 9)} Uhr`,
    'question_was?': `Familie; "draußen" ${i % 11}`,
    full_name: `Kontakt ${i}`,
    email: `k${i}@x.example`,
    phone_number: `p:+49170${i}`,
    lead_status: 'new',
    utm_source: 'fb',
  }));
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  const file = [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row).map(quoted))]
    .map((cells) => cells.join('\t'))
    .join('\r\n');
  // Four of five exist already: rows are sent one after the other, and a thousand are enough to see that.
  await studio.sql(
    `INSERT INTO contact (id, name, email, source, phase, priority, raw_data, created_at, phase_entered_at)
     SELECT gen_random_uuid(), raw ->> 'full_name', raw ->> 'email', 'fb', 'new', 'medium', raw, at, at
     FROM jsonb_array_elements($1) WITH ORDINALITY AS came (raw, n),
          LATERAL (SELECT now() - make_interval(secs => n) AS at) AS moment`,
    [JSON.stringify(rows.slice(0, 4000))],
  );
  await enter(page, studio, board);
  await choose(page, utf16(file));
  await expect(confirm(page)).toHaveText('1000 Kontakte importieren');
  await confirm(page).click();
  const progress = page.getByRole('progressbar', { name: 'Fortschritt' });
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(100);
  // The page still accepts input, and the progress continues.
  const before = await progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Anhalten' })).toBeFocused();
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(before);
  await expect(summary(page)).toBeVisible({ timeout: 100_000 });
  expect(await countsIn(summary(page))).toMatchObject({ Importiert: 1000, Fehlgeschlagen: 0 });
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(column(page, 'new').locator('h2')).toContainText('5000 Kontakte');
  await choose(page, utf16(file));
  await expect(preview(page)).toContainText('Es gibt nichts Neues zu importieren.');
  expect(await countsIn(preview(page))).toMatchObject({ 'Duplikate übersprungen': 5000, 'Zu importieren': 0 });
  const [{ count }] = await studio.sql('SELECT count(*)::int AS count FROM contact');
  expect(count).toBe(5000);
});
