import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { readCalendar } from '#shared/server/testing/read-calendar.ts';

const { studio, photographer, service, book, cancel, edit } = bookableStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const events = async (from: string, to: string, more = '') =>
  (
    await admin(
      'GET',
      `/api/admin/calendar/events?date_from=${from}&date_to=${to}&photographer_id=${photographer()}${more}`,
    )
  ).body;
const off = async (start: string, end: string, reason?: string) =>
  (await admin('POST', '/api/admin/timeoff', { photographer_id: photographer(), start, end, reason })).body;

describe('the calendar', () => {
  it('shows bookings of every status and time off, by start (CAL-016, CAL-017, CAL-018, AMB-059)', async () => {
    const away = await off('2030-06-05T00:00', '2030-06-08T00:00', 'Messe');
    const booked = await book('2030-06-10T10:00');
    const cancelled = await book('2030-06-04T10:00');
    await cancel(cancelled.booking_id, { reason: 'Vom Administrator storniert' });
    const list = await events('2030-06-03', '2030-06-30');
    expect(list.map((one: { id: string }) => one.id)).toEqual([cancelled.booking_id, away.id, booked.booking_id]);
    expect(list[0]).toMatchObject({ status: 'CANCELLED', reason: 'Vom Administrator storniert' });
    expect(list[1]).toEqual({
      id: away.id,
      title: 'Messe',
      type: 'timeoff',
      start: '2030-06-05T00:00:00+02:00',
      end: '2030-06-08T00:00:00+02:00',
      status: null,
      photographer_name: expect.any(String),
      photographer_id: photographer(),
      customer_name: null,
      service_name: null,
      service_name_de: null,
      service_name_ru: null,
      resource_ids: [],
      service_id: null,
      reason: 'Messe',
      move: null,
    });
    expect(list[0].move).toBeNull();
    expect(list[2].move).toEqual({ version: 1, mails_customer: true, internal: false });
    expect(list[2]).toMatchObject({
      type: 'booking',
      status: 'PENDING',
      start: '2030-06-10T10:00:00+02:00',
      end: '2030-06-10T11:00:00+02:00',
      customer_name: 'Änne Müller',
      service_id: service(),
      reason: null,
    });
    expect(list[2].title).toBe(`${list[2].service_name} - Änne Müller`);
  });

  it('contains what overlaps the range, last day included (CAL-018)', async () => {
    const away = await off('2030-06-05T00:00', '2030-06-08T00:00');
    const booked = await book('2030-06-10T10:00');
    const ids = async (from: string, to: string) => (await events(from, to)).map((one: { id: string }) => one.id);
    expect(await ids('2030-06-07', '2030-06-10')).toEqual([away.id, booked.booking_id]);
    expect(await ids('2030-06-08', '2030-06-09')).toEqual([]);
    expect(await ids('2030-06-10T10:59', '2030-06-10T12:00')).toEqual([booked.booking_id]);
    expect(await ids('2030-06-10T11:00', '2030-06-10T12:00')).toEqual([]);
    const nobody = await admin('GET', '/api/admin/calendar/events?photographer_id=nobody');
    expect(nobody.body).toEqual([]);
    expect((await admin('GET', '/api/admin/calendar/events?date_from=2030-13-01')).status).toBe(422);
    expect((await studio().call('GET', '/api/admin/calendar/events')).status).toBe(401);
  });

  it('is exported as an iCalendar file, without cancelled sessions (CAL-020, CAL-021, SRV-70, AMB-060)', async () => {
    await admin('PUT', `/api/admin/photographers/${photographer()}`, { name: 'Jörg Weiß' });
    const away = await off('2030-06-05T00:00', '2030-06-08T00:00', 'Messe, Köln; Halle 4');
    const booked = await book('2030-06-10T10:00');
    const cancelled = await book('2030-06-04T10:00');
    await cancel(cancelled.booking_id);
    const query = `date_from=2030-06-01&date_to=2030-06-10&photographer_id=${photographer()}`;
    const { status, headers, body } = await admin('GET', `/api/admin/calendar/export/ics?${query}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="calendar_export_joerg-weiss_2030-06-03_08-00.ics"',
    );
    const text = String(body);
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
    expect(text).toContain(`UID:${booked.booking_id}@fotobooking\r\n`);
    expect(text).toContain('DTSTART:20300610T080000Z\r\nDTEND:20300610T090000Z\r\nSTATUS:TENTATIVE\r\n');
    expect(text).toMatch(/SUMMARY:.+ - Änne Müller\r\n/);
    expect(text).toContain(`UID:${away.id}@timeoff.fotobooking\r\n`);
    expect(text).toContain('SUMMARY:Abwesend - Jörg Weiß\r\n');
    expect(text).toContain(String.raw`DESCRIPTION:Messe\, Köln\; Halle 4`);
    expect(text).not.toContain(cancelled.booking_id);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('two independent parsers read the file: instants, texts, sequence after a change (SRV-70, SRV-06)', async () => {
    await admin('PUT', '/api/admin/calendar/settings', { advance_booking_days: 365 });
    await off('2030-10-27T00:00', '2030-10-28T00:00', 'Zeile 1\nZeile 2; mit, allem \\ "und" 👩‍📷'.padEnd(200, ' Ё'));
    const booked = await book('2030-06-10T10:00');
    const exported = async () => {
      const query = `date_from=2030-06-01&date_to=2030-10-31&photographer_id=${photographer()}`;
      const { body } = await admin('GET', `/api/admin/calendar/export/ics?${query}`);
      const read = readCalendar(body).events;
      const parsed = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
      expect(parsed.map((one) => [one.getFirstPropertyValue('uid'), one.getFirstPropertyValue('description')])).toEqual(
        read.map((one) => [one['UID'], one['DESCRIPTION']]),
      );
      return read;
    };
    const [before, away] = await exported();
    expect(away).toMatchObject({ DTSTART: '20301026T220000Z', DTEND: '20301027T230000Z' });
    expect(away?.['DESCRIPTION']).toContain('Zeile 1\nZeile 2; mit, allem \\ "und" 👩‍📷 Ё');
    await edit(booked.booking_id, { start: '2030-06-12T12:00' });
    const [after] = await exported();
    expect(after).toMatchObject({ UID: before?.['UID'], DTSTART: '20300612T100000Z' });
    expect(Number(after?.['SEQUENCE'])).toBeGreaterThan(Number(before?.['SEQUENCE']));
  });
});
