import { expect, it } from 'vitest';
import { payingStudio } from '../testing/paying-studio.ts';
import { sendRefunds } from './send-refunds.ts';

const { studio, provider, begin, read, send, events } = payingStudio();

const paid = async () => {
  const { id, session } = await begin();
  session.pay();
  await send('checkout.session.completed', session.describe());
  return { id, intent: String(session.describe()['payment_intent']) };
};
const refund = (id: string, amount: number) =>
  studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, { amount });
const retryAt = async (wall: string) => {
  studio().setNow(wall);
  await sendRefunds(studio().context);
};

it('a refund that failed twice is retried after five minutes, not before (P17)', async () => {
  const { id, intent } = await paid();
  const made = () => provider().refunds.filter(({ payment_intent }) => payment_intent === intent).length;
  provider().behave(500);
  await refund(id, 30);
  await retryAt('2030-06-03T08:01');
  provider().behave('normal');
  await retryAt('2030-06-03T08:05');
  expect(made()).toBe(0);
  await retryAt('2030-06-03T08:06');
  expect(made()).toBe(1);
  expect((await read(id)).payment).toMatchObject({ refunded_amount: 30 });
});

it('a refund whose response was lost is distinguished from one without metadata that was made at the provider (P17)', async () => {
  const { id, intent } = await paid();
  type Made = (ReturnType<typeof provider>['refunds'][number] & { metadata?: unknown })[];
  const others = [{ id: `re_${id}`, amount: 1000, payment_intent: intent, status: 'succeeded' }];
  (provider().refunds as Made).push(...(others as unknown as Made));
  provider().behave('lost');
  await refund(id, 30);
  provider().behave('normal');
  await retryAt('2030-06-03T08:01');
  expect((await read(id)).payment).toMatchObject({ refunds: [{ amount: 30, status: 'succeeded' }] });
});

it('a refund that was made at the provider is in the timeline of its booking', async () => {
  const { id, intent } = await paid();
  await send('refund.created', { id: `re_${id}`, amount: 2000, status: 'succeeded', payment_intent: intent });
  expect(await events(id)).toContain('booking.refunded');
});
