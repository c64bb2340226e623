import { useState } from 'react';
import type { MonthAvailability } from '#features/availability/contract.ts';
import type { PublicCalendarSettings } from '#features/hours/contract.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import type { Loading } from '#shared/web/call/use-loading.ts';
import { useLoading } from '#shared/web/call/use-loading.ts';
import { monthOf } from '#shared/web/month/month-days.ts';
import { call } from '../state/booking-calls.ts';
import type { WizardState } from '../state/wizard-state.ts';
import { firstFreeMonth } from './first-free-month.ts';

/** The range of bookable days, 'yyyy-MM-dd'. */
export interface BookableSpan {
  readonly today: string;
  /** undefined: not known. */
  readonly last: string | undefined;
}

export const useBookableSpan = (calendar: PublicCalendarSettings | undefined): BookableSpan => {
  const [today] = useState(() => berlinDateOf(Date.now()));
  return { today, last: calendar && addDays(today, calendar.advance_booking_days) };
};

export type SessionChoice = Pick<WizardState, 'service_id' | 'photographer_id' | 'extras'>;

export const readMonth = (
  { service_id, photographer_id, extras }: SessionChoice,
  month: string,
  signal: AbortSignal,
): Promise<MonthAvailability> => {
  const query = { service_id: service_id ?? '', photographer_id: photographer_id ?? '', month, ...extras };
  return call('GET /api/availability/month', { query }, { signal });
};

/**
 * Loads the first month that has free days (`firstFreeMonth`). If there are none until the last bookable day, the
 * photographer is fully booked. If that day is not known, it is taken to be 31 days ahead.
 */
export const useFirstFreeMonth = (
  chosen: SessionChoice,
  { today, last }: BookableSpan,
  wanted: boolean,
): Loading<MonthAvailability> => {
  const { service_id, photographer_id, extras } = chosen;
  const key =
    wanted && service_id && photographer_id ? JSON.stringify([service_id, photographer_id, today, extras]) : undefined;
  return useLoading(key, (signal) =>
    firstFreeMonth((month) => readMonth(chosen, month, signal), monthOf(today), monthOf(last ?? addDays(today, 31))),
  );
};
