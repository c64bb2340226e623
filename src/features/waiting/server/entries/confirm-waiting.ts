import { conflict, notFound, Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { mostEntries } from '../../domain/entry-state.ts';
import { refusals } from '../../texts/refusals.ts';
import { confirmEntry, entriesOfMailbox, lockEntry, lockMailbox } from '../store.ts';
import { entryOfLink } from './leave.ts';

/**
 * Confirms the address of an entry with the link that only its mail contains. Confirming again changes nothing. Throws
 * 404 for an unknown link and after the deadline, 409 once the entry has ended, and 429 while the mailbox has as many
 * entries as it may.
 */
export const confirmWaiting = async (context: Context, link: string, language: Language): Promise<void> => {
  const found = await entryOfLink(context.db, link);
  const now = context.now();
  await inTransaction(context.db, async (trx) => {
    await lockMailbox(trx, found.customer_email);
    const entry = await lockEntry(trx, found.id);
    if (!entry) throw conflict('waiting_ended', 'This waiting entry has ended');
    if (entry.confirm_by === null) return;
    if (entry.confirm_by <= now) throw notFound('Waiting entry');
    const all = await entriesOfMailbox(trx, entry.customer_email, berlinDateOf(now));
    if (all.filter(({ confirm_by }) => confirm_by === null).length >= mostEntries)
      throw new Problem(429, 'too_many_entries', refusals[language].too_many_entries);
    await confirmEntry(trx, entry.id);
  });
};
