import { weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { classNames } from '../class-names.ts';
import { sharedTexts } from '../texts/handle.ts';
import { useLanguage, useTexts } from '../texts.tsx';

/** The state of a day that has not passed, for a month grid. */
export interface DayState {
  /** Why it cannot be selected, as text; undefined if it can. */
  readonly disabled?: string | undefined;
  /** Whether it is after the last selectable day: not closed, but not available yet. */
  readonly tooLate?: boolean | undefined;
  /**
   * Whether it has free times: shown as a dot and in the accessible name. `false`: known to have none, which is stated
   * too; undefined: unknown.
   */
  readonly free?: boolean | undefined;
}

interface MonthDayProps {
  readonly date: string;
  readonly today: boolean;
  readonly selected: boolean;
  readonly tabStop: boolean;
  readonly state: DayState;
  readonly onSelect: (date: string) => void;
}

/** One day of a month grid. */
export const MonthDay = ({ date, today, selected, tabStop, state, onSelect }: MonthDayProps) => {
  const { language } = useLanguage();
  const t = useTexts(sharedTexts);
  const disabled = state.disabled !== undefined;
  const free = state.free === true && !disabled;
  const full = state.free === false && !disabled;
  const availability = free ? t('month.free') : full && t('month.full');
  const name = [formatLongDate(date, language), today && t('month.today'), availability, state.disabled];
  return (
    <button
      type="button"
      data-date={date}
      data-free={free || undefined}
      tabIndex={tabStop ? 0 : -1}
      aria-label={name.filter(Boolean).join(', ')}
      aria-current={today ? 'date' : undefined}
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      title={state.disabled || undefined}
      onClick={() => disabled || onSelect(date)}
      className={classNames(
        'tabular relative mx-auto grid h-11 w-full max-w-14 place-items-center rounded-field transition duration-150',
        look(date, { disabled, tooLate: state.tooLate === true, selected, full }),
        today && !selected && 'ring-2 ring-accent ring-inset',
      )}
    >
      {Number(date.slice(8))}
      {free && (
        <span
          aria-hidden="true"
          className={classNames('absolute bottom-1 size-1.5 rounded-full', selected ? 'bg-accent-ink' : 'bg-accent')}
        />
      )}
    </button>
  );
};

interface Look {
  readonly disabled: boolean;
  readonly tooLate: boolean;
  readonly selected: boolean;
  readonly full: boolean;
}

const look = (date: string, { disabled, tooLate, selected, full }: Look): string => {
  if (selected) return 'bg-accent font-semibold text-accent-ink';
  const weekend = weekdayOf(date) > 5;
  const ground = weekend && 'bg-accent-soft';
  if (tooLate) return 'cursor-not-allowed text-muted opacity-60';
  if (disabled) return classNames('cursor-not-allowed text-muted line-through decoration-1 opacity-60', ground);
  if (full) return classNames('cursor-pointer text-muted hover:bg-accent-soft', ground);
  return classNames('cursor-pointer font-medium hover:bg-accent-soft', ground, weekend && 'text-accent-text');
};
