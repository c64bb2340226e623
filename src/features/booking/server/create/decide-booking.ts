import type { z } from 'zod';
import {
  freeTime,
  isLimited,
  limitedService,
  openTime,
  requestedPhotographers,
} from '#features/availability/server/api.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { leastChoice } from '#features/services/domain/extras/fitting-choice.ts';
import { type PricedService, priceChoice } from '#features/services/domain/extras/priced-service.ts';
import type { Choice } from '#features/services/domain/extras/service-option.ts';
import { noNotice } from '#features/services/domain/notice.ts';
import { isOnOffer } from '#features/services/domain/promotion.ts';
import { choiceProblem, findActiveService, notOnOffer, type ServiceRow } from '#features/services/server/api.ts';
import { storeExpressRequest } from '#features/settings/server/api.ts';
import { notFound, type Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import type { Context } from '#shared/server/context.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import { readInstant } from '#shared/server/instant-from.ts';
import type { CurrentReads } from '#shared/server/throughput/api.ts';
import type { createBooking } from '../../contract.ts';
import { expressRequest } from '../../texts/express-request.ts';
import { refusals } from '../../texts/refusals.ts';
import { currentTerms } from '../price/current-terms.ts';
import { expectedPriceOf, otherPrice, otherPriceList } from '../price/expected-price.ts';
import { reducedByCode } from '../price/reduced-by-code.ts';
import type { IdempotentRequest } from '../record/idempotency-store.ts';
import { hasMissedSessions } from '../record/missed-sessions.ts';
import { candidatesFor } from './candidates.ts';
import { findOpenPhotographers } from './find-open-photographers.ts';
import { mostAhead } from './future-session-limit.ts';
import type { NewBooking } from './new-booking.ts';

export type WantedBooking = z.output<typeof createBooking>;

/** Who books on the public page, and how. */
export interface BookedBy {
  /** 'customer' or the ID of an administrator. */
  readonly actor: string;
  readonly internal: boolean;
  readonly silent: boolean;
  readonly language: Language;
  readonly request: IdempotentRequest | undefined;
  readonly network: string;
}

/**
 * Decides by every rule whether a session may be booked on the public page, from `reads`, except whether its time is
 * taken and whether the customer holds too many sessions: the statement that writes decides these two.
 */
export const decideBooking = async (
  context: Context,
  wanted: WantedBooking,
  { actor, internal, silent, language, request, network }: BookedBy,
  reads: CurrentReads,
): Promise<Result<NewBooking, Problem>> => {
  const start = readInstant(wanted.start, ['body', 'start']);
  if (!start.ok) return start;
  const listed = await offeredService(context, { id: wanted.service_id, actor, language }, reads);
  if (!listed.ok) return listed;
  const { payments, must_confirm, ...terms } = await reads.of('terms', () => currentTerms(context));
  const pays_in_full = await hasMissedSessions(context, { email: wanted.customer.email, actor }, payments);
  const offer = { service: listed.value, payments, pays_in_full, language };
  const reduced = (sale: PricedService<ServiceRow>) => withCode(context, wanted, { ...offer, priced: sale });
  const listProblem = await otherPriceList(wanted, offer, reduced);
  if (listProblem) return refused(listProblem);
  const chosen = await chosenBy(context, wanted, { service: listed.value, actor, language });
  if (!chosen.ok) return chosen;
  const { service, items } = chosen.value;
  const photographers = await requestedPhotographers(context, service, wanted.photographer_id, reads);
  if (!photographers) return refused(notFound('Photographer'));
  // The studio itself need not give notice, and decides about the hours that it keeps.
  const notice = actor === 'customer' ? service.minimum_notice : noNotice;
  const uses_kept_hours = actor !== 'customer';
  const session = { start: start.value, duration_min: service.duration_min, notice, uses_kept_hours };
  const limited =
    !internal && (await isLimited(context.db, { service, photographer_ids: photographers.map(({ id }) => id) }, reads));
  const open = await findOpenPhotographers(photographers, ({ id }) =>
    limited
      ? freeTime(context, { ...session, photographer_id: id, limited_service: limitedService(service) }, 'public')
      : openTime(context, { ...session, photographer_id: id }, internal ? 'internal' : 'public', reads),
  );
  if (!open.ok) return open;
  const priceProblem = otherPrice(expectedPriceOf(wanted), { service, payments, pays_in_full, language });
  if (priceProblem) return refused(priceProblem);
  const booking: Omit<NewBooking, 'candidates'> = {
    service,
    items,
    any_photographer: wanted.photographer_id === anyone,
    start: start.value,
    buffer_time_minutes: open.value.buffer_time_minutes,
    internal,
    uses_kept_hours,
    customer: wanted.customer,
    notes: wanted.notes || null,
    language,
    source: 'public',
    actor,
    send_notifications: !silent,
    ...terms,
    express_request: await expressRequestOf(context, wanted, service),
    pays_in_full,
    request,
    network,
    must_confirm: actor === 'customer' && must_confirm,
    daily_limited: limited,
    most_ahead: actor === 'customer' ? mostAhead(context) : undefined,
  };
  const [first, ...others] = await candidatesFor(context, booking, open.value.photographers);
  return first ? accepted({ ...booking, candidates: [first, ...others] }) : refused(slotTaken());
};

/** The service with the choice of the customer, reduced by the discount code. */
const chosenBy = async (
  context: Context,
  wanted: WantedBooking,
  { service, actor, language }: Pick<BookedBy, 'actor' | 'language'> & { readonly service: ServiceRow },
) => {
  const mode = actor === 'customer' ? 'customer' : 'staff';
  const chosen = priceChoice(service, choiceOf(wanted, mode === 'customer' ? leastChoice(service) : nothingChosen), {
    mode,
  });
  return chosen.ok
    ? reducedByCode(context, { service, priced: chosen.value, code: wanted.discount_code, language })
    : refused(choiceProblem(chosen.refusal, language));
};

/** A code that does not apply leaves a sale as it is. */
const withCode = async (
  context: Context,
  { discount_code: code }: WantedBooking,
  sale: Omit<Parameters<typeof reducedByCode>[1], 'code'>,
): Promise<PricedService<ServiceRow>> => {
  const reduced = await reducedByCode(context, { ...sale, code });
  return reduced.ok ? reduced.value : sale.priced;
};

const offeredService = async (
  context: Context,
  { id, actor, language }: Pick<BookedBy, 'actor' | 'language'> & { readonly id: string },
  reads: CurrentReads,
): Promise<Result<ServiceRow, Problem>> => {
  const service = await reads.of(`service ${id}`, () => findActiveService(context, id));
  if (!service) return refused(notFound('Service'));
  if (!isOnOffer(service, context.now())) return refused(notOnOffer());
  // Customers take a place in the window after a birth first; only the studio books such a service at a time.
  const needsPlace = service.birth_window && actor === 'customer';
  return needsPlace ? refused(ruleBroken('birth_window', refusals[language].birthWindow)) : accepted(service);
};

/** The version of the request that the customer has ticked, where the service asks for it. */
const expressRequestOf = async (
  context: Context,
  { express_request }: WantedBooking,
  { withdrawal_right }: ServiceRow,
): Promise<string | undefined> =>
  express_request && withdrawal_right === 'express_request' ? storeExpressRequest(context, expressRequest) : undefined;

const nothingChosen: Choice = { options: [] };

/** Without options and people it is the one that the free times are for. */
const choiceOf = ({ options, people }: Pick<WantedBooking, 'options' | 'people'>, unnamed: Choice): Choice =>
  options === undefined && people === undefined ? unnamed : { options: options ?? [], people };
