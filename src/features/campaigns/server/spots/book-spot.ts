import { holdLapsedSpots, joinSpots, timesOfSpots } from '#features/availability/server/api.ts';
import type { CreatedBooking } from '#features/booking/contract.ts';
import {
  bookHeldTime,
  bookOnce,
  cancelToken,
  type HeldRefusal,
  idempotentRequest,
  mostAhead,
  tooManyFutureSessions,
} from '#features/booking/server/api.ts';
import { conflict, notFound, Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn } from '#shared/server/database/transaction.ts';
import type { Caller } from '#shared/server/http/handler.ts';
import type { BookedSpot } from '../../contract.ts';
import { campaignState, spotState } from '../../domain/campaign-state.ts';
import { spotsInRow } from '../../domain/siblings.ts';
import { refusals } from '../../texts/refusals.ts';
import { timed } from '../campaign-view.ts';
import { type CardRow, lockFreeCards, useCards } from '../codes/code-store.ts';
import { codeWrong, provenCards } from '../codes/proven-cards.ts';
import { isEarly } from '../early-link.ts';
import { type CampaignRow, campaignBySlug, lockCampaignShared, type SpotRow } from '../store.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { siblingItems, siblingPriceOf, soldAs } from './sold-spot.ts';

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
    const row = await campaignBySlug(context.db, slug);
    const siblings = siblingsIn(wanted, row);
    const wish = { spot_id, siblings, early, language };
    // Most attempts at the opening are too late: they are refused without a transaction.
    const seen = await spotToBook(context, row, wish);
    if (!seen.ok) return seen;
    const proven = await cardsFor(context, seen.value.campaign, wanted, { language, network: caller.network });
    if (!proven.ok) return proven;
    const cards = proven.value.map(({ id }) => id);
    return allOrNothing(context.db, async (trx) => {
      const within = contextIn(context, trx);
      const found = await spotToBook(within, await lockCampaignShared(trx, slug), wish);
      if (!found.ok) return found;
      const { campaign, spot, held, end } = found.value;
      if (cards.length > 0 && !(await lockFreeCards(trx, cards))) return refused(codeWrong(language));
      if (siblings > 0 && !(await joinSpots(trx, held))) return refused(taken(language));
      const booked = await bookHeldTime(
        within,
        {
          id: held[0],
          items: siblingItems(campaign, siblings),
          service_id: campaign.service_id,
          photographer_id: campaign.photographer_id,
          start: spot.starts_at,
          end,
          sold_as: soldAs(campaign, spot, siblings),
          // With codes, one for each child is the limit.
          only_spot_on: campaign.once_per_person && cards.length === 0 ? campaign.day : undefined,
        },
        {
          customer,
          notes: notes || null,
          language,
          network: caller.network,
          expected_price,
          expected_prepayment,
          request,
          most_ahead: mostAhead(context),
        },
      );
      if (!booked.ok) return refused(problemOf(booked.refusal, language));
      if (cards.length > 0) await useCards(trx, cards, booked.value.booking_id);
      return booked;
    });
  };
  const response = await bookOnce(context, request, attempt);
  return { ...response, cancel_token: cancelToken(context.secretKey, { id: response.booking_id, link_version: 0 }) };
};

/** With access codes there is a child for each. */
const siblingsIn = ({ siblings = 0, codes }: BookedSpot, campaign: CampaignRow | undefined): number =>
  campaign && campaign.code_secret_sealed !== null ? (codes?.length ?? 1) - 1 : siblings;

/** The cards of the codes that were sent; none for a campaign without codes. */
const cardsFor = async (
  context: Context,
  campaign: CampaignRow,
  { codes }: BookedSpot,
  visitor: Pick<Caller, 'language' | 'network'>,
): Promise<Result<readonly CardRow[], Problem>> => {
  if (campaign.code_secret_sealed === null) return accepted([]);
  if (codes === undefined) return refused(codeWrong(visitor.language));
  try {
    return accepted(await provenCards(context, campaign, codes, visitor));
  } catch (error) {
    // A repeated request is answered with its first response.
    if (error instanceof Problem) return refused(error);
    throw error;
  }
};

interface Wish {
  readonly spot_id: string;
  readonly siblings: number;
  readonly early: string | undefined;
  readonly language: Language;
}

interface Found {
  readonly campaign: CampaignRow;
  readonly spot: SpotRow;
  /** The ids of its held time and of those of the siblings. */
  readonly held: readonly [string, ...string[]];
  /** The end of the last of them. */
  readonly end: number;
}

const spotToBook = async (
  { db, now, secretKey }: Context,
  campaign: CampaignRow | undefined,
  { spot_id, siblings, early, language }: Wish,
): Promise<Result<Found, Problem>> => {
  if (!campaign) return refused(notFound('Campaign'));
  const spot = campaign.spots.find(({ id }) => id === spot_id);
  if (!spot) return refused(notFound('Spot'));
  if (siblings > 0 && siblingPriceOf(campaign) === null)
    return refused(ruleBroken('no_siblings', refusals[language].siblings));
  const at = now();
  const wanted = campaign.spots.slice(campaign.spots.indexOf(spot)).slice(0, siblings + 1);
  const times = await timesNow(
    db,
    wanted.map(({ id }) => id),
  );
  const spots = timed(wanted, times).map((one) => ({ ...one, state: spotState(one, at) }));
  const state = campaignState({ ...campaign, spots: spots.slice(0, 1) }, at, {
    early: isEarly(secretKey, campaign.id, early),
  });
  if (state === 'before' || state === 'closed') {
    return refused(conflict(`campaign_${state}`, refusals[language][state]));
  }
  const [first, ...others] = (spotsInRow(spots, spot_id, siblings + 1) ?? []).flatMap(
    ({ id }) => times.get(id)?.id ?? [],
  );
  const end = spots.at(-1)?.ends_at;
  if (first === undefined || end === undefined) return refused(taken(language));
  return { ok: true, value: { campaign, spot, held: [first, ...others], end } };
};

/** What occupies the times of spots now; what an offer had until now is held again first. */
const timesNow = async (db: Database, spotIds: readonly string[]) => {
  const times = await timesOfSpots(db, spotIds);
  if (![...times.values()].some(({ has }) => has === 'lapsed')) return times;
  await holdLapsedSpots(db, spotIds);
  return timesOfSpots(db, spotIds);
};

const taken = (language: Language): Problem => conflict('spot_taken', refusals[language].taken);

const problemOf = (refusal: Problem | HeldRefusal, language: Language): Problem | 'repeated_key' => {
  if (refusal === 'lapsed') return taken(language);
  if (refusal === 'second_spot') return conflict('second_spot', refusals[language].second);
  return refusal === 'limit_reached' ? tooManyFutureSessions(language) : refusal;
};
