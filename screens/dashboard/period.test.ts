import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const overview = 'GET /api/admin/bookings/stats/overview';
const stats = page.getByRole('region', { name: 'Buchungen im Zeitraum' });
const preset = (name: string) => stats.getByRole('button', { name });

test('a preset requests its days, and the URL keeps it (DASH-004..009, DASH-011, DASH-012, AMB-112, AMB-038)', async () => {
  const stage = await openScreen('/admin/dashboard');
  await expect.element(stats.getByText('0 Buchungen')).toBeVisible();
  const asked = () => stage.asked(overview).map(({ query }) => `${query.get('date_from')} ${query.get('date_to')}`);
  for (const [name, from, to] of [
    ['Letzte 7 Tage', '2027-05-05', '2027-05-11'],
    ['Letzte 30 Tage', '2027-04-12', '2027-05-11'],
    ['Dieser Monat', '2027-05-01', '2027-05-31'],
    ['Letzter Monat', '2027-04-01', '2027-04-30'],
    ['Dieses Jahr', '2027-01-01', '2027-12-31'],
  ] as const) {
    await preset(name).click();
    await expect.poll(asked).toContain(`${from}T00:00:00.000Z ${to}T23:59:59.999Z`);
    const german = [from, to].map((day) => day.split('-').toReversed().join('.'));
    await expect.element(stats.getByText(`Zeitraum: ${german.join(' – ')}`)).toBeVisible();
    await expect.element(preset(name)).toHaveAttribute('aria-pressed', 'true');
  }
  expect(address()).toBe('/admin/dashboard?range=thisYear');
  history.back();
  await expect.element(preset('Letzter Monat')).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toBe('/admin/dashboard?range=lastMonth');
});

test('an address with a preset opens with it, as after a reload (DASH-012)', async () => {
  await openScreen('/admin/dashboard?range=thisYear');
  await expect.element(preset('Dieses Jahr')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(stats.getByText('Zeitraum: 01.01.2027 – 31.12.2027')).toBeVisible();
});
