import { expect, it } from 'vitest';
import { payingStudio } from '#features/booking/server/testing/paying-studio.ts';

const { studio, book, begin, send } = payingStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const exported = async () =>
  (await admin('POST', '/api/admin/privacy/export', { email: 'aenne@example.de' })).body.bookings;

it('the export of a person contains payments in cash, removed or not, and through the provider with refunds (G04)', async () => {
  const cash = await book({}, '2030-06-04T09:00:00');
  await admin('POST', `/api/admin/bookings/${cash}/cash-payment`, { amount: 60 });
  await admin('DELETE', `/api/admin/bookings/${cash}/cash-payment`);
  studio().setNow('2030-06-03T09:00');
  await admin('POST', `/api/admin/bookings/${cash}/cash-payment`, { amount: 75, method: 'card_terminal' });
  const { id, session } = await begin();
  session.pay();
  await send('checkout.session.completed', session.describe());
  await admin('POST', `/api/admin/bookings/${id}/refunds`, { amount: 20 });

  const bookings: { id: string; payments: Record<string, unknown>[] }[] = await exported();
  const paymentsOf = (booking: string) => bookings.find((one) => one.id === booking)?.payments ?? [];
  const [first, second] = paymentsOf(cash);
  expect(paymentsOf(cash)).toHaveLength(2);
  expect([first, second]).toMatchObject([
    { method: 'cash', amount_cents: 6000, taken_back_at: expect.any(String) },
    { method: 'card_terminal', amount_cents: 7500, taken_back_at: null },
  ]);
  // The administrator who recorded a payment is not data about the person.
  for (const one of [first, second]) expect(Object.keys(one ?? {}).filter((key) => key.endsWith('_by'))).toEqual([]);
  expect(paymentsOf(id)).toMatchObject([
    { amount_cents: 7500, status: 'paid', refunds: [{ amount_cents: 2000, status: 'succeeded' }] },
  ]);
});
