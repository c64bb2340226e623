import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import type { TestResponse } from '#app/server/testing/test-studio.ts';
import type { Context } from '#shared/server/context.ts';
import type { CreatedBooking } from '../../contract.ts';
import { type BookableStudio, bookableStudio } from './bookable-studio.ts';

/** Until 48 hours before the session, once for free, then for 25 EUR, at most 20 days later. */
export const onceFree = { kind: 'by_link', until_hours: 48, free_moves: 1, fee: 25, most_days_later: 20 } as const;

interface MovingStudio extends BookableStudio {
  readonly setRules: (move_rules: object) => Promise<TestResponse>;
  readonly look: (booking: CreatedBooking) => Promise<TestResponse>;
  readonly move: (booking: CreatedBooking, start: string, expected_fee?: number) => Promise<TestResponse>;
  readonly startOf: (booking: CreatedBooking) => Promise<string>;
  /** The kinds of the mails about a booking, sorted. */
  readonly mails: (booking: CreatedBooking) => Promise<string[]>;
}

/** A studio that lets its customers move their sessions. */
export const movingStudio = (overrides: Partial<Context> = {}): MovingStudio => {
  const bookable = bookableStudio(overrides);
  const { studio } = bookable;
  const setRules = (move_rules: object) => studio().adminCall('PUT', '/api/admin/calendar/settings', { move_rules });
  beforeEach(async () => {
    await setRules(onceFree);
  });
  return {
    ...bookable,
    setRules,
    look: ({ booking_id, cancel_token }) => studio().call('GET', `/api/bookings/${booking_id}?token=${cancel_token}`),
    move: ({ booking_id, cancel_token }, start, expected_fee) =>
      studio().call('POST', `/api/bookings/${booking_id}/move?token=${cancel_token}`, { start, expected_fee }),
    startOf: async ({ booking_id }) => (await bookable.read(booking_id)).start,
    mails: async ({ booking_id }) => {
      const { rows } = await sql<{ kind: string }>`
        SELECT kind FROM message WHERE booking_id = ${booking_id} ORDER BY kind`.execute(studio().database.db);
      return rows.map(({ kind }) => kind);
    },
  };
};
