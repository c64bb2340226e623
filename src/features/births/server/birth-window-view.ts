import { readCalendarSettings } from '#features/hours/server/api.ts';
import { remainderOf } from '#features/payments/domain/payment-plan.ts';
import { takesPrepayment } from '#features/payments/domain/payment-settings.ts';
import { prepaymentOf, readPaymentSettings } from '#features/payments/server/api.ts';
import { photographersOf } from '#features/photographers/server/api.ts';
import type { Language } from '#shared/kernel/language.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { PublicWindow } from '../contract.ts';
import { dueRefusal } from '../domain/birth-days.ts';
import { weeksFrom } from '../domain/week.ts';
import { refusals } from '../texts/refusals.ts';
import { windowService } from './birth-service.ts';
import { takenPlaces } from './store.ts';

/** How many weeks are offered: that of the due date and the following ones. */
const offeredWeeks = 5;

/** Returns the weeks that can be taken for a due date, by photographer, with the places that are free. */
export const birthWindow = async (
  context: Context,
  id: string,
  { due_on, language }: { readonly due_on: string | undefined; readonly language: Language },
): Promise<PublicWindow> => {
  const { service, window } = await windowService(context, id);
  const [photographers, payments, { waiting_list_hours }] = await Promise.all([
    photographersOf(context, service.id),
    readPaymentSettings(context.db),
    readCalendarSettings(context.db),
  ]);
  const prepayment_cents = takesPrepayment(payments, true) ? prepaymentOf(service, payments).amount_cents : 0;
  const refusal = due_on === undefined ? null : dueRefusal(due_on, berlinDateOf(context.now()));
  const weeks = due_on === undefined || refusal ? [] : weeksFrom(due_on, offeredWeeks);
  const taken = await takenPlaces(
    context.db,
    photographers.map((one) => one.id),
    weeks,
  );
  const freeIn = (photographer_id: string, week: string): number => {
    const numbers = taken.filter((one) => one.photographer_id === photographer_id && one.week === week);
    const planned = numbers.filter(({ place }) => place <= window.places_per_week);
    return Math.max(window.places_per_week - planned.length, 0);
  };
  return {
    service_id: service.id,
    name: service.name,
    name_de: service.name_de,
    name_ru: service.name_ru,
    duration_min: service.duration_min,
    first_day: window.first_day,
    last_day: window.last_day,
    price: euroOf(service.price_cents),
    prepayment: euroOf(prepayment_cents),
    rest: euroOf(remainderOf(service.price_cents, prepayment_cents)),
    waiting_list: waiting_list_hours !== null,
    refusal: refusal && refusals[language][refusal],
    photographers: photographers.map(({ id: photographer_id, name }) => ({
      id: photographer_id,
      name,
      weeks: weeks.map((week) => ({ week, free: freeIn(photographer_id, week) })),
    })),
  };
};
