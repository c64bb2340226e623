import { formatLongDate } from '#shared/kernel/time/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { type FieldsOf, useForm } from '#shared/web/admin/form/use-form.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { ListSkeleton } from '#shared/web/admin/table/list-skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { type GermanState, germanStates, holidayYears } from '../../../domain/public-holidays.ts';
import type { OfferedHoliday } from '../../../exceptions-contract.ts';
import { hoursTexts } from '../../../texts/handle.ts';
import { BookingsAffected } from './bookings-affected.tsx';
import { useHolidays, useImportHolidays } from './use-exception-changes.ts';
import { useUndoHolidays } from './use-holiday-imports.ts';

/** Milliseconds; leaves time to undo. */
const shownFor = 10_000;

interface HolidayImportProps {
  readonly today: string;
  readonly onClose: () => void;
}

/** The public holidays of a state and year as checkboxes, with the exceptions they already have. */
export const HolidayImport = ({ today, onClose }: HolidayImportProps) => {
  const t = useTexts(hoursTexts);
  const undo = useUndoHolidays();
  const save = useImportHolidays((added, importId) => {
    const action = { label: t('holidays.undo'), act: () => void undo(importId ?? '') };
    showToast(t('holidays.added', added), 'success', shownFor, importId === null ? undefined : action);
    onClose();
  });
  const form = useForm<Choice>({
    initial: { state: '', year: String(holidayYears(today)[0]), ticks: {} },
    ready: (values) => values.state !== '',
    save: async (values) => {
      const dates = ticked.map(({ date }) => date);
      if (values.state !== '') await save({ state: values.state, year: Number(values.year), dates });
    },
  });
  const { state, ticks } = form.values;
  const year = Number(form.values.year);
  const holidays = useHolidays(state, year);
  const offered = state === '' ? [] : (holidays.data ?? []).filter(({ date }) => date >= today);
  const isTicked = (one: OfferedHoliday): boolean => one.exception === null && (ticks[one.date] ?? isSuggested(one));
  const ticked = offered.filter(isTicked);
  return (
    <FormModal
      title={t('holidays.import')}
      onClose={onClose}
      form={form}
      disabled={ticked.length === 0}
      submitLabel={t('holidays.submit', ticked.length)}
      wide
    >
      <PeriodFields today={today} form={form} onChoose={(period) => form.change({ ...period, ticks: {} })} />
      {state === '' ? (
        <p className="text-muted">{t('holidays.chooseFirst')}</p>
      ) : holidays.isError ? (
        <LoadFailure
          title={t('holidays.loadingError')}
          error={holidays.error}
          onRetry={() => void holidays.refetch()}
        />
      ) : holidays.data ? (
        <Holidays
          offered={offered}
          isTicked={isTicked}
          onTick={(date, on) => form.change({ ticks: { ...ticks, [date]: on } })}
        />
      ) : (
        <ListSkeleton rows={8} />
      )}
    </FormModal>
  );
};

interface Period {
  readonly state: GermanState | '';
  readonly year: string;
}

interface Choice extends Period {
  /** Changes of the suggestion, by date. */
  readonly ticks: Readonly<Record<string, boolean>>;
}

interface PeriodFieldsProps {
  readonly today: string;
  readonly form: FieldsOf<Choice>;
  readonly onChoose: (period: Partial<Period>) => void;
}

/** State and year. */
const PeriodFields = ({ today, form: { field }, onChoose }: PeriodFieldsProps) => {
  const t = useTexts(hoursTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
      <SelectField {...field('state')} label={t('holidays.state')} onChange={(state) => onChoose({ state })}>
        <option value="">{t('holidays.choose')}</option>
        {germanStates.map((one) => (
          <option key={one} value={one}>
            {t(`state.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('year')} label={t('holidays.year')} onChange={(year) => onChoose({ year })}>
        {holidayYears(today).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

/** A public holiday by law on which the studio would otherwise work. */
const isSuggested = ({ reach, closed }: OfferedHoliday): boolean => reach === 'everywhere' && !closed;

interface HolidaysProps {
  readonly offered: readonly OfferedHoliday[];
  readonly isTicked: (holiday: OfferedHoliday) => boolean;
  readonly onTick: (date: string, on: boolean) => void;
}

const Holidays = ({ offered, isTicked, onTick }: HolidaysProps) => {
  const t = useTexts(hoursTexts);
  return (
    <>
      {!offered.some(isTicked) && <p className="text-muted">{t('holidays.nothing')}</p>}
      <ul className="divide-y divide-line">
        {offered.map((one) => (
          <HolidayRow key={one.date} holiday={one} ticked={isTicked(one)} onTick={(on) => onTick(one.date, on)} />
        ))}
      </ul>
    </>
  );
};

interface HolidayRowProps {
  readonly holiday: OfferedHoliday;
  readonly ticked: boolean;
  readonly onTick: (on: boolean) => void;
}

const HolidayRow = ({ holiday, ticked, onTick }: HolidayRowProps) => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  const { date, name, exception, reach, closed, bookings } = holiday;
  const remarks = [
    exception !== null && t('holidays.exists', exception),
    exception === null && closed && t('holidays.closedAnyway'),
    reach !== 'everywhere' && t(`holidays.${reach}`),
  ].filter((remark) => remark !== false);
  return (
    <li className="py-1">
      <Checkbox
        checked={ticked}
        disabled={exception !== null}
        onChange={(event) => onTick(event.target.checked)}
        label={
          <span className="flex flex-wrap gap-x-3">
            <span className="font-medium">{name}</span>
            <span className="tabular text-muted first-letter:uppercase">{formatLongDate(date, language)}</span>
          </span>
        }
        hint={remarks.length > 0 ? remarks.join(' · ') : undefined}
      />
      {ticked && <BookingsAffected bookings={bookings} />}
    </li>
  );
};
