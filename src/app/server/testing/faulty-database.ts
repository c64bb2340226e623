import { beforeAll } from 'vitest';
import { testStudio } from './test-studio.ts';

export const unavailable = {
  status: 503,
  body: { detail: 'The database is not available at the moment', code: 'database_unavailable' },
  headers: { 'retry-after': '2' },
};

/** A studio that customers book at while its database fails. */
export const faultyDatabase = () => {
  const studio = testStudio();
  let what: { service_id: string; photographer_id: string };
  beforeAll(async () => {
    what = { service_id: await studio().addService(), photographer_id: await studio().addPhotographer() };
  });
  const book = (hour: number) =>
    studio().call('POST', '/api/bookings', {
      ...what,
      location_id: 'company',
      start: `2030-06-05T${String(hour).padStart(2, '0')}:00:00`,
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
    });
  return { studio, what: () => what, book };
};
