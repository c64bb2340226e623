import type { KeyboardEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { formatMonth, shortWeekdayName, weekdayName } from '#shared/kernel/time/format.ts';
import { classNames } from '../class-names.ts';
import { sharedTexts } from '../texts/handle.ts';
import { useLanguage, useTexts } from '../texts.tsx';
import type { DayState } from './month-day.tsx';
import { MonthDay } from './month-day.tsx';
import { addMonths, dayByKey, monthOf, weeksOf } from './month-days.ts';

export interface MonthGridProps {
  /** The displayed month, 'yyyy-MM'. */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  /** Today in Berlin, 'yyyy-MM-dd'. */
  readonly today: string;
  /** The first selectable day, by default today. Days before it are left blank. */
  readonly first?: string | undefined;
  /** The last selectable day; later months cannot be opened. */
  readonly last?: string | undefined;
  /** Why later days cannot be selected, as text. */
  readonly beyond?: string | undefined;
  readonly selected: string | undefined;
  readonly onSelect: (date: string) => void;
  readonly day: (date: string) => DayState;
  /** Whether the days of the month are loading. */
  readonly busy?: boolean;
}

/**
 * A month to select a day from. Weeks start on Monday. One tab stop; arrow keys, Home, End, Page Up and Page Down move.
 */
export const MonthGrid = (props: MonthGridProps) => {
  const { month, today, first = today, last, beyond, selected, onSelect, day, busy = false } = props;
  const title = useId();
  const { grid, tabStop, onKeyDown } = useRovingDay(props);
  return (
    <div>
      <MonthHead {...props} title={title} />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of selectable days is a grid
        role="grid"
        aria-labelledby={title}
        aria-busy={busy}
        onKeyDown={onKeyDown}
        className="w-full table-fixed"
      >
        <WeekdayRow />
        <tbody>
          {weeksToCome(month, first).map((week, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a week has no other key
            <tr key={index}>
              {week.map((date, column) => (
                <td
                  // oxlint-disable-next-line react/no-array-index-key -- the cells outside the month have no date
                  key={column}
                  aria-selected={date !== undefined && date === selected}
                  data-weekend={column > 4 || undefined}
                  className="py-0.5 text-center sm:px-0.5"
                >
                  {date !== undefined && date >= first && (
                    <MonthDay
                      date={date}
                      today={date === today}
                      selected={date === selected}
                      tabStop={date === tabStop}
                      state={isReachable(date, first, last) ? day(date) : { disabled: beyond ?? '', tooLate: true }}
                      onSelect={onSelect}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The weeks that contain a day to show. */
const weeksToCome = (month: string, first: string) =>
  weeksOf(month).filter((week) => week.some((date) => date !== undefined && date >= first));

const isReachable = (date: string, first: string, last: string | undefined): boolean =>
  date >= first && (last === undefined || date <= last);

/** One day is a tab stop; keys move from it, also into other months. */
const useRovingDay = ({ month, onMonth, today, first = today, last, selected, day }: MonthGridProps) => {
  const grid = useRef<HTMLTableElement>(null);
  // A new object for each key, so that a key that leads to the same day focuses it again.
  const [move, setMove] = useState<{ readonly to: string }>();
  const shown = weeksOf(month)
    .flat()
    .filter((date) => date !== undefined && isReachable(date, first, last));
  const tabStop =
    [move?.to, selected].find((date) => shown.includes(date)) ??
    shown.find((date) => date !== undefined && day(date).disabled === undefined) ??
    shown[0];

  // Before the next key: an effect that runs later loses the focus to days that arrive in between.
  useLayoutEffect(() => {
    if (move) grid.current?.querySelector<HTMLButtonElement>(`[data-date="${move.to}"]`)?.focus();
  }, [move]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement).dataset.date;
    const next = from && dayByKey(from, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    const to = next < first ? first : last !== undefined && next > last ? last : next;
    setMove({ to });
    if (monthOf(to) !== month) onMonth(monthOf(to));
  };
  return { grid, tabStop, onKeyDown };
};

const MonthHead = ({
  month,
  onMonth,
  today,
  first = today,
  last,
  beyond,
  title,
}: MonthGridProps & { readonly title: string }) => {
  const { language } = useLanguage();
  const t = useTexts(sharedTexts);
  return (
    <div className="mb-3 flex items-center justify-between gap-2">
      <h3 id={title} aria-live="polite" className="text-lg font-semibold first-letter:uppercase">
        {formatMonth(month, language)}
      </h3>
      <div className="flex gap-1">
        <MonthButton
          label={t('month.previous')}
          refusal={month <= monthOf(first) ? (first === today ? t('month.past') : '') : undefined}
          onClick={() => onMonth(addMonths(month, -1))}
          path="m10 3-5 5 5 5"
        />
        <MonthButton
          label={t('month.next')}
          refusal={last !== undefined && month >= monthOf(last) ? (beyond ?? '') : undefined}
          onClick={() => onMonth(addMonths(month, 1))}
          path="m6 3 5 5-5 5"
        />
      </div>
    </div>
  );
};

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const WeekdayRow = () => {
  const { language } = useLanguage();
  return (
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th
            key={weekday}
            scope="col"
            abbr={weekdayName(weekday, language)}
            className={classNames('pb-2 text-sm font-medium', weekday > 5 ? 'text-accent-text' : 'text-muted')}
          >
            <span className="inline-block first-letter:uppercase">{shortWeekdayName(weekday, language)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
};

interface MonthButtonProps {
  readonly label: string;
  /** Why it cannot be used, as text; undefined if it can. */
  readonly refusal: string | undefined;
  readonly onClick: () => void;
  readonly path: string;
}

const MonthButton = ({ label, refusal, onClick, path }: MonthButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={refusal ? `${label}: ${refusal}` : label}
    disabled={refusal !== undefined}
    onClick={onClick}
    className="grid size-11 cursor-pointer place-items-center rounded-field hover:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-30"
  >
    <svg viewBox="0 0 16 16" className="size-5" aria-hidden="true" fill="none">
      <path d={path} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
);
