import { randomUUID } from 'node:crypto';
import { notFound, Problem } from '#shared/contract/problem.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import type { AdminResource, NewResource, ResourceChanges } from '../contract.ts';
import { resourceById } from './read-resources.ts';
import { refuseIfNeeded } from './refuse-if-needed.ts';
import { refuseIfTooFew } from './refuse-if-too-few.ts';
import {
  insertResource,
  lockForDeletion,
  lockLanesAbove,
  lockResource,
  openLanes,
  type ResourceRow,
  retireLanesAbove,
  updateResource,
} from './store.ts';

/** Adds a resource with a lane for each unit. `actor`: ID of an administrator. */
export const createResource = async (context: Context, body: NewResource, actor: string): Promise<AdminResource> => {
  const id = randomUUID();
  await inTransaction(context.db, async (trx) => {
    await insertResource(trx, { ...omitUndefined(body), kind: body.kind, id });
    await openLanes(trx, id, body.units ?? 1);
    await recordAudit(trx, { actor, action: 'resource.created', details: { resource_id: id } });
  });
  return resourceById(context, id);
};

/**
 * Changes the given fields. Units are removed from the highest on, unless sessions that are not over use them, or a
 * service needs more of them at once than would be left.
 */
export const changeResource = async (
  context: Context,
  id: string,
  { version, ...changes }: ResourceChanges,
  actor: string,
): Promise<AdminResource> => {
  await inResource(context, id, async (trx, stored) => {
    await refuseStale(version, stored.version, 'The resource was', () => ({ resource: stored }));
    const { units = stored.units } = changes;
    if (units < stored.units) {
      await lockForDeletion(trx, [id]);
      await retire(trx, id, units, context.now());
      await refuseIfTooFew(trx, id);
    } else await openLanes(trx, id, units);
    const columns = omitUndefined(changes);
    await updateResource(trx, id, columns, context.now());
    await recordAudit(trx, { actor, action: 'resource.changed', details: { resource_id: id, ...columns } });
  });
  return resourceById(context, id);
};

/** Removes a resource from all lists and retires its lanes; past sessions keep them. */
export const deleteResource = (context: Context, id: string, actor: string): Promise<void> =>
  inResource(context, id, async (trx) => {
    await refuseIfNeeded(trx, id);
    await retire(trx, id, 0, context.now());
    await updateResource(trx, id, { retired_at: context.now() }, context.now());
    await recordAudit(trx, { actor, action: 'resource.deleted', details: { resource_id: id } });
  });

const retire = async (trx: Database, id: string, units: number, now: number): Promise<void> => {
  const sessions = await lockLanesAbove(trx, id, units, now);
  if (sessions > 0) {
    const what = sessions === 1 ? '1 future session uses it' : `${sessions} future sessions use it`;
    throw new Problem(400, 'resource_in_use', `Cannot be removed: ${what}`, { more: { sessions } });
  }
  await retireLanesAbove(trx, id, units, now);
};

/** Runs `write` in one transaction with the resource locked; throws 404 if there is no such resource. */
const inResource = (
  { db, now }: Context,
  id: string,
  write: (trx: Database, stored: ResourceRow) => Promise<void>,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const stored = await lockResource(trx, id, now());
    if (!stored) throw notFound('Resource');
    await write(trx, stored);
  });
