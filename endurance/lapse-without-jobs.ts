import { setTimeout as delay } from 'node:timers/promises';
import type { Studio } from '../e2e/support/studio-process.ts';
import { book } from './free-times.ts';
import { shorten } from './offer-traffic.ts';
import type { OfferWorld } from './offer-world.ts';

/** Until when offers are held whose deadline is brought forward, in ms. */
const soon = 1500;
/** How many of the held times are tried. */
const most = 40;

/**
 * Brings the deadline of all open offers forward, on a process that runs no task. Returns how many held times could be
 * booked before it, or were not listed or could not be booked after it.
 */
export const lapsesUntouched = async (studio: Studio, { service_id, people, start }: OfferWorld): Promise<number> => {
  for (let tried = 0, made = 0; made < 5 && tried < 100; tried++) {
    const times = [{ photographer_id: people[tried % people.length], start: start() }];
    const customer = { name: 'Mia Kern', email: `letzte${tried}@example.de`, phone: '+49 170 7654321' };
    const { status } = await studio.api('POST', '/api/admin/offers', { service_id, times, customer });
    if (status === 201) made += 1;
  }
  const held = (await studio.sql(`
    SELECT photographer_id, to_char(starts_at AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD"T"HH24:MI:SS') AS start, offer_id
    FROM occupied_time WHERE held_until > now() ORDER BY starts_at`)) as readonly Held[];
  if (held.length === 0) throw new Error('Nothing is held');
  const tried = held.slice(0, most);
  const attempt = async ({ photographer_id, start: at }: Held, n: number) =>
    (await book(studio, { service_id, photographer_id }, at, `frei${n}@example.de`)).status === 201;
  const early = (await Promise.all(tried.map((time, n) => attempt(time, n)))).filter((booked) => booked).length;
  const until = Date.now() + soon;
  await shorten(studio.sql, [...new Set(held.map(({ offer_id }) => offer_id))], until);
  await delay(until - Date.now() + 1);
  const listed = await Promise.all(tried.map((time) => isListed(studio, service_id, time)));
  let late = 0;
  for (const [n, time] of tried.entries()) if (!(await attempt(time, n)) || !listed[n]) late += 1;
  return early + late;
};

interface Held {
  readonly photographer_id: string;
  readonly start: string;
  readonly offer_id: string;
}

const isListed = async (studio: Studio, service_id: string, { photographer_id, start }: Held): Promise<boolean> => {
  const query = `service_id=${service_id}&photographer_id=${photographer_id}&date=${start.slice(0, 10)}`;
  const { body } = await studio.visit('GET', `/api/availability?${query}`);
  return (body.slots as { start: string }[]).some((slot) => slot.start.startsWith(start));
};
