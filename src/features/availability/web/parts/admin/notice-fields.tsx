import { useState } from 'react';
import { type MinimumNotice, noticeHours } from '#features/services/domain/notice.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { formatShort, formatTime } from '#shared/kernel/time/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { TimeField } from '#shared/web/admin/typed/when-field.tsx';
import { Field } from '#shared/web/field.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { firstOpenStart } from '../../../domain/barriers/minimum-notice.ts';
import { daysOf } from '../../../domain/hours/exception-span.ts';
import type { CalendarSettings } from '../../../domain/settings/calendar-settings.ts';
import { availabilityAdminTexts } from '../../../texts/admin-handle.ts';
import { type NoticeDraft, noticeOf } from './notice-draft.ts';
import { useExceptions } from './use-exceptions.ts';

interface NoticeFieldsProps {
  readonly notice: NoticeDraft;
  readonly onChange: (notice: NoticeDraft) => void;
  /** Whether the hours or the time are invalid. */
  readonly invalid: boolean;
  /** The calendar settings for the example; undefined while they are incomplete or not loaded. */
  readonly settings: CalendarSettings | undefined;
}

/** The fields of a minimum notice, with its current effect. */
export const NoticeFields = ({ notice, onChange, invalid, settings }: NoticeFieldsProps) => {
  const t = useTexts(availabilityAdminTexts);
  return (
    <fieldset name="minimum_notice" className="@container grid content-start gap-3">
      <legend className="sr-only">{t('notice.title')}</legend>
      <div className="grid gap-3 @md:grid-cols-2">
        <Field label={t('notice.kind')}>
          {(control) => (
            <select
              {...control}
              name="notice_kind"
              value={notice.kind}
              onChange={(event) => onChange({ ...notice, kind: event.target.value as NoticeDraft['kind'] })}
            >
              <option value="hours">{t('notice.kind.hours')}</option>
              <option value="day_before">{t('notice.kind.day_before')}</option>
            </select>
          )}
        </Field>
        {notice.kind === 'hours' ? (
          <Field
            label={t('notice.hours')}
            error={invalid ? t('rules.problem', { ...noticeHours, step: 1 }) : undefined}
          >
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                name="notice_hours"
                maxLength={3}
                value={notice.hours}
                onChange={(event) => onChange({ ...notice, hours: event.target.value })}
              />
            )}
          </Field>
        ) : (
          <TimeField
            label={t('notice.until')}
            name="notice_until"
            required
            value={notice.until}
            onChange={(until) => onChange({ ...notice, until })}
            error={invalid ? t('week.problem.time') : undefined}
          />
        )}
      </div>
      <Checkbox
        name="notice_open"
        checked={notice.in_opening_hours}
        onChange={(event) => onChange({ ...notice, in_opening_hours: event.target.checked })}
        label={t(`notice.open.${notice.kind}`)}
      />
      {settings && !invalid && <Example notice={noticeOf(notice)} settings={settings} />}
    </fieldset>
  );
};

/** The first time that customers could book now, computed by the rule that decides about bookings. */
const Example = ({ notice, settings }: { readonly notice: MinimumNotice; readonly settings: CalendarSettings }) => {
  const t = useTexts(availabilityAdminTexts);
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  const today = berlinDateOf(now);
  const exceptions = useExceptions(today).data;
  if (!exceptions) return null;
  const first = firstOpenStart(settings, daysOf(exceptions), notice, now);
  if (first === null) return <output className="text-sm font-medium text-danger">{t('notice.never')}</output>;
  const date = berlinDateOf(first);
  const isTomorrow = date === addDays(today, 1);
  const when =
    date === today || isTomorrow
      ? `${t(isTomorrow ? 'notice.tomorrow' : 'notice.today')}, ${formatTime(first)}`
      : formatShort(first, language);
  return <output className="text-sm text-muted">{t('notice.first', when)}</output>;
};
