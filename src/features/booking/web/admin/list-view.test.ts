import { describe, expect, it } from 'vitest';
import type { AdminBooking } from '../../admin-contract.ts';
import { searched, sortedBy, using, viewFrom } from './list-view.ts';

const booking = (fields: Partial<AdminBooking>): AdminBooking =>
  ({
    id: fields.customer_name ?? 'x',
    customer_name: 'Clara Hoffmann',
    customer_email: 'clara@kunde.example',
    customer_phone: '+49 170 123-4567',
    service_name: 'Porträtshooting',
    service_name_de: null,
    service_name_ru: 'Портретная съёмка',
    photographer_name: 'Max Berger',
    notes: null,
    confirmation_code: 'FB-ABCD2345',
    resources: [],
    ...fields,
  }) as AdminBooking;

describe('search (BOOK-002, BOOK-003)', () => {
  const bookings = [booking({}), booking({ customer_name: 'Ольга', customer_email: 'o@x.example', notes: 'mit Hund' })];
  const found = (text: string) => searched(bookings, text).length;
  it.each([
    ['clara HOFF', 1],
    ['KUNDE.example', 1],
    ['170 123', 2],
    ['1701234567', 2],
    ['+49 170 1234', 2],
    ['0170 123', 2],
    ['0049170/1234567', 2],
    ['0171 123', 0],
    ['porträt', 2],
    ['portrat', 2],
    ['портретнаа', 0],
    ['ПОРТРЕТНАЯ', 2],
    ['berger', 2],
    ['hund', 1],
    ['ольга', 1],
    ['fb-abcd', 2],
    ['  ', 2],
    ['zzz', 0],
    ['hoffmann clara', 0],
  ])('%j finds %i', (text, count) => expect(found(text)).toBe(count));
});

describe('the resources of the sessions (PLAN-06)', () => {
  const room = { id: 'r1', name: 'Großes Studio', name_ru: 'Большой зал', shown_to_customers: false };
  const bookings = [booking({ resources: [room] }), booking({}), booking({ resources: [{ ...room, id: 'r2' }] })];
  it('are searched by their names in both languages', () => {
    expect(searched(bookings, 'großes STUDIO')).toHaveLength(2);
    expect(searched(bookings, 'большой')).toHaveLength(2);
  });
  it('are a filter, by one resource', () => {
    expect(using(bookings, 'r1')).toEqual([bookings[0]]);
    expect(using(bookings, undefined)).toEqual(bookings);
    expect(using(bookings, 'gone')).toEqual([]);
  });
  it('are kept in the URL, but not applied when a booking is highlighted', () => {
    expect(viewFrom(new URLSearchParams('resource=r1')).resource).toBe('r1');
    expect(viewFrom(new URLSearchParams('resource=r1&highlight=7')).resource).toBeUndefined();
  });
});

describe('sorting (BOOK-008..010)', () => {
  it('starts with the latest booking', () => {
    expect(viewFrom(new URLSearchParams()).sort).toEqual({ by: 'created_at', order: 'desc' });
  });
  it('by a new column starts descending, by the same one is reversed', () => {
    const sort = { by: 'created_at', order: 'desc' } as const;
    const byStart = sortedBy(sort, 'start');
    expect(byStart).toEqual({ by: 'start', order: 'desc' });
    expect(sortedBy(byStart, 'start')).toEqual({ by: 'start', order: 'asc' });
    expect(sortedBy(sortedBy(byStart, 'start'), 'start')).toEqual(byStart);
  });
});

describe('the URL (BOOK-078, AMB-003)', () => {
  it('keeps filter, order and search', () => {
    expect(viewFrom(new URLSearchParams('status=CONFIRMED&sort=start&order=asc&q=hund&booking=7'))).toEqual({
      status: 'CONFIRMED',
      sort: { by: 'start', order: 'asc' },
      text: 'hund',
      resource: undefined,
      highlight: undefined,
      opened: '7',
    });
  });
  it('shows all bookings when one is highlighted', () => {
    const view = viewFrom(new URLSearchParams('status=CONFIRMED&q=hund&highlight=7'));
    expect([view.status, view.text, view.highlight]).toEqual(['ALL', '', '7']);
  });
  it('ignores invalid values', () => {
    const view = viewFrom(new URLSearchParams('status=LOST&sort=colour&order=up&highlight='));
    expect(view).toEqual(viewFrom(new URLSearchParams()));
  });
});
