import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { beforeEach, expect } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';

export const path = '/api/admin/bookings/export/excel';

/** A studio whose bookings are exported: a service and the photographers Anna and Max. */
export const exportStudio = () => {
  const studio = testStudio();
  const download = async (query = '') => {
    const signedIn = await studio().call('POST', '/api/admin/auth/login-json', adminLogin);
    const response = await studio().server.inject({
      method: 'GET',
      url: `${path}${query}`,
      headers: { authorization: `Bearer ${signedIn.body.access_token}` },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      sheets: response.statusCode === 200 ? await readExcelFile(response.rawPayload, { trim: false }) : [],
      body: response.statusCode === 200 ? undefined : response.json(),
    };
  };
  let service = '';
  let anna = '';
  const book = async (start: string, more: object = {}) => {
    const { status, body } = await studio().adminCall('POST', '/api/admin/bookings', {
      service_id: service,
      photographer_id: anna,
      start,
      customer_name: 'Änne Müller',
      customer_email: 'aenne@example.de',
      customer_phone: '+49 170 1234567',
      ignore_working_hours: true,
      ...more,
    });
    expect(status).toBe(201);
    return body.id as string;
  };
  const cancel = (id: string) => studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
  beforeEach(async () => {
    studio().setNow('2030-06-03T08:05');
    const { db } = studio().database;
    await sql`DELETE FROM booking`.execute(db);
    await sql`DELETE FROM occupied_time`.execute(db);
    service = await studio().addService({ name: 'P', name_de: 'Porträt', name_ru: 'Портрет', price_cents: 12_345 });
    anna = await studio().addPhotographer({ name: 'Anna Lindner' });
  });
  return { studio, download, book, cancel };
};
