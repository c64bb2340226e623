import { expect, it } from 'vitest';
import { payingStudio } from '../testing/paying-studio.ts';
import { sendRefunds } from './send-refunds.ts';

const { studio, provider, configure, begin, send } = payingStudio();

const paid = async () => {
  const { id, session } = await begin();
  session.pay();
  await send('checkout.session.completed', session.describe());
  return { id, intent: String(session.describe()['payment_intent']) };
};
const refund = (id: string) => studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, { amount: 30 });
const madeOf = (of: string) => provider().refunds.filter(({ payment_intent }) => payment_intent === of).length;
const retryAt = async (wall: string) => {
  studio().setNow(wall);
  await sendRefunds(studio().context);
};

it('a refund whose response was lost is not made again after the provider has deleted its key (P17)', async () => {
  const { id, intent } = await paid();
  provider().behave('lost');
  await refund(id);
  expect(madeOf(intent)).toBe(1);
  provider().behave('normal');
  provider().forgetKeys();
  await retryAt('2030-06-03T08:01');
  expect(madeOf(intent)).toBe(1);
});

it('a refund that waits for the keys of the provider is made within a minute after they are set again', async () => {
  const { id, intent } = await paid();
  await configure({ stripe_secret_key_sealed: '' });
  await refund(id);
  for (const minute of [10, 20, 30, 40, 50]) await retryAt(`2030-06-03T08:${minute}`);
  expect(madeOf(intent)).toBe(0);
  await configure();
  await retryAt('2030-06-03T08:51');
  expect(madeOf(intent)).toBe(1);
});
