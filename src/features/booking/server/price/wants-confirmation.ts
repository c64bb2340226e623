import { z } from 'zod';
import { readSetting } from '#features/settings/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';

const confirming = z.object({ confirmation: z.object({ required: z.literal(true) }) });

/** Whether the customers of public bookings must confirm their e-mail address; false unless the studio switched it on. */
export const wantsConfirmation = async (db: Database): Promise<boolean> =>
  confirming.safeParse(await readSetting(db, 'email')).success;
