import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { ReportCharts } from '../../charts-contract.ts';
import { type Drawn, hour, names } from './drawn-bookings.ts';
import type { StoredBooking } from './stored-bookings.ts';

/** A studio with three photographers and three services, and what its charts show. */
export const chartStudio = () => {
  const studio = testStudio();

  const photographers: string[] = [];
  const services: string[] = [];

  beforeAll(async () => {
    photographers.push(...(await Promise.all(names.map((name) => studio().addPhotographer({ name })))));
    services.push(...(await Promise.all(names.map((name) => studio().addService({ name: `Service ${name}` })))));
    // All photographers were added before the period.
    await sql`UPDATE photographer SET created_at = '2029-01-01'`.execute(studio().database.db);
  });
  beforeEach(() => studio().setNow('2030-06-15T12:00'));
  afterEach(async () => {
    const { db } = studio().database;
    await sql`DELETE FROM time_off`.execute(db);
    await sql`DELETE FROM contact`.execute(db);
    await sql`DELETE FROM date_exception`.execute(db);
  });

  const charts = async (query: Record<string, string> = {}): Promise<ReportCharts> => {
    const { status, body } = await studio().adminCall(
      'GET',
      `/api/admin/reports/charts?${new URLSearchParams(query).toString()}`,
    );
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  };

  const stored = (drawn: Drawn): StoredBooking[] =>
    drawn.map(({ hour: at, photographer, service, ...booking }) => ({
      ...booking,
      start: at * hour,
      created: Date.UTC(2030, 0, 1),
      photographer_id: photographers[photographer] as string,
      photographer_name: `old ${names[photographer]}`,
      service_id: services[service] as string,
      service_name: `old ${names[service]}`,
    }));

  return { studio, photographers, services, charts, stored };
};
