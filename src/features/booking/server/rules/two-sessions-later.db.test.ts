import { describe, expect, it } from 'vitest';
import { onceFree } from '../testing/moving-studio.ts';
import { payingStudio } from '../testing/paying-studio.ts';
import { studioWithSecondSession } from '../testing/studio-with-second-session.ts';

describe('two sessions in a row', () => {
  const { studio, book, read, service, photographer, second } = studioWithSecondSession();
  const both = () => ({ options: [{ id: second(), count: 1 }] });

  it('are offered in a month on exactly the days on which both fit (PLAN-33)', async () => {
    const who = `service_id=${service()}&photographer_id=${photographer()}`;
    const daysOf = async (query: string): Promise<string[]> => {
      const { body } = await studio().call('GET', `/api/availability/month?${who}&month=2030-06${query}`);
      return body.days.map(({ date }: { date: string }) => date);
    };
    // Leaves an hour on that day: enough for the first session, not for both.
    for (const [start, end] of [
      ['00:00', '10:00'],
      ['11:00', '23:00'],
    ]) {
      const body = { photographer_id: photographer(), start: `2030-06-05T${start}`, end: `2030-06-05T${end}` };
      expect((await studio().adminCall('POST', '/api/admin/timeoff', body)).status).toBe(201);
    }
    const [alone, together] = [await daysOf(''), await daysOf(`&options=${second()}`)];
    expect(alone).toContain('2030-06-05');
    expect(together).toEqual(alone.filter((date) => date !== '2030-06-05'));
  });

  it('are moved together by their customer (MOVE-01, PLAN-33)', async () => {
    await studio().adminCall('PUT', '/api/admin/calendar/settings', { move_rules: onceFree });
    const { booking_id, cancel_token } = await book('2030-06-12T10:00:00+02:00', both());
    const path = `/api/bookings/${booking_id}/move?token=${cancel_token}`;
    expect((await studio().call('POST', path, { start: '2030-06-13T12:00:00+02:00' })).status).toBe(200);
    expect(await read(booking_id)).toMatchObject({
      start: '2030-06-13T12:00:00+02:00',
      end: '2030-06-13T13:50:00+02:00',
      service_price: 170,
      items: [{ kind: 'session', start: '2030-06-13T13:20:00+02:00', end: '2030-06-13T13:50:00+02:00' }],
    });
  });

  it('are both in the export of a person (PLAN-33, G04)', async () => {
    const customer = { name: 'Zoé Wunderlich', email: 'zoe@example.de', phone: '+49 170 1234567' };
    await book('2030-06-05T10:00:00+02:00', { ...both(), customer });
    const { body } = await studio().adminCall('POST', '/api/admin/privacy/export', { email: customer.email });
    expect(body.bookings).toMatchObject([
      { items: [{ kind: 'session', name_de: 'Passfoto', name_ru: 'Фото на паспорт', unit_price_cents: 2000 }] },
    ]);
  });
});

describe('the prepayment of two sessions', () => {
  const paying = payingStudio();

  it('is the percentage of the sum of both, paid once (PLAN-33)', async () => {
    const id = await paying.studio().addService({ price_cents: 15_000 });
    const photographer_id = await paying.studio().addPhotographer();
    const added = await paying.studio().adminCall('POST', '/api/admin/services', {
      name: 'Passfoto',
      description: 'Bilder',
      duration_min: 30,
      price_eur: 50,
      as_second_session: true,
    });
    const made = await paying.studio().call('POST', '/api/bookings', {
      service_id: id,
      photographer_id,
      location_id: 'company',
      start: '2030-06-05T10:00:00',
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
      options: [{ id: added.body.id }],
      expected_prepayment: 100,
    });
    expect(made.status).toBe(201);
    await paying.checkout(made.body.booking_id);
    expect((await paying.studio().call('GET', `/api/bookings/${made.body.booking_id}`)).body).toMatchObject({
      price: 200,
      prepayment: { amount: 100, rest: 100 },
    });
  });
});
