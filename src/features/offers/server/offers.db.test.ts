import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { applyRetention } from '#features/privacy/server/api.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { endLapsedOffers } from './hold/end-lapsed.ts';
import { mia, offeringStudio } from './testing/offering-studio.ts';

const {
  studio,
  service,
  photographer,
  attempt,
  book,
  tryOffer,
  offer,
  take,
  decline,
  withdraw,
  shown,
  linkOf,
  occupied,
} = offeringStudio();
const listed = async (date = '2030-06-05'): Promise<string> => {
  const query = `service_id=${service()}&photographer_id=${photographer()}&date=${date}`;
  const { body } = await studio().call('GET', `/api/availability?${query}`);
  return body.slots.map(({ start }: { start: string }) => start.slice(11, 16)).join(' ');
};

describe('offering times', () => {
  it('holds all times for two days, for a person with a secret link (OFFER-01)', async () => {
    const made = await offer(['05T10:00', '06T12:00']);
    expect(made).toMatchObject({
      state: 'open',
      held_until: '2030-06-05T08:00:00+02:00',
      customer: { ...mia, language: 'de' },
      booking_id: null,
    });
    expect(linkOf(made)).toMatch(/^[\w-]{22}$/);
    expect(await occupied()).toMatchObject([
      { held: true, start: '05T10:00' },
      { held: true, start: '06T12:00' },
    ]);
    expect((await attempt('2030-06-05T10:00:00')).status).toBe(409);
    expect(await listed()).not.toContain('10:00');
    expect((await shown(made)).body).toMatchObject({ state: 'open', times: made.times, customer: mia, price: 150 });
  });

  it('stores only a hash of the link (OFFER-01)', async () => {
    const made = await offer(['05T10:00']);
    const { rows } = await sql<{ text: string; hash: Buffer }>`
      SELECT offer::text AS text, link_hash AS hash FROM offer`.execute(studio().database.db);
    expect(rows[0]?.text).not.toContain(linkOf(made));
    expect(rows[0]?.hash).toHaveLength(32);
    expect((await studio().call('GET', `/api/offers/${rows[0]?.hash.toString('base64url')}`)).status).toBe(404);
    expect((await studio().call('GET', '/api/offers/guessed')).status).toBe(404);
  });

  it('holds nothing if one of the times is not free (OFFER-01)', async () => {
    await book('2030-06-05T14:00:00');
    const refused = await tryOffer(['05T10:00', '05T14:00', '05T16:00']);
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
    expect((await tryOffer(['05T10:00', '05T10:30'])).status).toBe(409);
    expect(await occupied()).toMatchObject([{ held: false }]);
    expect((await studio().adminCall('GET', '/api/admin/offers')).body).toEqual([]);
  });

  it.each([
    ['alone', '03T07:59', ['03T07:59']],
    ['at this minute', '03T08:00', ['03T08:00']],
    ['before one to come', '02T10:00', ['02T10:00', '05T10:00']],
    ['after one to come', '03T06:30', ['05T10:00', '03T06:30']],
  ])('names a time that has passed and holds nothing: %s (OFFER-01)', async (_, passed, starts) => {
    const refused = await tryOffer(starts);
    expect([refused.status, refused.body.code]).toEqual([400, 'past']);
    expect(refused.body.detail).toBe(`Time slot not available: 2030-06-${passed}:00+02:00 is in the past`);
    expect(await occupied()).toEqual([]);
    expect((await studio().adminCall('GET', '/api/admin/offers')).body).toEqual([]);
  });

  it.each([
    ['no time', { times: [] }, 422],
    [
      'six times',
      { times: Array.from({ length: 6 }, () => ({ photographer_id: 'x', start: '2030-06-05T10:00' })) },
      422,
    ],
    ['nobody', { customer: {} }, 422],
    ['an unknown service', { service_id: 'x' }, 404],
    ['an unknown contact', { contact_id: '00000000-0000-0000-0000-000000000000' }, 404],
    ['15 days', { hours: 15 * 24 }, 422],
  ])('refuses %s (OFFER-01)', async (_, more, status) => {
    expect((await tryOffer(['05T10:00'], more)).status).toBe(status);
    expect(await occupied()).toEqual([]);
  });

  it('a time that starts before the deadline is held until its start (OFFER-01)', async () => {
    await offer(['03T10:00', '06T10:00']);
    const { rows } = await sql<{ held_until: number }>`
      SELECT held_until FROM occupied_time ORDER BY starts_at`.execute(studio().database.db);
    expect(rows.map(({ held_until }) => held_until)).toEqual([
      Date.parse('2030-06-03T10:00:00+02:00'),
      Date.parse('2030-06-05T08:00:00+02:00'),
    ]);
  });
});

