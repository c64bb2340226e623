import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import type { TestResponse, TestStudio } from '#app/server/testing/test-studio.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { confirmUrl } from '../link/cancel-token.ts';
import { expireUnconfirmed } from '../page/confirm-address.ts';

/** Switches on for each test that customers must confirm their e-mail address. */
export const confirmingStudio = (studio: () => TestStudio) => {
  const db = () => studio().database.db;
  beforeEach(async () => {
    await writeSetting(db(), 'company', { company_email: 'studio@example.com' });
    await writeSetting(db(), 'email', { confirmation: { required: true } });
  });
  /** The token in the mail. */
  const tokenOf = (id: string, link_version = 0): string =>
    new URL(confirmUrl(studio().context, { id, link_version })).searchParams.get('token') ?? '';
  return {
    tokenOf,
    confirm: (id: string, token = tokenOf(id), headers: Record<string, string> = {}): Promise<TestResponse> =>
      studio().call('POST', `/api/bookings/${id}/confirm?token=${token}`, undefined, headers),
    byHand: (id: string): Promise<TestResponse> =>
      studio().adminCall('POST', `/api/admin/bookings/${id}/confirm-address`),
    /** Runs the periodic task, by default at the deadline. */
    expire: (after = 30 * MINUTE): Promise<void> =>
      expireUnconfirmed({ ...studio().context, now: () => studio().context.now() + after }),
    /** The kinds of the mails about a booking. */
    mailsOf: async (id: string): Promise<string[]> => {
      const { rows } = await sql<{ kind: string }>`
        SELECT kind FROM message WHERE booking_id = ${id} ORDER BY kind`.execute(db());
      return rows.map(({ kind }) => kind);
    },
  };
};
