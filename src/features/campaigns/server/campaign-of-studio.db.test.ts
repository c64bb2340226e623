import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { campaignStudio } from './testing/campaign-studio.ts';

const { studio, db, photographer, service, make, take, read, change, close } = campaignStudio();

describe('a campaign as the studio sees it', () => {
  it('has its price, its break, its links, and whose each spot is (MINI-01)', async () => {
    const made = await make();
    expect(made).toMatchObject({ break_minutes: 5, price: 79, institution_url: null, closed_at: null });
    expect(made.created_at).toMatch(/^2030-06-03T08:00:00/);
    const { body } = await take(made.spots[0]?.id);
    const seen = await read(made.id);
    expect(
      seen.spots.map(({ booking_id, customer_name, own_price, paused }) => [
        booking_id,
        customer_name,
        own_price,
        paused,
      ]),
    ).toEqual([
      [body.booking_id, 'Person 1', null, false],
      ...Array.from({ length: 4 }, () => [null, null, null, false]),
    ]);
    expect(seen.early_url).toContain('?early=');
    const codes = await make({ slug: 'codes', date: '2030-06-09', access_codes: true });
    expect(codes.institution_url).toContain('/aktion/codes?institution=');
    expect((await close(made.id)).body.closed_at).toMatch(/^2030-06-03T08:00:00/);
    expect((await studio().adminCall('GET', '/api/admin/campaigns/x')).status).toBe(404);
  });

  it('keeps its secret links from API keys that may not book (MINI-02, MINI-09)', async () => {
    const { id } = await make({ access_codes: true });
    await studio().adminCall('POST', `/api/admin/campaigns/${id}/cards`, { group_name: 'Igel', count: 1 });
    const seenWith = async (...scopes: string[]) => {
      const key = await studio().adminCall('POST', '/api/admin/api-keys', { name: 'Kalender', scopes });
      const get = (path: string) =>
        studio().call('GET', `/api/admin/campaigns${path}`, undefined, { authorization: `Bearer ${key.body.token}` });
      const [all, one, cards] = [await get(''), await get(`/${id}`), await get(`/${id}/cards`)];
      return [all.body[0], one.body]
        .flatMap(({ early_url, institution_url }) => [early_url, institution_url])
        .concat(cards.body.cards[0].code)
        .map((text) => text !== null);
    };
    expect(await seenWith('bookings:read')).toEqual([false, false, false, false, false]);
    expect(await seenWith('bookings:read', 'bookings:write')).toEqual([true, true, true, true, true]);
  });

  it('is read for a range of days, both included (MINI-10)', async () => {
    await make();
    await make({ slug: 'later', date: '2030-06-15' });
    const inRange = async (query: string) => {
      const { status, body } = await studio().adminCall('GET', `/api/admin/campaigns?${query}`);
      return status === 200 ? body.map(({ slug }: { slug: string }) => slug) : [status, body.detail[0].loc];
    };
    expect(await inRange('')).toEqual(['later', 'minis']);
    expect(await inRange('date_from=2030-06-08&date_to=2030-06-08')).toEqual(['minis']);
    expect(await inRange('date_from=2030-06-09')).toEqual(['later']);
    expect(await inRange('date_to=2030-06-14')).toEqual(['minis']);
    expect(await inRange('date_from=2030-06-16')).toEqual([]);
    expect(await inRange('date_from=2030-06-31')).toEqual([422, ['query', 'date_from']]);
  });

  it('is what explains why the time of a free spot is taken (MINI-10)', async () => {
    const made = await make({ name_ru: 'Зимние мини' });
    const heldAt = async (start: string) => {
      const query = new URLSearchParams({ photographer_id: photographer(), service_id: service(), start });
      const { body } = await studio().adminCall('GET', `/api/admin/availability/explain?${query}`);
      return body.reasons.find(({ reason }: { reason: string }) => reason === 'booked');
    };
    expect((await heldAt('2030-06-08T10:25')).held).toMatchObject({
      offer_id: null,
      campaign: { id: made.id, name_de: 'Weihnachts-Minis', name_ru: 'Зимние мини' },
    });
    const query = new URLSearchParams({ photographer_id: photographer(), service_id: service(), date: '2030-06-08' });
    const day = await studio().adminCall('GET', `/api/admin/availability/explain/day?${query}`);
    expect(
      day.body.reasons.filter(({ held }: { held?: { campaign?: object } }) => held?.campaign !== undefined),
    ).toHaveLength(5);
    // A spot that is sold is the session of whoever bought it.
    await take(made.spots[1]?.id);
    expect((await heldAt('2030-06-08T10:25')).booking).toMatchObject({ customer_name: 'Person 1' });
  });

  it('is recorded with what was created, changed and closed (MINI-01)', async () => {
    const made = await make();
    const spot_id = made.spots[0]?.id;
    await change(made.id, { name_de: 'Minis' });
    await change(`${made.id}/spots/${spot_id}`, { paused: true });
    await close(made.id);
    const { rows } = await sql<{ action: string; details: object }>`
      SELECT action, details FROM audit_entry WHERE details ->> 'campaign_id' = ${made.id} ORDER BY id`.execute(db());
    expect(rows).toMatchObject([
      { action: 'campaign.created', details: { spots: 5 } },
      { action: 'campaign.changed' },
      { action: 'campaign.changed', details: { spot_id } },
      { action: 'campaign.closed' },
    ]);
  });
});

it('a single spot of a day that has prices for siblings is a session without items (MINI-08)', async () => {
  const made = await make({ sibling_price: 49.5 });
  const { body } = await take(made.spots[0]?.id, { notes: 'Hund' });
  const { body: booking } = await studio().adminCall('GET', `/api/admin/bookings/${body.booking_id}`);
  expect(booking).toMatchObject({ service_price: 79, notes: 'Hund' });
  expect(booking.items ?? []).toEqual([]);
});
