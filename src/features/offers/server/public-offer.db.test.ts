import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { missSession } from '#features/booking/server/testing/miss-session.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';
import { mia, offeringStudio } from './testing/offering-studio.ts';

const { studio, service, offer, tryOffer, take, shown } = offeringStudio();

const takePayments = (more: object = {}) =>
  writeSetting(studio().database.db, 'payments', {
    stripe_enabled: true,
    stripe_publishable_key: 'pk_test_studio',
    stripe_secret_key_sealed: sealSecret(studio().context.secretKey, 'payments.stripe_secret_key', 'sk_test_studio'),
    enable_prepayment: true,
    prepayment_percentage: 50,
    ...more,
  });

it('contains the amount due now and the refund of a cancellation, and taking it requests that amount (OFFER-05)', async () => {
  await takePayments({ refund_rule_enabled: true, refund_stages: [{ days_before: 1, percent: 100 }] });
  const made = await offer(['05T10:00']);
  const { body } = await shown(made);
  expect(body).toMatchObject({ price: 150, prepayment: 75, rest: 75, is_system_service: false, booking_id: null });
  expect(body.times[0].cancel_terms).toEqual([{ until: '2030-06-04T10:00:00+02:00', amount: 75 }]);
  const other = await take(made, 0, { expected_price: 150, expected_prepayment: 0 });
  expect([other.status, other.body.code, other.body.prepayment]).toEqual([409, 'price_changed', 75]);
  const booked = await take(made, 0, { expected_price: 150, expected_prepayment: 75 });
  expect(booked.status).toBe(201);
  expect((await shown(made)).body).toMatchObject({ state: 'taken', booking_id: booked.body.booking_id });
});

it('contains no refund if nothing is paid or there is no rule (OFFER-05)', async () => {
  await takePayments();
  const made = await offer(['05T10:00']);
  expect((await shown(made)).body).toMatchObject({ prepayment: 75, times: [{ cancel_terms: null }] });
  await takePayments({ enable_prepayment: false, refund_rule_enabled: true });
  expect((await shown(made)).body).toMatchObject({ prepayment: 0, times: [{ cancel_terms: null }] });
});

it('names the rooms that the studio shows, and no others (OFFER-05)', async () => {
  const room = async (name_de: string, shown_to_customers: boolean) =>
    (await studio().adminCall('POST', '/api/admin/resources', { kind: 'room', name_de, shown_to_customers })).body.id;
  const needs = [await room('Saal', true), await room('Lager', false)].map((id) => ({ resource_ids: [id] }));
  await studio().adminCall('PUT', `/api/admin/services/${service()}`, { needs });
  const { body } = await shown(await offer(['05T10:00']));
  expect(body.times[0].resources).toEqual([{ name_de: 'Saal', name_ru: null }]);
});

it('leaves out times that have begun, and ends when the last one begins (OFFER-01, OFFER-05)', async () => {
  const made = await offer(['03T10:00', '03T12:00']);
  expect(made.held_until).toBe('2030-06-03T12:00:00+02:00');
  studio().setNow('2030-06-03T10:00');
  const { body } = await shown(made);
  expect([body.state, body.times.map(({ start }: { start: string }) => start.slice(11, 16))]).toEqual([
    'open',
    ['12:00'],
  ]);
  expect((await take(made, 0)).body.code).toBe('offer_lapsed');
  studio().setNow('2030-06-03T12:00');
  expect((await shown(made)).body.state).toBe('lapsed');
});

it('shows no placeholder as the address or number of the person (OFFER-05)', async () => {
  const customer = { ...mia, email: 'kunde@fotobooking.invalid', phone: '+49' };
  const { body } = await tryOffer(['05T10:00'], { customer });
  expect((await shown(body)).body.customer).toMatchObject({ name: mia.name, email: '', phone: '' });
});

it('reading the link changes nothing (OFFER-05)', async () => {
  const made = await offer(['05T10:00']);
  const stored = () => sql`SELECT * FROM offer, occupied_time`.execute(studio().database.db);
  const before = (await stored()).rows;
  for (let i = 0; i < 5; i++) await shown(made);
  expect((await stored()).rows).toEqual(before);
});

it('is taken at the whole price in advance by whoever has missed sessions, once that was confirmed (BANK-05)', async () => {
  await takePayments({ full_payment_after_missed: 1 });
  await missSession(studio().database.db, mia.email);
  const made = await offer(['05T10:00']);
  const refused = await take(made, 0, { expected_price: 150, expected_prepayment: 75 });
  expect(refused).toMatchObject({ status: 409, body: { reason: 'missed_sessions', prepayment: 150 } });
  expect((await shown(made)).body.state).toBe('open');
  const { status, body } = await take(made, 0, { expected_price: 150, expected_prepayment: 150 });
  expect(status).toBe(201);
  expect((await studio().call('GET', `/api/bookings/${body.booking_id}`)).body.prepayment).toMatchObject({
    amount: 150,
  });
});
