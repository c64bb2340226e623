import { describe, expect, it } from 'vitest';
import type { AdminBooking } from '../../../admin-contract.ts';
import { changesOf, fieldsOf, movesSession, problemsIn } from './edit-fields.ts';

const booking = {
  start: '2030-06-05T09:00:00+02:00',
  service_id: 's1',
  photographer_id: 'p1',
  customer_name: 'Max',
  customer_email: 'max@kunde.example',
  customer_phone: '+49 170 1234567',
  customer_whatsapp_notifications: false,
  notes: null,
  status: 'CONFIRMED',
  version: 3,
} as AdminBooking;
const fields = fieldsOf(booking);

describe('the fields of the form (BOOK-044, AMB-113)', () => {
  it('show Berlin wall time', () => expect(fields.start).toBe('2030-06-05T09:00'));
});

describe('required fields (BOOK-045..050)', () => {
  it.each(['customer_name', 'customer_email', 'customer_phone', 'service_id', 'photographer_id', 'start'] as const)(
    '%s',
    (name) => expect(problemsIn({ ...fields, [name]: '  ' }, booking)).toEqual([name]),
  );
  it('a valid e-mail address', () =>
    expect(problemsIn({ ...fields, customer_email: 'max@' }, booking)).toEqual(['email_format']));
  it('nothing else', () => expect(problemsIn(fields, booking)).toEqual([]));
});

describe('the request of an edit (BOOK-051, BOOK-052, BOOK-054)', () => {
  it('is trimmed and contains the version it was based on', () => {
    const sent = changesOf(
      { ...fields, customer_name: '  Max ', notes: ' mit Hund ', start: '2030-06-06T10:30' },
      booking,
    );
    expect(sent).toEqual({
      start: '2030-06-06T10:30',
      service_id: 's1',
      photographer_id: 'p1',
      customer: { name: 'Max', email: 'max@kunde.example', phone: '+49 170 1234567', whatsapp_notifications: false },
      notes: 'mit Hund',
      version: 3,
    });
  });
  it('restores a cancelled booking as PENDING', () => {
    expect(changesOf(fields, { ...booking, status: 'CANCELLED' }).status).toBe('PENDING');
  });
  it('keeps the second 02:30 in the night of 27 October', () => {
    const second = { ...booking, start: '2030-10-27T02:30:00+01:00' };
    expect(changesOf(fieldsOf(second), second).start).toBe(second.start);
  });
});

it('keeps placeholders for an address or number that the customer never gave (AMB-052)', () => {
  const nobody = { ...booking, customer_email: 'kunde@fotobooking.invalid', customer_phone: '+49' };
  const shown = fieldsOf(nobody);
  expect([shown.customer_email, shown.customer_phone]).toEqual(['', '']);
  expect(problemsIn(shown, nobody)).toEqual([]);
  expect(changesOf(shown, nobody).customer).toMatchObject({ email: 'kunde@fotobooking.invalid', phone: '+49' });
  const given = { ...shown, customer_email: 'max@kunde.example', customer_phone: '+49 170 1' };
  expect(changesOf(given, nobody).customer).toMatchObject({ email: 'max@kunde.example', phone: '+49 170 1' });
});

it('only a change of the session needs a free time (BOOK-056)', () => {
  expect(movesSession({ ...fields, customer_name: 'Moritz', notes: 'x' }, booking)).toBe(false);
  expect(movesSession({ ...fields, start: '2030-06-05T09:15' }, booking)).toBe(true);
  expect(movesSession({ ...fields, service_id: 's2' }, booking)).toBe(true);
  expect(movesSession({ ...fields, photographer_id: 'p2' }, booking)).toBe(true);
});
