import { randomUUID } from 'node:crypto';
import { hashOfSecret, secretOf } from '#features/offers/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { queueWaitingMail } from '#shared/server/outbox.ts';
import { firstKey } from '#shared/server/secret-keys.ts';
import type { NewEntry } from '../contract.ts';
import { mostEntries } from '../domain/entry-state.ts';
import { refusals } from '../texts/refusals.ts';
import { type EntryRow, entriesOfMailbox, entryById, insertEntry, lockMailbox, type NewEntryRow } from './store.ts';

interface Joining {
  /** What the person waits for. */
  readonly entry: Omit<
    NewEntryRow,
    'id' | 'link_hash' | 'customer_name' | 'customer_email' | 'customer_phone' | 'language' | 'joined_at'
  >;
  /** The Berlin date. */
  readonly today: string;
  readonly language: Language;
}

/**
 * Writes an entry and the mail about it, within the caller's transaction. A person who already waits for the same keeps
 * that entry. Throws 429 if the mailbox has too many entries.
 */
export const storeEntry = async (
  { db: trx, now, secretKey }: Context,
  { customer, language: spoken }: Pick<NewEntry, 'customer' | 'language'>,
  { entry, today, language }: Joining,
): Promise<EntryRow> => {
  await lockMailbox(trx, customer.email);
  const others = await entriesOfMailbox(trx, customer.email, today);
  const same = others.find(
    (other) =>
      other.service_id === entry.service_id &&
      other.campaign_id === entry.campaign_id &&
      other.first_day === entry.first_day &&
      other.last_day === entry.last_day,
  );
  if (same) return same;
  if (others.length >= mostEntries) throw new Problem(429, 'too_many_entries', refusals[language].too_many_entries);
  const id = randomUUID();
  await insertEntry(trx, {
    id,
    link_hash: hashOfSecret(secretOf(firstKey(secretKey), id, 'waiting')),
    ...entry,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phone,
    language: spoken,
    joined_at: now(),
  });
  const addressee = { id, customer_name: customer.name, customer_email: customer.email, language: spoken };
  await queueWaitingMail(trx, { kind: 'waiting_joined' }, addressee, now());
  const stored = await entryById(trx, id);
  if (!stored) throw new Error('The inserted entry was not found');
  return stored;
};
