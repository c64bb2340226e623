import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { bookableStudio, customer } from '#features/booking/server/testing/bookable-studio.ts';
import type { Contact } from '../../contract.ts';

export const path = '/api/admin/contacts';

/** A studio in which contacts book. */
export const convertingStudio = () => {
  const { studio, book: bookFor, cancel, edit, service } = bookableStudio();
  // A new address in every test: the newest booking of an address counts.
  let person = customer;
  beforeEach(() => {
    person = { ...customer, email: `${randomUUID()}@example.de` };
  });
  const book = (start: string) => bookFor(start, { customer: person });
  const add = async (more: object = {}): Promise<Contact> => {
    const body = { name: 'Änne', email: person.email.toUpperCase(), source: 'fb', phase: 'in_klaerung', ...more };
    return (await studio().adminCall('POST', path, body)).body;
  };
  const patch = (id: string, changes: object) => studio().adminCall('PATCH', `${path}/${id}`, changes);
  const bookingOf = (id: string) => studio().adminCall('GET', `${path}/${id}/booking`);
  return { studio, person: () => person, book, add, patch, bookingOf, cancel, edit, service };
};
