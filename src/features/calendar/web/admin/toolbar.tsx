import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { formatDate, formatLongDate, formatMonth, formatShortDate } from '#shared/kernel/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { useWide } from '#shared/web/admin/use-wide.ts';
import { Button } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { calendarViews, datesOf } from '../../domain/calendar-view.ts';
import { calendarTexts } from '../../texts/handle.ts';
import { exportCalendar } from './export-calendar.ts';
import { type Address, adjacentDate } from './use-address.ts';

interface ToolbarProps {
  readonly address: Address;
  readonly today: string;
  readonly shown: { readonly date_from: string; readonly date_to: string; readonly photographer_id?: string };
}

const steps = {
  month: ['calendar.previous', 'calendar.next'],
  week: ['calendar.previousWeek', 'calendar.nextWeek'],
  day: ['calendar.previousDay', 'calendar.nextDay'],
} as const;

/** Selects period, view and photographer, and exports the selection. */
export const Toolbar = ({ address, today, shown }: ToolbarProps) => {
  const t = useTexts(calendarTexts);
  const { view, date, photographer, show, choosePhotographer } = address;
  const photographers = usePhotographers();
  const name = photographers.data?.find(({ id }) => id === photographer)?.name;
  const [previous, next] = steps[view];
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <IconButton
        icon={ChevronLeft}
        label={t(previous)}
        size={20}
        onClick={() => show({ date: adjacentDate(view, date, -1) })}
      />
      <PeriodTitle address={address} />
      <IconButton
        icon={ChevronRight}
        label={t(next)}
        size={20}
        onClick={() => show({ date: adjacentDate(view, date, 1) })}
      />
      <Button look="secondary" onClick={() => show({ date: today })}>
        {t('calendar.today')}
      </Button>
      <ViewChoice address={address} />
      <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-2">
        <select
          aria-label={t('calendar.photographer')}
          value={photographer}
          onChange={(event) => choosePhotographer(event.target.value)}
          className="min-h-control min-w-0 flex-1 rounded-field sm:max-w-60 border border-control bg-surface px-3 text-ink"
        >
          <option value="">{t('calendar.everybody')}</option>
          {photographers.data?.map(({ id, name: shownName }) => (
            <option key={id} value={id}>
              {shownName}
            </option>
          ))}
        </select>
        <IconButton
          label={t('calendar.export')}
          icon={Download}
          size={18}
          onClick={() => void exportCalendar(shown, name, (text) => t('calendar.exportError', text))}
          className="border border-control"
        />
      </div>
    </div>
  );
};

/** Month, week or day. */
const ViewChoice = ({ address: { view, show } }: { readonly address: Address }) => {
  const t = useTexts(calendarTexts);
  return (
    <fieldset aria-label={t('calendar.view')} className="flex rounded-button border border-control p-0.5 max-sm:w-full">
      {calendarViews.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => show({ view: one })}
          className={classNames(
            'min-h-[calc(var(--control-height)-6px)] cursor-pointer rounded-[6px] px-3 font-medium max-sm:flex-1',
            one === view ? 'bg-accent-soft text-accent-text' : 'text-muted hover:text-ink',
          )}
        >
          {t(`calendar.${one}`)}
        </button>
      ))}
    </fieldset>
  );
};

/** 'März 2030', the dates '4.–10. März', or a day, in full if there is space. */
const PeriodTitle = ({ address: { view, date } }: { readonly address: Address }) => {
  const { language } = useLanguage();
  const dates = datesOf(view, date);
  const wide = useWide();
  const title = {
    month: () => formatMonth(date, language),
    week: () => `${formatDate(dates[0] ?? date).slice(0, 6)} – ${formatDate(dates.at(-1) ?? date)}`,
    day: () => (wide ? formatLongDate : formatShortDate)(date, language),
  }[view]();
  return (
    <h2
      aria-live="polite"
      className="tabular text-center text-lg font-semibold first-letter:uppercase max-sm:min-w-0 max-sm:flex-1 max-sm:text-base sm:min-w-36"
    >
      {title}
    </h2>
  );
};
