import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { firstKey } from '#shared/server/secrets/secret-keys.ts';
import type { CreatedBooking } from '../../contract.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, book, edit, put, read, service, photographer } = bookableStudio();
const db = () => studio().database.db;
const start = '2030-06-05T09:00:00';

const look = (id: string, token: string, language = 'de') =>
  studio().call('GET', `/api/bookings/${id}?token=${token}`, undefined, { 'accept-language': language });
const cancel = (id: string, token: string) => studio().call('POST', `/api/bookings/${id}/cancel?token=${token}`);
const renew = (id: string, body: object = {}) => studio().adminCall('POST', `/api/admin/bookings/${id}/new-link`, body);
const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? '';
const mailsOf = async (id: string) =>
  (
    await sql<{ kind: string; to_address: string; status: string }>`
      SELECT kind, to_address, status FROM message WHERE booking_id = ${id} AND recipient = 'customer' ORDER BY created_at, kind
    `.execute(db())
  ).rows;
const refusedAsOld = async ({ booking_id: id, cancel_token: token }: CreatedBooking) => {
  const de = { status: 403, body: { code: 'old_link', detail: expect.stringContaining('gilt nicht mehr') } };
  expect(await look(id, token)).toMatchObject(de);
  expect((await look(id, token, 'ru')).body.detail).toContain('больше не действует');
  expect(await cancel(id, token)).toMatchObject(de);
  expect((await read(id)).status).not.toBe('CANCELLED');
};

it('a link from before links had versions stays valid (SRV-83)', async () => {
  const { booking_id, cancel_token } = await book(start);
  const asEver = createHmac('sha256', firstKey(studio().context.secretKey))
    .update(`cancel:${booking_id}`)
    .digest('base64url');
  expect(cancel_token).toBe(asEver);
  expect((await cancel(booking_id, asEver)).status).toBe(200);
});

it('the link sent to a mistyped address becomes invalid with its own error text when the address is corrected (SRV-20, SRV-83)', async () => {
  const booked = await book(start);
  await edit(booked.booking_id, { customer_email: 'richtig@example.de' });
  await refusedAsOld(booked);
});

it('the link stays valid while the address is the same, ignoring case', async () => {
  const { booking_id, cancel_token } = await book(start);
  await edit(booking_id, {
    customer_email: 'Aenne@Example.de',
    customer_name: 'Änne Neu',
    customer_phone: '030 1234567',
  });
  expect((await look(booking_id, cancel_token)).status).toBe(200);
});

it('restoring a former address does not make its link valid again', async () => {
  const booked = await book(start);
  await edit(booked.booking_id, { customer_email: 'richtig@example.de' });
  await edit(booked.booking_id, { customer_email: 'aenne@example.de' });
  await refusedAsOld(booked);
});

it('a change of the address in the database invalidates the link too', async () => {
  const booked = await book(start);
  await sql`UPDATE booking SET customer_email = 'x@example.de' WHERE id = ${booked.booking_id}`.execute(db());
  await refusedAsOld(booked);
});

it('a new link is valid, and all earlier ones are not (SRV-83)', async () => {
  const booked = await book(start);
  const first = await renew(booked.booking_id);
  expect(first).toMatchObject({ status: 200, body: { booking: { id: booked.booking_id } } });
  const second = await renew(booked.booking_id);
  expect(second.body.cancel_url).toMatch(
    new RegExp(`^http://localhost:3000/cancel/${booked.booking_id}\\?token=[\\w-]{43}$`),
  );
  await refusedAsOld(booked);
  await refusedAsOld({ ...booked, cancel_token: tokenOf(first.body.cancel_url) });
  const { status, body } = await cancel(booked.booking_id, tokenOf(second.body.cancel_url));
  expect([status, body.status]).toEqual([200, 'CANCELLED']);
  const timeline = await studio().adminCall('GET', `/api/admin/bookings/${booked.booking_id}/timeline`);
  expect(timeline.body.map(({ action }: { action: string }) => action)).toContain('booking.link_renewed');
});

it('a new link is sent only if requested: with the confirmation, or with the first mail', async () => {
  const { booking_id } = await book(start);
  await renew(booking_id);
  expect(await mailsOf(booking_id)).toHaveLength(1);
  studio().setNow('2030-06-03T08:01');
  await renew(booking_id, { send_email: true });
  await put(booking_id, 'CONFIRMED');
  studio().setNow('2030-06-03T08:02');
  await renew(booking_id, { send_email: true });
  const to = { to_address: 'aenne@example.de', status: 'waiting' };
  expect(await mailsOf(booking_id)).toEqual([
    { kind: 'booking_received', ...to },
    { kind: 'booking_received', ...to },
    { kind: 'booking_confirmation', ...to },
  ]);
});

it('the response to a repeated request contains the first link, which is invalid', async () => {
  const key = { 'idempotency-key': 'c8f6a4b8-4f13-4f3c-9b5e-2f6a39a7f0a1' };
  const wanted = { service_id: service(), photographer_id: photographer(), location_id: 'company', start };
  const body = {
    ...wanted,
    customer: { name: 'Änne Müller', email: 'tippfehler@example.de', phone: '+49 170 1234567' },
  };
  const first = await studio().call('POST', '/api/bookings', body, key);
  await edit(first.body.booking_id, { customer_email: 'richtig@example.de' });
  const again = await studio().call('POST', '/api/bookings', body, key);
  expect(again.status).toBe(201);
  await refusedAsOld(again.body);
});

it.each([
  ['CANCELLED', {}, 'no_link'],
  ['COMPLETED', {}, 'no_link'],
] as const)('a booking that is %s has no link', async (status, body, code) => {
  const { booking_id } = await book(start);
  await put(booking_id, status);
  expect(await renew(booking_id, body)).toMatchObject({ status: 400, body: { code } });
});

it('a new link is not sent to a customer without an address, and is 404 for an unknown booking', async () => {
  const { booking_id } = await book(start);
  await edit(booking_id, { customer_email: 'kunde@fotobooking.invalid' });
  expect(await renew(booking_id, { send_email: true })).toMatchObject({ status: 400, body: { code: 'no_address' } });
  expect((await renew('00000000-0000-4000-8000-000000000000')).status).toBe(404);
});
