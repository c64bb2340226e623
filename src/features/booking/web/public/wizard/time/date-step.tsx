import type { Dispatch, ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { MonthAvailability, SlotView } from '#features/availability/contract.ts';
import type { PublicCalendarSettings } from '#features/hours/contract.ts';
import type { PublicPhotographer } from '#features/photographers/contract.ts';
import { wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import { weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import type { Loading } from '#shared/web/call/use-loading.ts';
import { useLoading } from '#shared/web/call/use-loading.ts';
import { Card } from '#shared/web/card.tsx';
import type { DayState } from '#shared/web/month/month-day.tsx';
import { addMonths, monthOf } from '#shared/web/month/month-days.ts';
import { MonthGrid } from '#shared/web/month/month-grid.tsx';
import { afterPress } from '#shared/web/press/press.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import type { WizardAction, WizardState } from '../state/wizard-state.ts';
import { DaySlots } from './day-slots.tsx';
import { NextTimes } from './next-times.tsx';
import { daysFrom } from './time-offers.tsx';
import { type BookableSpan, readMonth } from './use-first-free-month.ts';

const WaitingList = lazy(async () => ({
  default: (await afterPress(import('#features/waiting/web/parts/public/waiting-list.tsx'))).WaitingList,
}));

interface DateStepProps {
  readonly state: WizardState;
  readonly dispatch: Dispatch<WizardAction>;
  readonly slots: Loading<readonly SlotView[]>;
  /** undefined if it could not be loaded; then every day can be selected. */
  readonly calendar: PublicCalendarSettings | undefined;
  readonly span: BookableSpan;
  /** One of the photographers, or anyone. */
  readonly photographer: Pick<PublicPhotographer, 'id' | 'name'> | undefined;
  /** The photographers who offer the service. */
  readonly photographers: readonly PublicPhotographer[];
  /** The first month with free days. */
  readonly first: Loading<MonthAvailability>;
  /** Shown if no day is free at all; undefined while one may be. */
  readonly wayOut: ReactNode;
}

/** Step 2: day and time. */
export const DateStep = (props: DateStepProps) => {
  const { state, dispatch, slots, calendar, span, first, wayOut } = props;
  const t = useTexts(wizardTexts);
  const [arrivedWith] = useState(state.date);
  const { today, last } = span;
  const { month, setMonth, free } = useShownMonth(state, span, first);
  const dayOf = useDayStates(calendar, free.value);
  const monthEnd = last !== undefined && month >= monthOf(last);
  const soon = free.value?.too_soon_until;
  const until = last && t('datetime.until', formatDate(last));
  return (
    <Card className="grid gap-8 md:grid-cols-[minmax(21.5rem,1.15fr)_minmax(0,1fr)] md:gap-10 lg:max-xl:grid-cols-1">
      {/* Seven days of 44 px fit from a width of 360 px. */}
      <div className="max-sm:[&_table]:-mx-3 max-sm:[&_table]:w-[calc(100%+1.5rem)]">
        <MonthGrid
          month={month}
          onMonth={setMonth}
          today={today}
          last={last}
          beyond={until}
          selected={state.date}
          onSelect={(date) => dispatch({ type: 'date', date })}
          day={dayOf}
          busy={free.loading}
        />
        {free.value?.days.length === 0 && !wayOut && (
          <FullMonth onNext={monthEnd ? undefined : () => setMonth(addMonths(month, 1))} />
        )}
        {soon && <p className="mt-4 text-sm font-medium">{t('datetime.soon', formatDate(soon))}</p>}
        {monthEnd && until && <p className="mt-4 text-sm font-medium">{until}</p>}
        <ZoneNote />
      </div>
      {wayOut ||
        (state.date ? (
          <DaySlots
            date={state.date}
            arrivedWith={arrivedWith}
            start={state.start}
            slots={slots}
            nextFree={free.value && daysFrom(free.value).find(({ date }) => state.date && date > state.date)?.date}
            onDate={(date) => dispatch({ type: 'date', date })}
            onSlot={(start) => dispatch({ type: 'slot', date: state.date ?? '', start })}
          />
        ) : (
          <NextTimes free={free} onSlot={(date, start) => dispatch({ type: 'slot', date, start })} />
        ))}
      <Waiting {...props} />
    </Card>
  );
};

/** The waiting list, if nothing is free and the studio has one. */
const Waiting = (props: DateStepProps) =>
  props.calendar?.waiting_list ? (
    <Suspense>
      <WaitingList {...props} />
    </Suspense>
  ) : null;

/**
 * The displayed month and its free days. Starts with the month of the chosen day, else with the first month that has
 * free days.
 */
const useShownMonth = (state: WizardState, { today }: BookableSpan, first: Loading<MonthAvailability>) => {
  const { date } = state;
  const own = date && date >= today ? monthOf(date) : undefined;
  // By the chosen day: a time of another month can be chosen outside of the calendar.
  const [turned, setTurned] = useState<Readonly<Record<string, string>>>({});
  const turnedTo = turned[`${date}`] ?? own;
  const month = turnedTo ?? first.value?.month ?? monthOf(today);
  const isFirst = turnedTo === undefined || month === first.value?.month;
  const key = isFirst ? undefined : [state.service_id, state.photographer_id, month].join(' ');
  const other = useLoading<MonthAvailability>(key, (signal) => readMonth(state, month, signal));
  return { month, setMonth: (shown: string) => setTurned({ [`${date}`]: shown }), free: isFirst ? first : other };
};

/**
 * Returns the state of each day: closed, free, or without a free time. All days that are not closed can be selected.
 */
const useDayStates = (calendar: PublicCalendarSettings | undefined, month: MonthAvailability | undefined) => {
  const t = useTexts(wizardTexts);
  const freeDays = new Set(month?.days.map(({ date }) => date));
  return (date: string): DayState => {
    if (calendar && isClosed(date, calendar)) return { disabled: t('datetime.closed') };
    return month?.month === monthOf(date) ? { free: freeDays.has(date) } : {};
  };
};

/** The studio's rules for weekdays; a rule for a single date overrides its weekday. */
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

/** States that times are in the studio's time zone, with more emphasis if the customer's clock differs. */
const ZoneNote = () => {
  const t = useTexts(wizardTexts);
  const [isElsewhere] = useState(clockDiffers);
  return <p className="mt-4 text-sm text-muted">{t(isElsewhere ? 'datetime.zone.other' : 'datetime.zone')}</p>;
};

const clockDiffers = (): boolean => {
  const now = new Date();
  return wallMinuteOf(now.getTime()) !== now.getHours() * 60 + now.getMinutes();
};
