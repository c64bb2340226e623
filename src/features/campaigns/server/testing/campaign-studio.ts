import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import type { CampaignWithSpots } from '../../contract.ts';

/** A studio with mini-session days, and calls of the endpoints. */
export const campaignStudio = (overrides: Parameters<typeof bookableStudio>[0] = {}) => {
  const bookable = bookableStudio(overrides);
  const { studio, service, photographer } = bookable;
  const db = () => studio().database.db;
  beforeEach(async () => {
    await sql`UPDATE campaign SET closed_at = now()`.execute(db());
    for (const table of ['booking', 'occupied_time', 'campaign', 'time_off'])
      await sql`DELETE FROM ${sql.table(table)}`.execute(db());
  });
  const tryMake = (more: object = {}) =>
    studio().adminCall('POST', '/api/admin/campaigns', {
      slug: 'minis',
      name_de: 'Weihnachts-Minis',
      service_id: service(),
      photographer_id: photographer(),
      // A Saturday on which the studio is closed.
      date: '2030-06-08',
      from: '10:00',
      to: '12:00',
      session_minutes: 20,
      break_minutes: 5,
      price: 79,
      ...more,
    });
  /** Five spots from 10:00 on. */
  const make = async (more: object = {}): Promise<CampaignWithSpots> => {
    const { status, body } = await tryMake(more);
    if (status !== 201) throw new Error(`Not created: ${JSON.stringify(body)}`);
    return body;
  };
  const take = (spot_id: string | undefined, more: object = {}, headers: Record<string, string> = {}) =>
    studio().call('POST', '/api/campaigns/minis/book', { spot_id, customer: personOf(1), ...more }, headers);
  const shown = async (query = '') => (await studio().call('GET', `/api/campaigns/minis${query}`)).body;
  const read = async (id: string): Promise<CampaignWithSpots> =>
    (await studio().adminCall('GET', `/api/admin/campaigns/${id}`)).body;
  const change = (path: string, body: object = {}) => studio().adminCall('PUT', `/api/admin/campaigns/${path}`, body);
  const close = (id: string) => studio().adminCall('POST', `/api/admin/campaigns/${id}/close`);
  /** The occupied times: their Berlin starts, and whether each is held for a spot, of a booked spot, or of neither. */
  const occupied = async (): Promise<string[]> =>
    (
      await sql<{ text: string }>`
        SELECT to_char(starts_at AT TIME ZONE 'Europe/Berlin', 'DD"T"HH24:MI ') ||
               CASE WHEN campaign_spot_id IS NULL THEN 'other' WHEN held_until IS NULL THEN 'booked' ELSE 'held' END AS text
        FROM occupied_time ORDER BY starts_at`.execute(db())
    ).rows.map(({ text }) => text);
  return { ...bookable, db, tryMake, make, take, shown, read, change, close, occupied };
};

export const personOf = (number: number) => ({
  name: `Person ${number}`,
  email: `person${number}@example.de`,
  phone: `+49 170 ${1_000_000 + number}`,
});
