import type { Api, Studio } from '../e2e/support/studio-process.ts';
import { book, freeStarts, offered, openManySlots } from './free-times.ts';
import { operationsOf } from './fuzzed-requests.ts';

/** A request of a visitor, of staff or of monitoring. */
export interface Visit {
  readonly what: string;
  /** What the response depends on: the database, nothing, or either. */
  readonly needs: 'database' | 'nothing' | 'maybe';
  readonly send: () => ReturnType<Api>;
}

/** These would end the session that all other requests use. */
const leftOut = /\/auth\/(?:logout|.*password|.*sessions)/;
const unknownId = '00000000-0000-4000-8000-000000000000';

/**
 * Every operation of the API document mixed with the most frequent requests of visitors, and the ids of acknowledged
 * bookings.
 */
export const visitsTo = async (studio: Studio, sql: Studio['sql']) => {
  await openManySlots({ ...studio, sql });
  const acknowledged: string[] = [];
  const what = await offered(studio);
  const [starts, date] = [freeStarts(), new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)];
  let customers = 0;
  const booking = async () => {
    const response = await book(studio, what, starts(), `kunde${customers++}@example.de`);
    if (response.status === 201) acknowledged.push(response.body.booking_id);
    return response;
  };
  const asked = `service_id=${what.service_id}&photographer_id=${what.photographer_id}&date=${date}`;
  const visit = (needs: Visit['needs'], path: string): Visit => ({
    what: `GET ${path}`,
    needs,
    send: () => studio.visit('GET', path),
  });
  const common: Visit[] = [
    { what: 'a booking', needs: 'database', send: booking },
    { what: 'a booking', needs: 'database', send: booking },
    visit('database', `/api/availability?${asked}`),
    visit('database', '/api/ready'),
    visit('nothing', '/api/health'),
    // Pages are rendered even if their data cannot be read.
    visit('maybe', '/booking'),
    visit('maybe', '/'),
  ];
  const document = (await studio.visit('GET', '/api/openapi.json')).body;
  const every: Visit[] = operationsOf(document)
    .filter(({ path }) => !leftOut.test(path))
    .map(({ method, path, described }) => ({
      what: `${method} ${path}`,
      // The session is looked up before anything else.
      needs: described.security?.some((way) => 'administrator' in way) ? 'database' : 'maybe',
      send: () => studio.api(method, path.replaceAll(/\{\w+\}/g, unknownId), method === 'GET' ? undefined : {}),
    }));
  // Signed in before the test begins.
  await studio.api('GET', '/api/admin/auth/me');
  return { visits: every.flatMap((one, i) => [one, common[i % common.length] ?? one]), acknowledged };
};
