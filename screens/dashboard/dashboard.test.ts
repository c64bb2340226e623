import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { openScreen } from '../support/open-screen.tsx';
import { textsOf } from '../support/texts-of.ts';

test('the dashboard shows the numbers of all time, without dates (DASH-001, DASH-002, DASH-009, DASH-015, AMB-040)', async () => {
  const { answers } = bookingsOf(bookingOf('2027-05-13T10:00'), bookingOf('2027-05-13T12:00', { status: 'CONFIRMED' }));
  const stage = await openScreen('/admin/dashboard', { answers });
  const stats = page.getByRole('region', { name: 'Buchungen im Zeitraum' });
  await expect.element(stats.getByText('Zeitraum: gesamt · 2 Buchungen')).toBeVisible();
  expect(textsOf(stats.getByRole('link'))).toEqual(['Gesamt2', 'Ausstehend1', 'Bestätigt1', 'Abgeschlossen0']);
  expect(stage.asked('GET /api/admin/bookings/stats/overview').map(({ query }) => query.toString())).toEqual(['']);
  expect(document.title).toBe('Dashboard · FotoBooking');
});

test('the dashboard lists the ten latest bookings (DASH-013, DASH-014)', async () => {
  const bookings = Array.from({ length: 12 }, (_, index) =>
    bookingOf(`2027-05-${14 + index}T10:00`, {
      customer_name: `Kundin ${String(index + 1).padStart(2, '0')}`,
      created_at: `2027-05-11T10:00:${10 + index}.000+02:00`,
    }),
  );
  const stage = await openScreen('/admin/dashboard', bookingsOf(...bookings));
  const links = page.getByRole('region', { name: 'Neueste Buchungen' }).getByRole('row').getByRole('link');
  await expect
    .poll(() => textsOf(links))
    .toEqual(
      bookings
        .slice(2)
        .toReversed()
        .map(({ customer_name }) => customer_name),
    );
  expect(stage.asked('GET /api/admin/bookings').map(({ query }) => query.toString())).toContain('limit=10');
  const address = `/admin/bookings?highlight=${bookings.at(-1)?.id}`;
  await expect.element(links.first()).toHaveAttribute('href', address);
  await links.first().click();
  await expect.poll(() => location.pathname + location.search).toBe(address);
});
