import { sql } from 'kysely';
import type { TestResponse, TestStudio } from '#app/server/testing/test-studio.ts';

/** Calls about the fee for a missed session; `studio` takes the booking of a customer, who agreed to a fee. */
export const feeCalls = (studio: () => TestStudio) => {
  const admin = (...input: Parameters<TestStudio['adminCall']>): Promise<TestResponse> => studio().adminCall(...input);
  const path = (id: string) => `/api/admin/bookings/${id}/no-show-fee`;
  const mark = async (id: string, action: string): Promise<TestResponse> => {
    const { body: booking } = await admin('GET', `/api/admin/bookings/${id}`);
    const { body: today } = await admin('GET', `/api/admin/today?date=${String(booking.start).slice(0, 10)}`);
    const sessions = today.photographers.flatMap(
      (one: { sessions: { id: string; version: number }[] }) => one.sessions,
    );
    const { version } = sessions.find((one: { id: string }) => one.id === id);
    return admin('POST', `/api/admin/today/${id}/marks`, { action, version });
  };
  return {
    mark,
    charge: (id: string, amount = 75) => admin('POST', path(id), { amount }),
    takeBack: (id: string) => admin('DELETE', path(id)),
    pay: (id: string, amount: number, paid_so_far = 0) =>
      admin('POST', `/api/admin/bookings/${id}/cash-payment`, { amount, paid_so_far }),
    /** Confirms a booking; half an hour after its session has begun, the studio marks it as missed. Returns its ID. */
    miss: async (id: string): Promise<string> => {
      await admin('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`);
      const { body } = await admin('GET', `/api/admin/bookings/${id}`);
      studio().setNow(new Date(Date.parse(body.start) + 1_800_000).toISOString());
      const { status } = await mark(id, 'missed');
      if (status !== 200) throw new Error('Not marked as missed');
      return id;
    },
    /** The fees that were ever charged, oldest first. */
    rowsOf: async (id: string) =>
      (
        await sql<{ amount_cents: number; taken_back: boolean }>`
          SELECT amount_cents, taken_back_at IS NOT NULL AS taken_back FROM no_show_fee
          WHERE booking_id = ${id} ORDER BY charged_at, taken_back`.execute(studio().database.db)
      ).rows,
  };
};
