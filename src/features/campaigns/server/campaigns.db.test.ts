import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { missSession } from '#features/booking/server/testing/miss-session.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { campaignStudio, personOf } from './testing/campaign-studio.ts';

const {
  studio,
  service,
  photographer,
  attempt,
  cancel,
  edit,
  db,
  tryMake,
  make,
  take,
  shown,
  read,
  change,
  close,
  occupied,
} = campaignStudio();

describe('making a campaign', () => {
  it('holds the time of every spot, also outside the working hours, and no other session can be booked there (MINI-01)', async () => {
    const made = await make();
    expect(made).toMatchObject({ state: 'open', counts: { total: 5, sold: 0, free: 5 }, price: 79 });
    expect(made.url).toMatch(/\/aktion\/minis$/);
    expect(made.spots.map(({ start, state }) => [start.slice(11, 16), state])).toEqual(
      ['10:00', '10:25', '10:50', '11:15', '11:40'].map((start) => [start, 'free']),
    );
    expect(await occupied()).toHaveLength(5);
    const closed = { service_id: service(), photographer_id: photographer(), date: '2030-06-05' };
    await make({ ...closed, slug: 'wednesday' });
    expect((await attempt('2030-06-05T10:00:00')).status).toBe(409);
    expect((await attempt('2030-06-05T15:00:00')).status).toBe(201);
  });

  it('holds nothing if one spot is not free, and names it (MINI-01)', async () => {
    expect((await attempt('2030-06-05T11:00:00')).status).toBe(201);
    const refused = await tryMake({ date: '2030-06-05' });
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
    expect(refused.body.detail).toContain('10:50');
    expect(await occupied()).toEqual(['05T11:00 other']);
    expect((await studio().adminCall('GET', '/api/admin/campaigns')).body).toEqual([]);
  });

  it('claims one free unit of each resource for all spots (MINI-01)', async () => {
    const room = await studio().adminCall('POST', '/api/admin/resources', {
      kind: 'set',
      name_de: 'Kulisse 1',
      units: 1,
    });
    const made = await make({ resource_ids: [room.body.id] });
    expect(made.resources).toEqual([{ id: room.body.id, name: 'Kulisse 1' }]);
    const other = await studio().addPhotographer();
    const refused = await tryMake({ slug: 'second', photographer_id: other, resource_ids: [room.body.id] });
    expect([refused.status, refused.body.code]).toEqual([409, 'resource_taken']);
    expect((await tryMake({ slug: 'second', photographer_id: other })).status).toBe(201);
    const unknown = await tryMake({ slug: 'third', resource_ids: ['x'] });
    expect(unknown.status).toBe(404);
  });

  it.each<[string, object, number, string]>([
    ['an address that is taken', {}, 409, 'slug_taken'],
    ['an address with capitals', { slug: 'Minis' }, 422, 'validation'],
    ['a day in the past', { slug: 'b', date: '2030-06-01' }, 422, 'validation'],
    ['no time for one spot', { slug: 'bb', to: '10:10' }, 422, 'validation'],
    [
      'more than 150 spots',
      { slug: 'bb', from: '00:00', to: '24:00', session_minutes: 5, break_minutes: 0 },
      422,
      'validation',
    ],
    ['a skipped hour', { slug: 'bb', date: '2031-03-30', from: '02:30' }, 422, 'validation'],
    ['a date that does not exist', { slug: 'bb', date: '2030-02-30' }, 422, 'validation'],
    ['no name', { slug: 'bb', name_de: ' ' }, 422, 'validation'],
    ['an unknown service', { slug: 'bb', service_id: 'x' }, 404, 'not_found'],
    ['half a cent', { slug: 'bb', price: 1.005 }, 422, 'validation'],
  ])('refuses %s (MINI-01)', async (_, more, status, code) => {
    await make();
    const refused = await tryMake({ date: '2030-06-09', ...more });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await occupied()).toHaveLength(5);
  });

  it('has as many spots on the day the clocks change as hours have passed (MINI-01)', async () => {
    const made = await make({ date: '2030-10-27', from: '01:00', to: '04:00', session_minutes: 30, break_minutes: 0 });
    expect(made.counts.total).toBe(8);
    expect((await shown()).spots).toHaveLength(8);
  });
});

