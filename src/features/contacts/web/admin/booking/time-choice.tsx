import { formatLongDate, formatTime } from '#shared/kernel/time/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { MonthGrid } from '#shared/web/month/month-grid.tsx';
import { Spinner } from '#shared/web/spinner.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { contactBookingTexts } from '../../../texts/contact-booking-handle.ts';
import type { BookingForm } from './use-booking-form.ts';

/** Day and time, shown once service and photographer are chosen. */
export const TimeChoice = ({ form }: { readonly form: BookingForm }) => {
  const t = useTexts(contactBookingTexts);
  const { language } = useLanguage();
  return (
    <>
      <MonthGrid
        month={form.month}
        onMonth={form.setMonth}
        today={form.today}
        selected={form.date}
        onSelect={form.chooseDate}
        day={() => ({})}
      />
      {form.date !== undefined && (
        <fieldset>
          <legend className="mb-2 font-medium">{t('times.of', formatLongDate(form.date, language))}</legend>
          <FreeTimes form={form} />
        </fieldset>
      )}
    </>
  );
};

const FreeTimes = ({ form }: { readonly form: BookingForm }) => {
  const t = useTexts(contactBookingTexts);
  const { data, error, isFetching, refetch } = form.times;
  if (isFetching) {
    return (
      <output className="flex items-center gap-2 py-3 text-muted">
        <Spinner />
        {t('times.loading')}
      </output>
    );
  }
  if (error) return <LoadFailure title={t('error.availability')} error={error} onRetry={() => void refetch()} />;
  if (!data || data.slots.length === 0) {
    return (
      <output className="block rounded-field bg-sunken p-4 text-center">
        <span className="block font-medium">{t('times.none')}</span>
        <span className="block text-sm text-muted">{t('times.otherDay')}</span>
      </output>
    );
  }
  return (
    <div className="grid grid-cols-4 gap-2 sm:grid-cols-6">
      {data.slots.map(({ start }) => (
        <button
          key={start}
          type="button"
          aria-pressed={start === form.slot}
          onClick={() => form.setSlot(start)}
          className={classNames(
            'tabular min-h-control cursor-pointer rounded-field border font-medium',
            start === form.slot
              ? 'border-accent bg-accent text-accent-ink'
              : 'border-control bg-surface hover:bg-accent-soft',
          )}
        >
          {formatTime(epochOf(start))}
        </button>
      ))}
    </div>
  );
};
