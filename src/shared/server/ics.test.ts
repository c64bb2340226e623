import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from '#shared/kernel/text/text.ts';
import { bookingUid, type CalendarEvent, calendarFile } from './ics.ts';
import { readCalendar } from './testing/read-calendar.ts';

const start = Date.UTC(2026, 6, 1, 7, 30);
const event: CalendarEvent = {
  uid: bookingUid('7f2f8c7e-3c1f-4f57-9d6c-1c2b3a4d5e6f'),
  sequence: 3,
  start,
  end: start + 3_600_000,
  status: 'CONFIRMED',
  summary: 'Porträtshooting – Studio Licht',
  description: 'Buchungscode FB-7KQ2MX9D\nFotograf: Anna Lindner',
  location: 'Musterstraße 12, 10115 Berlin',
  organizer: { name: 'Studio Licht', email: 'studio@example.de' },
};
const now = Date.UTC(2026, 5, 1, 12);
const fileOf = (changes: Partial<CalendarEvent>) => calendarFile('REQUEST', [{ ...event, ...changes }], now);
const eventOf = (changes: Partial<CalendarEvent>) => readCalendar(fileOf(changes)).events[0]!;

test('an event is parsed back unchanged, in UTC, with a stable UID (SRV-70)', () => {
  const read = readCalendar(calendarFile('REQUEST', [event], now));
  expect(read.properties).toMatchObject({ VERSION: '2.0', METHOD: 'REQUEST', CALSCALE: 'GREGORIAN' });
  expect(read.properties['PRODID']).toBeTruthy();
  expect(read.events).toHaveLength(1);
  expect(read.events[0]).toMatchObject({
    UID: '7f2f8c7e-3c1f-4f57-9d6c-1c2b3a4d5e6f@fotobooking',
    SEQUENCE: '3',
    DTSTAMP: '20260601T120000Z',
    DTSTART: '20260701T073000Z',
    DTEND: '20260701T083000Z',
    STATUS: 'CONFIRMED',
    SUMMARY: event.summary,
    DESCRIPTION: event.description,
    LOCATION: event.location,
  });
});

test('a file that is only read has no METHOD, which would need an organizer (SRV-123)', () => {
  const { organizer: _organizer, ...read } = event;
  expect(readCalendar(calendarFile(undefined, [read], now)).properties).not.toHaveProperty('METHOD');
  expect(() => readCalendar(calendarFile('REQUEST', [read], now))).toThrow('No ORGANIZER');
});

test('the two hours of the same wall time in October stay distinct (SRV-70)', () => {
  const first = Date.parse('2026-10-25T02:30:00+02:00');
  expect(eventOf({ start: first, end: first + 3_600_000 })).toMatchObject({
    DTSTART: '20261025T003000Z',
    DTEND: '20261025T013000Z',
  });
});

test('a change keeps the UID and increments SEQUENCE; a cancellation has METHOD:CANCEL (M08)', () => {
  const [before, after] = [eventOf({ sequence: 3 }), eventOf({ sequence: 4, start: start + 86_400_000 })];
  expect(after['UID']).toBe(before['UID']);
  expect(Number(after['SEQUENCE'])).toBe(Number(before['SEQUENCE']) + 1);
  const cancelled = readCalendar(calendarFile('CANCEL', [{ ...event, status: 'CANCELLED' }], now));
  expect(cancelled.properties['METHOD']).toBe('CANCEL');
  expect(cancelled.events[0]?.['STATUS']).toBe('CANCELLED');
});

test('an event has organizer and attendee and requests no reply', () => {
  const read = eventOf({
    organizer: { name: 'Licht, Luft & "Liebe"; Studio', email: 'studio@example.com' },
    attendee: { name: 'Ёлка: Größe', email: 'kundin@example.com' },
  });
  expect(read['ORGANIZER']).toBe('mailto:studio@example.com');
  expect(read['ORGANIZER;CN']).toBe('Licht, Luft & "Liebe"; Studio');
  expect(read['ATTENDEE']).toBe('mailto:kundin@example.com');
  expect(read['ATTENDEE;CN']).toBe('Ёлка: Größe');
  expect(read['ATTENDEE;RSVP']).toBe('FALSE');
});

test('an address with other letters is a URI (SRV-70)', () => {
  const read = eventOf({ attendee: { name: 'Jörg', email: 'jörg@größe.example' } });
  expect(read['ATTENDEE']).toBe('mailto:j%C3%B6rg@gr%C3%B6%C3%9Fe.example');
});

test.each([
  'a\r\nBEGIN:VALARM\r\nTRIGGER:-PT15M\r\nEND:VALARM',
  'a\rATTENDEE:mailto:x@example.com',
  'a\nEND:VEVENT\nBEGIN:VEVENT',
  'a\u2028BEGIN:VALARM\u2029END:VALARM',
  'a\u0085BEGIN:VALARM\u000bEND:VALARM\u000c',
  String.raw`a\nb; c, d: e\\ "f"`,
  'a\u0000b\u0007c',
])('%j stays text in every field (M08)', (hostile) => {
  const people = { name: hostile, email: 'kunde@example.com' };
  const fields = { summary: hostile, description: hostile, location: hostile, organizer: people, attendee: people };
  const read = readCalendar(fileOf(fields));
  expect(read.events).toHaveLength(1);
  expect(read.components).toEqual(['VCALENDAR', 'VEVENT']);
  expect(Object.keys(read.events[0]!).filter((key) => !key.includes(';'))).toEqual(
    'UID SEQUENCE DTSTAMP DTSTART DTEND STATUS SUMMARY DESCRIPTION LOCATION ORGANIZER ATTENDEE'.split(' '),
  );
  expect(read.events[0]?.['SUMMARY']?.startsWith('a')).toBe(true);
});

test('any text is folded at 75 octets between characters, with CRLF, and parsed back unchanged (SRV-70)', () => {
  // Characters that are dropped or replaced have a test of their own.
  const visible = string({ unit: 'grapheme', maxLength: 300 }).map((text) =>
    cleanText(text.replaceAll(/[\u2028\u2029]/g, '')),
  );
  assert(
    property(visible, visible, (summary, location) => {
      const read = eventOf({ summary, location });
      expect(read['SUMMARY']).toBe(summary);
      expect(read['LOCATION'] ?? '').toBe(location);
    }),
    { numRuns: 500 },
  );
});
