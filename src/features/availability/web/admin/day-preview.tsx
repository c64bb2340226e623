import { useState } from 'react';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import { addDays, type Weekday, weekdayOf } from '#shared/kernel/calendar-date.ts';
import { formatTime, weekdayName } from '#shared/kernel/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Field } from '#shared/web/field.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { CalendarSettings } from '../../domain/calendar-settings.ts';
import { weekdayKeys } from '../../domain/calendar-settings.ts';
import { type SampleDay, sampleDay } from '../../domain/sample-day.ts';
import { availabilityAdminTexts } from '../../texts/admin-handle.ts';

const lengths = [30, 45, 60, 90, 120, 180];

/** What customers would be offered on a day, worked out by the rules the server works by, while one types. */
export const DayPreview = ({ settings }: { readonly settings: CalendarSettings | undefined }) => {
  const t = useTexts(availabilityAdminTexts);
  const { language } = useLanguage();
  const [weekday, setWeekday] = useState<Weekday>(1);
  const [length, setLength] = useState(60);
  const [booked, setBooked] = useState(true);
  const [today] = useState(() => berlinDateOf(Date.now()));
  const date = addDays(today, 7 + ((weekday - weekdayOf(today) + 7) % 7));
  const working = settings?.weekly_schedule[weekdayKeys[weekday - 1] ?? 'monday'].is_working ?? false;
  return (
    <Panel title={t('preview.title')}>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('preview.day')}>
          {(control) => (
            <select
              {...control}
              value={weekday}
              onChange={(event) => setWeekday(Number(event.target.value) as Weekday)}
            >
              {weekdayKeys.map((key, index) => (
                <option key={key} value={index + 1}>
                  {weekdayName((index + 1) as Weekday, language)}
                </option>
              ))}
            </select>
          )}
        </Field>
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
      <Checkbox checked={booked} onChange={(event) => setBooked(event.target.checked)} label={t('preview.booked')} />
      {settings && working ? (
        <Slots day={sampleDay(settings, date, length, booked)} />
      ) : (
        <p className="text-muted">{t(settings ? 'preview.closed' : 'preview.invalid')}</p>
      )}
    </Panel>
  );
};

const Slots = ({ day: { starts, booked } }: { readonly day: SampleDay }) => {
  const t = useTexts(availabilityAdminTexts);
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
