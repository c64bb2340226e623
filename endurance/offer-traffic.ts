import { setTimeout as delay } from 'node:timers/promises';
import type { Studio } from '../e2e/support/studio-process.ts';
import type { MadeOffer, OfferWorld } from './offer-world.ts';

/** How many offers are chosen from: few enough that several clients act on one. */
const known = 6;
/** How long an offer that is intended to lapse is held, in ms. */
const briefly = 200;

/**
 * The i-th action with offers: the studio makes one, customers take, decline or book the same time without it, the
 * studio withdraws it, or its deadline passes. Every third new offer is ended in several ways at the same moment, over
 * two processes. Returns the status; 0 for a deadline.
 */
export const actOnOffers = (
  [studio, other]: readonly [Studio, Studio],
  world: OfferWorld,
  i: number,
): Promise<number> => {
  const kind = i % 10;
  const offer = world.latest[anyOf(world.latest)];
  if (kind === 0) return makeAndEndAtOnce([studio, other], world);
  if (kind < 3 || !offer) return make(studio, world, i);
  if (kind < 6) return take(studio, world, offer);
  if (kind === 6) return end(studio, world, offer, 'declined');
  if (kind === 7) return end(studio, world, offer, 'withdrawn');
  if (kind === 8) return letLapse(world, offer);
  return bookDirectly(studio, world, offer);
};

let customers = 0;
const newCustomer = () => ({ name: 'Mia Kern', email: `angebot${customers++}@example.de`, phone: '+49 170 7654321' });

const make = async (studio: Studio, { service_id, people, start, acknowledged, latest }: OfferWorld, i: number) => {
  const customer = newCustomer();
  const times = Array.from({ length: 1 + (i % 3) }, (_, n) => ({
    photographer_id: people[(i + n) % people.length],
    start: start(),
  }));
  const { status, body } = await studio.api('POST', '/api/admin/offers', { service_id, times, customer });
  if (status !== 201) return status;
  acknowledged.offers.add(body.id);
  latest.push({ id: body.id, link: body.url.split('/').at(-1), customer, times: body.times });
  if (latest.length > known) latest.shift();
  return status;
};

/** Makes an offer, then concurrently takes two of its times, declines it and withdraws it. */
const makeAndEndAtOnce = async ([studio, other]: readonly [Studio, Studio], world: OfferWorld) => {
  const before = world.latest.at(-1);
  const status = await make(studio, world, 1);
  const made = world.latest.at(-1);
  if (status !== 201 || !made || made === before) return status;
  const all = [
    take(studio, world, made, 0),
    take(other, world, made, 1),
    end(studio, world, made, 'declined'),
    end(other, world, made, 'withdrawn'),
  ];
  await Promise.allSettled(all);
  return status;
};

const anyOf = (list: readonly unknown[]): number => Math.floor(Math.random() * list.length);

const take = async (
  studio: Studio,
  { acknowledged }: OfferWorld,
  { id, link, times, customer }: MadeOffer,
  index = anyOf(times),
) => {
  const time_id = times[index]?.id;
  const { status, body } = await studio.visit('POST', `/api/offers/${link}/take`, { time_id, customer });
  if (status !== 201) return status;
  acknowledged.bookings.add(body.booking_id);
  acknowledged.ends.set(id, 'taken');
  return status;
};

const end = async (
  studio: Studio,
  { acknowledged }: OfferWorld,
  { id, link }: MadeOffer,
  outcome: 'declined' | 'withdrawn',
) => {
  const { status } =
    outcome === 'declined'
      ? await studio.visit('POST', `/api/offers/${link}/decline`)
      : await studio.api('POST', `/api/admin/offers/${id}/withdraw`);
  if (status === 200) acknowledged.ends.set(id, outcome);
  return status;
};

/** Ends the deadline of an offer; no endpoint makes one of less than an hour. */
export const shorten = (sql: Studio['sql'], ids: readonly string[], until: number): Promise<unknown> =>
  sql(
    `WITH cut AS (
       UPDATE offer SET held_until = $2 WHERE id = ANY($1::uuid[]) AND outcome IS NULL AND held_until > $2
       RETURNING id)
     UPDATE occupied_time SET held_until = $2 WHERE offer_id IN (SELECT id FROM cut)`,
    [ids, new Date(until)],
  );

const letLapse = async ({ sql }: OfferWorld, { id }: MadeOffer): Promise<number> => {
  await shorten(sql, [id], Date.now() + briefly);
  await delay(briefly);
  return 0;
};

const bookDirectly = async (studio: Studio, { service_id, acknowledged }: OfferWorld, { times }: MadeOffer) => {
  const [time] = times as [MadeOffer['times'][number]];
  const { status, body } = await studio.visit('POST', '/api/bookings', {
    service_id,
    photographer_id: time.photographer_id,
    location_id: 'company',
    start: time.start,
    customer: newCustomer(),
  });
  if (status === 201) acknowledged.bookings.add(body.booking_id);
  return status;
};
