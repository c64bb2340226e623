import { expect, it } from 'vitest';
import { bookableStudio } from '../testing/bookable-studio.ts';
import { cancelToken } from './cancel-token.ts';

const [present, former] = ['the-present-secret-key', 'the-former-secret-key'] as const;
const { studio, book, edit, read } = bookableStudio({ secretKey: [present, former] });

const look = (id: string, token: string) => studio().call('GET', `/api/bookings/${id}?token=${token}`);
const cancel = (id: string, token: string) => studio().call('POST', `/api/bookings/${id}/cancel?token=${token}`);

it('links are signed with the first key, and those of a former key stay valid while it is listed (SRV-97)', async () => {
  const { booking_id: id, cancel_token } = await book('2030-06-05T09:00:00');
  const booking = { id, link_version: 0 };
  expect(cancel_token).toBe(cancelToken(present, booking));
  const old = cancelToken(former, booking);
  expect((await look(id, old)).status).toBe(200);
  const strange = cancelToken('a-strange-secret-key', booking);
  expect((await look(id, strange)).status).toBe(403);
  expect((await cancel(id, strange)).status).toBe(403);
  expect((await cancel(id, old)).status).toBe(200);
  expect((await read(id)).status).toBe('CANCELLED');
});

it('a link of a former key becomes invalid with the address it was sent to', async () => {
  const { booking_id: id } = await book('2030-06-05T11:00:00');
  await edit(id, { customer_email: 'richtig@example.de' });
  expect(await look(id, cancelToken(former, { id, link_version: 0 }))).toMatchObject({
    status: 403,
    body: { code: 'old_link' },
  });
  expect((await look(id, cancelToken(former, { id, link_version: 1 }))).status).toBe(200);
});
