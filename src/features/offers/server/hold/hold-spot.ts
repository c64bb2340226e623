import { randomUUID } from 'node:crypto';
import { offerTimeOfSpot } from '#features/availability/server/api.ts';
import { soldSpot } from '#features/campaigns/server/api.ts';
import { knownPhotographer } from '#features/photographers/server/api.ts';
import { conflict } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { hashOfSecret, secretText } from '#shared/server/secrets/secret-link.ts';
import { insertOffer, insertOfferedTime, type NewOfferRow } from '../store.ts';

interface SpotToHold {
  /** Instants are epoch ms. */
  readonly spot: {
    readonly spot_id: string;
    readonly photographer_id: string;
    readonly start: number;
    readonly end: number;
  };
  readonly person: Pick<NewOfferRow, 'customer_name' | 'customer_email' | 'customer_phone' | 'language'>;
  /** Epoch ms, before the spot begins. */
  readonly held_until: number;
  /** What has made the offer. */
  readonly created_by: string;
}

/**
 * Offers a free spot of a campaign to a person within the caller's transaction: until the offer ends, nobody else can book
 * it. Returns the ID of the offer. Throws 409 if the spot is not free any more. No mail is written.
 */
export const holdSpot = async (
  context: Context,
  { spot: { spot_id, photographer_id, start, end }, person, held_until, created_by }: SpotToHold,
): Promise<string> => {
  const id = randomUUID();
  const { service } = await soldSpot(context.db, spot_id);
  await insertOffer(context.db, {
    id,
    link_hash: hashOfSecret(secretText(context.secretKey, 'offer', id)),
    contact_id: null,
    service_id: service.id,
    campaign_spot_id: spot_id,
    items: [],
    ...person,
    held_until,
    created_by,
    created_at: context.now(),
  });
  const time_id = await offerTimeOfSpot(context.db, { spot_id, offer_id: id, until: held_until });
  if (time_id === undefined) {
    throw conflict('slot_taken', `Time slot not available: ${formatInstant(start)} is taken`);
  }
  const { name: photographer_name } = await knownPhotographer(context, photographer_id);
  await insertOfferedTime(context.db, id, {
    id: time_id,
    photographer_id,
    photographer_name,
    starts_at: start,
    ends_at: end,
  });
  return id;
};