describe('booking a spot', () => {
  it('turns its time into that of a booking with the name, price and length of the campaign (MINI-01, MINI-02)', async () => {
    const made = await make();
    const { status, body } = await take(made.spots[1]?.id, { expected_price: 79 });
    expect(status).toBe(201);
    expect(body.start).toContain('T10:25');
    expect((await studio().adminCall('GET', `/api/admin/bookings/${body.booking_id}`)).body).toMatchObject({
      service_name: 'Weihnachts-Minis',
      service_price: 79,
      end: '2030-06-08T10:45:00+02:00',
    });
    expect(await occupied()).toContain('08T10:25 booked');
    expect((await shown()).spots[1]).toMatchObject({ state: 'taken' });
    expect((await read(made.id)).spots[1]).toMatchObject({
      state: 'sold',
      booking_id: body.booking_id,
      customer_name: 'Person 1',
    });
    const again = await take(made.spots[1]?.id, { customer: personOf(2) });
    expect([again.status, again.body.code]).toEqual([409, 'spot_taken']);
  });

  it('begins at the instant it opens, with the early link before, and ends when it is closed (MINI-02)', async () => {
    const made = await make({ opens_at: '2030-06-04T09:00:00' });
    const [first, second, third] = made.spots;
    studio().setNow('2030-06-04T08:59:59.999');
    expect((await shown()).state).toBe('before');
    expect((await take(first?.id)).body.code).toBe('campaign_before');
    const early = new URL(made.early_url ?? '').searchParams.get('early') ?? '';
    expect(await shown(`?early=${early}`)).toMatchObject({ state: 'open', early: true });
    expect((await take(first?.id, { early: 'AAAAAAAAAAAAAAAAAAAAAA' })).body.code).toBe('campaign_before');
    expect((await take(first?.id, { early })).status).toBe(201);
    studio().setNow('2030-06-04T09:00');
    expect((await shown()).state).toBe('open');
    expect((await take(second?.id, { customer: personOf(2) })).status).toBe(201);
    expect((await close(made.id)).body).toMatchObject({ state: 'closed', counts: { sold: 2, free: 0 } });
    expect((await take(third?.id, { early, customer: personOf(3) })).body.code).toBe('campaign_closed');
    expect(await occupied()).toEqual(['08T10:00 booked', '08T10:25 booked']);
    expect((await close(made.id)).status).toBe(409);
  });

  it('sells no paused spot, and one with its own price at that price (MINI-02)', async () => {
    const made = await make();
    const [first, second] = made.spots;
    await change(`${made.id}/spots/${first?.id}`, { paused: true });
    const changed = await change(`${made.id}/spots/${second?.id}`, { own_price: 99.5 });
    expect(changed.body.spots[1]).toMatchObject({ own_price: 99.5 });
    expect((await take(first?.id)).body.code).toBe('spot_taken');
    expect((await shown()).spots.slice(0, 2)).toMatchObject([{ state: 'taken' }, { state: 'free', price: 99.5 }]);
    expect((await take(second?.id, { expected_price: 79 })).body).toMatchObject({ code: 'price_changed', price: 99.5 });
    expect((await take(second?.id, { expected_price: 99.5 })).status).toBe(201);
    await change(`${made.id}/spots/${first?.id}`, { paused: false });
    expect((await take(first?.id, { customer: personOf(2) })).status).toBe(201);
    expect((await change(`${made.id}/spots/${made.id}`, { paused: true })).status).toBe(404);
  });

  it('gives one spot of a day to a mailbox, however it is written, unless more are allowed (MINI-03)', async () => {
    const made = await make();
    const [first, second, third] = made.spots;
    const booked = await take(first?.id);
    const again = await take(second?.id, { customer: { ...personOf(1), email: 'PERSON1+x@example.de' } });
    expect([again.status, again.body.code]).toEqual([409, 'second_spot']);
    expect((await read(made.id)).counts).toEqual({ total: 5, sold: 1, free: 4 });
    await cancel(booked.body.booking_id);
    expect((await take(second?.id)).status).toBe(201);
    await change(made.id, { once_per_person: false });
    expect((await take(third?.id)).status).toBe(201);
  });

  it('returns the first response to a repeated request (MINI-02)', async () => {
    const made = await make();
    const headers = { 'idempotency-key': 'spot-1' };
    const first = await take(made.spots[0]?.id, {}, headers);
    const again = await take(made.spots[0]?.id, {}, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('refuses what is not a spot of the campaign (MINI-02)', async () => {
    const made = await make();
    expect((await take('x')).status).toBe(422);
    expect((await take(made.id)).status).toBe(404);
    expect((await studio().call('GET', '/api/campaigns/unknown')).status).toBe(404);
    expect(
      (
        await studio().call('POST', '/api/campaigns/unknown/book', {
          spot_id: made.spots[0]?.id,
          customer: personOf(1),
        })
      ).status,
    ).toBe(404);
  });
});

describe('a spot whose booking is cancelled or moved', () => {
  it('can be booked again at once after a cancellation (MINI-03)', async () => {
    const made = await make();
    const { body } = await take(made.spots[0]?.id);
    await cancel(body.booking_id);
    expect(await occupied()).toEqual(
      ['08T10:00', '08T10:25', '08T10:50', '08T11:15', '08T11:40'].map((one) => `${one} held`),
    );
    expect((await take(made.spots[0]?.id, { customer: personOf(2) })).status).toBe(201);
    // Its time is held for another booking now.
    expect((await edit(body.booking_id, { status: 'PENDING' })).status).toBe(409);
  });

  it('is held again when the session is moved away, and stays that of a session that only becomes longer (MINI-03)', async () => {
    const made = await make();
    const { body } = await take(made.spots[4]?.id);
    expect((await edit(body.booking_id, { start: '2030-06-12T10:00:00' })).status).toBe(200);
    expect((await occupied()).slice(-2)).toEqual(['08T11:40 held', '12T10:00 other']);
    await cancel(body.booking_id);
    expect(await occupied()).toHaveLength(5);
  });

  it('stays free for others once the campaign is closed (MINI-03)', async () => {
    const made = await make();
    const { body } = await take(made.spots[0]?.id);
    await close(made.id);
    await cancel(body.booking_id);
    expect(await occupied()).toEqual([]);
  });

  it('is not counted against a customer whose address the studio changes, nor after a restore (MINI-03)', async () => {
    const made = await make();
    const { body } = await take(made.spots[0]?.id);
    expect((await take(made.spots[1]?.id, { customer: personOf(2) })).status).toBe(201);
    expect((await edit(body.booking_id, { customer_email: personOf(2).email })).status).toBe(200);
    const { rows } = await sql<{ only_spot_on: string | null }>`
      SELECT only_spot_on FROM booking ORDER BY starts_at`.execute(db());
    expect(rows).toEqual([{ only_spot_on: null }, { only_spot_on: '2030-06-08' }]);
  });
});

it('a spot is sold at its whole price in advance to whoever has missed sessions (BANK-05)', async () => {
  await writeSetting(db(), 'payments', {
    stripe_enabled: true,
    stripe_publishable_key: 'pk_test_studio',
    stripe_secret_key_sealed: 'sealed',
    enable_prepayment: true,
    full_payment_after_missed: 1,
  });
  await missSession(db(), personOf(1).email);
  const made = await make();
  const refused = await take(made.spots[0]?.id, { expected_price: 79, expected_prepayment: 39.5 });
  expect(refused).toMatchObject({ status: 409, body: { reason: 'missed_sessions', prepayment: 79 } });
  const { body } = await take(made.spots[0]?.id, { expected_price: 79, expected_prepayment: 79 });
  expect((await studio().adminCall('GET', `/api/admin/bookings/${body.booking_id}`)).body.pays_in_full).toBe(true);
  await sql`DELETE FROM setting WHERE name = 'payments'`.execute(db());
});
