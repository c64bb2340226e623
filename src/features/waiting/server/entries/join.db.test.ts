import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { secretText } from '#shared/server/secrets/secret-link.ts';
import { mostEntries } from '../../domain/entry-state.ts';
import { studioWithWaitingList } from '../testing/studio-with-waiting-list.ts';

const { studio, service, photographer, set, fill, tryJoin, join, listed, person, linkOfEntry } =
  studioWithWaitingList();
const linkOf = (id: string): string => secretText(studio().context.secretKey, 'waiting', id);
const messages = async () =>
  (await studio().adminCall('GET', '/api/admin/outbox')).body.messages.filter(
    ({ kind }: { kind: string }) => kind === 'waiting_joined',
  );

it('a customer who finds a day full joins with wishes; the response contains the place and not the link (WAIT-01)', async () => {
  await fill();
  const wishes = { photographer_id: photographer(), weekdays: [3, 4], earliest_start: '10:00', latest_start: '15:30' };
  const joined = await join('Anna', wishes);
  expect(joined).toMatchObject({ ...wishes, state: 'waiting', place: 1, first_day: '2030-06-05', people: null });
  expect(JSON.stringify(joined)).not.toContain(await linkOfEntry('Anna'));
  expect(await join('Boris')).toMatchObject({ place: 2, photographer_id: null, earliest_start: '00:00' });
  const addressees = (await messages()).map(({ to_address }: { to_address: string }) => to_address);
  // Inserted at the same instant of the test's clock, they have no order.
  expect(addressees.sort()).toEqual(['anna@example.de', 'boris@example.de']);
});

it('joining is refused while a wished time is free, and accepted for wishes that no free time fits (WAIT-01)', async () => {
  await fill('2030-06-05', ['09:00', '10:15', '11:30', '12:45', '14:00', '15:15']);
  const refused = await tryJoin('Anna');
  expect([refused.status, refused.body.code]).toEqual([409, 'time_free']);
  expect((await tryJoin('Anna', { latest_start: '16:29' })).status).toBe(201);
  expect((await tryJoin('Boris', { earliest_start: '16:30' })).body.code).toBe('time_free');
});

it('a studio without a waiting list has none for customers either (WAIT-01)', async () => {
  await fill();
  const calendar = async () => (await studio().call('GET', '/api/calendar/settings')).body;
  expect(await calendar()).toMatchObject({ waiting_list: true });
  await set(null);
  expect(await calendar()).not.toHaveProperty('waiting_list');
  const refused = await tryJoin('Anna');
  expect([refused.status, refused.body.code]).toEqual([400, 'no_waiting_list']);
});

it.each([0, 49, 1.5])('refuses %d hours in the settings', async (waiting_list_hours) => {
  const { status, body } = await studio().adminCall('PUT', '/api/admin/calendar/settings', { waiting_list_hours });
  expect([status, body.detail[0].loc]).toEqual([422, ['body', 'waiting_list_hours']]);
});

it.each([
  ['an unknown service', { service_id: 'x' }, 404],
  ['an unknown photographer', { photographer_id: 'x' }, 404],
  ['a day that does not exist', { first_day: '2030-06-31' }, 422],
  ['a day of the past', { first_day: '2030-06-02' }, 400],
  ['a day beyond the window', { first_day: '2030-07-04', last_day: '2030-07-04' }, 400],
  ['a month and more', { last_day: '2030-07-06' }, 422],
  ['an hour that does not exist', { latest_start: '24:00' }, 422],
  ['a weekday that does not exist', { weekdays: [8] }, 422],
  ['no weekday', { weekdays: [] }, 422],
  ['a weekday that does not occur', { weekdays: [4] }, 400],
  ['people where the service does not ask', { people: 3 }, 400],
  ['no address', { customer: { name: 'Anna', email: 'anna' } }, 422],
])('refuses %s', async (_, wrong, status) => {
  await fill();
  expect((await tryJoin('Anna', wrong)).status).toBe(status);
  expect(await listed()).toEqual([]);
});

it('40 concurrent requests of one person make one entry and one mail, whatever the spelling of the address (WAIT-01)', async () => {
  await fill();
  const spelled = ['stranger@gmail.com', 'S.tranger+a@googlemail.com'];
  const press = (i: number) => tryJoin('Anna', { customer: { name: 'Anna', email: spelled[i % 2] } });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => press(i)));
  // As if each were a new person: nobody learns from an answer whether an address waits already.
  const places = answers.map(({ status, body }) => [status, body.place]).sort(([, one], [, other]) => one - other);
  expect(places).toEqual([[201, 1], ...Array.from({ length: 39 }, () => [201, 2])]);
  expect(await listed()).toHaveLength(1);
  expect(await messages()).toHaveLength(1);
});

