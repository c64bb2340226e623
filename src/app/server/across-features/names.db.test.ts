import { describe, expect, it } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';

const { studio, photographer, service, book } = bookableStudio();

/** Names that are invisible on screen, although Unicode counts some of their characters as letters. */
const invisible = ['\u3164', '\u00AD', '\u2800', '\u115F', '\u034F', '\u180E', '\uFE0F'].map((one) => one.repeat(3));

const customer = { email: 'kunde@example.de', phone: '+49 170 1234567' };
const session = () => ({ service_id: service(), photographer_id: photographer(), start: '2030-06-10T15:00' });

const booking = async () => `/api/admin/bookings/${(await book('2030-06-11T10:00')).booking_id}`;

interface Place {
  readonly method: 'POST' | 'PUT';
  readonly path: string | (() => string | Promise<string>);
  readonly body: (name: string) => object;
}

const places: Readonly<Record<string, Place>> = {
  'a customer who books': {
    method: 'POST',
    path: '/api/bookings',
    body: (name) => ({ ...session(), location_id: 'company', customer: { ...customer, name } }),
  },
  'a visitor who writes': {
    method: 'POST',
    path: '/api/contact-messages',
    body: (name) => ({ name, email: customer.email, message: 'Guten Tag' }),
  },
  'a customer booked in by the studio': {
    method: 'POST',
    path: '/api/admin/bookings',
    body: (name) => ({ ...session(), customer: { ...customer, name } }),
  },
  'a customer booked in from the board': {
    method: 'POST',
    path: '/api/admin/bookings',
    body: (name) => ({ ...session(), customer_name: name, customer_email: customer.email }),
  },
  'the customer of a booking': { method: 'PUT', path: booking, body: (name) => ({ customer: { name } }) },
  'the customer of a booking, in a field of its own': {
    method: 'PUT',
    path: booking,
    body: (name) => ({ customer_name: name }),
  },
  'a contact': {
    method: 'POST',
    path: '/api/admin/contacts',
    body: (name) => ({ name, email: 'kontakt@example.de' }),
  },
  'a new photographer': { method: 'POST', path: '/api/admin/photographers', body: (name) => ({ name }) },
  'a photographer': {
    method: 'PUT',
    path: () => `/api/admin/photographers/${photographer()}`,
    body: (name) => ({ name }),
  },
};

describe('an invisible name', () => {
  it.each(Object.entries(places))('is refused for %s (SRV-91)', async (_, { method, path, body }) => {
    const address = typeof path === 'string' ? path : await path();
    for (const name of invisible) {
      const response = await studio().adminCall(method, address, body(name));
      expect(response).toMatchObject({ status: 422, body: { code: 'validation' } });
      expect(response.body.detail).toContainEqual(expect.objectContaining({ msg: 'must have at least one letter' }));
    }
    // With one visible letter the name is accepted.
    expect((await studio().adminCall(method, address, body(`${invisible[0]}Jo`))).status).toBeLessThan(300);
  });
});
