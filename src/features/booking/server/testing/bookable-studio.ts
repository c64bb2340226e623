import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { type TestResponse, type TestStudio, testStudio } from '#app/server/testing/test-studio.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import type { BookingStatus, CreatedBooking } from '../../contract.ts';

export interface BookableStudio {
  readonly studio: () => TestStudio;
  /** IDs of the service and the photographer created for this test. */
  readonly service: () => string;
  readonly photographer: () => string;
  /** Sends a customer's booking. */
  readonly attempt: (start: string, more?: object, headers?: Record<string, string>) => Promise<TestResponse>;
  /** Sends a booking and expects it to succeed. */
  readonly book: (start: string, more?: object) => Promise<CreatedBooking>;
  /** Sets the status of a booking directly, without any check. */
  readonly put: (id: string, status: BookingStatus) => Promise<void>;
  /** The administration calls for one booking. */
  readonly read: (id: string) => Promise<AdminBooking>;
  readonly edit: (id: string, changes: object) => Promise<TestResponse>;
  readonly setStatus: (id: string, status: string) => Promise<TestResponse>;
  readonly cancel: (id: string, body?: object) => Promise<TestResponse>;
}

export const customer = { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' };

/** A test studio that is ready for bookings: every test gets a new service of one hour and a new photographer. */
export const bookableStudio = (overrides: Partial<Context> = {}): BookableStudio => {
  const studio = testStudio(overrides);
  let service = '';
  let photographer = '';
  beforeEach(async () => {
    studio().setNow('2030-06-03T08:00');
    service = await studio().addService();
    photographer = await studio().addPhotographer();
  });
  const attempt: BookableStudio['attempt'] = (start, more = {}, headers = {}) =>
    studio().call(
      'POST',
      '/api/bookings',
      { service_id: service, photographer_id: photographer, location_id: 'company', start, customer, ...more },
      headers,
    );
  return {
    studio,
    service: () => service,
    photographer: () => photographer,
    attempt,
    book: async (start, more) => {
      const { status, body } = await attempt(start, more);
      if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
      return body;
    },
    put: async (id, status) => {
      const { db } = studio().database;
      if (status === 'CANCELLED') {
        await sql`UPDATE booking SET status = 'CANCELLED', occupied_id = NULL WHERE id = ${id}`.execute(db);
        await sql`DELETE FROM occupied_time WHERE id = ${id}`.execute(db);
      } else await sql`UPDATE booking SET status = ${status} WHERE id = ${id}`.execute(db);
    },
    read: async (id) => {
      const { status, body } = await studio().adminCall('GET', `/api/admin/bookings/${id}`);
      if (status !== 200) throw new Error(`Not read: ${JSON.stringify(body)}`);
      return body;
    },
    edit: (id, changes) => studio().adminCall('PUT', `/api/admin/bookings/${id}`, changes),
    setStatus: (id, status) => studio().adminCall('PUT', `/api/admin/bookings/${id}/status?new_status=${status}`),
    cancel: (id, body = {}) => studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, body),
  };
};
