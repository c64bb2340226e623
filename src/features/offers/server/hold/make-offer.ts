import { contactLanguage } from '#features/contacts/domain/contact-language.ts';
import { selectContact } from '#features/contacts/server/api.ts';
import { priceChoice } from '#features/services/domain/extras/priced-service.ts';
import type { Choice } from '#features/services/domain/extras/service-option.ts';
import { activeService, choiceProblem, type ServiceRow } from '#features/services/server/api.ts';
import { malformed, notFound } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import { queueOfferMail } from '#shared/server/outbox.ts';
import type { NewOffer, Offer } from '../../contract.ts';
import { offerView } from '../offer-view.ts';
import { offerById } from '../store.ts';
import { holdOffer, type WantedTime } from './hold-offer.ts';

interface Caller {
  /** The ID of an administrator. */
  readonly actor: string;
  readonly language: Language;
}

/**
 * Holds times for a person, all of them or none. The rules are those of a booking by the studio: hours and time off
 * apply, the booking window and the minimum notice do not. Throws 400 `past` with the
 * first time that has begun, 409 with the first one that is not free.
 */
export const makeOffer = async (context: Context, wanted: NewOffer, { actor, language }: Caller): Promise<Offer> => {
  const now = context.now();
  const times = timesOf(wanted);
  const id = await inTransactionOf(context, async (within, trx) => {
    const choice = { options: wanted.options ?? [], people: wanted.people ?? undefined };
    const service = await serviceToOffer(within, wanted.service_id, choice, language);
    const person = await personOf(within, wanted);
    const held_until = heldUntil(now + wanted.hours * HOUR, times);
    const contact_id = wanted.contact_id ?? null;
    const offer_id = await holdOffer(within, {
      service,
      ...choice,
      times,
      person,
      contact_id,
      held_until,
      created_by: actor,
    });
    const addressee = { id: offer_id, customer_name: person.customer_name, customer_email: person.customer_email };
    await queueOfferMail(trx, { kind: 'offer_made' }, { ...addressee, language: person.language }, now);
    const details = { offer_id, service_id: service.id, times: times.length };
    await recordAudit(trx, { actor, action: 'offer.made', details, at: now });
    return offer_id;
  });
  const made = await offerById(context.db, id);
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

/** Returns a service with the choice that is offered. An offer has one session. */
const serviceToOffer = async (
  context: Context,
  id: string,
  choice: Choice,
  language: Language,
): Promise<ServiceRow> => {
  const bought = priceChoice({ ...(await activeService(context, id)), second_sessions: [] }, choice, { mode: 'staff' });
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
