import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { EditConflict } from '#shared/web/admin/edit-conflict.tsx';
import { presentIn } from '#shared/web/admin/edited-twice.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { ListSkeleton } from '#shared/web/admin/list-skeleton.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { Modal } from '#shared/web/admin/modal.tsx';
import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { showAlert } from '#shared/web/dialogs.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/when.tsx';
import type { AdminService, SpecialSettings, SpecialSettingsChanges } from '../../contract.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';
import { servicesCall, servicesKey } from '../parts/admin/use-services.ts';

interface SpecialSettingsFormProps {
  readonly service: AdminService;
  readonly onClose: () => void;
}

/** Promotion, prepayment and photographers of the special offer; loaded again whenever it opens. */
export const SpecialSettingsForm = ({ service, onClose }: SpecialSettingsFormProps) => {
  const t = useTexts(servicesAdminTexts);
  const { id } = service;
  const stored = useQuery({
    queryKey: [...servicesKey, 'special', id],
    queryFn: ({ signal }) =>
      servicesCall('GET /api/admin/services/{id}/special-settings', { params: { id } }, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (stored.data) {
    return (
      <LoadedForm
        key={stored.data.version}
        id={id}
        settings={stored.data}
        onClose={onClose}
        onReload={() => void stored.refetch()}
      />
    );
  }
  return (
    <Modal title={t('special.title')} onClose={onClose}>
      {stored.isError ? (
        <LoadFailure title={t('special.loadingError')} error={stored.error} onRetry={() => void stored.refetch()} />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </Modal>
  );
};

interface LoadedFormProps {
  readonly id: string;
  readonly settings: SpecialSettings;
  readonly onClose: () => void;
  /** Fills the form with the current data. */
  readonly onReload: () => void;
}

const LoadedForm = ({ id, settings, onClose, onReload }: LoadedFormProps) => {
  const t = useTexts(servicesAdminTexts);
  const { save, again, busy, conflict, failure } = useSaveSpecialSettings(id, onClose);
  const { passes, problems } = useFormCheck();
  const submit = (form: HTMLFormElement): void => {
    if (!passes(form)) return;
    const [start, end] = [textIn(form, 'promotion_start_date'), textIn(form, 'promotion_end_date')];
    if ((start === '') !== (end === '')) return void showAlert(t('services.specialSettings.dateRequired'));
    if (start !== '' && end <= start) return void showAlert(t('services.specialSettings.invalidDateRange'));
    save({
      promotion_start_date: start === '' ? null : `${start}T00:00:00`,
      promotion_end_date: end === '' ? null : `${end}T23:59:59`,
      requires_prepayment: { yes: true, no: false }[textIn(form, 'requires_prepayment')] ?? null,
      assigned_photographers: new FormData(form).getAll('assigned_photographers').map(String),
      version: settings.version,
    });
  };
  return (
    <FormModal title={t('special.title')} onClose={onClose} onSubmit={submit} busy={busy} failure={failure}>
      {conflict && <EditConflict onTheirs={onReload} onMine={() => again(conflict.version)} />}
      <fieldset>
        <legend className="font-semibold">{t('special.dates')}</legend>
        <p className="mb-3 text-sm text-muted">{t('special.datesHint')}</p>
        <div className="grid grid-cols-2 gap-4">
          <DayField
            label={t('special.start')}
            name="promotion_start_date"
            instant={settings.promotion_start_date}
            error={problems['promotion_start_date']}
          />
          <DayField
            label={t('special.end')}
            name="promotion_end_date"
            instant={settings.promotion_end_date}
            error={problems['promotion_end_date']}
          />
        </div>
      </fieldset>
      <Field label={t('special.prepayment')}>
        {(control) => (
          <select {...control} name="requires_prepayment" defaultValue={prepaymentValue(settings.requires_prepayment)}>
            <option value="global">{t('special.prepaymentGlobal')}</option>
            <option value="yes">{t('special.prepaymentYes')}</option>
            <option value="no">{t('special.prepaymentNo')}</option>
          </select>
        )}
      </Field>
      <AssignedPhotographers assigned={settings.assigned_photographers} />
    </FormModal>
  );
};

const prepaymentValue = (required: boolean | null): string => (required === null ? 'global' : required ? 'yes' : 'no');

interface DayFieldProps {
  readonly label: string;
  readonly name: string;
  readonly instant: string | null;
  readonly error: string | undefined;
}

const DayField = ({ instant, ...field }: DayFieldProps) => {
  const [day, setDay] = useState(() => (instant === null ? '' : berlinDateOf(epochOf(instant))));
  return <DateField {...field} value={day} onChange={setDay} />;
};

const AssignedPhotographers = ({ assigned }: { readonly assigned: readonly string[] }) => {
  const t = useTexts(servicesAdminTexts);
  const photographers = usePhotographers();
  return (
    <fieldset>
      <legend className="font-semibold">{t('special.photographers')}</legend>
      <p className="text-sm text-muted">{t('special.photographersHint')}</p>
      {photographers.data ? (
        <div className="mt-1 grid sm:grid-cols-2">
          {photographers.data.length === 0 && <p className="py-2">{t('special.noPhotographers')}</p>}
          {photographers.data.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="assigned_photographers"
              value={id}
              defaultChecked={assigned.includes(id)}
              label={name}
            />
          ))}
        </div>
      ) : (
        // Values that cannot be displayed are sent back unchanged.
        assigned.map((id) => <input key={id} type="hidden" name="assigned_photographers" value={id} />)
      )}
    </fieldset>
  );
};

/** A failure is logged and the form keeps its values. */
const useSaveSpecialSettings = (id: string, onSaved: () => void) => {
  const t = useTexts(formTexts);
  const message = useErrorMessage();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: SpecialSettingsChanges) =>
      servicesCall('PUT /api/admin/services/{id}/special-settings', { params: { id }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [...servicesKey, 'list'] });
      onSaved();
    },
    onError: (error) => logFailure('Special settings could not be saved', error),
  });
  const conflict = presentIn(saving.error, 'service') as AdminService | undefined;
  return {
    save: (body: SpecialSettingsChanges) => saving.mutate(body),
    /** Saves the same values again over the concurrent change. */
    again: (version: number) => saving.mutate({ ...saving.variables, version }),
    conflict,
    busy: saving.isPending,
    failure:
      saving.isError && !conflict ? t('form.notSaved', detailOf(saving.error) ?? message(saving.error)) : undefined,
  };
};
