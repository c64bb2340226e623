import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import type { CampaignCards } from '../../cards-contract.ts';
import type { CampaignWithSpots } from '../../contract.ts';
import { campaignStudio, personOf } from '../testing/campaign-studio.ts';

const { studio, cancel, db, make, take, shown, read, change, close, occupied } = campaignStudio();

beforeEach(async () => {
  await sql`DELETE FROM failed_sign_in`.execute(db());
});

const add = (id: string, group_name: string, count: number) =>
  studio().adminCall('POST', `/api/admin/campaigns/${id}/cards`, { group_name, count });
const cardsOf = async (id: string): Promise<CampaignCards['cards']> =>
  (await studio().adminCall('GET', `/api/admin/campaigns/${id}/cards`)).body.cards;
const check = (...codes: (string | null | undefined)[]) =>
  studio().call('POST', '/api/campaigns/minis/codes', { codes });
const unknown = '22222-22222';
/** All of a response but the id of the request. */
const told = ({ status, body: { request_id, ...body } }: { status: number; body: Record<string, unknown> }) => {
  expect(request_id).toEqual(expect.any(String));
  return { status, body };
};

/** A volume day with two groups of three and two cards. */
const makeVolumeDay = async (more: object = {}): Promise<{ made: CampaignWithSpots; codes: string[] }> => {
  const made = await make({ access_codes: true, ...more });
  await add(made.id, 'Sonnenkäfer', 3);
  const { body } = await add(made.id, 'Mäuse', 2);
  return { made, codes: body.cards.map(({ code }: { code: string }) => code) };
};

