import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { bookingStatuses } from '#features/booking/domain/booking-status.ts';
import type { ReportCharts } from '../charts-contract.ts';
import { type StoredBooking, storeBookings } from './testing/stored-bookings.ts';

const studio = testStudio();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let photographers: string[] = [];
let services: string[] = [];
const names = ['Anna', 'Max', 'Zoe'];

beforeAll(async () => {
  photographers = await Promise.all(names.map((name) => studio().addPhotographer({ name })));
  services = await Promise.all(names.map((name) => studio().addService({ name: `Service ${name}` })));
  // All photographers were added before the period.
  await sql`UPDATE photographer SET created_at = '2029-01-01'`.execute(studio().database.db);
});
beforeEach(() => studio().setNow('2030-06-15T12:00'));
afterEach(async () => {
  const { db } = studio().database;
  await sql`DELETE FROM time_off`.execute(db);
  await sql`DELETE FROM contact`.execute(db);
  await sql`DELETE FROM date_exception`.execute(db);
});

const charts = async (query: Record<string, string> = {}): Promise<ReportCharts> => {
  const { status, body } = await studio().adminCall(
    'GET',
    `/api/admin/reports/charts?${new URLSearchParams(query).toString()}`,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

// The oracle does not use the product's calendar code: it formats Berlin times with Intl.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});
const shown = (instant: number): { date: string; hour: number; minutes: number; weekday: number } => {
  const [date = '', time = ''] = clock.format(instant).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, hour: hours, minutes: hours * 60 + minutes, weekday: new Date(`${date}T12:00Z`).getUTCDay() || 7 };
};
const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00Z`) + days * day).toISOString().slice(0, 10);
const daysFrom = (from: string, to: string): string[] => (from > to ? [] : [from, ...daysFrom(dateAfter(from, 1), to)]);

const worth = (booking: StoredBooking): number => booking.revenue ?? booking.price;
const amountOf = (bookings: readonly StoredBooking[]) => ({
  bookings: bookings.length,
  revenue: bookings.reduce((sum, booking) => sum + worth(booking), 0) / 100,
});

const addContact = (phase: string, created: string, converted = false) =>
  sql`
    INSERT INTO contact (id, name, email, source, phase, priority, created_at, phase_entered_at, converted_at, conversion_type)
    VALUES (${randomUUID()}, 'A', 'a@b.de', 'x', ${phase}, 'low', ${created}, ${created},
            ${converted ? created : null}, ${converted ? 'same_service' : null})`.execute(studio().database.db);

/** Sessions around both clock changes of 2030: 31 March and 27 October. */
const aroundShifts = fc.oneof(
  fc.integer({ min: Date.UTC(2030, 2, 20) / hour, max: Date.UTC(2030, 3, 10) / hour }),
  fc.integer({ min: Date.UTC(2030, 9, 17) / hour, max: Date.UTC(2030, 10, 7) / hour }),
);
const anyBookings = fc.uniqueArray(
  fc.record({
    status: fc.constantFrom(...bookingStatuses),
    hour: aroundShifts,
    minutes: fc.constantFrom(15, 30, 45, 60),
    photographer: fc.nat({ max: 2 }),
    service: fc.nat({ max: 2 }),
    price: fc.integer({ min: 0, max: 50_000 }),
    revenue: fc.option(fc.integer({ min: 0, max: 90_000 })),
  }),
  { maxLength: 40, selector: ({ photographer, hour: at }) => `${photographer} ${at}` },
);
const anyRange = fc
  .tuple(aroundShifts, fc.integer({ min: 0, max: 20 }))
  .map(([at, days]) => ({ from: shown(at * hour).date, to: dateAfter(shown(at * hour).date, days) }));

type Drawn = typeof anyBookings extends fc.Arbitrary<infer T> ? T : never;
const stored = (drawn: Drawn): StoredBooking[] =>
  drawn.map(({ hour: at, photographer, service, ...booking }) => ({
    ...booking,
    start: at * hour,
    created: Date.UTC(2030, 0, 1),
    photographer_id: photographers[photographer] as string,
    photographer_name: `old ${names[photographer]}`,
    service_id: services[service] as string,
    service_name: `old ${names[service]}`,
  }));

interface OracleHours {
  readonly is_working: boolean;
  readonly start_time?: string;
  readonly end_time?: string;
  readonly break_enabled?: boolean;
  readonly break_start?: string;
  readonly break_end?: string;
}

describe('what the charts show', () => {
  it('is what a plain count over the bookings says, over both changes of the clocks, beside the same number of days before (AMB-042, REP-018)', async () => {
    await fc.assert(
      fc.asyncProperty(anyBookings, anyRange, async (drawn, { from, to }) => {
        const bookings = stored(drawn);
        await storeBookings(studio().database.db, bookings);
        const live = bookings.filter(({ status }) => status !== 'CANCELLED');
        const on = (first: string, last: string) =>
          live.filter(({ start }) => first <= shown(start).date && shown(start).date <= last);
        const found = await charts({ date_from: from, date_to: to });
        const inside = on(from, to);
        const length = daysFrom(from, to).length;
        const before = { from: dateAfter(from, -length), to: dateAfter(from, -1) };
        const earlier = on(before.from, before.to);
        expect(found.period).toEqual({ from, to });
        expect(found.previous_period).toEqual(before);
        expect(found.step).toBe('day');
        expect(found.total).toEqual(amountOf(inside));
        expect(found.previous_total).toEqual(amountOf(earlier));
        const daily = (first: string, last: string) =>
          daysFrom(first, last).map((date) => ({ from: date, to: date, ...amountOf(on(date, date)) }));
        expect(found.timeline).toEqual(daily(from, to));
        expect(found.previous_timeline).toEqual(daily(before.from, before.to));
        const grouped = (key: 'service_id' | 'photographer_id', ids: readonly string[], label: (i: number) => string) =>
          ids
            .map((id, i) => ({
              id,
              name: label(i),
              ...amountOf(inside.filter((booking) => booking[key] === id)),
              previous: amountOf(earlier.filter((booking) => booking[key] === id)),
            }))
            .filter((group) => group.bookings + group.previous.bookings > 0)
            .sort((a, b) => b.revenue - a.revenue || b.bookings - a.bookings || (a.name < b.name ? -1 : 1));
        expect(found.photographers).toEqual(grouped('photographer_id', photographers, (i) => names[i] ?? ''));
        expect(found.services).toMatchObject(grouped('service_id', services, (i) => `Service ${names[i]}`));
        const begins = new Map<string, number>();
        for (const { start } of inside) {
          const at = shown(start);
          begins.set(`${at.weekday} ${at.hour}`, (begins.get(`${at.weekday} ${at.hour}`) ?? 0) + 1);
        }
        expect(new Map(found.starts.map((one) => [`${one.weekday} ${one.hour}`, one.bookings]))).toEqual(begins);
      }),
      { numRuns: 30 },
    );
  });

  it('sums up weeks, months and years as a plain count does, over any length and with open ends (AMB-042, REP-018)', async () => {
    const inYears = fc.integer({ min: Date.UTC(2028, 0, 1) / hour, max: Date.UTC(2032, 0, 1) / hour });
    const spread = fc.tuple(anyBookings, fc.array(inYears, { minLength: 40, maxLength: 40 }));
    const length = fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 250 }), fc.nat({ max: 2500 }));
    await fc.assert(
      fc.asyncProperty(spread, inYears, length, fc.boolean(), async ([drawn, hours], at, days, isOpen) => {
        const once = new Map(drawn.map((one, i) => [`${one.photographer} ${hours[i]}`, { ...one, hour: hours[i]! }]));
        const bookings = stored([...once.values()]);
        await storeBookings(studio().database.db, bookings);
        const live = bookings.filter(({ status }) => status !== 'CANCELLED');
        const asked = { from: shown(at * hour).date, to: dateAfter(shown(at * hour).date, days) };
        const found = await charts(isOpen ? {} : { date_from: asked.from, date_to: asked.to });
        const { period } = found;
        if (isOpen && live.length === 0) {
          expect(period).toBeNull();
          return;
        }
        const dates = live
          .map(({ start }) => shown(start).date)
          .concat('2030-06-15')
          .sort();
        expect(period).toEqual(isOpen ? { from: dates[0], to: dates.at(-1) } : asked);
        const { from, to } = period!;
        const all = daysFrom(from, to);
        const step = all.length <= 45 ? 'day' : all.length <= 200 ? 'week' : all.length <= 1830 ? 'month' : 'year';
        expect(found.step).toBe(step);
        const begins = (date: string, i: number): boolean =>
          i === 0 ||
          step === 'day' ||
          (step === 'week' && i % 7 === 0) ||
          (step === 'month' && date.endsWith('-01')) ||
          (step === 'year' && date.endsWith('-01-01'));
        const firsts = all.filter(begins);
        const on = (first: string, last: string) =>
          live.filter(({ start }) => first <= shown(start).date && shown(start).date <= last);
        expect(found.timeline).toEqual(
          firsts.map((first, i) => {
            const last = i + 1 < firsts.length ? dateAfter(firsts[i + 1]!, -1) : to;
            return { from: first, to: last, ...amountOf(on(first, last)) };
          }),
        );
        expect(found.total).toEqual(amountOf(on(from, to)));
        const before = found.previous_period;
        expect(found.previous_total).toEqual(before && amountOf(on(before.from, before.to)));
        expect(found.previous_timeline.reduce((sum, one) => sum + one.bookings, 0)).toBe(
          found.previous_total?.bookings ?? 0,
        );
      }),
      { numRuns: 25 },
    );
  });

  it('counts the offered time quarter by quarter: working hours or the exception of the date, without break and time off, and the sessions in it', async () => {
    const { weekly_schedule } = (await studio().adminCall('GET', '/api/admin/calendar/settings')).body;
    // Open during the night of the clock change, with a break.
    const night = { is_working: true, start_time: '01:00', end_time: '16:00', break_enabled: true };
    weekly_schedule.sunday = { ...night, break_start: '12:15', break_end: '13:00' };
    const saved = await studio().adminCall('PUT', '/api/admin/calendar/settings', { weekly_schedule });
    expect(saved.status).toBe(200);
    const schedule: Record<string, OracleHours> = weekly_schedule;
    const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const minutesOf = (text = '00:00') => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    // A Wednesday on which the studio is closed, and a Monday on which it opens late.
    const { db: database } = studio().database;
    await sql`
      INSERT INTO date_exception (id, date, name, opens_at, closes_at)
      VALUES (gen_random_uuid(), '2030-04-03', 'Zu', NULL, NULL), (gen_random_uuid(), '2030-10-28', 'Spät', '15:00', '21:30')`.execute(
      database,
    );
    const exceptions: Record<string, OracleHours> = {
      '2030-04-03': { is_working: false },
      '2030-10-28': { is_working: true, start_time: '15:00', end_time: '21:30' },
    };
    const isOpen = (instant: number): boolean => {
      const at = shown(instant);
      const hours = exceptions[at.date] ?? schedule[weekdays[at.weekday - 1] ?? ''];
      if (!hours?.is_working) return false;
      const inBreak =
        hours.break_enabled && minutesOf(hours.break_start) <= at.minutes && at.minutes < minutesOf(hours.break_end);
      return minutesOf(hours.start_time) <= at.minutes && at.minutes < minutesOf(hours.end_time) && !inBreak;
    };
    const anyTimeOff = fc.array(
      fc.record({ photographer: fc.nat({ max: 2 }), hour: aroundShifts, quarters: fc.integer({ min: 1, max: 200 }) }),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(anyBookings, anyTimeOff, anyRange, async (drawn, drawnOff, { from, to }) => {
        const { db } = studio().database;
        const bookings = stored(drawn);
        await sql`DELETE FROM time_off`.execute(db);
        await storeBookings(db, bookings);
        const off: { photographer_id: string; start: number; end: number }[] = [];
        for (const { photographer, hour: at, quarters } of drawnOff) {
          const one = {
            photographer_id: photographers[photographer] as string,
            start: at * hour,
            end: at * hour + quarters * 15 * minute,
          };
          const clashes = off.some(
            (other) => other.photographer_id === one.photographer_id && other.start < one.end && one.start < other.end,
          );
          if (clashes) continue;
          off.push(one);
          await sql`
            INSERT INTO time_off (id, photographer_id, during)
            VALUES (${randomUUID()}, ${one.photographer_id}, tstzrange(${new Date(one.start).toISOString()}, ${new Date(one.end).toISOString()}))`.execute(
            db,
          );
        }
        const expected = photographers.map((id, i) => ({
          id,
          name: names[i],
          offered_minutes: 0,
          booked_minutes: 0,
          outside_minutes: 0,
        }));
        const quarters = (daysFrom(from, to).length + 2) * 96;
        for (let at = Date.parse(`${from}T00:00Z`) - day, i = 0; i < quarters; i++, at += 15 * minute) {
          const date = shown(at).date;
          if (date < from || date > to) continue;
          const open = isOpen(at);
          for (const one of expected) {
            const covers = (range: { start: number; end: number }) => range.start <= at && at < range.end;
            const offered = open && !off.some((range) => range.photographer_id === one.id && covers(range));
            const taken = bookings.some(
              ({ photographer_id, status, start, minutes }) =>
                photographer_id === one.id &&
                status !== 'CANCELLED' &&
                covers({ start, end: start + minutes * minute }),
            );
            if (offered) one.offered_minutes += 15;
            if (offered && taken) one.booked_minutes += 15;
            if (!offered && taken) one.outside_minutes += 15;
          }
        }
        expect((await charts({ date_from: from, date_to: to })).occupancy).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  });

  const booking = (berlin: string, more: Partial<StoredBooking> = {}): StoredBooking => ({
    ...(stored([
      { status: 'CONFIRMED', hour: 0, minutes: 60, photographer: 0, service: 0, price: 10_000, revenue: null },
    ])[0] as StoredBooking),
    start: Date.parse(berlin),
    ...more,
  });

  it('is empty, and no error, where nothing was ever booked', async () => {
    await storeBookings(studio().database.db, []);
    expect(await charts()).toEqual({
      period: null,
      previous_period: null,
      step: 'day',
      total: { bookings: 0, revenue: 0 },
      previous_total: null,
      timeline: [],
      previous_timeline: [],
      services: [],
      photographers: [],
      starts: [],
      occupancy: [],
      funnel: { received: 0, worked_on: 0, in_talks: 0, scheduled: 0, booked: 0, unreached: 0, dropped: 0 },
    });
    const found = await charts({ date_from: '2030-02-01', date_to: '2030-02-28' });
    expect(found.timeline).toHaveLength(28);
    expect(found.previous_timeline).toHaveLength(31);
    expect(found.total).toEqual({ bookings: 0, revenue: 0 });
    expect(found.previous_total).toEqual({ bookings: 0, revenue: 0 });
  });

  it('reaches as far as bookings do where an end is open, and to today at least', async () => {
    await storeBookings(studio().database.db, [
      booking('2030-04-02T10:00+02:00'),
      booking('2030-07-01T23:30+02:00'),
      booking('2030-12-24T10:00+01:00', { status: 'CANCELLED' }),
    ]);
    expect(await charts()).toMatchObject({
      period: { from: '2030-04-02', to: '2030-07-01' },
      previous_period: null,
      previous_total: null,
      step: 'week',
      services: [{ bookings: 2, previous: null }],
    });
    expect((await charts({ date_from: '2030-06-01' })).period).toEqual({ from: '2030-06-01', to: '2030-07-01' });
    expect((await charts({ date_from: '2031-01-01' })).period).toEqual({ from: '2031-01-01', to: '2031-01-01' });
    expect((await charts({ date_to: '2030-05-01' })).period).toEqual({ from: '2030-04-02', to: '2030-05-01' });
    expect((await charts({ date_to: '2030-01-01' })).period).toEqual({ from: '2030-01-01', to: '2030-01-01' });
    await storeBookings(studio().database.db, [booking('2030-04-02T10:00+02:00')]);
    expect((await charts()).period).toEqual({ from: '2030-04-02', to: '2030-06-15' });
  });

  it('offers no time of a photographer before they were added, unless they already had a session', async () => {
    const { db } = studio().database;
    const late = await studio().addPhotographer({ name: 'Später' });
    const gone = await studio().addPhotographer({ name: 'Gegangen', is_active: false });
    await sql`UPDATE photographer SET created_at = '2030-06-12T10:00Z' WHERE id IN (${late}, ${gone})`.execute(db);
    await storeBookings(db, []);
    const offered = async (): Promise<number | undefined> => {
      const { occupancy } = await charts({ date_from: '2030-06-10', date_to: '2030-06-14' });
      expect(occupancy.map(({ id }) => id)).not.toContain(gone);
      return occupancy.find(({ id }) => id === late)?.offered_minutes;
    };
    // Monday to Friday, nine hours each; counted from Wednesday on.
    expect(await offered()).toBe(3 * 9 * 60);
    await storeBookings(db, [booking('2030-06-11T17:00+02:00', { photographer_id: late })]);
    expect(await offered()).toBe(4 * 9 * 60);
    await storeBookings(db, []);
    await sql`DELETE FROM photographer WHERE id IN (${late}, ${gone})`.execute(db);
  });

  it('follows contacts that came within the period through the phases; who has booked has come all the way (SRV-55)', async () => {
    await addContact('new', '2030-05-31T22:00:00Z');
    await addContact('new', '2030-06-03T10:00:00Z', true);
    await addContact('nicht_erreicht', '2030-06-04T10:00:00Z');
    await addContact('in_klaerung', '2030-06-05T10:00:00Z');
    await addContact('termin_geplant', '2030-06-06T10:00:00Z');
    await addContact('termin_geplant', '2030-06-06T11:00:00Z', true);
    await addContact('abgesagt', '2030-06-30T21:59:59Z');
    await addContact('new', '2030-05-31T21:59:59Z');
    await addContact('new', '2030-06-30T22:00:00Z');
    expect((await charts({ date_from: '2030-06-01', date_to: '2030-06-30' })).funnel).toEqual({
      received: 7,
      worked_on: 6,
      in_talks: 4,
      scheduled: 3,
      booked: 2,
      unreached: 1,
      dropped: 1,
    });
    expect((await charts()).funnel.received).toBe(9);
  });

  it('counts contacts on their way as a plain count does, for any contacts (SRV-55)', async () => {
    const { db } = studio().database;
    const phases = ['new', 'nicht_erreicht', 'in_klaerung', 'termin_geplant', 'abgesagt'] as const;
    const anyContacts = fc.uniqueArray(
      fc.record({ phase: fc.constantFrom(...phases), hour: aroundShifts, converted: fc.boolean() }),
      { maxLength: 30, selector: ({ hour: at }) => at },
    );
    await fc.assert(
      fc.asyncProperty(anyContacts, anyRange, async (contacts, { from, to }) => {
        await sql`DELETE FROM contact`.execute(db);
        for (const { phase, hour: at, converted } of contacts) {
          await addContact(phase, new Date(at * hour).toISOString(), converted);
        }
        const inside = contacts.filter(({ hour: at }) => from <= shown(at * hour).date && shown(at * hour).date <= to);
        const come = (phase: (typeof phases)[number], converted: boolean): number =>
          converted ? 4 : { new: 0, nicht_erreicht: 1, abgesagt: 1, in_klaerung: 2, termin_geplant: 3 }[phase];
        const reached = (level: number): number =>
          inside.filter(({ phase, converted }) => come(phase, converted) >= level).length;
        const standing = (wanted: string): number =>
          inside.filter(({ phase, converted }) => phase === wanted && !converted).length;
        expect((await charts({ date_from: from, date_to: to })).funnel).toEqual({
          received: inside.length,
          worked_on: reached(1),
          in_talks: reached(2),
          scheduled: reached(3),
          booked: reached(4),
          unreached: standing('nicht_erreicht'),
          dropped: standing('abgesagt'),
        });
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    'date_from=2030-02-30',
    'date_to=soon',
    'date_from=',
    'date_from=2030-06-02&date_to=2030-06-01',
    'date_from=1999-12-31',
  ])('refuses ?%s with 422', async (query) => {
    expect((await studio().adminCall('GET', `/api/admin/reports/charts?${query}`)).status).toBe(422);
  });

  it('answers for the whole two centuries that may be named', async () => {
    await storeBookings(studio().database.db, [booking('2030-06-11T17:00+02:00')]);
    const found = await charts({ date_from: '2000-01-01', date_to: '2200-12-31' });
    expect(found.timeline).toHaveLength(201);
    expect(found.previous_period).toBeNull();
    expect(found.total.bookings).toBe(1);
  });

  it('is for the studio only', async () => {
    expect((await studio().call('GET', '/api/admin/reports/charts')).status).toBe(401);
  });
});
