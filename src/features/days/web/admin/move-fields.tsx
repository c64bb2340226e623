import { formatLongDate } from '#shared/kernel/time/format.ts';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { Substitutes } from '../../contract.ts';
import { useMoveTexts } from './use-day-texts.ts';

export interface MoveEntry {
  /** Empty: no day. */
  readonly to_date: string;
  readonly keeps_time: boolean;
  readonly hours: string;
  readonly text_de: string;
  readonly text_ru: string;
}

interface MoveFieldsProps {
  readonly form: FieldsOf<MoveEntry>;
  readonly days: Substitutes['days'];
  /** The ids of the sessions that are moved. */
  readonly chosen: readonly string[];
}

const hourChoices = [24, 48, 72, 168];

/** The day to move to, how long its times are held, and whether the sessions keep their times until the answers. */
export const MoveFields = ({ form, days, chosen }: MoveFieldsProps) => {
  const t = useMoveTexts();
  const { language } = useLanguage();
  const { values, field } = form;
  const { onChange } = field('keeps_time');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField {...field('to_date')} label={t('form.to')}>
        {days.map(({ date, fitting }) => (
          <option key={date} value={date}>
            {t('form.toDay', {
              date: formatLongDate(date, language),
              fits: fitting.filter((id) => chosen.includes(id)).length,
              total: chosen.length,
            })}
          </option>
        ))}
        <option value="">{t('form.noDay')}</option>
      </SelectField>
      {values.to_date !== '' && (
        <SelectField {...field('hours')} label={t('form.hours')}>
          {hourChoices.map((hours) => (
            <option key={hours} value={hours}>
              {t('form.hoursOf', hours)}
            </option>
          ))}
        </SelectField>
      )}
      <fieldset className="sm:col-span-2">
        <legend className="mb-0.5 font-medium">{t('form.until')}</legend>
        {([true, false] as const).map((keeps) => (
          <label key={String(keeps)} className="flex min-h-control cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="keeps_time"
              checked={values.keeps_time === keeps}
              onChange={() => onChange(keeps)}
              className="size-4.5 shrink-0 cursor-pointer accent-accent"
            />
            {t(keeps ? 'form.keep' : 'form.give')}
          </label>
        ))}
      </fieldset>
    </div>
  );
};
