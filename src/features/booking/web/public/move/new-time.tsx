import { useState } from 'react';
import type { MonthAvailability } from '#features/availability/contract.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Card } from '#shared/web/card.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { PublicBooking } from '../../../contract.ts';
import { wizardTexts } from '../../../texts/wizard-handle.ts';
import { useFreeTimes } from './use-free-times.ts';
import { useMoveTexts } from './use-move-texts.ts';
import type { TimeParts } from './use-time-parts.ts';

export interface ChosenTime {
  readonly date: string;
  readonly start: string | undefined;
}

interface NewTimeProps {
  readonly parts: TimeParts;
  readonly booking: PublicBooking;
  readonly token: string;
  readonly last: string;
  readonly chosen: ChosenTime | undefined;
  readonly onChoose: (chosen: ChosenTime) => void;
  readonly round: number;
}

const firstAfter = (date: string, free: MonthAvailability | undefined): string | undefined =>
  free && [...free.days, ...free.next_days].find((day) => day.date > date)?.date;

/** The days and times to which a session can be moved: only free ones. */
export const NewTime = ({ parts, booking, token, last, chosen, onChoose, round }: NewTimeProps) => {
  const { addMonths, monthOf, MonthGrid, DaySlots, NextTimes } = parts;
  const t = useMoveTexts();
  const wizard = useTexts(wizardTexts);
  const [arrivedWith] = useState(chosen?.date);
  const date = chosen?.date;
  const { today, month, setMonth, days, slots } = useFreeTimes({
    parts,
    id: booking.booking_id,
    token,
    last,
    date,
    round,
  });
  if (days.error !== undefined) return <LoadFailure error={days.error} onRetry={days.reload} />;
  const free = new Set(days.value?.days.map((day) => day.date));
  const isLast = month >= monthOf(last);
  const isEmpty = days.value?.days.length === 0 && !days.loading;
  return (
    <Card className="grid gap-8 md:grid-cols-2 md:gap-10">
      {/* Seven days of 44 px fit from a width of 360 px. */}
      <div className="max-sm:[&_table]:-mx-3 max-sm:[&_table]:w-[calc(100%+1.5rem)]">
        <MonthGrid
          month={month}
          onMonth={setMonth}
          today={today}
          last={last}
          beyond={t.last(formatDate(last))}
          selected={date}
          onSelect={(day) => onChoose({ date: day, start: undefined })}
          day={(day) => (days.value?.month === monthOf(day) ? { free: free.has(day) } : {})}
          busy={days.loading}
        />
        {isEmpty && <NothingFree onNext={isLast ? undefined : () => setMonth(addMonths(month, 1))} />}
        <p className="mt-4 text-sm text-muted">{t.last(formatDate(last))}</p>
        <p className="mt-1 text-sm text-muted">{wizard('datetime.zone')}</p>
      </div>
      {date === undefined ? (
        <NextTimes
          free={days}
          onSlot={(day, start) => {
            // Near the end of a month, times of the next one are offered too.
            if (monthOf(day) !== month) setMonth(monthOf(day));
            onChoose({ date: day, start });
          }}
        />
      ) : (
        <DaySlots
          date={date}
          arrivedWith={arrivedWith}
          start={chosen?.start}
          slots={slots}
          nextFree={firstAfter(date, days.value)}
          onDate={(day) => onChoose({ date: day, start: undefined })}
          onSlot={(start) => onChoose({ date, start })}
        />
      )}
    </Card>
  );
};

/** `onNext`: undefined in the last month. */
const NothingFree = ({ onNext }: { readonly onNext: (() => void) | undefined }) => {
  const t = useMoveTexts();
  const wizard = useTexts(wizardTexts);
  return (
    <output className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-warning-soft p-4">
      <span>{onNext ? wizard('datetime.month.full') : t.nothing}</span>
      {onNext && (
        <Button look="secondary" onClick={onNext}>
          {wizard('datetime.month.next')}
        </Button>
      )}
    </output>
  );
};

export const LoadFailure = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const wizard = useTexts(wizardTexts);
  const shared = useTexts(sharedTexts);
  const messageOf = useErrorMessage();
  return (
    <Card>
      <ErrorBox title={wizard('slot.error')} message={messageOf(error)}>
        <Button look="secondary" onClick={onRetry}>
          {shared('error.retry')}
        </Button>
      </ErrorBox>
    </Card>
  );
};
