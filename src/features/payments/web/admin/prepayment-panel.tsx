import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import type { PaymentFieldsProps } from './provider-panel.tsx';

/** The prepayment and its deadline. */
export const PrepaymentPanel = ({ form }: PaymentFieldsProps) => {
  const t = useTexts(paymentsAdminTexts);
  const { values, field, change } = form;
  const { prepayment_percentage: percentage, payment_deadline_hours: hours } = values;
  return (
    <Panel title={t('prepayment.title')}>
      <div className="grid gap-4">
        <Tick
          label={t('prepayment')}
          hint={t('prepaymentHint')}
          name="enable_prepayment"
          checked={values.enable_prepayment}
          onChange={(enable_prepayment) => change({ enable_prepayment })}
        />
        <Tick
          label={t('full')}
          name="full_payment_required"
          checked={values.full_payment_required}
          onChange={(full_payment_required) => change({ full_payment_required })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {values.enable_prepayment && !values.full_payment_required && (
            <NumberField
              label={t('percentage')}
              range={t('percentageRange')}
              {...field('prepayment_percentage')}
              sound={percentage >= 0 && percentage <= 100}
              limits={{ min: 0, max: 100, step: 1 }}
            />
          )}
          <NumberField
            label={t('deadline')}
            range={t('deadlineRange')}
            {...field('payment_deadline_hours')}
            sound={Number.isInteger(hours) && hours >= 1 && hours <= 8760}
            limits={{ min: 1, max: 8760, step: 1 }}
          />
        </div>
        <Tick
          label={t('cancel')}
          hint={t('cancelHint')}
          name="auto_cancel_unpaid"
          checked={values.auto_cancel_unpaid}
          onChange={(auto_cancel_unpaid) => change({ auto_cancel_unpaid })}
        />
      </div>
    </Panel>
  );
};

interface NumberFieldProps extends FieldState<number> {
  readonly label: string;
  readonly range: string;
  readonly sound: boolean;
  readonly limits: { readonly min: number; readonly max: number; readonly step: number };
}

const NumberField = ({ label, range, name, value, error, sound, limits, onChange }: NumberFieldProps) => (
  <Field label={label} error={sound ? error : range}>
    {(control) => (
      <input
        {...control}
        {...limits}
        type="number"
        name={name}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className={`${control.className} tabular`}
      />
    )}
  </Field>
);
