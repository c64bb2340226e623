import { cancelledBefore, lockCancelled } from '#features/booking/server/api.ts';
import { countLostContacts, deleteEmptyImports, deleteLostContacts } from '#features/contacts/server/api.ts';
import { countKeptContents, forgetContents } from '#features/notifications/server/api.ts';
import { bookingsWithMoney } from '#features/payments/server/api.ts';
import { changeSetting, readSetting } from '#features/settings/server/api.ts';
import { given } from '#shared/kernel/given.ts';
import { countAuditBefore, deleteAuditBefore, recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { Retention } from '../contract.ts';
import {
  monthsBefore,
  type RetentionKind,
  type RetentionSettings,
  retentionKinds,
  retentionSettingsFrom,
} from '../domain/retention.ts';
import { forgetBookings } from './erase-person.ts';

/** How long it stays known that contacts were imported of which none is left, in months. */
const emptyImports = 3;

/** At most so many of a kind at a time; the rest has its turn an hour later. */
const batch = 200;

/** How long what is kept, and how much would go if it were done now (G06). */
export const retentionState = async ({ db, now }: Context): Promise<Retention> => {
  const settings = retentionSettingsFrom(await readSetting(db, 'privacy'));
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
  return { settings, due: { lost_contacts, cancelled_bookings, message_contents, audit } };
};

export const changeRetention = async (
  context: Context,
  changes: { readonly [Kind in RetentionKind]?: RetentionSettings[Kind] | undefined },
  actor: string,
): Promise<Retention> => {
  await changeSetting(context, { name: 'privacy', changed: Object.keys(given(changes)), actor }, (stored) => ({
    ...retentionSettingsFrom(stored),
    ...given(changes),
  }));
  return retentionState(context);
};

/** Lets go what has been kept long enough: a periodic task. How much that was stands in the audit. */
export const applyRetention = async ({ db, now }: Context): Promise<void> => {
  const settings = retentionSettingsFrom(await readSetting(db, 'privacy'));
  await deleteEmptyImports(db, monthsBefore(now(), emptyImports), batch);
  for (const kind of retentionKinds) {
    const months = settings[kind];
    if (months === null) continue;
    await db.transaction().execute(async (trx) => {
      const gone = await deletions[kind](trx, monthsBefore(now(), months), now());
      if (gone === 0) return;
      await recordAudit(trx, { actor: 'system', action: 'privacy.retention', details: { kind, gone }, at: now() });
    });
  }
};

const dueCounts: Readonly<Record<RetentionKind, (db: Database, before: number) => Promise<number>>> = {
  lost_contacts: countLostContacts,
  cancelled_bookings: async (db, before) => (await unpaidCancelled(db, before)).length,
  message_contents: countKeptContents,
  audit: countAuditBefore,
};

const deletions: Readonly<Record<RetentionKind, (trx: Database, before: number, now: number) => Promise<number>>> = {
  lost_contacts: (trx, before) => deleteLostContacts(trx, before, batch),
  cancelled_bookings: async (trx, before, now) => {
    const candidates = (await unpaidCancelled(trx, before)).slice(0, batch);
    const ids = await lockCancelled(trx, before, candidates);
    // One by one: nobody can be told any more that two of them were one person's.
    for (const id of ids) await forgetBookings(trx, [id], now);
    return ids.length;
  },
  message_contents: (trx, before) => forgetContents(trx, before, batch),
  audit: (trx, before) => deleteAuditBefore(trx, before, batch),
};

/** Cancelled bookings for which no money came: what was paid belongs to the books, which are kept longer. */
const unpaidCancelled = async (db: Database, before: number): Promise<string[]> => {
  const ids = await cancelledBefore(db, before);
  const withMoney = await bookingsWithMoney(db, ids);
  return ids.filter((id) => !withMoney.has(id));
};
