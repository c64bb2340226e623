import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { soldOutCampaign } from '../testing/sold-out-campaign.ts';
import { offerFreeTimes } from './offer-free-times.ts';

const { studio, db, make, book, sellOut, tryWait, wait, shown, statesOf, cancel, look, held, listed, person, ...more } =
  soldOutCampaign();
const { offerOf, linkOfEntry, set, attempt, service, assign, photographer } = more;
const stateOf = async (id: string, index: number) =>
  (await studio().adminCall('GET', `/api/admin/campaigns/${id}`)).body.spots[index].state;

it('a sold-out day can be waited for, with the name of the day and the place (WAIT-10)', async () => {
  await sellOut();
  expect(await shown()).toMatchObject({ state: 'sold_out', waiting_list: true });
  expect(await wait('Anna', { earliest_start: '10:00', latest_start: '10:15' })).toMatchObject({
    state: 'waiting',
    service_name: 'Weihnachts-Minis',
    service_name_ru: 'Мини-съёмки',
    service_id: service(),
    campaign_slug: 'minis',
    photographer_id: photographer(),
    first_day: '2030-06-08',
    last_day: '2030-06-08',
    latest_start: '10:15',
    place: 1,
  });
  expect(await wait('Boris')).toMatchObject({ place: 2 });
  // A second time is the same entry, and answered like a new one: anybody can type any address.
  expect(await wait('Anna')).toMatchObject({ place: 3, latest_start: '23:59' });
  expect(await listed()).toMatchObject([{ latest_start: '10:15' }, {}]);
  expect(await listed()).toHaveLength(2);
});

it('only a day that is sold out can be waited for, in a studio with a waiting list (WAIT-10)', async () => {
  const codeOf = async () => {
    const { status, body } = await tryWait('Anna');
    return [status, body.code];
  };
  const campaign = await make({ opens_at: '2030-06-05T10:00:00+02:00' });
  expect(await codeOf()).toEqual([409, 'campaign_before']);
  studio().setNow('2030-06-05T10:00');
  expect(await codeOf()).toEqual([409, 'spot_free']);
  await set(null);
  expect(await codeOf()).toEqual([400, 'no_waiting_list']);
  expect(await shown()).toMatchObject({ waiting_list: false });
  await set(2);
  await studio().adminCall('POST', `/api/admin/campaigns/${campaign.id}/close`);
  expect(await codeOf()).toEqual([409, 'campaign_closed']);
  expect((await studio().call('POST', '/api/campaigns/unknown/waiting-list', {})).status).toBe(422);
  const customer = { name: 'Anna', email: 'anna@example.de' };
  expect((await studio().call('POST', '/api/campaigns/unknown/waiting-list', { customer })).status).toBe(404);
});

it('hours that are wrong are refused at their field', async () => {
  await sellOut();
  const { status, body } = await tryWait('Anna', { earliest_start: '12:00', latest_start: '11:00' });
  expect([status, body.detail[0].loc]).toEqual([422, ['body', 'latest_start']]);
});

it('a cancelled spot is held for the first who waits, and nobody else can book it (WAIT-10)', async () => {
  const { campaign, bookings } = await sellOut();
  await wait('Anna');
  await wait('Boris');
  await cancel(bookings[1] as string);
  expect(await statesOf()).toEqual(['taken', 'free']);
  expect(await look()).toBe(1);
  expect(await held()).toEqual(['Anna 08T10:25']);
  expect(await shown()).toMatchObject({ state: 'sold_out', counts: { total: 2, sold: 1, free: 0 } });
  expect(await stateOf(campaign.id, 1)).toBe('offered');
  const late = await book(campaign.spots[1]?.id, 'Spaet');
  expect([late.status, late.body.code]).toEqual([409, 'spot_taken']);
  expect(await look()).toBe(0);
});

