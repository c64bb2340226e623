import type { Studio } from '../e2e/support/studio-process.ts';
import { offered } from './free-times.ts';

/** What was acknowledged to callers by a response that they received. */
export interface AcknowledgedOffers {
  /** Offers that were made. */
  readonly offers: Set<string>;
  /** How offers ended. */
  readonly ends: Map<string, string>;
  /** Bookings: of offered times, and of the same times by other customers. */
  readonly bookings: Set<string>;
}

export const nothingAcknowledged = (): AcknowledgedOffers => ({
  offers: new Set(),
  ends: new Map(),
  bookings: new Set(),
});

export interface OfferWorld {
  readonly service_id: string;
  readonly people: readonly string[];
  /** Returns a start that others choose as well. */
  readonly start: () => string;
  readonly sql: Studio['sql'];
  readonly acknowledged: AcknowledgedOffers;
  /** The latest offers, ended ones included; every action chooses one of them. */
  readonly latest: MadeOffer[];
}

export interface MadeOffer {
  readonly id: string;
  readonly link: string;
  readonly customer: object;
  readonly times: readonly { readonly id: string; readonly photographer_id: string; readonly start: string }[];
}

/** A studio whose sessions last 15 minutes without buffer, bookable ten years ahead. */
export const newWorld = async (studio: Studio): Promise<OfferWorld> => {
  await studio.sql('UPDATE service SET duration_min = 15');
  await studio.sql(
    `INSERT INTO setting (name, value)
     VALUES ('calendar', '{"buffer_time_minutes": 0, "slot_duration_minutes": 15, "advance_booking_days": 3650}')
     ON CONFLICT (name) DO UPDATE SET value = setting.value || excluded.value`,
  );
  const { service_id } = await offered(studio);
  const people = (await studio.visit('GET', '/api/photographers')).body as { id: string }[];
  return {
    service_id,
    people: people.map(({ id }) => id),
    start: nearbyStarts(),
    sql: studio.sql,
    acknowledged: nothingAcknowledged(),
    latest: [],
  };
};

/** A Wednesday, so many weeks after the first one that is at least a week ahead. */
export const wednesday = (week: number): string => {
  const first = new Date(Date.now() + 7 * 86_400_000);
  while (first.getUTCDay() !== 3) first.setUTCDate(first.getUTCDate() + 1);
  return new Date(first.getTime() + week * 7 * 86_400_000).toISOString().slice(0, 10);
};

/** Starts every 15 minutes on Wednesdays from 14:00 to 17:00; each is returned several times, in no order. */
const nearbyStarts = (): (() => string) => {
  let n = 0;
  return () => {
    const slot = Math.floor(n++ / 3 + Math.random() * 4);
    const minute = 840 + (slot % 12) * 15;
    return `${wednesday(Math.floor(slot / 12))}T${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}:00`;
  };
};