describe('taking one of the times', () => {
  it('books it under the id of the held time and releases the others (OFFER-01)', async () => {
    const made = await offer(['05T10:00', '06T12:00']);
    const { status, body } = await take(made, 1, { notes: 'Mit Hund' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      booking_id: made.times[1]?.id,
      start: '2030-06-06T12:00:00+02:00',
      status: 'PENDING',
    });
    expect(await occupied()).toEqual([{ id: made.times[1]?.id, held: false, start: '06T12:00' }]);
    expect((await attempt('2030-06-05T10:00:00')).status).toBe(201);
    const booking = await studio().adminCall('GET', `/api/admin/bookings/${body.booking_id}`);
    expect(booking.body).toMatchObject({ customer_email: mia.email, notes: 'Mit Hund', source: 'public' });
    expect((await studio().call('GET', `/api/bookings/${body.booking_id}?token=${body.cancel_token}`)).status).toBe(
      200,
    );
    expect((await shown(made)).body.state).toBe('taken');
    const [now] = (await studio().adminCall('GET', '/api/admin/offers')).body;
    expect(now).toMatchObject({ state: 'taken', booking_id: body.booking_id, url: null });
    expect((await studio().adminCall('GET', '/api/admin/offers?open=true')).body).toEqual([]);
  });

  it('marks the contact as converted, with its booking (OFFER-01)', async () => {
    const contact = (await studio().adminCall('POST', '/api/admin/contacts', { ...mia, source: 'fb' })).body;
    const made = await offer(['05T10:00'], { customer: {}, contact_id: contact.id });
    expect(made.customer).toMatchObject(mia);
    expect((await studio().adminCall('GET', `/api/admin/offers?contact_id=${contact.id}`)).body).toHaveLength(1);
    const { body } = await take(made);
    const moved = (await studio().adminCall('GET', `/api/admin/contacts/${contact.id}`)).body;
    expect(moved).toMatchObject({ phase: 'termin_geplant', converted_to_booking_id: body.booking_id });
  });

  it('succeeds when the service was deactivated, but not at a price other than the shown one (OFFER-01)', async () => {
    const made = await offer(['05T10:00']);
    await studio().adminCall('PUT', `/api/admin/services/${service()}`, { active: false, price_eur: 120 });
    const refused = await take(made, 0, { expected_price: 150 });
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
    expect(await occupied()).toMatchObject([{ held: true }]);
    expect((await take(made, 0, { expected_price: 120 })).status).toBe(201);
  });

  it('is refused in the language of the visitor once the offer has ended, and changes nothing (OFFER-01, OFFER-02)', async () => {
    const lapsed = await offer(['05T10:00']);
    studio().setNow('2030-06-05T08:00');
    const inRussian = await take(lapsed, 0, {}, { 'accept-language': 'ru' });
    expect([inRussian.status, inRussian.body.code]).toEqual([409, 'offer_lapsed']);
    expect(inRussian.body.detail).toContain('Срок предложения истёк');
    expect((await shown(lapsed)).body.state).toBe('lapsed');
    const withdrawn = await offer(['06T10:00']);
    expect((await withdraw(withdrawn)).body.state).toBe('withdrawn');
    expect((await take(withdrawn)).body.code).toBe('offer_withdrawn');
    const declined = await offer(['06T10:00']);
    expect((await decline(declined)).body.state).toBe('declined');
    expect((await take(declined)).body.code).toBe('offer_declined');
    expect((await withdraw(declined)).status).toBe(409);
    const { rows } = await sql`SELECT 1 FROM booking`.execute(studio().database.db);
    expect(rows).toEqual([]);
  });

  it('a time of another offer is not found (OFFER-01)', async () => {
    const [one, other] = [await offer(['05T10:00']), await offer(['06T10:00'])];
    expect((await take(one, 0, { time_id: other.times[0]?.id })).status).toBe(404);
    expect(await occupied()).toMatchObject([{ held: true }, { held: true }]);
  });
});

describe('concurrently', () => {
  it('64 requests for five times of one offer make one booking (OFFER-01)', async () => {
    const made = await offer(['05T10:00', '06T10:00', '07T10:00', '10T10:00', '11T10:00']);
    const all = await Promise.all(Array.from({ length: 64 }, (_, i) => take(made, i % 5)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ status, body }) => status === 409 && body.code === 'offer_taken')).toHaveLength(63);
    expect(await occupied()).toMatchObject([{ held: false }]);
  });

  it('taking, declining, withdrawing and lapsing end the offer in exactly one way and leave no held time (OFFER-01)', async () => {
    for (let round = 0; round < scaleCount(8, 3); round++) {
      const made = await offer(['05T10:00', '06T10:00']);
      const [taken] = await Promise.all([
        take(made),
        decline(made),
        withdraw(made),
        endLapsedOffers({ ...studio().context, now: () => Date.parse('2030-06-05T08:00:00+02:00') }),
        take(made, 1),
      ]);
      const { rows } = await sql<{ outcome: string; booking_id: string | null }>`
        SELECT outcome, booking_id FROM offer WHERE id = ${made.id}`.execute(studio().database.db);
      const left = await occupied();
      expect(left.some(({ held }) => held)).toBe(false);
      expect(left).toHaveLength(rows[0]?.outcome === 'taken' ? 1 : 0);
      expect(rows[0]?.booking_id ?? null).toBe(left[0]?.id ?? null);
      if (taken.status === 201) expect(rows[0]?.outcome).toBe('taken');
      await sql`DELETE FROM booking`.execute(studio().database.db);
      await sql`DELETE FROM occupied_time`.execute(studio().database.db);
    }
  });

  it('exactly one of 20 offers of the same time holds it (OFFER-01)', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => tryOffer(['05T10:00', '06T10:00'])));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await occupied()).toHaveLength(2);
  });
});

