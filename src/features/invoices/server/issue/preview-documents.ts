import { selectBooking } from '#features/booking/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { checkValueOf } from '#shared/server/read-version.ts';
import { numberIn, seriesOf } from '../../domain/issuing.ts';
import type { PlannedDocument } from '../../domain/planned/planned-documents.ts';
import { lastPosition } from '../numbers/series-store.ts';
import { composeDocuments, type Wanted } from './compose-documents.ts';
import { type Invoiced, readInvoiced } from './issue-invoice.ts';

/** Documents as they would be issued now. */
export interface Preview {
  readonly documents: readonly (PlannedDocument & { readonly number: string })[];
  /** The Berlin day. */
  readonly issued_on: string;
  /** Where they are mailed to; null: nowhere. */
  readonly mailed_to: string | null;
  /** A check value of all of it. */
  readonly seen: string;
}

/** Returns what would be issued for a booking now, without issuing it. Refuses what issuing refuses. */
export const previewDocuments = async (context: Context, bookingId: string, wanted: Wanted): Promise<Preview> => {
  const booking = await selectBooking(context, bookingId);
  if (!booking) throw notFound('Booking');
  const invoiced = await readInvoiced(context.db, booking);
  return previewOf(context.db, invoiced, await composeDocuments(context.db, invoiced, wanted), context.now());
};

/** Adds the numbers that come next. Another document may take them until these are issued. */
export const previewOf = async (
  db: Database,
  { booking, settings }: Invoiced,
  planned: readonly PlannedDocument[],
  now: number,
): Promise<Preview> => {
  const issued_on = berlinDateOf(now);
  const series = seriesOf(settings, issued_on.slice(0, 4));
  const last = await lastPosition(db, series);
  const documents = planned.map((one, index) => ({ ...one, number: numberIn(series, last + 1 + index) }));
  const mailed_to = settings.send_mails ? booking.customer_email : null;
  const shown = documents.map(({ number, kind, document }) => [number, kind, document]);
  return { documents, issued_on, mailed_to, seen: checkValueOf([issued_on, mailed_to, ...shown]) };
};
