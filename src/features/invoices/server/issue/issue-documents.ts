import { changedMeanwhile } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { isStale } from '#shared/server/read-version.ts';
import { composeDocuments, type Wanted } from './compose-documents.ts';
import { issue, lockInvoiced } from './issue-invoice.ts';
import { type Preview, previewDocuments, previewOf } from './preview-documents.ts';

interface Press extends Wanted {
  readonly actor: string;
  /** The check value of the preview that was seen; without it, what is composed now is issued. */
  readonly seen?: string | null | undefined;
  /** What a caller gets who has seen something else. */
  readonly shown?: (preview: Preview) => Readonly<Record<string, unknown>>;
}

/** What was seen is not what would be issued: nothing is. */
class NotAsSeen extends Error {}

/**
 * Issues the final invoice of a booking, or deposit invoices for its payments without one. Throws what `composeDocuments`
 * throws, and 409 `version_conflict` with the present preview if that is not what was seen, down to the numbers.
 */
export const issueDocuments = async (context: Context, bookingId: string, press: Press): Promise<void> => {
  try {
    await inTransaction(context.db, (trx) => issueAsSeen({ ...context, db: trx }, bookingId, press));
  } catch (error) {
    if (!(error instanceof NotAsSeen)) throw error;
    const preview = await previewDocuments(context, bookingId, press);
    throw changedMeanwhile('What is issued was', press.shown?.(preview) ?? {});
  }
};

const issueAsSeen = async (context: Context, bookingId: string, press: Press): Promise<void> => {
  const { db: trx } = context;
  const invoiced = await lockInvoiced(context, trx, bookingId);
  const planned = await composeDocuments(trx, invoiced, press);
  const { documents, seen } = await previewOf(trx, invoiced, planned, context.now());
  if (isStale(press.seen, seen)) throw new NotAsSeen();
  const isSeen = press.seen !== null && press.seen !== undefined;
  for (const { number, ...document } of documents) {
    const actor = document.kind === 'cancellation' ? 'system' : press.actor;
    const issued = await issue(context, trx, invoiced, { ...document, actor });
    // Another booking's document has taken the number since it was read: its row is locked only now.
    if (isSeen && number !== issued.number) throw new NotAsSeen();
  }
};