it('the offer has name, length and price of the spot; taking it sells the spot and ends what the person waits for (WAIT-10)', async () => {
  const { campaign, bookings } = await sellOut();
  const [, spot] = campaign.spots;
  await studio().adminCall('PUT', `/api/admin/campaigns/${campaign.id}/spots/${spot?.id}`, { own_price: 89 });
  await wait('Anna');
  await cancel(bookings[1] as string);
  await look();
  const offer = await offerOf('Anna');
  expect(offer.shown).toMatchObject({
    service_name: 'Weihnachts-Minis',
    price: 89,
    duration_minutes: 20,
    held_until: '2030-06-03T10:00:00+02:00',
    times: [{ start: '2030-06-08T10:25:00+02:00', end: '2030-06-08T10:45:00+02:00' }],
  });
  const [listedOffer] = (await studio().adminCall('GET', '/api/admin/offers?open=true')).body;
  expect(listedOffer).toMatchObject({ service_name: 'Weihnachts-Minis' });
  const taken = await offer.take();
  expect(taken.status).toBe(201);
  expect(await stateOf(campaign.id, 1)).toBe('sold');
  expect(await person('Anna')).toMatchObject({ state: 'fulfilled' });
  const { body } = await studio().adminCall('GET', `/api/admin/bookings/${taken.body.booking_id}`);
  expect(body).toMatchObject({ service_name: 'Weihnachts-Minis', service_price: 89 });
  // The limit of one spot holds for it too.
  const { rows } = await sql`
    SELECT 1 FROM booking WHERE id = ${taken.body.booking_id} AND only_spot_on = '2030-06-08'`.execute(db());
  expect(rows).toHaveLength(1);
});

it('what is declined or lapses goes to the next, and to everybody once nobody is left (WAIT-10)', async () => {
  const { campaign, bookings } = await sellOut();
  await wait('Anna');
  await wait('Boris');
  await cancel(bookings[0] as string);
  await look();
  await (await offerOf('Anna')).decline();
  await look();
  expect(await held()).toEqual(['Boris 08T10:00']);
  studio().setNow('2030-06-03T10:00');
  expect(await look()).toBe(0);
  expect(await statesOf()).toEqual(['free', 'taken']);
  expect((await book(campaign.spots[0]?.id, 'Spaet')).status).toBe(201);
});

/** Anna is offered the first spot, and the offer is over by the clock of the database; nothing has been ended yet. */
const lapsed = async () => {
  const { campaign, bookings } = await sellOut();
  await wait('Anna');
  await cancel(bookings[0] as string);
  await look();
  await sql`UPDATE occupied_time SET held_until = now() - interval '1 second' WHERE offer_id IS NOT NULL`.execute(db());
  return campaign;
};

it('a spot whose offer is over by the clock of the database can be booked at once (WAIT-10)', async () => {
  const campaign = await lapsed();
  expect(await statesOf()).toEqual(['free', 'taken']);
  expect((await book(campaign.spots[0]?.id, 'Spaet')).status).toBe(201);
});

it('the time of a spot whose offer is over stays that of the campaign (WAIT-10)', async () => {
  await lapsed();
  await studio().adminCall('POST', '/api/admin/calendar/exceptions', {
    date: '2030-06-08',
    is_working: true,
    start_time: '09:00',
    end_time: '17:00',
    name: 'Advent',
  });
  expect((await attempt('2030-06-08T10:00:00')).status).toBe(409);
  expect(await statesOf()).toEqual(['free', 'taken']);
  await sql`DELETE FROM date_exception`.execute(db());
});

it('who waits for the service of the day is not offered a spot, and who waits for a spot no other time (WAIT-10)', async () => {
  await assign([photographer()]);
  const { bookings } = await sellOut();
  await wait('Anna');
  await more.fill();
  await more.join('Boris');
  await cancel(bookings[0] as string);
  expect(await look()).toBe(1);
  expect(await held()).toEqual(['Anna 08T10:00']);
});

it('whoever books a spot without the list stops waiting for one of that day (WAIT-10)', async () => {
  const { campaign, bookings } = await sellOut();
  await wait('Anna');
  await cancel(bookings[0] as string);
  expect((await book(campaign.spots[0]?.id, 'Anna')).status).toBe(201);
  expect(await person('Anna')).toMatchObject({ state: 'fulfilled' });
  await cancel(bookings[1] as string);
  expect(await look()).toBe(0);
});

