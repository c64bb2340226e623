import { randomUUID } from 'node:crypto';
import { notFound, Problem, ruleBroken } from '#shared/contract/problem.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn, inTransaction } from '#shared/server/database/transaction.ts';
import type { AdminService, NewServiceBody, ServiceChanges, VersionedServiceChanges } from '../contract.ts';
import { changesLockedText, type SavedService, serviceProblems } from '../domain/service-rules.ts';
import { adminServiceOf, refuseStaleService } from './admin-view.ts';
import { type CheckedExtras, checkedExtras } from './extras/checked-options.ts';
import { replaceNeeds } from './extras/needs-store.ts';
import { replaceOptions } from './extras/options-store.ts';
import { moveRulesOf } from './move-rules-view.ts';
import { insertService, lastPlace, lockService, type ServiceColumns, type ServiceRow, updateService } from './store.ts';

/** Adds a service, placed last unless its position is given. `actor`: ID of an administrator. */
export const createService = async (
  context: Context,
  { needs, options, ...body }: NewServiceBody,
  actor: string,
): Promise<AdminService> => {
  const id = randomUUID();
  const columns = {
    ...columnsOf(body),
    name: body.name,
    description: body.description,
    duration_min: body.duration_min,
    price_cents: wholeCentsOf(body.price_eur),
  };
  refuseBroken({ prepayment_cents: 0, ...columns, is_system_service: false, people: body.people });
  await inTransaction(context.db, async (trx) => {
    const extras = await checkedExtras(trx, noExtras, { needs, options });
    const sort_order = body.sort_order === undefined ? await lastPlace(trx) : body.sort_order;
    await insertService(trx, { ...columns, sort_order, id });
    await storeExtras(trx, { id, ...noExtras }, extras, context.now());
    await recordAudit(trx, { actor, action: 'service.created', details: { service_id: id } });
  });
  return adminServiceOf(context, id);
};

/**
 * Changes the given fields; name and description of a system service are locked. If `version` is not the current one,
 * nothing is changed.
 */
export const changeService = async (
  context: Context,
  id: string,
  { version, needs, options, ...changes }: VersionedServiceChanges,
  actor: string,
): Promise<AdminService> => {
  const columns = columnsOf(changes);
  await inService(context, id, async (trx, stored) => {
    await refuseStaleService(contextIn(context, trx), stored, version);
    const next = { ...stored, ...columns };
    if (changesLockedText(stored, next)) {
      throw ruleBroken('system_service', 'Name and description of a system service cannot be changed');
    }
    if (
      stored.is_system_service &&
      (options?.length || changes.people || changes.as_second_session || changes.birth_window || changes.kept_hours)
    ) {
      throw ruleBroken(
        'system_service',
        'A system service has no options, no number of people, no birth window and no kept hours, and is no second session',
      );
    }
    refuseBroken({ ...next, people: changes.people });
    const extras = await checkedExtras(trx, stored, { needs, options });
    // Saving an example makes it a regular service.
    await updateService(trx, id, { ...columns, is_example: false }, context.now());
    await storeExtras(trx, stored, extras, context.now());
    const details = { service_id: id, ...columns, ...omitUndefined({ needs, options }) };
    await recordAudit(trx, { actor, action: 'service.changed', details });
  });
  return adminServiceOf(context, id);
};

export const toggleService = async (context: Context, id: string, actor: string): Promise<AdminService> => {
  await inService(context, id, async (trx, { active }) => {
    await updateService(trx, id, { active: !active }, context.now());
    await recordAudit(trx, { actor, action: 'service.changed', details: { service_id: id, active: !active } });
  });
  return adminServiceOf(context, id);
};

/** Removes a service from all lists; its bookings keep their copy. A system service cannot be deleted. */
export const deleteService = (context: Context, id: string, actor: string): Promise<void> =>
  inService(context, id, async (trx, { is_system_service }) => {
    if (is_system_service) throw ruleBroken('system_service', 'System services cannot be deleted');
    await updateService(trx, id, { deleted_at: context.now() }, context.now());
    await recordAudit(trx, { actor, action: 'service.deleted', details: { service_id: id } });
  });

/** Runs `write` in one transaction with the service locked; throws 404 if there is no such service. */
export const inService = (
  { db }: Context,
  id: string,
  write: (trx: Database, stored: ServiceRow) => Promise<void>,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const stored = await lockService(trx, id);
    if (!stored) throw notFound('Service');
    await write(trx, stored);
  });

const refuseBroken = (service: SavedService): void => {
  const problems = serviceProblems(service);
  if (problems.length > 0) throw new Problem(422, 'validation', problems);
};

const noExtras = { needs: [], options: [] } as const;

const storeExtras = async (
  trx: Database,
  stored: Pick<ServiceRow, 'id' | 'options'>,
  { needs, options }: CheckedExtras,
  now: number,
): Promise<void> => {
  if (needs) await replaceNeeds(trx, stored.id, needs);
  if (options) await replaceOptions(trx, stored.id, { stored: stored.options, options, now });
};

const columnsOf = ({
  price_eur,
  prepayment_amount,
  people,
  move_rules,
  ...same
}: Omit<ServiceChanges, 'needs' | 'options'>): ServiceColumns =>
  omitUndefined({
    ...same,
    ...peopleColumns(people),
    move_rules: move_rules && moveRulesOf(move_rules),
    price_cents: price_eur === undefined ? undefined : wholeCentsOf(price_eur),
    prepayment_cents: prepayment_amount === undefined ? undefined : wholeCentsOf(prepayment_amount),
  });

const peopleColumns = (people: ServiceChanges['people']) =>
  people === undefined
    ? {}
    : {
        people_included: people?.included ?? null,
        people_max: people?.max ?? null,
        people_price_cents: people ? wholeCentsOf(people.price_each) : null,
        people_minutes: people?.minutes_each ?? null,
      };
