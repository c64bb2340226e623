import type { Context } from '#shared/server/context.ts';
import { type RecordedOffer, recordedOffer } from '../contract.ts';
import { recordedView } from './offer-view.ts';
import { offeredService } from './offered-service.ts';
import { offerOfRecord } from './store.ts';

/** Restores an offer from its row stored as JSON, in the state it had then: an offer without an outcome was open. */
export const offerAsRecorded = async (
  context: Context,
  record: Readonly<Record<string, unknown>>,
): Promise<RecordedOffer> => {
  const row = await offerOfRecord(context.db, record);
  return recordedOffer.parse(recordedView(row, await offeredService(context, row), row.created_at));
};
