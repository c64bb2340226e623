import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MonthAvailability } from '#features/availability/contract.ts';
import { testStudio } from '../testing/test-studio.ts';

const studio = testStudio();
const get = (path: string) => studio().call('GET', path);

beforeEach(async () => {
  await sql`TRUNCATE service, photographer, setting CASCADE`.execute(studio().database.db);
});

describe('availability (API-012..014)', () => {
  const day = async (more: string) => {
    const [service, photographer] = [await studio().addService(), await studio().addPhotographer()];
    return get(`/api/availability?service_id=${service}&photographer_id=${photographer}&${more}`);
  };

  it('returns slots with start and end in Berlin time', async () => {
    const { status, body } = await day('date=2030-06-05');
    expect(status).toBe(200);
    expect(body.slots).toHaveLength(9);
    expect(body.slots[0]).toEqual({ start: '2030-06-05T09:00:00+02:00', end: '2030-06-05T10:00:00+02:00' });
  });

  it('uses Berlin by default, and another zone only decides which day is meant (SRV-07)', async () => {
    const [service, photographer] = [await studio().addService(), await studio().addPhotographer()];
    const slots = async (zone: string) =>
      (await get(`/api/availability?service_id=${service}&photographer_id=${photographer}&date=2030-06-05${zone}`)).body
        .slots;
    expect(await slots('')).toEqual(await slots('&timezone=Europe/Berlin'));
    // 5 June in Auckland lasts from 14:00 on the 4th to 14:00 on the 5th in Berlin.
    const auckland = (await slots('&timezone=Pacific/Auckland')).map(({ start }: { start: string }) =>
      start.slice(8, 13),
    );
    expect(auckland).toEqual(['04T14', '04T15', '04T16', '04T17', '05T09', '05T10', '05T11', '05T12', '05T13']);
  });

  it.each(['date=2030-02-30', 'date=5.6.2030', 'date=2030-06-05&timezone=Mars/Base', 'date=infinity', ''])(
    'refuses %s with 422 (SRV-07)',
    async (more) => {
      const { status, body } = await day(more);
      expect(status).toBe(422);
      expect(body.detail).toEqual([
        { loc: ['query', expect.any(String)], msg: expect.any(String), type: expect.any(String) },
      ]);
    },
  );

  it('is empty before today and beyond the booking window (SRV-04, SRV-05)', async () => {
    expect((await day('date=2030-06-02')).body).toEqual({ slots: [] });
    expect((await day('date=2030-07-03')).body.slots).toHaveLength(9);
    expect((await day('date=2030-07-04')).body).toEqual({ slots: [] });
  });

  it('returns 404 for unknown or inactive ids (SRV-08, API-031)', async () => {
    const [service, photographer] = [await studio().addService(), await studio().addPhotographer()];
    const inactive = await studio().addService({ active: false });
    const unknownId = '00000000-0000-4000-8000-000000000000';
    for (const [s, p] of [
      [unknownId, photographer],
      [service, unknownId],
      [inactive, photographer],
      ["1'--", photographer],
    ]) {
      const response = await get(
        `/api/availability?service_id=${encodeURIComponent(s ?? '')}&photographer_id=${p}&date=2030-06-05`,
      );
      expect(response).toMatchObject({ status: 404, body: { detail: expect.any(String) } });
    }
  });

  it('a month lists exactly the days whose slots are not empty, with the first of them', async () => {
    const [service, photographer] = [await studio().addService(), await studio().addPhotographer()];
    const who = `service_id=${service}&photographer_id=${photographer}`;
    await sql`INSERT INTO time_off (id, photographer_id, during)
              VALUES (gen_random_uuid(), ${photographer}, '[2030-06-10T00:00+02,2030-06-12T13:00+02)')`.execute(
      studio().database.db,
    );
    const { body } = await get(`/api/availability/month?${who}&month=2030-06`);
    expect(body.month).toBe('2030-06');
    const expected = [];
    for (let date = 1; date <= 30; date++) {
      const text = `2030-06-${String(date).padStart(2, '0')}`;
      const { slots } = (await get(`/api/availability?${who}&date=${text}`)).body;
      if (slots.length > 0) {
        expected.push({
          date: text,
          slots: slots.length,
          first: slots.slice(0, 3).map(({ start }: { start: string }) => start),
        });
      }
    }
    expect(body.days).toEqual(expected);
    expect(body.next_days).toEqual([]);
    expect((await get(`/api/availability/month?${who}&month=2030-13`)).status).toBe(422);
  });

  it('a month with few free days also lists the next ones, up to the last that can be booked (PUB-108)', async () => {
    const [service, photographer] = [await studio().addService(), await studio().addPhotographer()];
    const month = async (of: string) =>
      (await get(`/api/availability/month?service_id=${service}&photographer_id=${photographer}&month=${of}`)).body;
    studio().setNow('2030-06-27T20:00');
    const datesOf = ({ days, next_days }: MonthAvailability) =>
      [days, next_days].map((list) => list.map(({ date }) => date));
    // 28 June is a Friday, Sundays are closed, and the window has thirty days.
    expect(datesOf(await month('2030-06'))).toEqual([
      ['2030-06-28', '2030-06-29'],
      ['2030-07-01', '2030-07-02'],
    ]);
    expect(datesOf(await month('2030-05'))).toEqual([[], ['2030-06-28', '2030-06-29', '2030-07-01', '2030-07-02']]);
    const july = await month('2030-07');
    expect([july.days.length, july.next_days]).toEqual([24, []]);
    expect((await month('2030-06')).next_days[0]).toEqual(july.days[0]);
    // Off until the last day but one that can be booked.
    await sql`INSERT INTO time_off (id, photographer_id, during)
              VALUES (gen_random_uuid(), ${photographer}, '[2030-06-28T00:00+02,2030-07-26T00:00+02)')`.execute(
      studio().database.db,
    );
    expect(datesOf(await month('2030-06'))).toEqual([[], ['2030-07-26', '2030-07-27']]);
  });
});
