import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import type { CampaignWithSpots } from '#features/campaigns/contract.ts';
import { studioWithWaitingList } from './studio-with-waiting-list.ts';

/** A studio with a waiting list and a mini-session day, Saturday 8 June 2030, whose two spots, 10:00 and 10:25, are sold. */
export const soldOutCampaign = () => {
  const waiting = studioWithWaitingList();
  const { studio, service, photographer } = waiting;
  const db = () => studio().database.db;
  beforeEach(async () => {
    await sql`UPDATE campaign SET closed_at = now()`.execute(db());
    for (const table of ['offer', 'booking', 'occupied_time', 'campaign'])
      await sql`DELETE FROM ${sql.table(table)}`.execute(db());
  });
  const make = async (more: object = {}): Promise<CampaignWithSpots> => {
    const { status, body } = await studio().adminCall('POST', '/api/admin/campaigns', {
      slug: 'minis',
      name_de: 'Weihnachts-Minis',
      name_ru: 'Мини-съёмки',
      service_id: service(),
      photographer_id: photographer(),
      date: '2030-06-08',
      from: '10:00',
      to: '10:45',
      session_minutes: 20,
      break_minutes: 5,
      price: 79,
      ...more,
    });
    if (status !== 201) throw new Error(`Not made: ${JSON.stringify(body)}`);
    return body;
  };
  const customerOf = (name: string) => ({
    name,
    email: `${name.toLowerCase()}@example.de`,
    phone: '+49 170 3333333',
  });
  const book = async (spot_id: string | undefined, name: string) =>
    studio().call('POST', '/api/campaigns/minis/book', { spot_id, customer: customerOf(name) });
  /** Makes the day and sells both spots; returns it with the ids of the bookings in the order of the spots. */
  const sellOut = async (more: object = {}) => {
    const campaign = await make(more);
    const bookings: string[] = [];
    for (const [index, { id }] of campaign.spots.entries()) {
      bookings.push((await book(id, `Erste${index}`)).body.booking_id);
    }
    return { campaign, bookings };
  };
  const tryWait = (name: string, more: object = {}) =>
    studio().call('POST', '/api/campaigns/minis/waiting-list', { customer: customerOf(name), ...more });
  const wait = async (name: string, more: object = {}) => {
    const { status, body } = await tryWait(name, more);
    if (status !== 201) throw new Error(`Not joined: ${JSON.stringify(body)}`);
    return body;
  };
  const shown = async () => (await studio().call('GET', '/api/campaigns/minis')).body;
  const statesOf = async (): Promise<string[]> => (await shown()).spots.map(({ state }: { state: string }) => state);
  return { ...waiting, db, make, book, sellOut, tryWait, wait, shown, statesOf };
};
