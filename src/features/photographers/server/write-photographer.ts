import { randomUUID } from 'node:crypto';
import { refuseIfNeeded, setDailyLimit } from '#features/resources/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn, inTransaction } from '#shared/server/database/transaction.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import type { AdminPhotographer, NewPhotographer, PhotographerChanges } from '../contract.ts';
import { adminPhotographerOf } from './admin-view.ts';
import {
  insertPhotographer,
  lockPhotographer,
  type PhotographerColumns,
  type PhotographerRow,
  updatePhotographer,
} from './store.ts';

/** Adds a photographer. `actor`: id of an administrator. */
export const createPhotographer = async (
  context: Context,
  { daily_limit, ...body }: NewPhotographer,
  actor: string,
): Promise<AdminPhotographer> => {
  const id = randomUUID();
  await inTransaction(context.db, async (trx) => {
    await insertPhotographer(trx, { ...columnsOf(body), name: body.name, id });
    if (daily_limit !== undefined) await setDailyLimit(trx, id, daily_limit);
    await recordAudit(trx, { actor, action: 'photographer.created', details: { photographer_id: id } });
  });
  return adminPhotographerOf(context, id);
};

/** Changes the given fields. Throws 409 with the current photographer if `version` is not the current one. */
export const changePhotographer = async (
  context: Context,
  id: string,
  { daily_limit, version, ...changes }: PhotographerChanges,
  actor: string,
): Promise<AdminPhotographer> => {
  await inPhotographer(context, id, async (trx, stored) => {
    await refuseStale(version, stored.version, 'The photographer was', async () => ({
      photographer: await adminPhotographerOf(contextIn(context, trx), id),
    }));
    if (daily_limit !== undefined) await setDailyLimit(trx, id, daily_limit);
    // Saving an example makes it a regular photographer.
    await updatePhotographer(trx, id, { ...columnsOf(changes), is_example: false }, context.now());
    // Records which fields changed but not their values: personal data must not outlive the row.
    const details = { photographer_id: id, changed: Object.keys(omitUndefined({ ...changes, daily_limit })) };
    await recordAudit(trx, { actor, action: 'photographer.changed', details });
  });
  return adminPhotographerOf(context, id);
};

export const togglePhotographer = async (context: Context, id: string, actor: string): Promise<AdminPhotographer> => {
  await inPhotographer(context, id, async (trx, { is_active }) => {
    await updatePhotographer(trx, id, { is_active: !is_active }, context.now());
    const details = { photographer_id: id, is_active: !is_active };
    await recordAudit(trx, { actor, action: 'photographer.changed', details });
  });
  return adminPhotographerOf(context, id);
};

/** Removes a photographer from all lists; their bookings keep the name. Throws 400 if a service needs them. */
export const deletePhotographer = (context: Context, id: string, actor: string): Promise<void> =>
  inPhotographer(context, id, async (trx) => {
    await refuseIfNeeded(trx, id);
    await updatePhotographer(trx, id, { deleted_at: context.now() }, context.now());
    await recordAudit(trx, { actor, action: 'photographer.deleted', details: { photographer_id: id } });
  });

// Runs `write` in one transaction with the photographer locked; throws 404 if there is no such photographer.
const inPhotographer = (
  { db }: Context,
  id: string,
  write: (trx: Database, stored: PhotographerRow) => Promise<void>,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const stored = await lockPhotographer(trx, id);
    if (!stored) throw notFound('Photographer');
    await write(trx, stored);
  });

const columnsOf = ({
  hourly_rate,
  ...same
}: Omit<PhotographerChanges, 'daily_limit' | 'version'>): PhotographerColumns =>
  omitUndefined({ ...same, hourly_rate_cents: hourly_rate === undefined ? undefined : wholeCentsOf(hourly_rate) });