describe('a volume day', () => {
  it('makes numbered cards by group, each with a code of its own, of which nothing readable is stored (MINI-05)', async () => {
    const { made, codes } = await makeVolumeDay();
    const cards = await cardsOf(made.id);
    expect(cards.map(({ number, group_name }) => [number, group_name])).toEqual([
      [1, 'Sonnenkäfer'],
      [2, 'Sonnenkäfer'],
      [3, 'Sonnenkäfer'],
      [4, 'Mäuse'],
      [5, 'Mäuse'],
    ]);
    expect(new Set(codes).size).toBe(5);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    const { rows } = await sql<{ stored: string }>`
      SELECT (SELECT jsonb_agg(to_jsonb(campaign)) FROM campaign)::text || (SELECT jsonb_agg(to_jsonb(campaign_code)) FROM campaign_code)::text AS stored`.execute(
      db(),
    );
    for (const code of codes) expect(rows[0]?.stored).not.toContain(code.replace('-', ''));
  });

  it('is booked with a code that was not used, once, and with none without (MINI-05)', async () => {
    const { made, codes } = await makeVolumeDay();
    expect((await shown()).access_codes).toBe(true);
    const none = await take(made.spots[0]?.id);
    expect([none.status, none.body.code]).toEqual([403, 'code_wrong']);
    expect((await take(made.spots[0]?.id, { codes: [unknown] })).body.code).toBe('code_wrong');
    expect((await check(codes[0]?.toLowerCase())).body).toEqual({ codes: [{ group_name: 'Sonnenkäfer' }] });
    expect((await take(made.spots[0]?.id, { codes: [codes[0]] })).status).toBe(201);
    expect(await occupied()).toContain('08T10:00 booked');
    const again = await take(made.spots[1]?.id, { codes: [codes[0]], customer: personOf(2) });
    expect([again.status, again.body.code]).toEqual([403, 'code_wrong']);
    // A code is the limit, not the mailbox.
    expect((await take(made.spots[1]?.id, { codes: [codes[1]] })).status).toBe(201);
  });

  it('answers a used code exactly as an unknown one, to a check and to a booking (MINI-05)', async () => {
    const { made, codes } = await makeVolumeDay();
    await take(made.spots[0]?.id, { codes: [codes[0]] });
    const [used, guessed] = [await check(codes[0]), await check(unknown)];
    expect(used.status).toBe(403);
    expect(told(used)).toEqual(told(guessed));
    const booking = (code: string | undefined) => take(made.spots[1]?.id, { codes: [code], customer: personOf(3) });
    expect(told(await booking(codes[0]))).toEqual(told(await booking(unknown)));
  });

  it('gives two children with two codes spots side by side, in one booking (MINI-05, MINI-08)', async () => {
    const { made, codes } = await makeVolumeDay();
    expect(made.sibling_price).toBe(79);
    const { status, body } = await take(made.spots[1]?.id, { codes: [codes[3], codes[0]], expected_price: 158 });
    expect([status, body.start.slice(11, 16), body.end.slice(11, 16)]).toEqual([201, '10:25', '11:10']);
    const cards = await cardsOf(made.id);
    expect(cards.map(({ start }) => start?.slice(11, 16))).toEqual(['10:50', undefined, undefined, '10:25', undefined]);
    expect(cards[0]).toMatchObject({ booking_id: body.booking_id, customer_name: 'Person 1' });
    expect((await take(made.spots[3]?.id, { codes: [codes[1], codes[1]], customer: personOf(2) })).status).toBe(403);
    await change(`${made.id}/spots/${made.spots[4]?.id}`, { paused: true });
    const apart = await take(made.spots[3]?.id, { codes: [codes[1], codes[2]], customer: personOf(2) });
    expect([apart.status, apart.body.code]).toEqual([409, 'spot_taken']);
    // What was refused has used no code.
    expect((await take(made.spots[3]?.id, { codes: [codes[1]], customer: personOf(2) })).status).toBe(201);
  });

  it('frees the codes of a booking that is cancelled (MINI-05)', async () => {
    const { made, codes } = await makeVolumeDay();
    const { body } = await take(made.spots[0]?.id, { codes: codes.slice(0, 2) });
    await cancel(body.booking_id);
    expect((await cardsOf(made.id)).every(({ booking_id, start }) => booking_id === null && start === null)).toBe(true);
    expect((await take(made.spots[3]?.id, { codes: codes.slice(0, 2), customer: personOf(2) })).status).toBe(201);
  });

  it('has no waiting list, because an offer would need a code (MINI-05)', async () => {
    const settings = await studio().adminCall('PUT', '/api/admin/calendar/settings', { waiting_list_hours: 2 });
    expect(settings.status).toBe(200);
    const { made, codes } = await makeVolumeDay({ to: '10:20' });
    await take(made.spots[0]?.id, { codes: [codes[0]] });
    expect(await shown()).toMatchObject({ state: 'sold_out', waiting_list: false });
  });

  it('answers a repeated request with the first response, although its code is used by then (MINI-05)', async () => {
    const { made, codes } = await makeVolumeDay();
    const headers = { 'idempotency-key': 'volume-1' };
    const first = await take(made.spots[0]?.id, { codes: [codes[0]] }, headers);
    const again = await take(made.spots[0]?.id, { codes: [codes[0]] }, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('books one of many parallel requests with the same code, and no spot without a code (MINI-05)', async () => {
    const { made, codes } = await makeVolumeDay({ to: '15:00' });
    const answers = await Promise.all(
      Array.from({ length: scaleCount(100) }, (_, i) =>
        take(made.spots[(i * 2) % made.spots.length]?.id, {
          codes: i % 2 ? [codes[0]] : [codes[1], codes[0]],
          customer: personOf(i),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(expect.not.objectContaining({ 500: true }));
    for (const { status } of answers) expect([201, 403, 409, 429]).toContain(status);
    const { rows } = await sql`SELECT FROM booking WHERE status <> 'CANCELLED'`.execute(db());
    expect(rows).toHaveLength(1);
    expect((await read(made.id)).spots.filter(({ state }) => state === 'gone')).toEqual([]);
  });

  it('is sold with a code for each child by no program without them: the database refuses it (MINI-05)', async () => {
    const { made, codes } = await makeVolumeDay();
    const sell = (statement: ReturnType<typeof sql>) => statement.execute(db());
    await expect(
      sell(sql`UPDATE occupied_time SET held_until = NULL WHERE campaign_spot_id = ${made.spots[0]?.id}`),
    ).rejects.toThrow(/a code for each child/);
    await take(made.spots[1]?.id, { codes: codes.slice(0, 2) });
    const twice = sql`UPDATE campaign_code SET booking_id = (SELECT booking_id FROM campaign_code WHERE number = 1), position = 0
                      WHERE number = 3`;
    await expect(sell(twice)).rejects.toThrow(/campaign_code_child/);
  });
});

describe('guessing codes', () => {
  it('gets 30 attempts of one network, however many at once, and then no code is compared (MINI-05)', async () => {
    const { codes } = await makeVolumeDay();
    const attempts = scaleCount(120, 40);
    const answers = await Promise.all(Array.from({ length: attempts }, () => check(unknown)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(403), count(429)]).toEqual([30, attempts - 30]);
    const right = await check(codes[0]);
    expect([right.status, right.body.code]).toEqual([429, 'too_many_codes']);
    const other = await studio().server.inject({
      method: 'POST',
      url: '/api/campaigns/minis/codes',
      payload: { codes: [codes[0]] },
      remoteAddress: '192.0.2.9',
    });
    expect(other.statusCode).toBe(200);
  });

  it('counts wrong codes of bookings too, and no right one (MINI-05)', async () => {
    const { made, codes } = await makeVolumeDay();
    for (let i = 0; i < 40; i++) expect((await check(codes[i % 5])).status).toBe(200);
    await Promise.all(Array.from({ length: 30 }, () => take(made.spots[0]?.id, { codes: [unknown] })));
    expect((await check(codes[0])).status).toBe(429);
    expect((await take(made.spots[0]?.id, { codes: [codes[0]] })).body.code).toBe('too_many_codes');
  });

  it('locks a /48 after 300 of its networks together, and nobody else (MINI-05)', async () => {
    const { made, codes } = await makeVolumeDay();
    const from = async (remoteAddress: string, code: string | undefined) => {
      const payload = { codes: [code] };
      const url = '/api/campaigns/minis/codes';
      return (await studio().server.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
    };
    await sql`INSERT INTO failed_sign_in (subject, at, attempt)
              SELECT sha256(${Buffer.from(`access code:${made.id} 2001:db8:0::/48`)}),
                     '2030-06-03T08:00:00+02:00'::timestamptz, gen_random_uuid()
              FROM generate_series(1, 299)`.execute(db());
    expect(await from('2001:db8:0:1::1', codes[0])).toBe(200);
    expect(await from('2001:db8:0:2::1', unknown)).toBe(403);
    expect(await from('2001:db8:0:3::1', codes[0])).toBe(429);
    expect(await from('2001:db8:1:3::1', codes[0])).toBe(200);
    expect(await from('192.0.2.9', codes[0])).toBe(200);
  });

  it('from any number of networks never locks the parents out (MINI-05)', async () => {
    const { codes } = await makeVolumeDay();
    const from = async (remoteAddress: string) => {
      const payload = { codes: Array(4).fill(unknown) };
      const url = '/api/campaigns/minis/codes';
      return (await studio().server.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
    };
    for (let network = 0; network < 70; network++) {
      await Promise.all(Array.from({ length: 10 }, () => from(`2001:db8:0:${network.toString(16)}::1`)));
    }
    expect((await check(codes[0])).status).toBe(200);
  });

  it.each<[string, unknown, number]>([
    ['no list', undefined, 422],
    ['an empty list', [], 422],
    ['five codes', Array(5).fill(unknown), 422],
    ['no texts', [1], 422],
    ['a long text', ['A'.repeat(61)], 422],
    ['an empty text', [''], 403],
    ['other letters', ['ЖЖЖЖЖ-ЖЖЖЖЖ'], 403],
  ])('with %s is refused (MINI-05)', async (_, codes, status) => {
    await makeVolumeDay();
    expect((await studio().call('POST', '/api/campaigns/minis/codes', { codes })).status).toBe(status);
  });
});

describe('the cards of a volume day', () => {
  it('are ticked when a child was photographed, also after the sale has ended (MINI-09)', async () => {
    const { made, codes } = await makeVolumeDay();
    await take(made.spots[0]?.id, { codes: [codes[1]] });
    const [first, second] = await cardsOf(made.id);
    const tick = (id: string | undefined, photographed: boolean) => change(`${made.id}/cards/${id}`, { photographed });
    await close(made.id);
    expect((await tick(second?.id, true)).body.cards[1].photographed_at).toMatch(/^2030-06-0/);
    expect((await tick(second?.id, false)).body.cards[1].photographed_at).toBeNull();
    expect((await tick(first?.id, true)).body.code).toBe('card_not_booked');
    expect((await tick(made.id, true)).status).toBe(404);
  });

  it('are deleted while they are not used: their code is worth nothing, and numbers are not used again (MINI-09)', async () => {
    const { made, codes } = await makeVolumeDay();
    await take(made.spots[0]?.id, { codes: [codes[0]] });
    const [first, , , , last] = await cardsOf(made.id);
    const remove = (id: string | undefined) =>
      studio().adminCall('POST', `/api/admin/campaigns/${made.id}/cards/${id}/remove`);
    expect((await remove(first?.id)).body.code).toBe('card_booked');
    expect((await remove(last?.id)).body.cards).toHaveLength(4);
    expect((await remove(last?.id)).status).toBe(404);
    expect((await check(codes[4])).status).toBe(403);
  });

  it('are refused beyond 600, for other days, and without a name (MINI-09)', async () => {
    const { made } = await makeVolumeDay();
    expect((await add(made.id, ' ', 1)).status).toBe(422);
    expect((await add(made.id, 'Igel', 201)).status).toBe(422);
    for (const count of [200, 200, 195]) expect((await add(made.id, 'Igel', count)).status).toBe(201);
    expect((await add(made.id, 'Igel', 1)).body.code).toBe('too_many_cards');
    const other = await make({ slug: 'other', date: '2030-06-09' });
    expect((await add(other.id, 'Igel', 1)).body.code).toBe('no_codes');
    expect((await studio().call('POST', '/api/campaigns/other/codes', { codes: [unknown] })).body.code).toBe(
      'no_codes',
    );
  });

  it('tell the institution only whether they were used, and only with its link (MINI-09)', async () => {
    const { made, codes } = await makeVolumeDay();
    await take(made.spots[0]?.id, { codes: [codes[3]] });
    const key = new URL(made.institution_url ?? '').searchParams.get('institution');
    const seen = await studio().call('GET', `/api/campaigns/minis/cards?key=${key}`);
    expect(seen.body).toEqual({
      name_de: 'Weihnachts-Minis',
      name_ru: null,
      date: '2030-06-08',
      cards: [1, 2, 3, 4, 5].map((number) => ({
        number,
        group_name: number <= 3 ? 'Sonnenkäfer' : 'Mäuse',
        booked: number === 4,
      })),
    });
    const early = new URL(made.early_url ?? '').searchParams.get('early');
    for (const wrong of ['', '?key=', `?key=${early}`, '?key=AAAAAAAAAAAAAAAAAAAAAA']) {
      expect((await studio().call('GET', `/api/campaigns/minis/cards${wrong}`)).status).toBe(404);
    }
  });

  it('disappear from an erased customer, who stays counted as booked (MINI-09)', async () => {
    const { made, codes } = await makeVolumeDay();
    await take(made.spots[0]?.id, { codes: [codes[0]] });
    studio().setNow('2030-06-10T09:00');
    const erased = await studio().adminCall('POST', '/api/admin/privacy/erase', {
      email: personOf(1).email,
      repeated: personOf(1).email,
    });
    expect(erased.status).toBeLessThan(300);
    const [card] = await cardsOf(made.id);
    expect(card?.booking_id).not.toBeNull();
    expect(JSON.stringify(card)).not.toContain('Person 1');
  });
});
