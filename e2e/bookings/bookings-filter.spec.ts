import { book, enter, withoutBookings, withoutEvents } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const list = /\/api\/admin\/bookings(?:\?|$)/;

test.beforeEach(({ studio }) => withoutBookings(studio));

test('filter and order are sent to the server (BOOK-004..010, BOOK-017, AMB-111)', async ({ page, studio }) => {
  await book(studio, `${berlinDay(2)}T10:00`);
  const asked = async (act: () => Promise<unknown>): Promise<Record<string, string>> => {
    const request = page.waitForRequest((candidate) => list.test(candidate.url()));
    await act();
    const query = Object.fromEntries(new URL((await request).url()).searchParams);
    // However many there are, the first page is requested first.
    expect(query).toMatchObject({ limit: '100', offset: '0' });
    return Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'limit' && name !== 'offset'));
  };
  await withoutEvents(page);
  expect(await asked(() => enter(page, studio, '/admin/bookings'))).toEqual({
    sort_by: 'created_at',
    sort_order: 'desc',
  });
  const filter = page.getByRole('group', { name: 'Status' });
  await expect(filter.getByRole('button')).toHaveText([
    'Alle1',
    'Ausstehend1',
    'Zahlung offen0',
    'Bestätigt0',
    'Abgeschlossen0',
    'Storniert0',
  ]);
  const statuses = [
    ['Ausstehend', 'PENDING'],
    ['Zahlung offen', 'PAYMENT_PENDING'],
    ['Bestätigt', 'CONFIRMED'],
    ['Abgeschlossen', 'COMPLETED'],
    ['Storniert', 'CANCELLED'],
  ];
  for (const [name, status] of statuses) {
    const query = await asked(() => filter.getByRole('button', { name: new RegExp(`^${name}`) }).click());
    expect(query['status']).toBe(status);
  }
  await asked(() => filter.getByRole('button', { name: /^Alle/ }).click());
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveText(['Kunde', 'Datum und Uhrzeit', 'Status']);
  const byStart = page.getByRole('columnheader').getByRole('button', { name: 'Datum und Uhrzeit' });
  expect(await asked(() => byStart.click())).toEqual({ sort_by: 'start', sort_order: 'desc' });
  expect(await asked(() => byStart.click())).toEqual({ sort_by: 'start', sort_order: 'asc' });
  await expect(page.getByRole('columnheader', { name: 'Datum und Uhrzeit' })).toHaveAttribute('aria-sort', 'ascending');
  const selector = page.getByRole('combobox', { name: 'Sortieren nach' });
  const fields = ['created_at', 'updated_at', 'start', 'status', 'customer_name', 'customer_email'];
  expect(
    await selector
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(fields);
  for (const field of ['updated_at', 'customer_name', 'customer_email', 'status']) {
    expect(await asked(() => selector.selectOption(field))).toEqual({ sort_by: field, sort_order: 'desc' });
  }
  expect(await asked(() => page.getByRole('button', { name: 'Absteigend sortiert' }).click())).toEqual({
    sort_by: 'status',
    sort_order: 'asc',
  });
  await page.reload();
  await expect(selector).toHaveValue('status');
});