it('the entries of a mailbox are limited, also under concurrency, and no answer says so (WAIT-01, WAIT-11)', async () => {
  // The studio is closed on Sundays.
  const days = ['09', '10', '11', '12', '13', '14', '15', '16'];
  const answers = await Promise.all(
    days.map((day) => tryJoin('Anna', { weekdays: [7], first_day: '2030-06-09', last_day: `2030-06-${day}` })),
  );
  expect(answers.map(({ status, body }) => [status, body.confirm_by])).toEqual(days.map(() => [201, null]));
  const counted = (await listed()).filter(({ confirm_by }) => confirm_by === null);
  expect(counted).toHaveLength(mostEntries);
  // The further ones wait until another has ended: only the mailbox learns that.
  const further = (await listed()).find(({ confirm_by }) => confirm_by !== null);
  const confirm = () => studio().call('POST', `/api/waiting-list/${linkOf(further?.id ?? '')}/confirm`);
  expect((await confirm()).body.code).toBe('too_many_entries');
  await studio().adminCall('POST', `/api/admin/waiting-list/${counted[0]?.id}/remove`);
  expect((await confirm()).body).toMatchObject({ state: 'waiting', confirm_by: null });
});

it('whoever types the address of somebody who waits gets the answer of a new person, with what was typed (WAIT-11)', async () => {
  await fill();
  await join('Anna', { earliest_start: '10:00', latest_start: '12:00', weekdays: [3] });
  studio().setNow('2030-06-03T09:00');
  const email = 'anna@example.de';
  const typed = { customer: { name: 'Neugierig', email }, earliest_start: '14:00', latest_start: '15:00' };
  const known = await tryJoin('Anna', typed);
  const unknown = await tryJoin('Boris', { ...typed, customer: { name: 'Neugierig', email: 'boris@example.de' } });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect((await listed()).filter(({ customer }) => customer.email === email)).toHaveLength(1);
});

it('the database has no link, neither before the mail is sent nor afterwards (WAIT-01)', async () => {
  await fill();
  await join('Anna');
  const link = await linkOfEntry('Anna');
  const [mail] = await messages();
  const shown = (await studio().adminCall('GET', `/api/admin/outbox/${mail.id}`)).body;
  expect(shown.plain_text).toContain(`/waiting/${link}`);
  const { rows } = await sql<{ text: string }>`
    SELECT message::text || waiting_entry::text AS text FROM message, waiting_entry`.execute(studio().database.db);
  expect(rows.map(({ text }) => text).join('')).not.toContain(link);
});

it('leaving takes one request, and a second one changes nothing (WAIT-01)', async () => {
  await fill();
  await join('Anna');
  await join('Boris');
  const link = await linkOfEntry('Boris');
  const entry = () => studio().call('GET', `/api/waiting-list/${link}`);
  expect((await entry()).body).toMatchObject({ state: 'waiting', place: 2, offer: null });
  await studio().call('POST', `/api/waiting-list/${await linkOfEntry('Anna')}/leave`);
  expect((await entry()).body).toMatchObject({ place: 1 });
  for (let press = 1; press <= 2; press++) {
    const left = await studio().call('POST', `/api/waiting-list/${link}/leave`);
    expect([left.status, left.body.state, left.body.place]).toEqual([200, 'left', null]);
  }
  expect((await studio().call('GET', '/api/waiting-list/unknown')).status).toBe(404);
  expect((await studio().call('POST', '/api/waiting-list/unknown/leave')).status).toBe(404);
});

it('the studio lifts a person with a reason that stays, and removes one; both are in the audit log (WAIT-02)', async () => {
  await fill();
  await join('Anna');
  await join('Boris');
  const { id } = await person('Boris');
  const lift = (reason: string) => studio().adminCall('POST', `/api/admin/waiting-list/${id}/lift`, { reason });
  expect((await lift(' ')).status).toBe(422);
  expect((await lift('Seit Mai versprochen')).body).toMatchObject({ place: 1, lifted_because: 'Seit Mai versprochen' });
  expect((await listed()).map(({ customer, place }) => [customer.name, place])).toEqual([
    ['Boris', 1],
    ['Anna', 2],
  ]);
  const removed = await studio().adminCall('POST', `/api/admin/waiting-list/${id}/remove`);
  expect(removed.body).toMatchObject({ state: 'removed', place: null, lifted_because: 'Seit Mai versprochen' });
  expect((await lift('Noch einmal')).status).toBe(409);
  const nobody = '00000000-0000-0000-0000-000000000000';
  expect((await studio().adminCall('POST', `/api/admin/waiting-list/${nobody}/remove`)).status).toBe(404);
  expect((await studio().adminCall('POST', `/api/admin/waiting-list/${nobody}/lift`, { reason: 'x' })).status).toBe(
    404,
  );
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM audit_entry WHERE details->>'waiting_entry_id' = ${id} ORDER BY id`.execute(
    studio().database.db,
  );
  expect(rows.map(({ action }) => action)).toEqual(['waiting.lifted', 'waiting.removed']);
});

it('an entry for a service with people contains their number (WAIT-01)', async () => {
  const people = { included: 2, max: 4, price_each: 10, minutes_each: 15 };
  await studio().adminCall('PUT', `/api/admin/services/${service()}`, { people });
  await fill();
  expect(await join('Anna', { people: 4 })).toMatchObject({ people: 4 });
  expect((await tryJoin('Boris', { people: 5 })).status).toBe(400);
});

it('the weekdays of an entry are kept once each, in their order (WAIT-01)', async () => {
  await fill();
  expect((await join('Anna', { weekdays: [5, 3, 1, 3] })).weekdays).toEqual([1, 3, 5]);
});
