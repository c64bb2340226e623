import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService, ServiceChanges } from '../../../contract.ts';
import {
  type BirthWindow,
  birthWindowLimits,
  birthWindowProblems,
  usualBirthWindow,
} from '../../../domain/birth-window.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';

export interface BirthWindowValues {
  readonly has_birth_window: boolean;
  readonly places_per_week: string;
  readonly first_day: string;
  readonly last_day: string;
}

const fields = ['places_per_week', 'first_day', 'last_day'] as const;

/** Whether customers take a place in a week, and an hour only after a birth; with its numbers. */
export const ServiceBirthWindow = ({ values, field }: FieldsOf<BirthWindowValues>) => {
  const t = useTexts(servicesAdminTexts);
  const has = field('has_birth_window');
  return (
    <div>
      <Checkbox
        name="has_birth_window"
        checked={has.value}
        onChange={({ target: { checked } }) => has.onChange(checked)}
        label={t('form.birth')}
      />
      {values.has_birth_window && (
        <div className="grid gap-x-4 gap-y-2 pb-4 sm:grid-cols-3 sm:items-end">
          {fields.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              label={t(`form.birth.${name}`)}
              type="number"
              inputMode="numeric"
              required
              min={birthWindowLimits[name].min}
              max={birthWindowLimits[name].max}
              step={1}
            />
          ))}
          <p className="text-sm text-muted sm:col-span-3">{t('form.birth.hint')}</p>
        </div>
      )}
    </div>
  );
};

export const birthWindowValuesOf = (service: AdminService | undefined): BirthWindowValues => {
  const window = service?.birth_window ?? usualBirthWindow;
  return {
    has_birth_window: Boolean(service?.birth_window),
    places_per_week: String(window.places_per_week),
    first_day: String(window.first_day),
    last_day: String(window.last_day),
  };
};

const windowOf = ({ places_per_week, first_day, last_day }: BirthWindowValues): BirthWindow => ({
  places_per_week: Number(places_per_week),
  first_day: Number(first_day),
  last_day: Number(last_day),
});

/** Returns the change of the window; nothing where it stays as it is. */
export const birthWindowIn = (
  values: BirthWindowValues,
  before: AdminService | undefined,
): Pick<ServiceChanges, 'birth_window'> => {
  const stored = before?.birth_window ?? null;
  if (!values.has_birth_window) return stored ? { birth_window: null } : {};
  const wanted = windowOf(values);
  return stored && fields.every((name) => stored[name] === wanted[name]) ? {} : { birth_window: wanted };
};

/** Whether the last day is before the first. */
export const isBirthWindowReversed = (values: BirthWindowValues): boolean =>
  values.has_birth_window && birthWindowProblems(windowOf(values), []).length > 0;
