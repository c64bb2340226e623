import type { Studio } from '../e2e/support/studio-process.ts';
import type { AcknowledgedOffers } from './offer-world.ts';

/** Counts of violations; all are 0 if the guarantees of offers hold. */
export interface OfferVerdict {
  /** Offers that were taken without exactly one booking of one of their times. */
  readonly takenWithoutBooking: number;
  /** Bookings of an offered time whose offer has not been taken by them. */
  readonly bookedWithoutOffer: number;
  /** Times held for an offer that has ended. */
  readonly heldAfterEnd: number;
  /** Times of open offers that are not held for them, and bookings without their time. */
  readonly notHeld: number;
  /** Pairs of overlapping times of one photographer or in one room, and times of neither a booking nor an offer. */
  readonly heldTwice: number;
  /** Offers, ends and bookings that were acknowledged to a caller and are stored differently or not at all. */
  readonly contradicted: number;
}

/** The verdict if all guarantees hold. */
export const noneBroken: OfferVerdict = {
  takenWithoutBooking: 0,
  bookedWithoutOffer: 0,
  heldAfterEnd: 0,
  notHeld: 0,
  heldTwice: 0,
  contradicted: 0,
};

/** Checks the stored offers and bookings. Times whose deadline has passed are ignored: they are free. */
export const offerVerdict = async (sql: Studio['sql'], acknowledged: AcknowledgedOffers): Promise<OfferVerdict> => {
  const count = async (query: string, values: unknown[] = []): Promise<number> => (await sql(query, values)).length;
  return {
    takenWithoutBooking: await count(`
      SELECT id FROM offer WHERE outcome = 'taken' AND 1 <> (
        SELECT count(*) FROM offer_time JOIN booking ON booking.id = offer_time.id
        WHERE offer_time.offer_id = offer.id AND booking.id = offer.booking_id)`),
    bookedWithoutOffer: await count(`
      SELECT booking.id FROM booking JOIN offer_time ON offer_time.id = booking.id JOIN offer ON offer.id = offer_id
      WHERE offer.outcome IS DISTINCT FROM 'taken' OR offer.booking_id IS DISTINCT FROM booking.id`),
    heldAfterEnd: await count(`
      SELECT occupied_time.id FROM occupied_time JOIN offer ON offer.id = offer_id
      WHERE offer.outcome IS NOT NULL OR occupied_time.held_until > offer.held_until`),
    notHeld: await count(`
      SELECT offer_time.id FROM offer JOIN offer_time ON offer_time.offer_id = offer.id
      WHERE outcome IS NULL AND held_until > now() AND NOT EXISTS (
        SELECT FROM occupied_time WHERE id = offer_time.id AND offer_id = offer.id)
      UNION ALL
      SELECT id FROM booking WHERE status <> 'CANCELLED' AND NOT EXISTS (
        SELECT FROM occupied_time WHERE id = booking.id AND held_until IS NULL)`),
    heldTwice: await count(`
      SELECT a.id FROM occupied_time a JOIN occupied_time b ON a.id < b.id AND a.during && b.during
      WHERE (a.photographer_id = b.photographer_id OR a.uses && b.uses)
        AND coalesce(a.held_until > now(), true) AND coalesce(b.held_until > now(), true)
      UNION ALL
      SELECT id FROM occupied_time WHERE held_until IS NULL AND id NOT IN (SELECT id FROM booking)`),
    contradicted: await contradictions(count, acknowledged),
  };
};

const contradictions = async (
  count: (query: string, values: unknown[]) => Promise<number>,
  { offers, ends, bookings }: AcknowledgedOffers,
): Promise<number> => {
  const missing = (table: string) => `
    SELECT acknowledged.id FROM unnest($1::uuid[]) AS acknowledged (id)
    WHERE NOT EXISTS (SELECT FROM ${table} WHERE id = acknowledged.id)`;
  const otherEnd = `
    SELECT acknowledged.id
    FROM unnest($1::uuid[], $2::text[]) AS acknowledged (id, outcome) JOIN offer ON offer.id = acknowledged.id
    WHERE offer.outcome IS DISTINCT FROM acknowledged.outcome`;
  return (
    (await count(missing('offer'), [[...offers]])) +
    (await count(missing('booking'), [[...bookings]])) +
    (await count(otherEnd, [[...ends.keys()], [...ends.values()]]))
  );
};
