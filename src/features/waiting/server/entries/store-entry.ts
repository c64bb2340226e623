import { randomUUID } from 'node:crypto';
import { wantsConfirmation } from '#features/booking/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { queueWaitingMail } from '#shared/server/outbox.ts';
import { hashOfSecret, secretText } from '#shared/server/secrets/secret-link.ts';
import type { NewEntry } from '../../contract.ts';
import { entryConfirmBy, mostEntries } from '../../domain/entry-state.ts';
import { type EntryRow, entriesOfMailbox, insertEntry, lockMailbox, type NewEntryRow } from '../store.ts';

interface Joining {
  /** What the person waits for. */
  readonly entry: Omit<
    NewEntryRow,
    'id' | 'link_hash' | 'customer_name' | 'customer_email' | 'customer_phone' | 'language' | 'joined_at' | 'confirm_by'
  >;
  /** The Berlin date. */
  readonly today: string;
}

/**
 * Writes an entry and the mail about it, within the caller's transaction. The result is what a new entry would be,
 * whoever has which entries: anybody can type any address. Whoever waits for the same already keeps that entry. A mailbox
 * with too many entries gets one that its person must confirm, when another has ended.
 */
export const storeEntry = async (
  { db: trx, now, secretKey }: Context,
  { customer, language }: Pick<NewEntry, 'customer' | 'language'>,
  { entry, today }: Joining,
): Promise<EntryRow> => {
  const mustConfirm = await wantsConfirmation(trx);
  await lockMailbox(trx, customer.email);
  const others = await entriesOfMailbox(trx, customer.email, today);
  const isSame = others.some(
    (other) =>
      other.service_id === entry.service_id &&
      other.campaign_id === entry.campaign_id &&
      other.first_day === entry.first_day &&
      other.last_day === entry.last_day,
  );
  const unconfirmed = others.filter(({ confirm_by }) => confirm_by !== null).length;
  const isFull = others.length - unconfirmed >= mostEntries;
  const id = randomUUID();
  const row = {
    id,
    link_hash: hashOfSecret(secretText(secretKey, 'waiting', id)),
    ...entry,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phone,
    language,
    joined_at: now(),
    confirm_by: mustConfirm ? entryConfirmBy(now()) : null,
  };
  if (!isSame && unconfirmed < mostEntries) {
    await insertEntry(trx, isFull ? { ...row, confirm_by: entryConfirmBy(now()) } : row);
    const addressee = { id, customer_name: customer.name, customer_email: customer.email, language };
    await queueWaitingMail(trx, { kind: 'waiting_joined' }, addressee, now());
  }
  return { ...row, ...untouched };
};

/** An entry as it is when it was just made, behind all others. */
const untouched = {
  number: Number.MAX_SAFE_INTEGER,
  missed: 0,
  lifted_at: null,
  lifted_because: null,
  outcome: null,
  ended_at: null,
  mailbox: '',
} as const;
