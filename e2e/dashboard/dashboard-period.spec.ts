import { enter, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const overview = '/api/admin/bookings/stats/overview';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('a preset requests its days, and the URL keeps it (DASH-004..009, DASH-011, DASH-012, AMB-112, AMB-038)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/dashboard');
  const stats = page.getByRole('region', { name: 'Buchungen im Zeitraum' });
  await expect(stats.getByText('0 Buchungen')).toBeVisible();
  const today = berlinDay();
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const monthEdge = (index: number, day: number): string =>
    new Date(Date.UTC(year, index, day)).toISOString().slice(0, 10);
  const presets = [
    ['Letzte 7 Tage', berlinDay(-6), today],
    ['Letzte 30 Tage', berlinDay(-29), today],
    ['Dieser Monat', monthEdge(month - 1, 1), monthEdge(month, 0)],
    ['Letzter Monat', monthEdge(month - 2, 1), monthEdge(month - 1, 0)],
    ['Dieses Jahr', `${year}-01-01`, `${year}-12-31`],
  ] as const;
  const asked: string[] = [];
  page.on('request', (request) => {
    const query = new URL(request.url()).searchParams;
    if (request.url().includes(overview)) asked.push(`${query.get('date_from')} ${query.get('date_to')}`);
  });
  for (const [name, from, to] of presets) {
    await stats.getByRole('button', { name }).click();
    // Two presets may have the same days, which are requested once: on the 30th, the last 30 days are this month.
    await expect.poll(() => asked, name).toContain(`${from}T00:00:00.000Z ${to}T23:59:59.999Z`);
    const german = [from, to].map((day) => day.split('-').toReversed().join('.'));
    await expect(stats.getByText(`Zeitraum: ${german.join(' – ')}`)).toBeVisible();
    await expect(stats.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await page.reload();
  await expect(stats.getByRole('button', { name: 'Dieses Jahr' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(stats.getByRole('button', { name: 'Letzter Monat' })).toHaveAttribute('aria-pressed', 'true');
});
