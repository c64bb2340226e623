import { useState } from 'react';
import type { MonthAvailability, PublicCalendarSettings } from '#features/availability/contract.ts';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import { addDays } from '#shared/kernel/calendar-date.ts';
import { addMonths, monthOf } from '#shared/web/month-days.ts';
import type { Loading } from '#shared/web/use-loading.ts';
import { useLoading } from '#shared/web/use-loading.ts';
import { call } from '../booking-calls.ts';
import type { WizardState } from '../wizard-state.ts';
import { offered } from './time-offers.tsx';

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

export type Chosen = Pick<WizardState, 'service_id' | 'photographer_id' | 'extras'>;

export const readMonth = (
  { service_id, photographer_id, extras }: Chosen,
  month: string,
  signal: AbortSignal,
): Promise<MonthAvailability> => {
  const query = { service_id: service_id ?? '', photographer_id: photographer_id ?? '', month, ...extras };
  return call('GET /api/availability/month', { query }, { signal });
};

/**
 * Loads the first month that has free days; near its end also the days of the next month, so that enough times can be
 * offered. If there are none until the last bookable day, returns that day's month without days: the photographer is
 * fully booked. If the last day is not known, this month and the next one are searched.
 */
export const useFirstFreeMonth = (
  chosen: Chosen,
  { today, last }: BookableSpan,
  wanted: boolean,
): Loading<MonthAvailability> => {
  const { service_id, photographer_id, extras } = chosen;
  const key =
    wanted && service_id && photographer_id ? JSON.stringify([service_id, photographer_id, today, extras]) : undefined;
  return useLoading(key, async (signal) => {
    const end = last === undefined ? addMonths(monthOf(today), 1) : monthOf(last);
    let found = await readMonth(chosen, monthOf(today), signal);
    while (found.days.length === 0 && found.month < end)
      found = await readMonth(chosen, addMonths(found.month, 1), signal);
    if (found.days.length >= offered || found.month >= end) return found;
    const next = await readMonth(chosen, addMonths(found.month, 1), signal);
    return { ...found, days: [...found.days, ...next.days] };
  });
};
