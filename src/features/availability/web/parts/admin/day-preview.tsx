import { useState } from 'react';
import { daysOf } from '#features/hours/domain/exception-span.ts';
import type { CalendarSettings } from '#features/hours/domain/settings/calendar-settings.ts';
import { weekdayKeys } from '#features/hours/domain/settings/calendar-settings.ts';
import { useExceptions } from '#features/hours/web/parts/admin/use-exceptions.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays, isDate, type Weekday, weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { formatTime, weekdayName } from '#shared/kernel/time/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { Field } from '#shared/web/field.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { type SampleDay, sampleDay, worksOn } from '../../../domain/slots/sample-day.ts';
import { availabilityTexts } from '../../../texts/handle.ts';

const lengths = [30, 45, 60, 90, 120, 180];

/**
 * Shows what customers would be offered on a day. It is computed by the server's rules while the administrator types.
 */
export const DayPreview = ({ settings }: { readonly settings: CalendarSettings | undefined }) => {
  const t = useTexts(availabilityTexts);
  const { language } = useLanguage();
  const [today] = useState(() => berlinDateOf(Date.now()));
  const [typed, setTyped] = useState(() => nextOn(1, today));
  const spans = useExceptions(today).data ?? [];
  const exceptions = daysOf(spans);
  const [length, setLength] = useState(60);
  const [booked, setBooked] = useState(true);
  const date = isDate(typed) ? typed : nextOn(1, today);
  const exception = spans.find((one) => one.date <= date && date <= one.end_date);
  const working = settings !== undefined && worksOn(settings, exceptions, date);
  return (
    <Panel title={t('preview.title')}>
      <div className="grid gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3">
        <Field label={t('preview.day')}>
          {(control) => (
            <select
              {...control}
              value={weekdayOf(date)}
              onChange={(event) => setTyped(nextOn(Number(event.target.value) as Weekday, today))}
            >
              {weekdayKeys.map((key, index) => (
                <option key={key} value={index + 1}>
                  {weekdayName((index + 1) as Weekday, language)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <DateField label={t('preview.date')} value={typed} onChange={setTyped} />
        <div className="min-[22rem]:max-sm:col-span-2">
          <Field label={t('preview.length')}>
            {(control) => (
              <select {...control} value={length} onChange={(event) => setLength(Number(event.target.value))}>
                {lengths.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {t('preview.minutes', minutes)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </div>
      <Checkbox checked={booked} onChange={(event) => setBooked(event.target.checked)} label={t('preview.booked')} />
      {exception && <p className="mb-1 font-medium">{t('preview.exception', exception.name)}</p>}
      {settings && working ? (
        <Slots day={sampleDay(settings, exceptions, date, length, booked)} />
      ) : (
        <p className="text-muted">{t(settings ? 'preview.closed' : 'preview.invalid')}</p>
      )}
    </Panel>
  );
};

/** The first such weekday at least a week from now, on which nothing has begun yet. */
const nextOn = (weekday: Weekday, today: string): string => addDays(today, 7 + ((weekday - weekdayOf(today) + 7) % 7));

const Slots = ({ day: { starts, booked } }: { readonly day: SampleDay }) => {
  const t = useTexts(availabilityTexts);
  if (starts.length === 0 && !booked) return <p className="text-muted">{t('preview.none')}</p>;
  return (
    <>
      <p className="text-sm text-muted">
        {t('preview.count', starts.length)}
        {booked && ` · ${t('preview.bookedAt', { from: formatTime(booked.start), to: formatTime(booked.end) })}`}
      </p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {[...starts, ...(booked ? [booked.start] : [])]
          .toSorted((a, b) => a - b)
          .map((start) => (
            <li
              key={start}
              data-taken={start === booked?.start || undefined}
              className="tabular rounded-field bg-accent-soft px-2 py-1 text-sm text-accent-text data-taken:bg-sunken data-taken:text-muted data-taken:line-through"
            >
              {formatTime(start)}
            </li>
          ))}
      </ul>
    </>
  );
};
