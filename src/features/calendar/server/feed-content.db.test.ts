import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '#shared/server/testing/read-calendar.ts';
import { feedCalls } from './testing/feed-calls.ts';

const { studio, photographer, service, book, cancel, edit, put, admin, turnOn, read } = feedCalls();

/** Parsed by both independent parsers; every property of every event by its name. */
const eventsOf = async (address: string) => {
  const { body } = await read(address);
  const events = readCalendar(body).events;
  const parsed = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(parsed.map(({ uid, summary, description }) => [uid, summary, description ?? undefined])).toEqual(
    events.map((one) => [one['UID'], one['SUMMARY'], one['DESCRIPTION']]),
  );
  return events.map((one, i) => ({
    ...one,
    begins: parsed[i]?.startDate.toJSDate().toISOString(),
    ends: parsed[i]?.endDate.toJSDate().toISOString(),
  }));
};
const off = async (start: string, end: string, reason?: string) =>
  (await admin('POST', '/api/admin/timeoff', { photographer_id: photographer(), start, end, reason })).body;

describe('what a phone reads there', () => {
  it('is a private calendar with a name, refreshed every hour', async () => {
    await admin('PUT', `/api/admin/photographers/${photographer()}`, { name: 'Jörg Weiß; "Licht", Köln' });
    const { headers, body } = await read(await turnOn());
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(readCalendar(body).properties).toMatchObject({
      METHOD: 'PUBLISH',
      'X-WR-CALNAME': 'Jörg Weiß; "Licht", Köln',
      'REFRESH-INTERVAL': 'PT1H',
      'REFRESH-INTERVAL;VALUE': 'DURATION',
      'X-PUBLISHED-TTL': 'PT1H',
    });
  });

  it('holds this photographer’s bookings and time off and nobody else’s, in UTC (SRV-70)', async () => {
    const address = await turnOn();
    const away = await off('2030-06-05T00:00', '2030-06-08T00:00', 'Messe, Köln; Halle 4\nStand B\\7');
    const booked = await book('2030-06-10T10:00');
    const other = await studio().addPhotographer({ name: 'Ben' });
    await book('2030-06-10T10:00', { photographer_id: other });
    const events = await eventsOf(address);
    expect(events.map((one) => one['UID' as never])).toEqual([
      `${booked.booking_id}@fotobooking`,
      `${away.id}@timeoff.fotobooking`,
    ]);
    expect(events[0]).toMatchObject({
      STATUS: 'TENTATIVE',
      SUMMARY: 'Porträt - Änne Müller',
      begins: '2030-06-10T08:00:00.000Z',
      ends: '2030-06-10T09:00:00.000Z',
    });
    expect(events[1]).toMatchObject({
      DESCRIPTION: 'Messe, Köln; Halle 4\nStand B\\7',
      begins: '2030-06-04T22:00:00.000Z',
      ends: '2030-06-07T22:00:00.000Z',
    });
  });

  it('keeps the instants over both changes of the clocks (SRV-06)', async () => {
    await admin('PUT', '/api/admin/calendar/settings', { advance_booking_days: 365 });
    const address = await turnOn();
    await off('2030-10-27T00:00', '2030-10-28T00:00');
    await off('2031-03-30T00:00', '2031-03-31T00:00');
    await off('2030-10-28T02:30', '2030-10-28T03:30');
    expect((await eventsOf(address)).map(({ begins, ends }) => [begins, ends])).toEqual([
      ['2030-10-26T22:00:00.000Z', '2030-10-27T23:00:00.000Z'],
      ['2030-10-28T01:30:00.000Z', '2030-10-28T02:30:00.000Z'],
      ['2031-03-29T23:00:00.000Z', '2031-03-30T22:00:00.000Z'],
    ]);
  });

  it('a change keeps the UID and counts up; a cancelled booking and deleted time off are gone', async () => {
    const address = await turnOn();
    const away = await off('2030-06-05T00:00', '2030-06-06T00:00');
    const booked = await book('2030-06-10T10:00');
    const before = await eventsOf(address);
    const sequence = (events: typeof before, id: string) =>
      Number(events.find((one) => String(one['UID' as never]).startsWith(id))?.['SEQUENCE' as never]);

    expect((await edit(booked.booking_id, { start: '2030-06-11T12:00' })).status).toBe(200);
    await admin('PUT', `/api/admin/timeoff/${away.id}`, { end: '2030-06-07T00:00' });
    const after = await eventsOf(address);
    expect(after.map((one) => one['UID' as never])).toEqual(before.map((one) => one['UID' as never]));
    for (const id of [booked.booking_id, away.id]) expect(sequence(after, id)).toBeGreaterThan(sequence(before, id));
    expect(after[0]?.begins).toBe('2030-06-11T10:00:00.000Z');

    await put(booked.booking_id, 'CONFIRMED');
    expect((await eventsOf(address))[0]).toMatchObject({ STATUS: 'CONFIRMED' });
    await cancel(booked.booking_id);
    await admin('DELETE', `/api/admin/timeoff/${away.id}`);
    expect(await eventsOf(address)).toEqual([]);
  });

  it('long and hostile names are escaped and folded', async () => {
    const address = await turnOn();
    const name = 'Ёлка Größenwahn; "Licht", Luft \\ Liebe 👩‍📷 '.repeat(2).trim();
    await book('2030-06-10T10:00', {
      customer: { name, email: 'a@example.de', phone: '+49 170 1234567' },
      service_id: service(),
    });
    const [event] = await eventsOf(address);
    expect(event).toMatchObject({ SUMMARY: `Porträt - ${name}` });
  });

  it('has no line for the number of a customer who gave none', async () => {
    const address = await turnOn();
    const { body } = await admin('POST', '/api/admin/bookings', {
      service_id: service(),
      photographer_id: photographer(),
      start: '2030-06-11T10:00',
      customer: { name: 'Änne Müller', email: '', phone: '+49' },
    });
    expect(body.customer_phone).toBe('+49');
    expect(JSON.stringify(await eventsOf(address))).not.toMatch(/Telefon|\+49/);
  });

  it('speaks the reader’s language', async () => {
    const address = await turnOn();
    await off('2030-06-05T00:00', '2030-06-06T00:00');
    const { body } = await read(address, { 'accept-language': 'ru' });
    expect(readCalendar(body).events[0]?.['SUMMARY']).toMatch(/^Отсутствует - /);
  });
});
