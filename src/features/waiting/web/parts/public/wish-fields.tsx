import { useId } from 'react';
import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { formatShortDate, shortWeekdayName } from '#shared/kernel/time/format.ts';
import { Field } from '#shared/web/field.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { Span } from '../../../domain/spans.ts';
import type { JoinTexts } from '../../../texts/join-texts.ts';

interface SpanFieldProps {
  readonly spans: readonly Span[];
  readonly chosen: Span['kind'] | undefined;
  readonly onChoose: (kind: Span['kind']) => void;
  readonly texts: JoinTexts;
}

/** The full day, its week, or the weeks from that day on. */
export const SpanField = ({ spans, chosen, onChoose, texts }: SpanFieldProps) => {
  const { language } = useLanguage();
  const name = useId();
  const daysOf = ({ kind, first_day, last_day }: Span): string => {
    const first = formatShortDate(first_day, language);
    return kind === 'day' ? first : `${first} – ${formatShortDate(last_day, language)}`;
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{texts.days}</legend>
      {spans.map((span) => (
        <label key={span.kind} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={chosen === span.kind}
            onChange={() => onChoose(span.kind)}
            autoComplete="off"
            className="size-5 shrink-0 cursor-pointer accent-accent"
          />
          <span className="tabular">{texts[span.kind](daysOf(span))}</span>
        </label>
      ))}
    </fieldset>
  );
};

interface WeekdayFieldProps {
  readonly chosen: readonly number[];
  readonly onChange: (weekdays: readonly number[]) => void;
  readonly texts: JoinTexts;
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const WeekdayField = ({ chosen, onChange, texts }: WeekdayFieldProps) => {
  const { language } = useLanguage();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{texts.weekdays}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-x-2">
        {weekdays.map((weekday) => (
          <Tick
            key={weekday}
            checked={chosen.includes(weekday)}
            onChange={(isChosen) =>
              onChange(weekdays.filter((one) => (one === weekday ? isChosen : chosen.includes(one))))
            }
          >
            {shortWeekdayName(weekday, language)}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
};

interface Hours {
  /** 'HH:00'; '': any time. */
  readonly from: string;
  readonly until: string;
}

interface HourFieldsProps {
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
  readonly texts: JoinTexts;
}

const clock = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** The earliest and the latest start. Hours between which nothing could begin cannot be chosen. */
export const HourFields = ({ hours, onChange, texts }: HourFieldsProps) => {
  const options = (list: readonly string[]) => [
    <option key="" value="">
      {texts.anyTime}
    </option>,
    ...list.map((time) => (
      <option key={time} value={time}>
        {texts.clock(time)}
      </option>
    )),
  ];
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label={texts.from}>
        {(control) => (
          <select
            {...control}
            value={hours.from}
            onChange={(event) => onChange({ ...hours, from: event.target.value })}
          >
            {options(clock.filter((time) => hours.until === '' || time <= hours.until))}
          </select>
        )}
      </Field>
      <Field label={texts.until}>
        {(control) => (
          <select
            {...control}
            value={hours.until}
            onChange={(event) => onChange({ ...hours, until: event.target.value })}
          >
            {options(clock.filter((time) => time >= hours.from))}
          </select>
        )}
      </Field>
    </div>
  );
};

interface TickProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: React.ReactNode;
}

export const Tick = ({ checked, onChange, children }: TickProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      autoComplete="off"
      className="size-5 shrink-0 cursor-pointer accent-accent"
    />
    <span className="max-w-prose">{children}</span>
  </label>
);
