import { settingsAdminTexts } from '#features/settings/texts/admin-handle.ts';
import { SaveBar } from '#features/settings/web/parts/admin/save-bar.tsx';
import { SettingsConflict } from '#features/settings/web/parts/admin/settings-conflict.tsx';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { useSettingsForm } from '#features/settings/web/parts/admin/use-settings-form.ts';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { Retention } from '../../contract.ts';
import { isRetention, type RetentionKind, retentionKinds, retentionRules } from '../../domain/retention.ts';
import { privacyAdminTexts } from '../../texts/admin-handle.ts';
import { useSaveRetention } from './use-privacy.ts';

/** The retention per kind, and how much currently exceeds it. */
export const RetentionForm = ({ retention }: { readonly retention: Retention }) => {
  const t = useTexts(privacyAdminTexts);
  const settings = useTexts(settingsAdminTexts);
  const words = useErrorMessage();
  const save = useSaveRetention();
  const { form, conflict } = useSettingsForm({
    stored: retention,
    valuesOf: (stored) => stored.settings,
    send: (body, match) => save.mutateAsync({ body, match }),
    saved: () => showToast(settings('form.saved'), 'success'),
    failed: (error) => {
      void showAlert(words(error), { title: t('retention.saveError') });
      return undefined;
    },
  });
  const isSound = retentionKinds.every((kind) => isRetention(kind, form.values[kind]));
  return (
    <PageForm form={form} className="grid gap-4">
      <SettingsConflict
        conflict={conflict}
        labels={{
          lost_contacts: t('retention.lost_contacts'),
          cancelled_bookings: t('retention.cancelled_bookings'),
          message_contents: t('retention.message_contents'),
          audit: t('retention.audit'),
        }}
        textOf={(values, kind) => (values[kind] === null ? undefined : `${values[kind]} (${t('retention.months')})`)}
      />
      <Panel title={t('retention.title')}>
        <p className="mb-2 text-muted">{t('retention.lead')}</p>
        {retentionKinds.map((kind) => (
          <RetentionRow
            key={kind}
            kind={kind}
            {...form.field(kind)}
            due={kind in form.changes ? undefined : retention.due[kind]}
          />
        ))}
      </Panel>
      <SaveBar form={form} obstacle={isSound ? undefined : t('retention.invalid')} />
    </PageForm>
  );
};

interface RetentionRowProps extends FieldState<number | null> {
  readonly kind: RetentionKind;
  /** How much currently exceeds the retention; undefined while unknown. */
  readonly due: number | undefined;
}

const RetentionRow = ({ kind, value: months, error, due, onChange }: RetentionRowProps) => {
  const t = useTexts(privacyAdminTexts);
  const { min, max, usual } = retentionRules[kind];
  const isSound = months !== null && Number.isInteger(months) && months >= min && months <= max;
  return (
    <fieldset className="grid gap-3 border-t border-line py-4 first-of-type:border-t-0 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <legend className="sr-only">{t(`retention.${kind}`)}</legend>
      <Tick
        label={t(`retention.${kind}`)}
        hint={t(`retention.${kind}Hint`)}
        name={`${kind}.on`}
        checked={months !== null}
        onChange={(on) => onChange(on ? usual : null)}
      />
      {months !== null && (
        <div className="pl-7.5 sm:pl-0">
          <Field label={t('retention.months')} error={isSound ? error : t('retention.range', { min, max })}>
            {(control) => (
              <input
                {...control}
                type="number"
                name={kind}
                min={min}
                max={max}
                step={1}
                value={Number.isNaN(months) ? '' : months}
                onChange={(event) => onChange(event.target.valueAsNumber)}
                className={`${control.className} tabular`}
              />
            )}
          </Field>
          <output className="mt-1.5 block text-sm text-muted">
            {due === undefined ? t('retention.unsavedDue') : t(`retention.${kind}Due`, due)}
          </output>
        </div>
      )}
    </fieldset>
  );
};
