import { settingsAdminTexts } from '#features/settings/texts/admin-handle.ts';
import { SaveBar } from '#features/settings/web/parts/admin/save-bar.tsx';
import { SettingsConflict } from '#features/settings/web/parts/admin/settings-conflict.tsx';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { useSettingsForm } from '#features/settings/web/parts/admin/use-settings-form.ts';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminPaymentSettings } from '../../contract.ts';
import { currencies } from '../../domain/currencies.ts';
import { mostMissed } from '../../domain/prepayment.ts';
import { areStages } from '../../domain/refund/refund-stages.ts';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import { isSoundFee, NoShowPanel } from './no-show-panel.tsx';
import { type PaymentValues, usePaymentLabels, useStagesText, valuesOf } from './payment-values.ts';
import { PrepaymentPanel } from './prepayment-panel.tsx';
import { type PaymentFieldsProps, ProviderPanel } from './provider-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { TestPaymentPanel } from './test-payment-panel.tsx';
import { isSoundTransfer, TransferPanel } from './transfer-panel.tsx';
import { useSavePayments } from './use-save-payments.ts';
import { isSoundVoucher, VouchersPanel } from './vouchers-panel.tsx';

export const PaymentsForm = ({ stored }: { readonly stored: AdminPaymentSettings }) => {
  const t = useTexts(paymentsAdminTexts);
  const settings = useTexts(settingsAdminTexts);
  const { save, failed } = useSavePayments();
  const { form, conflict } = useSettingsForm({
    stored,
    valuesOf,
    send: (body, match) => save({ body, match }),
    saved: () => showToast(settings('form.saved'), 'success'),
    failed,
  });
  const { dirty } = form;
  return (
    <PageForm form={form} className="grid gap-4">
      <SettingsConflict conflict={conflict} labels={usePaymentLabels()} textOf={useStagesText()} />
      <ProviderPanel form={form} stored={stored} />
      <PrepaymentPanel form={form} />
      <TransferPanel form={form} stored={stored} />
      <VouchersPanel form={form} />
      <RefundPanel form={form} />
      <NoShowPanel form={form} />
      <DetailsPanel form={form} />
      <TestPaymentPanel currency={stored.currency} dirty={dirty} />
      <SaveBar form={form} obstacle={isSound(form.values) ? undefined : t('invalid')} />
    </PageForm>
  );
};

/** Currency, purpose and receipt. */
const DetailsPanel = ({ form: { values, field, change } }: PaymentFieldsProps) => {
  const t = useTexts(paymentsAdminTexts);
  return (
    <Panel title={t('details.title')}>
      <div className="grid gap-4">
        <SelectField
          {...field('currency')}
          label={t('currency')}
          hint={values.currency === 'EUR' ? undefined : <strong>{t('currencyWarning', values.currency)}</strong>}
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <TextField
          {...field('payment_description_template')}
          label={t('template')}
          hint={t('templateHint')}
          maxLength={500}
        />
        <Tick
          label={t('receipt')}
          name="receipt_email_enabled"
          checked={values.receipt_email_enabled}
          onChange={(receipt_email_enabled) => change({ receipt_email_enabled })}
        />
      </div>
    </Panel>
  );
};

const isSound = (values: PaymentValues): boolean => {
  const {
    prepayment_percentage: percentage,
    payment_deadline_hours: hours,
    full_payment_after_missed: missed,
  } = values;
  const stagesAreSound = areStages(values.refund_stages);
  const hoursAreSound = Number.isInteger(hours) && hours >= 1 && hours <= 8760;
  const missedAreSound = Number.isInteger(missed) && missed >= 0 && missed <= mostMissed;
  const numbersAreSound = percentage >= 0 && percentage <= 100 && hoursAreSound && missedAreSound;
  const feeIsSound = isSoundFee(values.no_show_fee_percent);
  return numbersAreSound && feeIsSound && stagesAreSound && isSoundTransfer(values) && isSoundVoucher(values);
};