it('somebody who has got another spot of the day meanwhile is told so when she takes the offer (WAIT-10)', async () => {
  const { bookings } = await sellOut();
  await wait('Anna');
  await cancel(bookings[0] as string);
  await look();
  const offer = await offerOf('Anna');
  await sql`UPDATE booking SET customer_email = 'anna@example.de' WHERE id = ${bookings[1]}`.execute(db());
  await sql`UPDATE booking SET only_spot_on = '2030-06-08' WHERE id = ${bookings[1]}`.execute(db());
  const { status, body } = await offer.take();
  expect([status, body.code]).toEqual([409, 'second_spot']);
});

it('closing the day ends what is waited for; a spot that is offered stays so until it is answered (WAIT-10)', async () => {
  const { campaign, bookings } = await sellOut();
  await wait('Anna');
  await wait('Boris');
  await cancel(bookings[0] as string);
  await look();
  await cancel(bookings[1] as string);
  await studio().adminCall('POST', `/api/admin/campaigns/${campaign.id}/close`);
  expect((await listed()).map(({ customer, state }) => `${customer.name} ${state}`).sort()).toEqual([
    'Anna over',
    'Boris over',
  ]);
  expect(await look()).toBe(0);
  const { rows } = await sql`SELECT 1 FROM occupied_time WHERE held_until IS NOT NULL`.execute(db());
  expect(rows).toHaveLength(1);
  const { body } = await studio().call('GET', `/api/waiting-list/${await linkOfEntry('Anna')}`);
  const link = body.offer.url.split('/').at(-1);
  await studio().call('POST', `/api/offers/${link}/decline`);
  expect((await sql`SELECT 1 FROM occupied_time`.execute(db())).rows).toEqual([]);
});

it('a paused spot is offered to nobody (WAIT-10)', async () => {
  const { campaign, bookings } = await sellOut();
  await wait('Anna');
  await cancel(bookings[0] as string);
  const pause = (paused: boolean) =>
    studio().adminCall('PUT', `/api/admin/campaigns/${campaign.id}/spots/${campaign.spots[0]?.id}`, { paused });
  await pause(true);
  expect(await look()).toBe(0);
  await pause(false);
  expect(await look()).toBe(1);
});

it('eight processes, six customers and two cancellations at once: a spot has one owner (WAIT-10)', async () => {
  const owners = async () =>
    (
      await sql<{ sold: number; offered: number; spots: number }>`
        SELECT count(*) FILTER (WHERE held_until IS NULL)::int AS sold,
               count(*) FILTER (WHERE offer_id IS NOT NULL)::int AS offered,
               count(DISTINCT campaign_spot_id)::int AS spots
        FROM occupied_time WHERE campaign_spot_id IS NOT NULL`.execute(db())
    ).rows[0];
  for (let round = 0; round < 5; round += 1) {
    const { campaign, bookings } = await sellOut({ slug: 'minis' });
    for (const name of ['Anna', 'Boris', 'Clara']) await wait(`${name}${round}`);
    const [first, second] = campaign.spots;
    const late = [first?.id, second?.id].flatMap((id, spot) =>
      [0, 1, 2].map((i) => book(id, `Spaet${round}${spot}${i}`)),
    );
    const rest = [cancel(bookings[0] as string), cancel(bookings[1] as string)];
    const processes = Array.from({ length: 8 }, () => offerFreeTimes(studio().context));
    await Promise.all([...rest, ...late, ...processes]);
    await look();
    const found = await owners();
    expect((found?.sold ?? 0) + (found?.offered ?? 0)).toBe(2);
    const { rows } = await sql`
      SELECT 1 FROM waiting_offer JOIN offer ON offer.id = offer_id WHERE is_open
        AND NOT EXISTS (SELECT 1 FROM occupied_time WHERE occupied_time.offer_id = offer.id)`.execute(db());
    expect(rows).toEqual([]);
    await sql`UPDATE campaign SET closed_at = now()`.execute(db());
    await sql`TRUNCATE waiting_entry CASCADE`.execute(db());
    for (const table of ['offer', 'booking', 'occupied_time', 'campaign'])
      await sql`DELETE FROM ${sql.table(table)}`.execute(db());
  }
});
