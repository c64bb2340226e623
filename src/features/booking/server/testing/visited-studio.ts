import { testStudio } from '#app/server/testing/test-studio.ts';

/** A test studio at which visitors book the service and photographer of `ids`, unless a test sets others. */
export const visitedStudio = (ids: () => { readonly service_id: string; readonly photographer_id: string }) => {
  const studio = testStudio();
  const requestBody = (start: string, more: object = {}) => ({
    ...ids(),
    location_id: 'company',
    start,
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
    notes: 'Bitte mit Hund',
    ...more,
  });
  const book = (start: string, more: object = {}, headers: Record<string, string> = {}) =>
    studio().call('POST', '/api/bookings', requestBody(start, more), headers);

  return { studio, requestBody, book };
};
