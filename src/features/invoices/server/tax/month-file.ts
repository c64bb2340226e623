import { conflict, ruleBroken } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { taxSettingsFrom } from '../../domain/tax/stored-tax-settings.ts';
import type { TaxSettings } from '../../domain/tax/tax-settings.ts';
import { pdfMaker } from '../invoice-file.ts';
import { readMonth, spanOf } from './month-reads.ts';
import {
  insertClosedMonth,
  insertMonthFile,
  type MonthFile,
  selectClosedMonth,
  selectMonthFile,
} from './month-store.ts';
import { monthZip, sha256Of } from './month-zip.ts';
import { readTaxSettings } from './tax-settings.ts';

interface Making {
  readonly settings: TaxSettings;
  /** Epoch ms. */
  readonly made_at: number;
  readonly isPreview: boolean;
}

const make = async (context: Context, month: string, making: Making): Promise<MonthFile> => {
  const facts = await readMonth(context.db, month);
  const bytes = await monthZip({ ...making, facts, pdfOf: await pdfMaker(context) });
  return { sha256: sha256Of(bytes), bytes };
};

/**
 * Returns the file of a month. That of a closed month was made when it was closed and stays as it is; if the process ended
 * before, it is made now, from facts that have not changed since. That of an open month is a preview.
 */
export const monthFile = async (context: Context, month: string): Promise<MonthFile & { isPreview: boolean }> => {
  const closed = await selectClosedMonth(context.db, month);
  if (!closed) {
    const settings = await readTaxSettings(context.db);
    const making = { settings, made_at: context.now(), isPreview: true };
    return { ...(await make(context, month, making)), isPreview: true };
  }
  const kept = await selectMonthFile(context.db, month);
  if (kept) return { ...kept, isPreview: false };
  const settings = taxSettingsFrom(closed.settings);
  await insertMonthFile(
    context.db,
    month,
    await make(context, month, { settings, made_at: closed.closed_at, isPreview: false }),
  );
  const stored = await selectMonthFile(context.db, month);
  if (!stored) throw new Error('The file of the month was not stored');
  return { ...stored, isPreview: false };
};

/** Closes a month that is over, and makes its file. Throws 400 while it is not over, 409 if it is closed already. */
export const closeMonth = async (context: Context, month: string, actor: string): Promise<void> => {
  const now = context.now();
  if (spanOf(month).until > now) {
    throw ruleBroken('month_not_over', `Only a month before ${berlinDateOf(now).slice(0, 7)} can be closed`);
  }
  await inTransaction(context.db, async (trx) => {
    const settings = await readTaxSettings(trx);
    if (!(await insertClosedMonth(trx, month, { closed_at: now, closed_by: actor, settings }))) {
      throw conflict('closed_already', 'This month is closed already');
    }
    await recordAudit(trx, { actor, action: 'invoice.month_closed', details: { month }, at: now });
  });
  await monthFile(context, month);
};
