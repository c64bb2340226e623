import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { fullDay, studioWithWaitingList } from '../testing/studio-with-waiting-list.ts';

const waiting = studioWithWaitingList();
const { studio, service, photographer, fill, join, person, listed, held, look, offerOf, linkOfEntry, cancel, edit } =
  waiting;
const db = () => studio().database.db;
/** Fills 5 June, lets persons join in this order, and cancels sessions. */
const cancelled = async (names: readonly string[], starts: readonly string[]) => {
  const ids = await fill();
  for (const name of names) await join(name);
  for (const start of starts) await cancel(ids.get(start) as string);
  return ids;
};
const mails = async () =>
  (await studio().adminCall('GET', '/api/admin/outbox')).body.messages
    .filter(({ kind }: { kind: string }) => kind === 'offer_made')
    .map(({ to_address }: { to_address: string }) => to_address.split('@')[0])
    .toReversed();

it('a cancelled time is held for the first who waits, with a mail, and for nobody else (WAIT-02)', async () => {
  await cancelled(['Anna', 'Boris'], ['10:15']);
  expect(await look()).toBe(1);
  expect(await held()).toEqual(['Anna 05T10:15']);
  expect(await mails()).toEqual(['anna']);
  expect(await look()).toBe(0);
  const wanted = `service_id=${service()}&photographer_id=${photographer()}&location_id=company&date=2030-06-05`;
  expect((await studio().call('GET', `/api/availability?${wanted}`)).body).toEqual({ slots: [] });
  expect((await waiting.attempt('2030-06-05T10:15:00')).status).toBe(409);
});

it('a time is held for two hours, and the mail states the deadline (WAIT-02)', async () => {
  await cancelled(['Anna'], ['10:15']);
  await look();
  const { shown } = await offerOf('Anna');
  expect(shown.held_until).toBe('2030-06-03T10:00:00+02:00');
  const { body } = await studio().call('GET', `/api/waiting-list/${await linkOfEntry('Anna')}`);
  expect(body.offer.held_until).toBe('2030-06-03T10:00:00+02:00');
});

it('every further time is offered to the next person, and nobody holds two (WAIT-02)', async () => {
  await cancelled(['Anna', 'Boris'], ['10:15', '12:45', '15:15']);
  expect(await look()).toBe(2);
  expect(await held()).toEqual(['Anna 05T10:15', 'Boris 05T12:45']);
});

it('a time whose offer lapses is offered to the next person, and not again to the first, who stays on the list (WAIT-02)', async () => {
  await cancelled(['Anna', 'Boris'], ['10:15']);
  await look();
  studio().setNow('2030-06-03T09:59');
  expect(await look()).toBe(0);
  await join('Clara');
  studio().setNow('2030-06-03T10:00');
  expect(await look()).toBe(1);
  expect(await held()).toEqual(['Boris 05T10:15']);
  const places = async () => (await listed()).map(({ customer, place }) => [customer.name, place]);
  expect(await places()).toEqual([
    ['Boris', 1],
    ['Clara', 2],
    ['Anna', 3],
  ]);
  studio().setNow('2030-06-03T12:00');
  expect(await look()).toBe(1);
  expect(await held()).toEqual(['Clara 05T10:15']);
  studio().setNow('2030-06-03T14:00');
  expect(await look()).toBe(0);
  expect(await held()).toEqual([]);
});

it('a declined time is offered to the next person at once (WAIT-02)', async () => {
  await cancelled(['Anna', 'Boris'], ['10:15']);
  await look();
  expect((await (await offerOf('Anna')).decline()).status).toBe(200);
  await look();
  expect(await held()).toEqual(['Boris 05T10:15']);
});

it('taking it fulfils all entries of the person, however the address is spelled, and no others (WAIT-01)', async () => {
  const ids = await fill();
  const spelled = { customer: { name: 'Anna', email: 'Anna+zwei@example.de' } };
  await join('Anna');
  await join('Anna', { last_day: '2030-06-06', latest_start: '08:00', ...spelled });
  await join('Boris');
  await cancel(ids.get('10:15') as string);
  await look();
  const taken = await (await offerOf('Anna')).take();
  expect(taken.status).toBe(201);
  const states = (await listed()).map(({ customer, state }) => [customer.name, state]);
  expect(states.sort((one, other) => (String(one) < String(other) ? -1 : 1))).toEqual([
    ['Anna', 'fulfilled'],
    ['Anna', 'fulfilled'],
    ['Boris', 'waiting'],
  ]);
  const { rows } =
    await sql`SELECT 1 FROM booking WHERE id = ${taken.body.booking_id} AND status <> 'CANCELLED'`.execute(db());
  expect(rows).toHaveLength(1);
});

it('leaving and removing release the held time for the next person (WAIT-02)', async () => {
  await cancelled(['Anna', 'Boris', 'Clara'], ['10:15']);
  await look();
  await studio().call('POST', `/api/waiting-list/${await linkOfEntry('Anna')}/leave`);
  await look();
  expect(await held()).toEqual(['Boris 05T10:15']);
  await studio().adminCall('POST', `/api/admin/waiting-list/${(await person('Boris')).id}/remove`);
  await look();
  expect(await held()).toEqual(['Clara 05T10:15']);
});

