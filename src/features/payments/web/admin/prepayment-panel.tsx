import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { mostMissed } from '../../domain/prepayment.ts';
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
        <Tick
          label={t('rest')}
          hint={t('restHint')}
          name="rest_online_enabled"
          checked={values.rest_online_enabled}
          onChange={(rest_online_enabled) => change({ rest_online_enabled })}
        />
        {(values.stripe_enabled || values.transfer_enabled) && <MissedSessions form={form} />}
      </div>
    </Panel>
  );
};

/** How often one may have missed a session; shown only to a studio that takes payments. */
const MissedSessions = ({ form: { values, field, change } }: PaymentFieldsProps) => {
  const t = useTexts(paymentsAdminTexts);
  const { full_payment_after_missed: count } = values;
  return (
    <>
      <Tick
        label={t('missed')}
        hint={t('missedHint')}
        name="full_payment_after_missed_on"
        checked={count !== 0}
        onChange={(on) => change({ full_payment_after_missed: on ? usualCount : 0 })}
      />
      {count !== 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label={t('missedCount')}
            range={t('missedRange')}
            {...field('full_payment_after_missed')}
            sound={Number.isInteger(count) && count >= 1 && count <= mostMissed}
            limits={{ min: 1, max: mostMissed, step: 1 }}
          />
        </div>
      )}
    </>
  );
};

/** One session may be missed by mistake. */
const usualCount = 2;

interface NumberFieldProps extends FieldState<number> {
  readonly label: string;
  readonly range: string;
  readonly sound: boolean;
  readonly limits: { readonly min: number; readonly max: number; readonly step: number };
}

export const NumberField = ({ label, range, name, value, error, sound, limits, onChange }: NumberFieldProps) => (
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
