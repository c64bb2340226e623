import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { CreatedPlace } from '../contract.ts';
import { remindOfPlaces } from './remind.ts';
import { birthStudio } from './testing/birth-studio.ts';

const { studio, db, ids, call, take, born, end, mails, configure } = birthStudio();

const waitFor = (hours: number | null) =>
  studio().adminCall('PUT', '/api/admin/calendar/settings', { waiting_list_hours: hours });

describe('the weeks on offer', () => {
  const offered = async (due_on?: string) =>
    (await call('GET', `/api/birth-windows/${ids.service}${due_on ? `?due_on=${due_on}` : ''}`)).body;

  it('come with the price, the deposit, the rest, and the days after the birth (BABY-01)', async () => {
    await waitFor(null);
    expect(await offered('2030-03-06')).toMatchObject({
      service_id: ids.service,
      name: 'Neugeborene',
      duration_min: 120,
      first_day: 5,
      last_day: 14,
      price: 150,
      prepayment: 75,
      rest: 75,
      waiting_list: false,
      refusal: null,
    });
    await waitFor(2);
    await configure({ stripe_enabled: false });
    expect(await offered('2030-03-06')).toMatchObject({ prepayment: 0, rest: 150, waiting_list: true });
  });

  it('are none without a due date, and none but a reason for one that cannot be (BABY-01)', async () => {
    const unknown = await offered();
    expect([unknown.refusal, unknown.photographers[0].weeks]).toEqual([null, []]);
    const past = await offered('2029-12-01');
    expect([past.refusal, past.photographers[0].weeks]).toEqual([
      'Dieser Geburtstermin liegt schon länger zurück. Bitte melden Sie sich beim Studio.',
      [],
    ]);
    expect((await call('GET', `/api/birth-windows/${await studio().addService()}`)).status).toBe(404);
  });

  it('count only places within the plan of their photographer (BABY-01)', async () => {
    const other = await studio().addPhotographer();
    const early = await take(1);
    for (const number of [2, 3]) await take(number, { week: '2030-03-11' });
    studio().setNow('2030-03-13T08:00');
    await born(early, '2030-03-12');
    const { photographers } = await offered('2030-03-12');
    const free = (id: string) => photographers.find((one: { id: string }) => one.id === id).weeks[0].free;
    expect([free(ids.photographer), free(other)]).toEqual([0, 2]);
  });
});

describe('a reminder', () => {
  it('is written by the first run, and not for a place that has ended (BABY-02)', async () => {
    const place = await take(1);
    const ended = await take(2);
    await end(ended);
    await sql`DELETE FROM message`.execute(db());
    studio().setNow('2030-03-27T08:00');
    await remindOfPlaces(studio().context);
    expect(await mails(place)).toEqual(['birth_reminder', 'studio_birth_reminder']);
    expect(await mails(ended)).toEqual([]);
  });
});

describe('who told and ended', () => {
  const actions = async ({ booking_id }: CreatedPlace) =>
    (
      await sql<{ text: string }>`
        SELECT action || ' by ' || CASE actor WHEN 'customer' THEN actor ELSE 'admin' END AS text FROM audit_entry
        WHERE booking_id = ${booking_id} AND action <> 'booking.created' ORDER BY at, action`.execute(db())
    ).rows.map(({ text }) => text);

  it('is recorded: the family or the studio (BABY-04)', async () => {
    const [one, two] = [await take(1), await take(2)];
    studio().setNow('2030-03-08T08:00');
    await born(one, '2030-03-05');
    const path = `/api/admin/birth-places/${two.booking_id}`;
    expect((await studio().adminCall('POST', `${path}/birth`, { born_on: '2030-03-05' })).status).toBe(200);
    studio().setNow('2030-03-08T08:01');
    await end(one);
    await studio().adminCall('POST', `${path}/end`);
    const [byFamily, byStudio] = [await actions(one), await actions(two)];
    expect(byFamily).toEqual(byFamily.map((text) => text.replace('admin', 'customer')));
    expect(byFamily[0]).toBe('booking.birth_told by customer');
    expect(byStudio).toEqual(byFamily.map((text) => text.replace('customer', 'admin')));
    expect(byFamily).toHaveLength(2);
  });
});
