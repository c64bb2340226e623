import { book, enter } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { part, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('the rankings have five entries, and ten recent bookings are listed (REP-006, REP-019, REP-008, REP-017, REP-020)', async ({
  page,
  studio,
}) => {
  const made: string[] = [];
  for (let i = 0; i < 7; i++) {
    const { status, body } = await studio.api('POST', '/api/admin/services', {
      name: `Rang ${String(i)}`,
      description: 'Für die Rangliste.',
      duration_min: 30,
      price_eur: 10 + i,
    });
    expect(status).toBe(201);
    made.push(body.id);
  }
  // The later ones twice: they are sorted first.
  for (const [i, service_id] of [...made, ...made.slice(2)].entries()) {
    await book(studio, `${berlinDay(1 + i)}T10:00`, { service_id });
  }
  await enter(page, studio, '/admin/reports');
  const ranked = part(page, 'Top-Ranglisten').getByRole('list', { name: 'Meistgebuchte Services' });
  await expect(ranked.getByRole('listitem')).toHaveText(
    [6, 5, 4, 3, 2].map((i, rank) => `${rank + 1}.Rang ${i}2 Buchungen${2 * (10 + i)},00 €`),
  );
  const rows = part(page, 'Neueste Buchungen').getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(1)).toContainText('Clara Hoffmann');
  await expect(rows.nth(1)).toContainText('clara@kunde.example');
  await expect(rows.nth(1)).toContainText('Rang 6');
  await expect(rows.nth(1)).toContainText('16,00 €');
  await expect(rows.nth(1)).toContainText('Ausstehend');
  // Services that do not fit are combined in the chart; the table shows all.
  const services = part(page, 'Umsatz nach Service');
  await services.getByRole('button', { name: 'Als Tabelle' }).click();
  await expect(services.getByRole('row')).toHaveCount(8);
  for (const id of made) await studio.api('DELETE', `/api/admin/services/${id}`);
});
