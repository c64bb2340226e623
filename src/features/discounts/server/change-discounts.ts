import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { conflict, malformed, notFound, ruleBroken } from '#shared/contract/problem.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import type { AdminDiscount, DiscountChanges, NewDiscount } from '../contract.ts';
import { discountVersion, discountView } from './discount-view.ts';
import {
  type DiscountColumns,
  deleteUnused,
  insertDiscount,
  lockDiscount,
  selectDiscounts,
  updateDiscount,
} from './store.ts';

/** Adds a code that does not exist yet. `actor`: ID of an administrator. */
export const addDiscount = async (context: Context, body: NewDiscount, actor: string): Promise<AdminDiscount> => {
  const { percent = null, amount = null } = body;
  if ((percent === null) === (amount === null)) {
    throw malformed(['body', 'percent'], 'either percent or amount is required');
  }
  if (amount === 0) throw malformed(['body', 'amount'], 'must be more than 0');
  refusePeriod(body);
  const id = randomUUID();
  await inTransaction(context.db, async (trx) => {
    const row = { ...body, id, percent, amount_cents: amount === null ? null : wholeCentsOf(amount) };
    if (!(await insertDiscount(trx, row, context.now()))) {
      throw conflict('discount_exists', 'There is a discount code of this name already');
    }
    await recordAudit(trx, { actor, action: 'discount.created', details: { discount_id: id }, at: context.now() });
  });
  return discountById(context.db, id);
};

/**
 * Changes the limits of a code; bookings keep their reduction. Throws 409 with the code if `version` is not the current
 * one.
 */
export const changeDiscount = async (
  context: Context,
  id: string,
  { version, ...changes }: DiscountChanges,
  actor: string,
): Promise<AdminDiscount> => {
  await inTransaction(context.db, async (trx) => {
    const before = await lockDiscount(trx, id);
    if (!before) throw notFound('Discount code');
    await refuseStale(version, discountVersion(before), 'The discount was', () => ({ discount: discountView(before) }));
    const after = { ...before, ...omitUndefined(changes) };
    refusePeriod(after);
    await updateDiscount(trx, after);
    await recordAudit(trx, { actor, action: 'discount.changed', details: { discount_id: id }, at: context.now() });
  });
  return discountById(context.db, id);
};

/** Deletes a code that no booking has used; others can only be switched off, because bookings name them. */
export const removeDiscount = (context: Context, id: string, actor: string): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    if (!(await lockDiscount(trx, id))) throw notFound('Discount code');
    if (!(await deleteUnused(trx, id))) {
      throw ruleBroken('discount_used', 'A discount code that was used can only be switched off');
    }
    await recordAudit(trx, { actor, action: 'discount.deleted', details: { discount_id: id }, at: context.now() });
  });

const discountById = async (db: Database, id: string): Promise<AdminDiscount> => {
  const [row] = await selectDiscounts(db, sql`id = ${id}`);
  if (!row) throw notFound('Discount code');
  return discountView(row);
};

const refusePeriod = ({ valid_from = null, valid_until = null }: DiscountColumns): void => {
  if (valid_from !== null && !isDate(valid_from)) throw malformed(['body', 'valid_from'], 'must be a day');
  if (valid_until !== null && !isDate(valid_until)) throw malformed(['body', 'valid_until'], 'must be a day');
  if (valid_until !== null && valid_until < (valid_from ?? '')) {
    throw malformed(['body', 'valid_until'], 'must not be before the first day');
  }
};
