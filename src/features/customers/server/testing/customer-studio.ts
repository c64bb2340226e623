import { beforeEach, expect } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

/** A test studio with functions that book and look up the customer whose address `email` returns. */
export const customerStudio = (email: () => string) => {
  const studio = testStudio();
  let service = '';
  let anna = '';
  let max = '';
  let count = 0;

  beforeEach(async () => {
    studio().setNow('2030-06-03T08:00');
    service = await studio().addService();
    anna = await studio().addPhotographer({ name: 'Anna Lindner' });
    max = await studio().addPhotographer({ name: 'Max Berger' });
  });

  const newAddress = () => `kunde+${++count}@example.de`;
  const photographers = () => [anna, max] as const;
  const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
  const path = (what: string, of = email()) => `/api/admin/customers/${encodeURIComponent(of)}/${what}`;
  const get = async (what: string, of?: string) => {
    const { status, body } = await admin('GET', path(what, of));
    expect(status).toBe(200);
    return body;
  };
  const book = async (start: string, more: object = {}) => {
    const { status, body } = await admin('POST', '/api/admin/bookings', {
      service_id: service,
      photographer_id: anna,
      start,
      customer_name: 'Änne Müller',
      customer_email: email(),
      ignore_working_hours: true,
      ...more,
    });
    expect(status).toBe(201);
    return body.id as string;
  };
  const cancel = (id: string) => admin('POST', `/api/admin/bookings/${id}/cancel`, {});
  const complete = async (id: string, actual_revenue: number) => {
    await admin('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`);
    await admin('PUT', `/api/admin/bookings/${id}/status?new_status=COMPLETED`);
    await admin('PUT', `/api/admin/bookings/${id}/umsatz`, { actual_revenue });
  };
  const note = (text: string, more: object = {}) =>
    admin('POST', path('notes'), { note: text, note_type: 'general', ...more });

  return { studio, newAddress, photographers, admin, path, get, book, cancel, complete, note };
};
