import { cancelledBefore, forgetUndecidedLines, lockCancelled } from '#features/booking/server/api.ts';
import { countDeclinedContacts, deleteDeclinedContacts, deleteEmptyImports } from '#features/contacts/server/api.ts';
import { deleteDayActions } from '#features/days/server/api.ts';
import { deleteOldInvoices } from '#features/invoices/server/api.ts';
import { countKeptContents, forgetContents } from '#features/notifications/server/api.ts';
import { deleteEndedOffers } from '#features/offers/server/api.ts';
import { bookingsWithMoney } from '#features/payments/server/api.ts';
import { changeSetting, readSetting, readVersionedSetting, type Versioned } from '#features/settings/server/api.ts';
import { deleteUnpaidOrders } from '#features/vouchers/server/api.ts';
import { deleteEndedEntries } from '#features/waiting/server/api.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import { countAuditBefore, deleteAuditBefore, recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn, inTransaction } from '#shared/server/database/transaction.ts';
import type { Retention, RetentionChanges } from '../contract.ts';
import { monthsBefore, type RetentionKind, retentionKinds, retentionSettingsFrom } from '../domain/retention.ts';
import { forgetBookings } from './erase-person.ts';

/** How many months imports without remaining contacts, and offers, waiting entries and cancelled days that have ended are kept. */
const nothingLeft = 3;

/** How long the order of a voucher is kept that nobody has paid, in ms. */
const unpaidOrders = 7 * DAY;

/** How many months a line of a bank statement waits for a decision; the bank keeps it longer. */
const undecided = 12;

/** The maximum number per kind and run; the rest follows in the next run. */
const batch = 200;

/** Returns the retention per kind, and how much would be deleted now. */
export const retentionState = async (context: Context): Promise<Retention> =>
  viewOf(context, await readVersionedSetting(context.db, 'privacy'));

const viewOf = async ({ db, now }: Context, { value, version }: Versioned<unknown>): Promise<Retention> => {
  const settings = retentionSettingsFrom(value);
  const count = (kind: RetentionKind): Promise<number> => {
    const months = settings[kind];
    return months === null ? Promise.resolve(0) : dueCounts[kind](db, monthsBefore(now(), months));
  };
  const [lost_contacts, cancelled_bookings, message_contents, audit] = await Promise.all([
    count('lost_contacts'),
    count('cancelled_bookings'),
    count('message_contents'),
    count('audit'),
  ]);
  return { settings, due: { lost_contacts, cancelled_bookings, message_contents, audit }, version };
};

export const changeRetention = async (
  context: Context,
  { version, ...sent }: RetentionChanges,
  actor: string,
): Promise<Retention> => {
  const changes = omitUndefined(sent);
  const view = (stored: Versioned<unknown>, db = context.db) => viewOf(contextIn(context, db), stored);
  const change = { name: 'privacy', changed: Object.keys(changes), actor, version, view } as const;
  return view(await changeSetting(context, change, (stored) => ({ ...retentionSettingsFrom(stored), ...changes })));
};

/** Periodic task: deletes what has exceeded its retention and records the numbers in the audit log. */
export const applyRetention = async ({ db, now }: Context): Promise<void> => {
  const settings = retentionSettingsFrom(await readSetting(db, 'privacy'));
  await deleteEmptyImports(db, monthsBefore(now(), nothingLeft), batch);
  await deleteEndedOffers(db, monthsBefore(now(), nothingLeft), batch);
  await deleteEndedEntries(db, monthsBefore(now(), nothingLeft), batch);
  await deleteDayActions(db, monthsBefore(now(), nothingLeft), batch);
  await forgetUndecidedLines(db, monthsBefore(now(), undecided), batch);
  await deleteUnpaidOrders(db, now() - unpaidOrders, batch);
  await deleteOldInvoices(db, Number(berlinDateOf(now()).slice(0, 4)), batch);
  for (const kind of retentionKinds) {
    const months = settings[kind];
    if (months === null) continue;
    await inTransaction(db, async (trx) => {
      const gone = await deletions[kind](trx, monthsBefore(now(), months), now());
      if (gone === 0) return;
      await recordAudit(trx, { actor: 'system', action: 'privacy.retention', details: { kind, gone }, at: now() });
    });
  }
};

const dueCounts: Readonly<Record<RetentionKind, (db: Database, before: number) => Promise<number>>> = {
  lost_contacts: countDeclinedContacts,
  cancelled_bookings: async (db, before) => (await unpaidCancelled(db, before)).length,
  message_contents: countKeptContents,
  audit: countAuditBefore,
};

const deletions: Readonly<Record<RetentionKind, (trx: Database, before: number, now: number) => Promise<number>>> = {
  lost_contacts: (trx, before) => deleteDeclinedContacts(trx, before, batch),
  cancelled_bookings: async (trx, before, now) => {
    const candidates = (await unpaidCancelled(trx, before)).slice(0, batch);
    const ids = await lockCancelled(trx, before, candidates);
    // One by one, so that bookings of the same person get different placeholders and can no longer be linked.
    for (const id of ids) await forgetBookings(trx, [id], now);
    return ids.length;
  },
  message_contents: (trx, before) => forgetContents(trx, before, batch),
  audit: (trx, before) => deleteAuditBefore(trx, before, batch),
};

/** Returns cancelled bookings without payments: payments belong to the accounts, which are kept longer. */
const unpaidCancelled = async (db: Database, before: number): Promise<string[]> => {
  const ids = await cancelledBefore(db, before);
  const withMoney = await bookingsWithMoney(db, ids);
  return ids.filter((id) => !withMoney.has(id));
};
