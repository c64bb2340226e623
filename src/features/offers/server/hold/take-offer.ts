import { releaseHeldTimes } from '#features/availability/server/api.ts';
import type { CreatedBooking } from '#features/booking/contract.ts';
import { bookHeldTime, type HeldRefusal, mostAhead, tooManyFutureSessions } from '#features/booking/server/api.ts';
import { soldSpot } from '#features/campaigns/server/api.ts';
import { changeContactWithin } from '#features/contacts/server/api.ts';
import { conflict, notFound, type Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import { hashOfSecret } from '#shared/server/secrets/secret-link.ts';
import type { TakenOffer } from '../../contract.ts';
import { offerState } from '../../domain/offer-state.ts';
import { refusals } from '../../texts/refusals.ts';
import { endOffer, lockOffer, type OfferedTime, type OfferRow, offerByLink } from '../store.ts';

interface Visitor {
  readonly language: Language;
  readonly network: string;
}

/**
 * Books one of the times of an offer and releases the others, in one transaction: at every moment a time belongs to the
 * offer or to the booking. Its contact is marked as converted. Throws 409 if the offer is no longer open.
 */
export const takeOffer = async (
  context: Context,
  link: string,
  { time_id, ...wanted }: TakenOffer,
  visitor: Visitor,
): Promise<CreatedBooking> => {
  const { id } = await offerOfLink(context.db, link);
  return inTransactionOf(context, async (within, trx) => {
    const offer = await lockOpenOffer(within, id, visitor.language);
    const time = offer.times.find((one) => one.id === time_id);
    if (!time) throw notFound('Time');
    if (time.starts_at <= context.now()) throw over('lapsed', visitor.language);
    const booked = await bookHeldTime(within, await heldTimeOf(trx, offer, time), {
      ...wanted,
      notes: wanted.notes || null,
      language: wanted.language ?? offer.language,
      network: visitor.network,
      // The studio may offer more.
      most_ahead: offer.created_by === 'waiting_list' ? mostAhead(context) : undefined,
    });
    if (!booked.ok) throw problemOf(booked.refusal, visitor.language);
    const { booking_id } = booked.value;
    await endOffer(trx, id, { outcome: 'taken', booking_id, now: context.now() });
    await releaseHeldTimes(trx, [id]);
    if (offer.contact_id !== null) {
      const changes = {
        phase: 'termin_geplant',
        converted_to_booking: true,
        converted_to_booking_id: booking_id,
      } as const;
      await changeContactWithin(within, offer.contact_id, changes);
    }
    return booked.value;
  });
};

const problemOf = (refusal: Problem | HeldRefusal, language: Language): Problem => {
  if (refusal === 'limit_reached') return tooManyFutureSessions(language);
  if (refusal === 'second_spot') return conflict('second_spot', refusals[language].second);
  return typeof refusal === 'string' ? over('lapsed', language) : refusal;
};

const heldTimeOf = async (
  db: Database,
  { service_id, items, customer_email, campaign_spot_id }: OfferRow,
  { id, photographer_id, starts_at, ends_at }: OfferedTime,
) => ({
  id,
  service_id,
  items,
  photographer_id,
  start: starts_at,
  end: ends_at,
  customer_email,
  ...(campaign_spot_id !== null && (await soldAsSpot(db, campaign_spot_id))),
});

const soldAsSpot = async (db: Database, spotId: string) => {
  const { sold_as, only_spot_on } = await soldSpot(db, spotId);
  return { sold_as, only_spot_on };
};

interface GivenUp {
  readonly outcome: 'declined' | 'withdrawn';
  readonly language: Language;
}

/** Ends an offer for its customer or the studio, and releases its times. Throws 409 if it is no longer open. */
export const giveUpOffer = (context: Context, id: string, reason: GivenUp): Promise<OfferRow> =>
  inTransactionOf(context, (within) => giveUpOfferWithin(within, id, reason));

/** The same within the caller's transaction. */
export const giveUpOfferWithin = async (
  context: Context,
  id: string,
  { outcome, language }: GivenUp,
): Promise<OfferRow> => {
  const offer = await lockOpenOffer(context, id, language);
  const now = context.now();
  await endOffer(context.db, id, { outcome, now });
  await releaseHeldTimes(context.db, [id]);
  return { ...offer, outcome, ended_at: now };
};

/** Returns the offer of a secret link; throws 404 for any other token. */
export const offerOfLink = async (db: Database, link: string): Promise<OfferRow> => {
  const offer = await offerByLink(db, hashOfSecret(link));
  if (!offer) throw notFound('Offer');
  return offer;
};

const lockOpenOffer = async ({ db, now }: Context, id: string, language: Language): Promise<OfferRow> => {
  const offer = await lockOffer(db, id);
  if (!offer) throw notFound('Offer');
  const state = offerState(offer, now());
  if (state !== 'open') throw over(state, language);
  return offer;
};

const over = (state: 'taken' | 'declined' | 'withdrawn' | 'lapsed', language: Language): Problem =>
  conflict(`offer_${state}`, refusals[language][state]);