it('the task marks lapsed offers and deletes only the times they held (OFFER-02)', async () => {
  const lapsed = await offer(['06T10:00'], { hours: 1 });
  const open = await offer(['06T12:00'], { hours: 2 });
  studio().setNow('2030-06-03T09:00');
  await endLapsedOffers(studio().context);
  expect(await occupied()).toMatchObject([{ held: true, start: '06T12:00' }]);
  const ended = (await studio().adminCall('GET', '/api/admin/offers')).body;
  expect(ended.find(({ id }: { id: string }) => id === lapsed.id)).toMatchObject({
    state: 'lapsed',
    ended_at: expect.stringContaining('2030-06-03T09:00:00'),
  });
  expect(ended.find(({ id }: { id: string }) => id === open.id)).toMatchObject({ state: 'open' });
});

it('offers are in the export of a person, and an erasure deletes them with their held times (OFFER-01)', async () => {
  const contact = (await studio().adminCall('POST', '/api/admin/contacts', { ...mia, source: 'fb' })).body;
  await offer(['05T10:00'], { contact_id: contact.id });
  const other = await offer(['06T10:00'], { customer: { ...mia, email: 'other@example.de' } });
  const privacy = (path: string, body: object) => studio().adminCall('POST', `/api/admin/privacy/${path}`, body);
  const exported = (await privacy('export', { email: 'MIA@example.de' })).body;
  expect(exported.offers).toMatchObject([{ customer_name: mia.name, times: [{ photographer_id: photographer() }] }]);
  expect(JSON.stringify(exported.offers)).not.toContain('link_hash');
  expect((await privacy('lookup', { email: mia.email })).body.offers).toBe(1);
  const erased = await privacy('erase', { email: mia.email, repeated: mia.email });
  expect(erased.body).toMatchObject({ contacts: 1, offers: 1 });
  expect(await occupied()).toMatchObject([{ id: other.times[0]?.id, held: true }]);
});

it('an offer is deleted three months after its end, and an open one is not (OFFER-01)', async () => {
  await withdraw(await offer(['05T10:00']));
  studio().setNow('2030-09-03T07:59');
  await applyRetention(studio().context);
  expect((await studio().adminCall('GET', '/api/admin/offers')).body).toHaveLength(1);
  studio().setNow('2030-09-03T08:01');
  await applyRetention(studio().context);
  expect((await studio().adminCall('GET', '/api/admin/offers')).body).toEqual([]);
});

it('explains that a time is held for an offer, and until when (PLAN-05)', async () => {
  const made = await offer(['05T10:00'], { hours: 3 });
  const query = `service_id=${service()}&photographer_id=${photographer()}`;
  const explained = await studio().adminCall('GET', `/api/admin/availability/explain?${query}&start=2030-06-05T10:30`);
  expect(explained.body.reasons).toMatchObject([
    {
      reason: 'booked',
      booking: null,
      held: {
        start: '2030-06-05T10:00:00+02:00',
        end: '2030-06-05T11:00:00+02:00',
        until: '2030-06-03T11:00:00+02:00',
        offer_id: made.id,
      },
    },
  ]);
  const day = await studio().adminCall('GET', `/api/admin/availability/explain/day?${query}&date=2030-06-05`);
  expect(day.body.reasons.filter(({ held }: { held?: object }) => held)).toHaveLength(1);
});

it('an address other than the one of the offer has to be confirmed if the studio requires it (OFFER-01)', async () => {
  await writeSetting(studio().database.db, 'email', { confirmation: { required: true } });
  const [same, another] = [await offer(['05T10:00']), await offer(['06T10:00'])];
  expect((await take(same, 0, { customer: { ...mia, email: 'MIA@example.de' } })).body.confirm_by).toBeUndefined();
  const other = await take(another, 0, { customer: { ...mia, email: 'other@example.de' } });
  expect(other.body.confirm_by).toBe('2030-06-03T08:30:00+02:00');
  await writeSetting(studio().database.db, 'email', {});
});
