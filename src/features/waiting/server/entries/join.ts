import { readCalendarSettings } from '#features/hours/server/api.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { activePhotographer, notOffered, offers } from '#features/photographers/server/api.ts';
import { priceChoice } from '#features/services/domain/extras/priced-service.ts';
import { choiceProblem, type ServiceRow, serviceOnOffer } from '#features/services/server/api.ts';
import { conflict, Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { wallMinutes } from '#shared/kernel/time/wall-minutes.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import { currentReads } from '#shared/server/throughput/api.ts';
import type { NewEntry } from '../../contract.ts';
import { dayRefusal, wishProblems } from '../../domain/join-problem.ts';
import { fits, type Wishes } from '../../domain/wishes.ts';
import { type JoinRefusal, refusals } from '../../texts/refusals.ts';
import { freeTimesOf } from '../offers/free-times.ts';
import type { EntryRow } from '../store.ts';
import { storeEntry } from './store-entry.ts';

/**
 * Puts a person on the waiting list, and writes the mail with the link to leave it. A person who already waits for the
 * same service and days keeps that entry, and nothing in the result says so. Throws 409 if a wished time is free, and 400
 * for days that cannot be booked.
 */
export const joinWaitingList = async (context: Context, wanted: NewEntry, language: Language): Promise<EntryRow> => {
  const { waiting_list_hours, advance_booking_days } = await readCalendarSettings(context.db);
  if (waiting_list_hours === null) throw broken('no_waiting_list', language);
  const wishes = wishesOf(wanted);
  const problems = wishProblems(wishes);
  if (problems.length > 0) throw new Problem(422, 'validation', problems);
  const today = berlinDateOf(context.now());
  const service = await serviceToWaitFor(context, wanted, language);
  const refusal = dayRefusal(wishes, { today, advance_booking_days });
  if (refusal) throw broken(refusal, language);
  const days = { first: wishes.first_day, last: wishes.last_day };
  const free = await freeTimesOf(context, service, days, await currentReads(context.db));
  if (free.some((time) => fits(wishes, time))) throw conflict('time_free', refusals[language].time_free);
  const entry = { service_id: wanted.service_id, people: wanted.people ?? null, ...wishes };
  return inTransactionOf(context, (within) => storeEntry(within, wanted, { entry, today }));
};

/** 400 with the reason why somebody cannot join. */
export const broken = (code: JoinRefusal, language: Language): Problem => ruleBroken(code, refusals[language][code]);

const wishesOf = ({ photographer_id, first_day, last_day, weekdays, ...hours }: NewEntry): Wishes => ({
  campaign_id: null,
  photographer_id: photographer_id === anyone ? null : photographer_id,
  first_day,
  last_day,
  weekdays: [...new Set(weekdays)].sort((one, other) => one - other),
  from_minute: wallMinutes(hours.earliest_start),
  until_minute: wallMinutes(hours.latest_start),
});

/** Returns the minutes since midnight of a wall time 'HH:MM'. */

/** Returns the service for the number of people; throws for a service or photographer that cannot be booked. */
const serviceToWaitFor = async (
  context: Context,
  { service_id, photographer_id, people }: NewEntry,
  language: Language,
): Promise<ServiceRow> => {
  const service = await serviceOnOffer(context, service_id);
  if (photographer_id !== anyone && !offers(service, (await activePhotographer(context, photographer_id)).id))
    throw notOffered();
  const bought = priceChoice(service, { options: [], people }, { mode: 'customer' });
  if (!bought.ok) throw choiceProblem(bought.refusal, language);
  return bought.value.service;
};
