import { sql } from 'kysely';
import { cancelToken, selectBooking } from '#features/booking/server/api.ts';
import type { MovedDay, Substitutes } from '../../contract.ts';
import { day, studioWithDay } from './studio-with-day.ts';

export const toDate = '2030-06-12';

/** A studio with sessions on Wednesday, 5 June 2030, and the calls to move them to the Wednesday after. */
export const studioWithMovedDay = () => {
  const rest = studioWithDay();
  const { studio } = rest;
  const tryMove = (body: object) =>
    studio().adminCall('POST', `/api/admin/days/${day}/move`, { to_date: toDate, keeps_time: true, ...body });
  const moveDay = async (booking_ids: readonly string[], more: object = {}): Promise<MovedDay> => {
    const { status, body } = await tryMove({ booking_ids, ...more });
    if (status !== 200) throw new Error(`Not begun: ${JSON.stringify(body)}`);
    return body;
  };
  const moved = async (id: string): Promise<MovedDay> =>
    (await studio().adminCall('GET', `/api/admin/day-moves/${id}`)).body;
  return {
    ...rest,
    tryMove,
    moveDay,
    moved,
    states: async (id: string): Promise<string[]> => (await moved(id)).sessions.map(({ state }) => state),
    undo: (id: string) => studio().adminCall('POST', `/api/admin/day-moves/${id}/undo`),
    proposals: async (query = ''): Promise<Substitutes> =>
      (await studio().adminCall('GET', `/api/admin/days/${day}/substitutes${query}`)).body,
    /** The requests of its customer, with the token of the mails. */
    look: async (id: string) => (await studio().call('GET', await link(id))).body,
    answer: async (id: string, start: string) =>
      studio().call('POST', await link(id, '/move'), { start, expected_fee: 0 }),
    decline: async (id: string) => studio().call('POST', await link(id, '/cancel')),
    /** The number of mails that ask for another time, by booking. */
    askMails: async () =>
      (
        await sql<{ booking_id: string; count: number }>`
          SELECT booking_id, count(*) AS count FROM message WHERE kind = 'new_time_asked' GROUP BY booking_id`.execute(
          studio().database.db,
        )
      ).rows,
  };
  async function link(id: string, what = ''): Promise<string> {
    const booking = await selectBooking(studio().context, id);
    if (!booking) throw new Error('The booking was not found');
    return `/api/bookings/${id}${what}?token=${cancelToken(studio().context.secretKey, booking)}`;
  }
};
