import { describe, expect, it } from 'vitest';
import { readCalendar } from '#shared/server/testing/read-calendar.ts';
import { feedContent } from '../testing/feed-content.ts';

const { admin, book, eventsOf, off, photographer, read, studio, turnOn } = feedContent();

describe('the content of a feed', () => {
  it('is a private calendar with a name, refreshed every hour, without a method (SRV-123)', async () => {
    await admin('PUT', `/api/admin/photographers/${photographer()}`, { name: 'Jörg Weiß; "Licht", Köln' });
    const { headers, body } = await read(await turnOn());
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const { properties } = readCalendar(body);
    // Nobody is asked anything, so there is no organizer.
    expect(properties).not.toHaveProperty('METHOD');
    expect(properties).toMatchObject({
      'X-WR-CALNAME': 'Jörg Weiß; "Licht", Köln',
      'REFRESH-INTERVAL': 'PT1H',
      'REFRESH-INTERVAL;VALUE': 'DURATION',
      'X-PUBLISHED-TTL': 'PT1H',
    });
  });

  it('contains only this photographer’s bookings and time off, in UTC (SRV-70)', async () => {
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

  it('keeps the instants across both clock changes (SRV-06)', async () => {
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

  it('is in the language of the reader', async () => {
    const address = await turnOn();
    await off('2030-06-05T00:00', '2030-06-06T00:00');
    const { body } = await read(address, { 'accept-language': 'ru' });
    expect(readCalendar(body).events[0]?.['SUMMARY']).toMatch(/^Отсутствует - /);
  });
});
