import {
  cancelToken,
  holdsTooMany,
  isTakenHere,
  selectBooking,
  tooManyFutureSessions,
  writePlaceBooking,
} from '#features/booking/server/api.ts';
import { readCalendarSettings } from '#features/hours/server/api.ts';
import { activePhotographer, notOffered, offers } from '#features/photographers/server/api.ts';
import { conflict, type Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf, instantOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import { violatedConstraint } from '#shared/server/database/violated-constraint.ts';
import type { CreatedPlace, NewPlace } from '../../contract.ts';
import { dueRefusal } from '../../domain/birth-days.ts';
import { mondayOf } from '../../domain/week.ts';
import { refusals } from '../../texts/refusals.ts';
import { windowService } from '../birth-service.ts';
import { insertPlace } from '../store.ts';
import { choosePlace } from './choose-place.ts';
import { confirmByOf } from './confirm-by-view.ts';

interface Visitor {
  readonly language: Language;
  readonly network: string;
}

const noon = 12 * 60;

/**
 * Takes a place in a week for a family, with a booking that has no time yet, in one transaction. Throws 409 if the week
 * is full (unless the family wants to wait), and if the same network has taken a place for the mailbox within two hours:
 * anybody can type any address, so nobody else learns whether it has a place already.
 */
export const takePlace = async (context: Context, wanted: NewPlace, visitor: Visitor): Promise<CreatedPlace> => {
  const language = wanted.language ?? visitor.language;
  const { week, due_on, photographer_id } = wanted;
  const { service, window } = await windowService(context, wanted.service_id);
  const photographer = await activePhotographer(context, photographer_id);
  if (!offers(service, photographer.id)) throw notOffered();
  const refusal = dueRefusal(due_on, berlinDateOf(context.now())) ?? weekRefusal(wanted);
  if (refusal) throw ruleBroken(refusal, refusals[language][refusal]);
  const { waiting_list_hours } = await readCalendarSettings(context.db);
  const mayWait = wanted.waiting_list && waiting_list_hours !== null;
  const made = inTransactionOf(context, async (within, trx) => {
    if (await isTakenHere(within, { email: wanted.customer.email, service_id: service.id, network: visitor.network }))
      throw conflict('has_place', refusals[language].has_place);
    const chosen = await choosePlace(trx, { photographer_id: photographer.id, week }, window);
    if (chosen.above_plan && !mayWait) throw conflict('week_full', refusals[language].week_full);
    const written = await writePlaceBooking(within, {
      service,
      photographer_id: photographer.id,
      due_at: instantOf(due_on, noon) ?? context.now(),
      customer: wanted.customer,
      notes: wanted.notes || null,
      language,
      network: visitor.network,
      expected_price: wanted.expected_price,
      expected_prepayment: wanted.expected_prepayment,
      request: undefined,
    });
    if (!written.ok) throw written.refusal;
    await insertPlace(trx, {
      booking_id: written.value,
      service_id: service.id,
      photographer_id: photographer.id,
      week,
      place: chosen.above_plan ? null : chosen.place,
      due_on,
      created_at: context.now(),
    });
    return { id: written.value, waiting_list: chosen.above_plan };
  });
  const { id, waiting_list } = await made.catch((error: unknown) => throwKnown(error, language));
  const booking = await selectBooking(context, id);
  return {
    booking_id: id,
    confirmation_code: booking?.confirmation_code ?? '',
    cancel_token: cancelToken(context.secretKey, { id, link_version: 0 }),
    week,
    waiting_list,
    ...(booking && confirmByOf(booking)),
  };
};

/** The week of the due date or one of the following; nobody needs an earlier one. */
const weekRefusal = ({ week, due_on }: Pick<NewPlace, 'week' | 'due_on'>): 'other_week' | null =>
  mondayOf(week) === week && week >= mondayOf(due_on) ? null : 'other_week';

/** What the database refused, also at the same moment. */
const throwKnown = (error: unknown, language: Language): never => {
  if (holdsTooMany(error)) throw tooManyFutureSessions(language);
  const constraint = violatedConstraint(error);
  const problem: Problem | undefined =
    constraint === 'birth_place_once' || constraint === 'birth_place_within_plan'
      ? conflict('week_full', refusals[language].week_full)
      : undefined;
  throw problem ?? error;
};
