import { changedMeanwhile, notFound, Problem } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { isStale } from '#shared/server/read-version.ts';
import { ownHoursProblems } from '../../domain/own-hours-rules.ts';
import { type OwnHoursChanges, type OwnHoursView, ownHoursContract } from '../../own-hours-contract.ts';
import { bookingsOutsideHours } from './bookings-outside-hours.ts';
import { ownDaysOfAll } from './own-days.ts';
import { ownHoursById, type StoredOwnHours, storeOwnHours } from './own-hours-store.ts';

export const ownHoursRoutes = (context: Context) =>
  mounted(ownHoursContract, {
    'GET /api/admin/own-hours': ({ query }) => ownDaysOfAll(context, query),
    'GET /api/admin/resources/{id}/hours': async ({ params }) => viewOf(params.id, await stored(context.db, params.id)),
    'PUT /api/admin/resources/{id}/hours': ({ params, body }, { administrator }) =>
      changeOwnHours(context, params.id, body, administrator.id),
    'GET /api/admin/resources/{id}/hours/bookings': async ({ params }) =>
      bookingsOutsideHours(context, params.id, await stored(context.db, params.id)),
  });

/** Changes the given lists; sessions that are booked already stay. `actor`: ID of an administrator. */
const changeOwnHours = (
  context: Context,
  id: string,
  { version, periods, exceptions }: OwnHoursChanges,
  actor: string,
): Promise<OwnHoursView> =>
  inTransaction(context.db, async (trx) => {
    const before = await stored(trx, id);
    const wanted = { ...before, periods: periods ?? before.periods, exceptions: exceptions ?? before.exceptions };
    const problems = ownHoursProblems(wanted, ['body']);
    if (problems.length > 0) throw new Problem(422, 'validation', problems);
    // The row is not locked: storing compares the version once more.
    if (isStale(version, before.version) || !(await storeOwnHours(trx, id, wanted, context.now()))) {
      throw changedMeanwhile('The hours were', { hours: viewOf(id, await stored(trx, id)) });
    }
    await recordAudit(trx, { actor, action: 'resource.changed', details: { resource_id: id, changed: ['hours'] } });
    return viewOf(id, await stored(trx, id));
  });

const stored = async (db: Database, id: string): Promise<StoredOwnHours> => {
  const own = isId(id) ? await ownHoursById(db, id) : undefined;
  if (!own) throw notFound('Resource');
  return own;
};

const viewOf = (resource_id: string, { periods, exceptions, version }: StoredOwnHours): OwnHoursView => ({
  resource_id,
  periods: periods.map(({ week, ...dates }) => ({
    ...dates,
    week: {
      monday: [...week.monday],
      tuesday: [...week.tuesday],
      wednesday: [...week.wednesday],
      thursday: [...week.thursday],
      friday: [...week.friday],
      saturday: [...week.saturday],
      sunday: [...week.sunday],
    },
  })),
  exceptions: exceptions.map(({ date, blocks }) => ({ date, blocks: [...blocks] })),
  version,
});
