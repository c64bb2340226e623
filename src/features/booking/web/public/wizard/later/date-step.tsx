import type { Dispatch } from 'react';
import { useState } from 'react';
import type { MonthAvailability, PublicCalendarSettings, SlotView } from '#features/availability/contract.ts';
import { berlinDateOf, wallMinuteOf } from '#shared/kernel/berlin-time.ts';
import { addDays, weekdayOf } from '#shared/kernel/calendar-date.ts';
import { Button } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { DayState } from '#shared/web/month-day.tsx';
import { addMonths, monthOf } from '#shared/web/month-days.ts';
import { MonthGrid } from '#shared/web/month-grid.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { Loading } from '#shared/web/use-loading.ts';
import { useLoading } from '#shared/web/use-loading.ts';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { call } from '../booking-calls.ts';
import type { WizardAction, WizardState } from '../wizard-state.ts';
import { DaySlots } from './day-slots.tsx';
import { NextTimes } from './next-times.tsx';

interface DateStepProps {
  readonly state: WizardState;
  readonly dispatch: Dispatch<WizardAction>;
  readonly slots: Loading<readonly SlotView[]>;
  /** undefined: it could not be read; then every day may be asked for. */
  readonly calendar: PublicCalendarSettings | undefined;
}

/** Step 2: a day and a time (PUB-042..053). */
export const DateStep = ({ state, dispatch, slots, calendar }: DateStepProps) => {
  const [arrivedWith] = useState(state.date);
  const [today] = useState(() => berlinDateOf(Date.now()));
  const last = calendar && addDays(today, calendar.advance_booking_days);
  const { month, setMonth, free } = useShownMonth(state, { today, last });
  const dayOf = useDayStates(calendar, free.value);
  const monthEnd = last !== undefined && month >= monthOf(last);
  return (
    <Card className="grid gap-8 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:gap-10">
      <div>
        <MonthGrid
          month={month}
          onMonth={setMonth}
          today={today}
          last={last}
          selected={state.date}
          onSelect={(date) => dispatch({ type: 'date', date })}
          day={dayOf}
          busy={free.loading}
        />
        {free.value?.days.length === 0 && (
          <FullMonth onNext={monthEnd ? undefined : () => setMonth(addMonths(month, 1))} />
        )}
        <ZoneNote />
      </div>
      {state.date ? (
        <DaySlots
          date={state.date}
          arrivedWith={arrivedWith}
          start={state.start}
          slots={slots}
          nextFree={free.value?.days.find(({ date }) => state.date !== undefined && date > state.date)?.date}
          onDate={(date) => dispatch({ type: 'date', date })}
          onSlot={(start) => dispatch({ type: 'slot', date: state.date ?? '', start })}
        />
      ) : (
        <NextTimes free={free} onSlot={(date, start) => dispatch({ type: 'slot', date, start })} />
      )}
    </Card>
  );
};

/**
 * The shown month and its free days. It starts with the month of the chosen day, else with this one, and goes on to the
 * next by itself where this one has nothing left.
 */
const useShownMonth = (
  { service_id, photographer_id, date }: WizardState,
  { today, last }: { readonly today: string; readonly last: string | undefined },
) => {
  const [turnedTo, setTurnedTo] = useState(date && date >= today ? monthOf(date) : undefined);
  const [first, setFirst] = useState(monthOf(today));
  const month = turnedTo ?? first;
  const free = useLoading<MonthAvailability>([service_id, photographer_id, month].join(' '), (signal) => {
    const query = { service_id: service_id ?? '', photographer_id: photographer_id ?? '', month };
    return call('GET /api/availability/month', { query }, { signal });
  });
  const nextMonth = addMonths(month, 1);
  const nothingLeft = free.value?.days.length === 0 && month === monthOf(today);
  if (turnedTo === undefined && nothingLeft && (last === undefined || nextMonth <= monthOf(last))) setFirst(nextMonth);
  return { month, setMonth: setTurnedTo, free };
};

/** What the calendar shows of a day: closed, free, or without a free time; all that are not closed may be asked for. */
const useDayStates = (calendar: PublicCalendarSettings | undefined, month: MonthAvailability | undefined) => {
  const t = useTexts(wizardTexts);
  const freeDays = new Set(month?.days.map(({ date }) => date));
  return (date: string): DayState => {
    if (calendar && isClosed(date, calendar)) return { disabled: t('datetime.closed') };
    return month?.month === monthOf(date) ? { free: freeDays.has(date) } : {};
  };
};

/** The weekday rules of the studio (PUB-046..049, AMB-031); a date of its own is told apart from its weekday. */
const isClosed = (date: string, calendar: PublicCalendarSettings): boolean => {
  if (calendar.closed_dates?.includes(date)) return true;
  if (calendar.open_dates?.includes(date)) return false;
  const weekday = weekdayOf(date);
  if (calendar.closed_weekdays.includes(weekday)) return true;
  if (weekday < 6) return false;
  return !calendar.work_on_weekends || !(weekday === 6 ? calendar.work_on_saturday : calendar.work_on_sunday);
};

const FullMonth = ({ onNext }: { readonly onNext: (() => void) | undefined }) => {
  const t = useTexts(wizardTexts);
  return (
    <output className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-warning-soft p-4 text-ink">
      <span>{t('datetime.month.full')}</span>
      {onNext && (
        <Button look="secondary" onClick={onNext}>
          {t('datetime.month.next')}
        </Button>
      )}
    </output>
  );
};

/** That times are the studio's, with more weight where the customer's clock shows another one. */
const ZoneNote = () => {
  const t = useTexts(wizardTexts);
  const [isElsewhere] = useState(clockDiffers);
  return <p className="mt-4 text-sm text-muted">{t(isElsewhere ? 'datetime.zone.other' : 'datetime.zone')}</p>;
};

const clockDiffers = (): boolean => {
  const now = new Date();
  return wallMinuteOf(now.getTime()) !== now.getHours() * 60 + now.getMinutes();
};
