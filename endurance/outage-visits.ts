import type { Api, Studio } from '../e2e/studio-process.ts';
import { book, freeStarts, makeRoom, offered } from './free-times.ts';
import { operationsOf } from './fuzzed-requests.ts';

/** Something a visitor, a colleague or whoever watches does. */
export interface Visit {
  readonly what: string;
  /** What cannot be had without: the database; nothing at all; or that is left open. */
  readonly needs: 'database' | 'nothing' | 'maybe';
  readonly send: () => ReturnType<Api>;
}

/** Would end the session that all the others use. */
const leftOut = /\/auth\/(?:logout|.*password|.*sessions)/;
const nobody = '00000000-0000-4000-8000-000000000000';

/** Every call of the API document, mixed with what visitors do most; and the ids of the bookings that were acknowledged. */
export const visitsTo = async (studio: Studio, sql: Studio['sql']) => {
  await makeRoom({ ...studio, sql });
  const acknowledged: string[] = [];
  const what = await offered(studio);
  const [starts, date] = [freeStarts(), new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)];
  let customers = 0;
  const booking = async () => {
    const answer = await book(studio, what, starts(), `kunde${customers++}@example.de`);
    if (answer.status === 201) acknowledged.push(answer.body.booking_id);
    return answer;
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
    // Pages stand without what cannot be read.
    visit('maybe', '/booking'),
    visit('maybe', '/'),
  ];
  const document = (await studio.visit('GET', '/api/openapi.json')).body;
  const every: Visit[] = operationsOf(document)
    .filter(({ path }) => !leftOut.test(path))
    .map(({ method, path, described }) => ({
      what: `${method} ${path}`,
      // Who has signed in is looked up before anything else.
      needs: described.security?.some((way) => 'administrator' in way) ? 'database' : 'maybe',
      send: () => studio.api(method, path.replaceAll(/\{\w+\}/g, nobody), method === 'GET' ? undefined : {}),
    }));
  // Signed in before anything happens.
  await studio.api('GET', '/api/admin/auth/me');
  return { visits: every.flatMap((one, i) => [one, common[i % common.length] ?? one]), acknowledged };
};
