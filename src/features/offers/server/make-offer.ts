import { randomUUID } from 'node:crypto';
import { freeTime, holdTime } from '#features/availability/server/api.ts';
import { candidatesFor } from '#features/booking/server/api.ts';
import { contactLanguage } from '#features/contacts/domain/contact-language.ts';
import { selectContact } from '#features/contacts/server/api.ts';
import { activePhotographer, notOffered, offers } from '#features/photographers/server/api.ts';
import { blockClaims } from '#features/resources/server/api.ts';
import { sold } from '#features/services/domain/extras/sold-service.ts';
import { activeService, choiceProblem, type ServiceRow } from '#features/services/server/api.ts';
import { conflict, malformed, notFound, orThrow } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/berlin-time.ts';
import type { Language } from '#shared/kernel/language.ts';
import { HOUR, MINUTE } from '#shared/kernel/zone-time.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import { queueOfferMail } from '#shared/server/outbox.ts';
import { firstKey } from '#shared/server/secret-keys.ts';
import type { NewOffer, Offer } from '../contract.ts';
import { timeHeldUntil } from '../domain/offer-state.ts';
import { hashOfSecret, secretOf } from './offer-link.ts';
import { offerView } from './offer-view.ts';
import { insertOffer, insertOfferedTime, offerById } from './store.ts';

interface Caller {
  /** The ID of an administrator. */
  readonly actor: string;
  readonly language: Language;
}

/**
 * Holds times for a person, all of them or none. The rules are those of a booking by the studio: hours and time off
 * apply, the booking window and the minimum notice do not. Throws 409 with the first time that is not free.
 */
export const makeOffer = async (context: Context, wanted: NewOffer, { actor, language }: Caller): Promise<Offer> => {
  const now = context.now();
  const id = randomUUID();
  const made = await inTransaction(context.db, async (trx) => {
    const within = { ...context, db: trx };
    const times = timesOf(wanted);
    const held_until = heldUntil(now + wanted.hours * HOUR, times);
    const service = await serviceToOffer(within, wanted.service_id, language);
    const person = await personOf(within, wanted);
    await insertOffer(trx, {
      id,
      link_hash: hashOfSecret(secretOf(firstKey(context.secretKey), id)),
      contact_id: wanted.contact_id ?? null,
      service_id: service.id,
      ...person,
      held_until,
      created_at: now,
      created_by: actor,
    });
    const addressee = { id, customer_name: person.customer_name, customer_email: person.customer_email };
    await queueOfferMail(trx, { kind: 'offer_made' }, { ...addressee, language: person.language }, now);
    // No order of times with several lanes prevents deadlocks: wait for other statements that take several times.
    await blockClaims(trx);
    for (const time of times) {
      await hold(within, service, time, { offer_id: id, until: timeHeldUntil(held_until, time.start) });
    }
    const details = { offer_id: id, service_id: service.id, times: times.length };
    await recordAudit(trx, { actor, action: 'offer.made', details, at: now });
    return offerById(trx, id);
  });
  if (!made) throw new Error('The inserted offer was not found');
  return offerView(context, made);
};

const timesOf = ({ times }: NewOffer): WantedTime[] =>
  times.map(({ photographer_id, start }, i) => ({
    photographer_id,
    start: instantFrom(start, ['body', 'times', i, 'start']),
  }));

/** An offer ends at the latest when the last of its times begins. `until` and the starts: epoch ms. */
const heldUntil = (until: number, times: readonly WantedTime[]): number =>
  Math.min(until, Math.max(...times.map(({ start }) => start)));

const serviceToOffer = async (context: Context, id: string, language: Language): Promise<ServiceRow> => {
  const bought = sold(await activeService(context, id), { options: [], people: undefined }, { mode: 'staff' });
  if (!bought.ok) throw choiceProblem(bought.refusal, language);
  return bought.value.service;
};

const personOf = async (context: Context, { contact_id, customer }: NewOffer) => {
  const contact = contact_id === undefined ? undefined : await selectContact(context.db, contact_id);
  if (contact_id !== undefined && !contact) throw notFound('Contact');
  const name = customer.name ?? contact?.name;
  const email = customer.email ?? contact?.email;
  if (name === undefined) throw malformed(['body', 'customer', 'name'], 'is required', 'missing');
  if (email === undefined) throw malformed(['body', 'customer', 'email'], 'is required', 'missing');
  return {
    customer_name: name,
    customer_email: email,
    customer_phone: customer.phone ?? contact?.phone ?? '',
    language: customer.language ?? (contact && contactLanguage(contact)) ?? 'de',
  };
};

interface WantedTime {
  readonly photographer_id: string;
  /** Epoch ms. */
  readonly start: number;
}

const hold = async (
  context: Context,
  service: ServiceRow,
  { photographer_id, start }: WantedTime,
  held: { readonly offer_id: string; readonly until: number },
): Promise<void> => {
  const photographer = await activePhotographer(context, photographer_id);
  if (!offers(service, photographer.id)) throw notOffered();
  const { duration_min, minutes_before, minutes_after, needs } = service;
  const session = { start, duration_min, minutes_before, minutes_after, needs };
  const { buffer_time_minutes } = orThrow(await freeTime(context, { photographer_id, ...session }, 'staff'));
  const [candidate] = await candidatesFor(context, { service, start, internal: false }, [photographer]);
  const time = { id: randomUUID(), photographer_id, photographer_name: photographer.name };
  const end = start + duration_min * MINUTE;
  const occupation = {
    booking_id: time.id,
    photographer_id,
    lanes: candidate?.lanes,
    start,
    end,
    buffer_time_minutes,
    minutes_before,
    minutes_after,
    internal: false,
  };
  if (!candidate || !(await holdTime(context.db, occupation, held))) {
    throw conflict('slot_taken', `Time slot not available: ${formatInstant(start)} is taken`);
  }
  await insertOfferedTime(context.db, held.offer_id, { ...time, starts_at: start, ends_at: end });
};
