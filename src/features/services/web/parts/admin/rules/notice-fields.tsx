import type { ReactNode } from 'react';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { TimeField } from '#shared/web/admin/typed/when-field.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { noticeHours } from '../../../../domain/notice.ts';
import { serviceRulesTexts } from '../../../../texts/rules-handle.ts';
import type { NoticeDraft } from './notice-draft.ts';

interface NoticeFieldsProps {
  readonly notice: NoticeDraft;
  readonly onChange: (notice: NoticeDraft) => void;
  /** Whether the hours or the time are invalid. */
  readonly invalid: boolean;
  /** What a valid notice means now. */
  readonly children: ReactNode;
}

/** The fields of a minimum notice. */
export const NoticeFields = ({ notice, onChange, invalid, children }: NoticeFieldsProps) => {
  const t = useTexts(serviceRulesTexts);
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
          <Field label={t('notice.hours')} error={invalid ? t('rules.number', { ...noticeHours, step: 1 }) : undefined}>
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
            error={invalid ? t('rules.time') : undefined}
          />
        )}
      </div>
      <Checkbox
        name="notice_open"
        checked={notice.in_opening_hours}
        onChange={(event) => onChange({ ...notice, in_opening_hours: event.target.checked })}
        label={t(`notice.open.${notice.kind}`)}
      />
      {!invalid && children}
    </fieldset>
  );
};
