import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import type { PaymentFieldsProps } from './provider-panel.tsx';

/** The prepayment and its deadline. */
export const PrepaymentPanel = ({ values, onChange }: PaymentFieldsProps) => {
  const t = useTexts(paymentsAdminTexts);
  const { prepayment_percentage: percentage, payment_deadline_hours: hours } = values;
  return (
    <Panel title={t('prepayment.title')}>
      <div className="grid gap-4">
        <Tick
          label={t('prepayment')}
          hint={t('prepaymentHint')}
          name="enable_prepayment"
          checked={values.enable_prepayment}
          onChange={(enable_prepayment) => onChange({ enable_prepayment })}
        />
        <Tick
          label={t('full')}
          name="full_payment_required"
          checked={values.full_payment_required}
          onChange={(full_payment_required) => onChange({ full_payment_required })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {values.enable_prepayment && !values.full_payment_required && (
            <NumberField
              label={t('percentage')}
              range={t('percentageRange')}
              name="prepayment_percentage"
              value={percentage}
              sound={percentage >= 0 && percentage <= 100}
              limits={{ min: 0, max: 100, step: 1 }}
              onChange={onChange}
            />
          )}
          <NumberField
            label={t('deadline')}
            range={t('deadlineRange')}
            name="payment_deadline_hours"
            value={hours}
            sound={Number.isInteger(hours) && hours >= 1 && hours <= 8760}
            limits={{ min: 1, max: 8760, step: 1 }}
            onChange={onChange}
          />
        </div>
        <Tick
          label={t('cancel')}
          hint={t('cancelHint')}
          name="auto_cancel_unpaid"
          checked={values.auto_cancel_unpaid}
          onChange={(auto_cancel_unpaid) => onChange({ auto_cancel_unpaid })}
        />
      </div>
    </Panel>
  );
};

interface NumberFieldProps {
  readonly label: string;
  readonly range: string;
  readonly name: 'prepayment_percentage' | 'payment_deadline_hours';
  readonly value: number;
  readonly sound: boolean;
  readonly limits: { readonly min: number; readonly max: number; readonly step: number };
  readonly onChange: PaymentFieldsProps['onChange'];
}

const NumberField = ({ label, range, name, value, sound, limits, onChange }: NumberFieldProps) => (
  <Field label={label} error={sound ? undefined : range}>
    {(control) => (
      <input
        {...control}
        {...limits}
        type="number"
        name={name}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange({ [name]: event.target.valueAsNumber })}
        className={`${control.className} tabular`}
      />
    )}
  </Field>
);
