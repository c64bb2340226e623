import { enter, withoutBookings } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const overview = /\/api\/admin\/bookings\/stats\/overview\?.*date_from/;

test.beforeEach(({ studio }) => withoutBookings(studio));

test('a custom period can be entered, unless it ends before it starts (DASH-010, DASH-011, AMB-112)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/dashboard');
  const stats = page.getByRole('region', { name: 'Buchungen im Zeitraum' });
  await expect(stats.getByText('0 Buchungen')).toBeVisible();
  const apply = stats.getByRole('button', { name: 'Anwenden' });
  await stats.getByLabel('Von').fill('2030-06-05');
  await stats.getByLabel('Bis').fill('2030-06-01');
  await expect(apply).toBeDisabled();
  await expect(stats.getByText('Der Beginn liegt nach dem Ende.')).toBeVisible();
  await stats.getByLabel('Bis').fill('2030-06-07');
  const asked = page.waitForRequest(overview);
  await apply.click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('date_from')).toBe('2030-06-05T00:00:00.000Z');
  expect(query.get('date_to')).toBe('2030-06-07T23:59:59.999Z');
  await expect(stats.getByText('Zeitraum: 05.06.2030 – 07.06.2030')).toBeVisible();
});
