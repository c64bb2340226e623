import { randomUUID } from 'node:crypto';
import type { BookingMode } from '#features/availability/domain/facts.ts';
import { type Claim, claimLocked, lockClaims, queryFor } from '#features/availability/server/api.ts';
import { activePhotographer, notOffered, offers } from '#features/photographers/server/api.ts';
import { blockClaims } from '#features/resources/server/api.ts';
import { itemsOfChoice } from '#features/services/domain/extras/items-of-choice.ts';
import type { Choice } from '#features/services/domain/extras/service-option.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import { conflict, ruleBroken } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { hashOfSecret, secretText } from '#shared/server/secrets/secret-link.ts';
import { timeHeldUntil } from '../../domain/offer-state.ts';
import { insertOffer, insertOfferedTime, type NewOfferRow } from '../store.ts';

export interface WantedTime {
  readonly photographer_id: string;
  /** Epoch ms. */
  readonly start: number;
}

interface ToHold {
  /** With the options and people. */
  readonly service: ServiceRow;
  readonly options?: Choice['options'];
  readonly people?: number | null | undefined;
  readonly times: readonly WantedTime[];
  readonly person: Pick<NewOfferRow, 'customer_name' | 'customer_email' | 'customer_phone' | 'language'>;
  readonly contact_id: string | null;
  /** Epoch ms. */
  readonly held_until: number;
  /** The ID of an administrator, or the part of the program that makes the offer. */
  readonly created_by: string;
  /** The rules by which the times have to be free; absent: those of the studio. */
  readonly mode?: BookingMode;
}

/**
 * Holds times for a person within the caller's transaction, all of them or none; returns the ID of the offer. Throws
 * 400 `past` with the first time that has begun, and 409 with the first one that is not free. No mail is written.
 */
export const holdOffer = async (
  context: Context,
  { service, options = [], people, times, person, mode = 'staff', ...offered }: ToHold,
): Promise<string> => {
  const created_at = context.now();
  // Before anything is written: an offer whose last time has begun cannot be stored, because it has lapsed.
  const begun = times.find(({ start }) => start <= created_at);
  if (begun) throw ruleBroken('past', `Time slot not available: ${formatInstant(begun.start)} is in the past`);
  const id = randomUUID();
  const items = itemsOfChoice(service, { options, people: people ?? undefined }, { mode: 'staff' });
  if (!items.ok) throw new Error(`The service was sold with another choice: ${items.refusal}`);
  await insertOffer(context.db, {
    id,
    link_hash: hashOfSecret(secretText(context.secretKey, 'offer', id)),
    service_id: service.id,
    campaign_spot_id: null,
    items: items.value,
    ...person,
    ...offered,
    created_at,
  });
  // No order of times with several lanes prevents deadlocks: wait for other statements that take several times.
  await blockClaims(context.db);
  const wanted: NamedClaim[] = [];
  for (const time of times) wanted.push(await claimOf(context, service, time, mode));
  await lockClaims(
    context.db,
    wanted.map(({ claim }) => claim),
  );
  for (const one of wanted) {
    const until = timeHeldUntil(offered.held_until, one.claim.session.start);
    await hold(context, one, { offer_id: id, until });
  }
  return id;
};

interface NamedClaim {
  readonly claim: Claim;
  readonly photographer_name: string;
}

const claimOf = async (
  context: Context,
  service: ServiceRow,
  { photographer_id, start }: WantedTime,
  mode: BookingMode,
): Promise<NamedClaim> => {
  const { id, name } = await activePhotographer(context, photographer_id);
  if (!offers(service, id)) throw notOffered();
  const { limited_service, ...session } = queryFor(service, id);
  // The studio is not bound by the daily limit of the service.
  const limited = mode === 'public' && { limited_service };
  const claim = { id: randomUUID(), session: { ...session, ...limited, start }, mode, internal: false };
  return { claim, photographer_name: name };
};

const hold = async (
  context: Context,
  { claim, photographer_name }: NamedClaim,
  held: { readonly offer_id: string; readonly until: number },
): Promise<void> => {
  const { photographer_id, start } = claim.session;
  const claimed = await claimLocked(context, claim, held);
  if (!claimed.ok && claimed.refusal.status !== 409) throw claimed.refusal;
  if (!claimed.ok) throw conflict('slot_taken', `Time slot not available: ${formatInstant(start)} is taken`);
  const time = { id: claim.id, photographer_id, photographer_name };
  await insertOfferedTime(context.db, held.offer_id, { ...time, starts_at: start, ends_at: claimed.value.end });
};
