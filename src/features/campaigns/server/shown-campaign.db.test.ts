import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { campaignStudio, personOf } from './testing/campaign-studio.ts';

const { studio, db, make, tryMake, take, shown, read, change, close } = campaignStudio();

beforeEach(async () => {
  await sql`DELETE FROM failed_sign_in`.execute(db());
});

const settings = (more: object) => studio().adminCall('PUT', '/api/admin/calendar/settings', more);

describe('a campaign as customers see it', () => {
  it('has its texts, its day, and the terms of each spot (MINI-01, MINI-02)', async () => {
    await settings({ waiting_list_hours: null });
    const made = await make({ name_ru: 'Мини', text_de: 'Mit Baum', text_ru: 'С ёлкой', once_per_person: false });
    const view = await shown();
    expect(view).toMatchObject({
      slug: 'minis',
      state: 'open',
      name_de: 'Weihnachts-Minis',
      name_ru: 'Мини',
      text_de: 'Mit Baum',
      text_ru: 'С ёлкой',
      date: '2030-06-08',
      start: '2030-06-08T10:00:00+02:00',
      end: '2030-06-08T12:00:00+02:00',
      session_minutes: 20,
      once_per_person: false,
      sibling_price: null,
      access_codes: false,
      counts: { total: 5, sold: 0, free: 5 },
      resources: [],
      early: false,
      waiting_list: false,
    });
    expect(view.spots).toHaveLength(5);
    expect(view.spots[4]).toEqual({
      id: made.spots[4]?.id,
      start: '2030-06-08T11:40:00+02:00',
      end: '2030-06-08T12:00:00+02:00',
      state: 'free',
      price: 79,
      prepayment: 0,
      rest: 79,
      cancel_terms: null,
      with_siblings: [],
    });
    await settings({ waiting_list_hours: 2 });
    expect((await shown()).waiting_list).toBe(true);
  });

  it('names the resources that the studio shows, and no others (MINI-01)', async () => {
    const add = async (name_de: string, more: object) =>
      (await studio().adminCall('POST', '/api/admin/resources', { kind: 'set', name_de, units: 1, ...more })).body.id;
    const resource_ids = [
      await add('Winterwald', { name_ru: 'Зимний лес', shown_to_customers: true }),
      await add('Lager', { shown_to_customers: false }),
    ];
    await make({ resource_ids });
    expect((await shown()).resources).toEqual([{ name_de: 'Winterwald', name_ru: 'Зимний лес' }]);
  });

  it('shows a spot as free, over or taken, whatever has its time (MINI-02)', async () => {
    const made = await make();
    await change(`${made.id}/spots/${made.spots[2]?.id}`, { paused: true });
    await take(made.spots[3]?.id);
    studio().setNow('2030-06-08T10:25');
    const states = (await shown()).spots.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['over', 'over', 'taken', 'taken', 'free']);
  });

  it('is early only with the link and before it opens (MINI-02)', async () => {
    const made = await make({ opens_at: '2030-06-04T09:00:00' });
    const early = new URL(made.early_url ?? '').searchParams.get('early');
    expect((await shown(`?early=${early}`)).early).toBe(true);
    expect((await shown('?early=AAAAAAAAAAAAAAAAAAAAAA')).early).toBe(false);
    studio().setNow('2030-06-04T09:00');
    expect((await shown(`?early=${early}`)).early).toBe(false);
  });
});

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

