import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService, ServiceChanges } from '../../contract.ts';
import { mostMinutesAround } from '../../domain/service-rules.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';

export interface AroundValues {
  readonly needs_around: boolean;
  readonly minutes_before: string;
  readonly minutes_after: string;
}

/** The minutes that a session needs before its start and after its end: none unless they are switched on. */
export const ServiceAround = ({ values, field }: FieldsOf<AroundValues>) => {
  const t = useTexts(servicesAdminTexts);
  const needed = field('needs_around');
  return (
    // A further checkbox in the group above.
    <div className="-mt-4">
      <Checkbox
        name="needs_around"
        checked={needed.value}
        onChange={({ target: { checked } }) => needed.onChange(checked)}
        label={t('form.around')}
      />
      {values.needs_around && (
        <div className="grid gap-x-4 gap-y-2 pb-4 sm:grid-cols-2">
          {(['minutes_before', 'minutes_after'] as const).map((name) => (
            <TextField
              key={name}
              {...field(name)}
              label={t(`form.${name}`)}
              type="number"
              inputMode="numeric"
              required
              min={0}
              max={mostMinutesAround}
              step={1}
            />
          ))}
          <p className="text-sm text-muted sm:col-span-2">{t('form.aroundHint')}</p>
        </div>
      )}
    </div>
  );
};

export const aroundValuesOf = (service: AdminService | undefined): AroundValues => ({
  needs_around: Boolean(service?.minutes_before || service?.minutes_after),
  minutes_before: String(service?.minutes_before ?? 0),
  minutes_after: String(service?.minutes_after ?? 0),
});

/** Returns the changes of the minutes; no field for unchanged ones. */
export const aroundIn = (
  { needs_around, ...minutes }: AroundValues,
  before: AdminService | undefined,
): Pick<ServiceChanges, 'minutes_before' | 'minutes_after'> => {
  const minutes_before = needs_around ? Number(minutes.minutes_before) : 0;
  const minutes_after = needs_around ? Number(minutes.minutes_after) : 0;
  return {
    ...(minutes_before === (before?.minutes_before ?? 0) ? {} : { minutes_before }),
    ...(minutes_after === (before?.minutes_after ?? 0) ? {} : { minutes_after }),
  };
};
