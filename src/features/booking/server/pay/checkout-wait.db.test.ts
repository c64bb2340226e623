import { afterEach, expect, it, vi } from 'vitest';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, provider, book, checkout, read } = payingStudio();
const pool = () => studio().database.pool;

/** A booking for which another request is creating a checkout session. */
const beingAsked = async (): Promise<string> => {
  const id = await book();
  provider().behave(500);
  await checkout(id);
  provider().behave('normal');
  await pool().query(`UPDATE payment SET leased_until = '2031-01-01' WHERE booking_id = $1`, [id]);
  return id;
};
/** Advances the clock that limits the waiting by a second on each call. */
const shortenWaiting = () => {
  let seconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds++);
};
afterEach(() => vi.restoreAllMocks());

it('a customer who waits in vain for a payment page that another request is preparing may retry (P10)', async () => {
  const id = await beingAsked();
  shortenWaiting();
  expect(await checkout(id)).toMatchObject({ status: 409, body: { code: 'try_again' } });
  expect((await read(id)).status).toBe('PENDING');
});

it('a customer who comes back without paying gets the same payment page again (P10)', async () => {
  const id = await book();
  const { checkout_url } = (await checkout(id)).body;
  studio().setNow('2030-06-03T08:01');
  expect((await studio().call('GET', `/api/bookings/${id}`)).body).toMatchObject({ status: 'PAYMENT_PENDING' });
  expect(provider().requests.at(-1)?.method).toBe('GET');
  expect((await checkout(id)).body).toEqual({ checkout_url });
  expect(checkout_url).toMatch(/^https?:\/\/./);
});
