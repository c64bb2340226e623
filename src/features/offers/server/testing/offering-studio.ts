import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import type { Offer } from '../../contract.ts';

export const mia = { name: 'Mia Kern', email: 'mia@example.de', phone: '+49 170 7654321' };

/** A studio that offers times, and calls of the endpoints. */
export const offeringStudio = () => {
  const bookable = bookableStudio();
  const { studio, service, photographer } = bookable;
  beforeEach(async () => {
    const { db } = studio().database;
    for (const table of ['offer', 'booking', 'occupied_time', 'contact'])
      await sql`DELETE FROM ${sql.table(table)}`.execute(db);
  });
  const tryOffer = (starts: readonly string[], more: object = {}) =>
    studio().adminCall('POST', '/api/admin/offers', {
      service_id: service(),
      times: starts.map((start) => ({ photographer_id: photographer(), start: `2030-06-${start}:00` })),
      customer: mia,
      ...more,
    });
  /** Offers times such as '05T10:00' of June 2030. */
  const offer = async (starts: readonly string[], more: object = {}): Promise<Offer> => {
    const { status, body } = await tryOffer(starts, more);
    if (status !== 201) throw new Error(`Not offered: ${JSON.stringify(body)}`);
    return body;
  };
  const linkOf = ({ url }: Offer): string => url?.split('/').at(-1) ?? '';
  const take = (made: Offer, index = 0, more: object = {}, headers: Record<string, string> = {}) =>
    studio().call(
      'POST',
      `/api/offers/${linkOf(made)}/take`,
      { time_id: made.times[index]?.id, customer: mia, ...more },
      headers,
    );
  const decline = (made: Offer) => studio().call('POST', `/api/offers/${linkOf(made)}/decline`);
  const withdraw = ({ id }: Offer) => studio().adminCall('POST', `/api/admin/offers/${id}/withdraw`);
  const shown = (made: Offer) => studio().call('GET', `/api/offers/${linkOf(made)}`);
  const occupied = async () =>
    (
      await sql<{ id: string; held: boolean; start: string }>`
        SELECT id, held_until IS NOT NULL AS held, to_char(starts_at AT TIME ZONE 'Europe/Berlin', 'DD"T"HH24:MI') AS start
        FROM occupied_time ORDER BY starts_at`.execute(studio().database.db)
    ).rows;
  return { ...bookable, tryOffer, offer, take, decline, withdraw, shown, linkOf, occupied };
};
