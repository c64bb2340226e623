import { timesOfSpots } from '#features/availability/server/api.ts';
import type { CreatedBooking } from '#features/booking/contract.ts';
import {
  bookHeldTime,
  bookOnce,
  cancelToken,
  type HeldRefusal,
  idempotentRequest,
  mostFutureSessions,
  tooManyFutureSessions,
} from '#features/booking/server/api.ts';
import { conflict, notFound, type Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { type Result, refused } from '#shared/kernel/result.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Caller } from '#shared/server/http/handler.ts';
import type { BookedSpot } from '../contract.ts';
import { campaignState, spotState } from '../domain/campaign-state.ts';
import { refusals } from '../texts/refusals.ts';
import { timed } from './campaign-view.ts';
import { isEarly } from './early-link.ts';
import { soldAs } from './sold-spot.ts';
import { type CampaignRow, campaignBySlug, holdCampaign, type SpotRow } from './store.ts';

/**
 * Books a spot: the held time becomes that of the booking, in one transaction that also locks the campaign against
 * changes. Whether the campaign has opened is checked there, by the clock of the server. Throws 409 if it has not, or
 * if the spot is not free.
 */
export const bookSpot = async (
  context: Context,
  slug: string,
  wanted: BookedSpot,
  caller: Pick<Caller, 'language' | 'idempotency_key' | 'network'>,
): Promise<CreatedBooking> => {
  const language = wanted.language ?? caller.language;
  const request = idempotentRequest(caller.idempotency_key, { slug, ...wanted });
  const { spot_id, early, customer, notes, expected_price, expected_prepayment } = wanted;
  const attempt = async () => {
    // Most attempts at the opening are too late: they are refused without a transaction.
    const seen = await spotToBook(context, await campaignBySlug(context.db, slug), { spot_id, early, language });
    if (!seen.ok) return seen;
    return inTransaction(context.db, async (trx) => {
      const within = { ...context, db: trx };
      const found = await spotToBook(within, await holdCampaign(trx, slug), { spot_id, early, language });
      if (!found.ok) return found;
      const { campaign, spot, held } = found.value;
      const booked = await bookHeldTime(
        within,
        {
          id: held,
          service_id: campaign.service_id,
          photographer_id: campaign.photographer_id,
          start: spot.starts_at,
          end: spot.ends_at,
          sold_as: soldAs(campaign, spot),
          only_spot_on: campaign.once_per_person ? campaign.day : undefined,
        },
        {
          customer,
          notes: notes || null,
          language,
          network: caller.network,
          expected_price,
          expected_prepayment,
          request,
          most_ahead: context.rateLimit ? mostFutureSessions : undefined,
        },
      );
      return booked.ok ? booked : refused(problemOf(booked.refusal, language));
    });
  };
  const answer = await bookOnce(context, request, attempt);
  return { ...answer, cancel_token: cancelToken(context.secretKey, { id: answer.booking_id, link_version: 0 }) };
};

interface Wish {
  readonly spot_id: string;
  readonly early: string | undefined;
  readonly language: Language;
}

interface Found {
  readonly campaign: CampaignRow;
  readonly spot: SpotRow;
  /** The id of its held time. */
  readonly held: string;
}

const spotToBook = async (
  { db, now, secretKey }: Context,
  campaign: CampaignRow | undefined,
  { spot_id, early, language }: Wish,
): Promise<Result<Found, Problem>> => {
  if (!campaign) return refused(notFound('Campaign'));
  const spot = campaign.spots.find(({ id }) => id === spot_id);
  if (!spot) return refused(notFound('Spot'));
  const at = now();
  const times = await timesOfSpots(db, [spot_id]);
  const [one] = timed([spot], times);
  const state = campaignState({ ...campaign, spots: one ? [one] : [] }, at, {
    early: isEarly(secretKey, campaign.id, early),
  });
  if (state === 'before' || state === 'closed') {
    return refused(conflict(`campaign_${state}`, refusals[language][state]));
  }
  const held = times.get(spot_id)?.id;
  if (!one || held === undefined || spotState(one, at) !== 'free') return refused(taken(language));
  return { ok: true, value: { campaign, spot, held } };
};

const taken = (language: Language): Problem => conflict('spot_taken', refusals[language].taken);

const problemOf = (refusal: Problem | HeldRefusal, language: Language): Problem | 'repeated_key' => {
  if (refusal === 'lapsed') return taken(language);
  if (refusal === 'second_spot') return conflict('second_spot', refusals[language].second);
  return refusal === 'limit_reached' ? tooManyFutureSessions(language) : refusal;
};
