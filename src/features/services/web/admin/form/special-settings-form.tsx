import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { EditConflict } from '#shared/web/admin/conflict/edit-conflict.tsx';
import { presentIn } from '#shared/web/admin/conflict/edited-twice.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { FieldGroup } from '#shared/web/admin/form/field-group.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { type FieldState, useForm } from '#shared/web/admin/form/use-form.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { ListSkeleton } from '#shared/web/admin/table/list-skeleton.tsx';
import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { AdminService, SpecialSettings, SpecialSettingsChanges } from '../../../contract.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';
import { servicesCall, servicesKey } from '../../parts/admin/use-services.ts';

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
  const { save, again, failed, conflict } = useSaveSpecialSettings(id, onClose);
  const photographers = usePhotographers().data;
  const form = useForm({
    initial: valuesOf(settings),
    ready: ({ promotion_start_date: start, promotion_end_date: end }) => {
      if ((start === '') !== (end === '')) void showAlert(t('services.specialSettings.dateRequired'));
      else if (start !== '' && end <= start) void showAlert(t('services.specialSettings.invalidDateRange'));
      else return true;
      return false;
    },
    save: (values) => save({ ...sentFrom(values, photographers), version: settings.version }),
    failed,
  });
  return (
    <FormModal title={t('special.title')} form={form} onClose={onClose}>
      {conflict && <EditConflict onTheirs={onReload} onMine={() => again(conflict.version)} />}
      <fieldset>
        <legend className="font-semibold">{t('special.dates')}</legend>
        <p className="mb-3 text-sm text-muted">{t('special.datesHint')}</p>
        <div className="grid grid-cols-2 gap-4">
          <DateField {...form.field('promotion_start_date')} label={t('special.start')} />
          <DateField {...form.field('promotion_end_date')} label={t('special.end')} />
        </div>
      </fieldset>
      <SelectField {...form.field('requires_prepayment')} label={t('special.prepayment')}>
        <option value="global">{t('special.prepaymentGlobal')}</option>
        <option value="yes">{t('special.prepaymentYes')}</option>
        <option value="no">{t('special.prepaymentNo')}</option>
      </SelectField>
      <AssignedPhotographers {...form.field('assigned_photographers')} photographers={photographers} />
    </FormModal>
  );
};

const dayOf = (instant: string | null): string => (instant === null ? '' : berlinDateOf(epochOf(instant)));

const valuesOf = (settings: SpecialSettings) => ({
  promotion_start_date: dayOf(settings.promotion_start_date),
  promotion_end_date: dayOf(settings.promotion_end_date),
  requires_prepayment: settings.requires_prepayment === null ? 'global' : settings.requires_prepayment ? 'yes' : 'no',
  assigned_photographers: settings.assigned_photographers as readonly string[],
});

type Values = ReturnType<typeof valuesOf>;
type Photographers = readonly { readonly id: string; readonly name: string }[] | undefined;

/** Photographers that cannot be displayed are sent back unchanged. */
const sentFrom = (
  { promotion_start_date: start, promotion_end_date: end, requires_prepayment, assigned_photographers: chosen }: Values,
  photographers: Photographers,
) => ({
  promotion_start_date: start === '' ? null : `${start}T00:00:00`,
  promotion_end_date: end === '' ? null : `${end}T23:59:59`,
  requires_prepayment: { yes: true, no: false }[requires_prepayment] ?? null,
  assigned_photographers: photographers?.map(({ id }) => id).filter((id) => chosen.includes(id)) ?? [...chosen],
});

interface AssignedPhotographersProps extends FieldState<readonly string[]> {
  readonly photographers: Photographers;
}

const AssignedPhotographers = (props: AssignedPhotographersProps) => {
  const { name, value: assigned, error, onChange, photographers } = props;
  const t = useTexts(servicesAdminTexts);
  const others = (id: string): string[] => assigned.filter((other) => other !== id);
  return (
    <FieldGroup name={name} legend={t('special.photographers')} error={error}>
      <p className="text-sm text-muted">{t('special.photographersHint')}</p>
      {photographers && (
        <div className="mt-1 grid sm:grid-cols-2">
          {photographers.length === 0 && <p className="py-2">{t('special.noPhotographers')}</p>}
          {photographers.map((photographer) => (
            <Checkbox
              key={photographer.id}
              name={name}
              value={photographer.id}
              checked={assigned.includes(photographer.id)}
              onChange={({ target: { checked, value } }) =>
                onChange(checked ? [...others(value), value] : others(value))
              }
              label={photographer.name}
            />
          ))}
        </div>
      )}
    </FieldGroup>
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
    save: (body: SpecialSettingsChanges) => saving.mutateAsync(body),
    /** Saves the same values again over the concurrent change. */
    again: (version: number) => saving.mutate({ ...saving.variables, version }),
    conflict,
    failed: (error: unknown) =>
      presentIn(error, 'service') ? undefined : t('form.notSaved', detailOf(error) ?? message(error)),
  };
};