describe('what the studio changes', () => {
  it('is stored field by field, and leaves the others as they are (MINI-02)', async () => {
    const { id } = await make({ text_de: 'Mit Baum', sibling_price: 10 });
    const changed = await change(id, { slug: 'winter', price: 80.5, opens_at: '2030-06-04T09:00:00' });
    expect(changed.body).toMatchObject({
      slug: 'winter',
      price: 80.5,
      sibling_price: 10,
      text_de: 'Mit Baum',
      opens_at: '2030-06-04T09:00:00+02:00',
      state: 'before',
    });
    expect((await change(id, { sibling_price: 12.5, text_de: null })).body).toMatchObject({
      sibling_price: 12.5,
      text_de: null,
      price: 80.5,
    });
    await make({ slug: 'minis', date: '2030-06-09' });
    const taken = await change(id, { slug: 'minis' });
    expect([taken.status, taken.body.code]).toEqual([409, 'slug_taken']);
    expect((await change('x', { price: 1 })).status).toBe(404);
  });

  it('of a spot is its price or its pause, each alone; the price can be taken back (MINI-02)', async () => {
    const { id, spots } = await make();
    const set = async (more: object) => (await change(`${id}/spots/${spots[0]?.id}`, more)).body.spots[0];
    expect(await set({ own_price: 0 })).toMatchObject({ own_price: 0, paused: false });
    expect(await set({ paused: true })).toMatchObject({ own_price: 0, paused: true, state: 'paused' });
    expect(await set({ own_price: null })).toMatchObject({ own_price: null, paused: true });
    expect((await change(`${id}/spots/${spots[0]?.id}`, {})).status).toBe(200);
  });

  it.each([
    ['the special offer', async () => ({ service_id: await specialOffer() }), 400, 'system_service'],
    ['a photographer who does not offer the service', async () => ({ service_id: await ofSomebodyElse() }), 400, ''],
    ['no photographer', async () => ({ photographer_id: 'x' }), 404, 'not_found'],
    ['a first spot that begins now', async () => ({ date: '2030-06-03', from: '08:00' }), 422, 'validation'],
  ])('is no campaign with %s (MINI-01)', async (_, more, status, code) => {
    const refused = await tryMake(await more());
    expect(refused.status).toBe(status);
    if (code !== '') expect(refused.body.code).toBe(code);
    expect((await studio().adminCall('GET', '/api/admin/campaigns')).body).toEqual([]);
  });

  const specialOffer = async (): Promise<string> => {
    const id = await studio().addService();
    await sql`UPDATE service SET is_system_service = (id = ${id})`.execute(db());
    return id;
  };
  const ofSomebodyElse = async (): Promise<string> => {
    const id = await studio().addService();
    const other = await studio().addPhotographer();
    await sql`INSERT INTO service_photographer (service_id, photographer_id) VALUES (${id}, ${other})`.execute(db());
    return id;
  };
});

it('a single spot of a day that has prices for siblings is a session without items (MINI-08)', async () => {
  const made = await make({ sibling_price: 49.5 });
  const { body } = await take(made.spots[0]?.id, { notes: 'Hund' });
  const { body: booking } = await studio().adminCall('GET', `/api/admin/bookings/${body.booking_id}`);
  expect(booking).toMatchObject({ service_price: 79, notes: 'Hund' });
  expect(booking.items ?? []).toEqual([]);
});

describe('a volume day whose secret no key of the studio opens', () => {
  it('shows no codes, and says that they cannot be checked, instead of calling them wrong (MINI-05)', async () => {
    const made = await make({ access_codes: true });
    const { body } = await studio().adminCall('POST', `/api/admin/campaigns/${made.id}/cards`, {
      group_name: 'Igel',
      count: 1,
    });
    const { code } = body.cards[0];
    await sql`UPDATE campaign SET code_secret_sealed = 'unreadable'`.execute(db());
    const cards = await studio().adminCall('GET', `/api/admin/campaigns/${made.id}/cards`);
    expect(cards.body.cards).toMatchObject([{ code: null, booking_id: null, start: null, customer_name: null }]);
    const checked = await studio().call('POST', '/api/campaigns/minis/codes', { codes: [code] });
    expect([checked.status, checked.body.code]).toEqual([409, 'codes_unreadable']);
    expect((await take(made.spots[0]?.id, { codes: [code] })).body.code).toBe('codes_unreadable');
  });
});

it('codes of a day that is closed or unknown are not checked (MINI-05)', async () => {
  const made = await make({ access_codes: true });
  await close(made.id);
  const check = (slug: string) => studio().call('POST', `/api/campaigns/${slug}/codes`, { codes: ['22222-22222'] });
  expect((await check('minis')).body.code).toBe('campaign_closed');
  expect((await check('unknown')).status).toBe(404);
});

it('says why a spot was not booked in the language of the customer (MINI-02)', async () => {
  const made = await make();
  await take(made.spots[0]?.id);
  const said = async (more: object, headers = {}) =>
    (await take(made.spots[0]?.id, { customer: personOf(2), ...more }, headers)).body.detail;
  expect(await said({})).toBe('Dieser Termin ist gerade vergeben worden. Bitte wählen Sie einen anderen.');
  expect(await said({ language: 'ru' })).toBe('Это время только что заняли. Пожалуйста, выберите другое.');
});
