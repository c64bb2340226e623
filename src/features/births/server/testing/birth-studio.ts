import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import type { TestStudio } from '#app/server/testing/test-studio.ts';
import { payingStudio } from '#features/booking/server/testing/paying-studio.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { AdminPlace, CreatedPlace, PublicPlace } from '../../contract.ts';

const newborns = {
  name: 'Neugeborene',
  description: 'Nach der Geburt',
  duration_min: 120,
  price_eur: 150,
  payment_enabled: true,
  prepayment_amount: 75,
  birth_window: { places_per_week: 2, first_day: 5, last_day: 14 },
};

/** A studio with a service for newborns (two places a week) that takes half of its price in advance, and its calls. */
export const birthStudio = () => {
  const paying = payingStudio();
  const { studio } = paying;
  const db = () => studio().database.db;
  const ids = { service: '', photographer: '' };
  const call = (method: 'GET' | 'POST', path: string, body?: object) => studio().call(method, path, body);
  beforeEach(async () => {
    await sql`UPDATE booking SET awaits_birth = false WHERE awaits_birth`.execute(db());
    await sql`DELETE FROM birth_place`.execute(db());
    await sql`DELETE FROM message`.execute(db());
    studio().setNow('2030-02-01T08:00');
    const service = await studio().adminCall('POST', '/api/admin/services', newborns);
    if (service.status !== 201) throw new Error(JSON.stringify(service.body));
    ids.service = service.body.id;
    ids.photographer = await studio().addPhotographer();
  });
  const tryTake = (number: number, more: object = {}) =>
    call('POST', '/api/birth-places', {
      service_id: ids.service,
      photographer_id: ids.photographer,
      due_on: '2030-03-06',
      week: '2030-03-04',
      customer: familyOf(number),
      ...more,
    });
  const take = async (number: number, more: object = {}): Promise<CreatedPlace> => {
    const { status, body } = await tryTake(number, more);
    if (status !== 201) throw new Error(`Not taken: ${JSON.stringify(body)}`);
    return body;
  };
  const path = ({ booking_id, cancel_token }: CreatedPlace, command = '') =>
    `/api/birth-places/${booking_id}${command}?token=${cancel_token}`;
  const look = async (place: CreatedPlace): Promise<PublicPlace> => (await call('GET', path(place))).body;
  const born = (place: CreatedPlace, born_on: string) => call('POST', path(place, '/birth'), { born_on });
  const choose = (place: CreatedPlace, start: string) => call('POST', path(place, '/time'), { start });
  const end = (place: CreatedPlace) => call('POST', path(place, '/end'), {});
  /** The family pays the deposit online, and the provider reports it. */
  const pay = async ({ booking_id, cancel_token }: CreatedPlace): Promise<void> => {
    const started = await call('POST', `/api/payments/create-checkout-session/${booking_id}?token=${cancel_token}`);
    const session = paying.provider().sessions.at(-1);
    if (started.status !== 200 || !session) throw new Error(JSON.stringify(started.body));
    session.pay();
    await paying.send('checkout.session.completed', session.describe());
  };
  return {
    ...paying,
    db,
    ids,
    call,
    tryTake,
    take,
    path,
    look,
    born,
    choose,
    end,
    pay,
    ...ofStudio(studio),
    ...birthRecords(db),
  };
};

/** What the studio sets and sees. */
const ofStudio = (studio: () => TestStudio) => ({
  /** For how many hours a time that becomes free is offered to whoever waits for it; null: there is no waiting list. */
  waitFor: (waiting_list_hours: number | null) =>
    studio().adminCall('PUT', '/api/admin/calendar/settings', { waiting_list_hours }),
  listed: async (): Promise<AdminPlace[]> => (await studio().adminCall('GET', '/api/admin/birth-places')).body,
});

const birthRecords = (db: () => Database) => ({
  /** Which number of which week each place has, in the order of their entry: '2030-03-04 1'. */
  numbers: async (): Promise<string[]> =>
    (
      await sql<{ text: string }>`
        SELECT week::text || ' ' || coalesce(place::text, '-') || CASE WHEN above_plan THEN ' above' ELSE '' END AS text
        FROM birth_place ORDER BY created_at, week, place`.execute(db())
    ).rows.map(({ text }) => text),
  mails: async ({ booking_id }: Pick<CreatedPlace, 'booking_id'>): Promise<string[]> =>
    (
      await sql<{ kind: string }>`
        SELECT kind FROM message WHERE booking_id = ${booking_id} ORDER BY created_at, kind`.execute(db())
    ).rows.map(({ kind }) => kind),
});

/** The status and the code of a response that refuses something. */
export const refusalOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

export const familyOf = (number: number) => ({
  name: `Familie ${number}`,
  email: `familie${number}@example.de`,
  phone: `+49 170 ${2_000_000 + number}`,
});