it('a lifted person comes first (WAIT-02)', async () => {
  const ids = await fill();
  for (const name of ['Anna', 'Boris', 'Clara']) await join(name);
  const { id } = await person('Clara');
  await studio().adminCall('POST', `/api/admin/waiting-list/${id}/lift`, { reason: 'Taufe' });
  await cancel(ids.get('10:15') as string);
  await look();
  expect(await held()).toEqual(['Clara 05T10:15']);
});

it('a time is offered only if it fits the wishes: hours, weekdays and photographer (WAIT-02)', async () => {
  const other = await studio().addPhotographer();
  await waiting.assign([photographer(), other]);
  const ids = await fill();
  for (const start of fullDay) {
    const customer = { name: 'Voll', email: `zwei${start.replace(':', '')}@example.de`, phone: '+49 170 3333333' };
    await waiting.book(`2030-06-05T${start}:00`, { photographer_id: other, customer });
  }
  await join('Abends', { earliest_start: '15:00' });
  await join('Andere', { photographer_id: other });
  await join('Egal', { first_day: '2030-06-05' });
  await cancel(ids.get('10:15') as string);
  await look();
  expect(await held()).toEqual(['Egal 05T10:15']);
});

it('a moved session, a longer day and a deleted absence free times as well (WAIT-02)', async () => {
  const ids = await fill();
  await join('Anna');
  await edit(ids.get('10:15') as string, { start: '2030-06-06T10:15:00' });
  await look();
  expect(await held()).toEqual(['Anna 05T10:15']);
  const off = await studio().adminCall('POST', '/api/admin/timeoff', {
    photographer_id: photographer(),
    start: '2030-06-07T00:00:00',
    end: '2030-06-08T00:00:00',
  });
  await join('Boris', { first_day: '2030-06-07', last_day: '2030-06-07' });
  expect(await look()).toBe(0);
  await studio().adminCall('DELETE', `/api/admin/timeoff/${off.body.id}`);
  await look();
  expect(await held()).toEqual(['Anna 05T10:15', 'Boris 07T09:00']);
  await join('Clara');
  const hours = { date: '2030-06-05', is_working: true, start_time: '07:45', end_time: '18:00' };
  const breaks = { break_enabled: false, break_start: '12:00', break_end: '13:00' };
  const longer = await studio().adminCall('POST', '/api/admin/calendar/exceptions', {
    ...hours,
    ...breaks,
    name: 'Lang',
  });
  expect(longer.status).toBe(201);
  await look();
  expect(await held()).toEqual(['Anna 05T10:15', 'Boris 07T09:00', 'Clara 05T07:45']);
  await studio().adminCall('DELETE', `/api/admin/calendar/exceptions/${longer.body.id}`);
});

it('a time that begins before its deadline is not offered and stays free for everybody (WAIT-02)', async () => {
  const ids = await fill();
  await join('Anna');
  studio().setNow('2030-06-04T20:30');
  await cancel(ids.get('09:00') as string);
  expect(await look()).toBe(0);
  await cancel(ids.get('12:45') as string);
  await look();
  expect(await held()).toEqual(['Anna 05T12:45']);
});

it('an entry ends with its last day (WAIT-01)', async () => {
  await fill();
  await join('Anna');
  studio().setNow('2030-06-05T23:59');
  await look();
  expect((await person('Anna')).state).toBe('waiting');
  studio().setNow('2030-06-06T00:00');
  expect((await person('Anna')).state).toBe('over');
  await look();
  const { rows } = await sql`SELECT outcome FROM waiting_entry`.execute(db());
  expect(rows).toEqual([{ outcome: 'over' }]);
});

it('a studio that switches the list off makes no further offers (WAIT-02)', async () => {
  await cancelled(['Anna'], ['10:15']);
  await waiting.set(null);
  expect(await look()).toBe(0);
});

it('a visitor who is paying keeps the time, and it is offered only after the booking was cancelled (WAIT-04)', async () => {
  const ids = await fill();
  await join('Anna');
  await cancel(ids.get('10:15') as string);
  const paying = await waiting.book('2030-06-05T10:15:00');
  await waiting.put(paying.booking_id, 'PAYMENT_PENDING');
  expect(await look()).toBe(0);
  expect(await held()).toEqual([]);
  await cancel(paying.booking_id);
  await look();
  expect(await held()).toEqual(['Anna 05T10:15']);
});

it('a visitor and the list request the same time concurrently, many times: exactly one of them gets it (WAIT-04)', async () => {
  const ids = await fill();
  let id = ids.get('10:15') as string;
  await join('Anna');
  for (let round = 0; round < scaleCount(60); round++) {
    await cancel(id);
    const customer = { name: 'Eilig', email: `eilig${round}@example.de`, phone: `+49 170 ${2_000_000 + round}` };
    const [booked, offered] = await Promise.all([
      waiting.attempt('2030-06-05T10:15:00', { customer }),
      round % 2 === 0 ? look() : new Promise((done) => setTimeout(done, 3)).then(look),
    ]);
    expect([booked.status === 201, offered === 1]).toContain(true);
    expect(booked.status === 201 && offered === 1).toBe(false);
    if (booked.status === 201) id = booked.body.booking_id;
    else {
      await sql`DELETE FROM offer`.execute(db());
      id = (await waiting.book('2030-06-05T10:15:00', { customer })).booking_id;
    }
  }
});
