import type { FormEvent } from 'react';
import { settingsAdminTexts } from '#features/settings/texts/admin-handle.ts';
import { SaveBar } from '#features/settings/web/parts/admin/save-bar.tsx';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { useEdits } from '#features/settings/web/parts/admin/use-edits.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminPaymentSettings } from '../../contract.ts';
import { currencies } from '../../domain/currencies.ts';
import { areStages } from '../../domain/refund-stages.ts';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import { PrepaymentPanel } from './prepayment-panel.tsx';
import { ProviderPanel } from './provider-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { TestPaymentPanel } from './test-payment-panel.tsx';
import { useSavePayments } from './use-save-payments.ts';

export const PaymentsForm = ({ stored }: { readonly stored: AdminPaymentSettings }) => {
  const t = useTexts(paymentsAdminTexts);
  const settings = useTexts(settingsAdminTexts);
  const { values, changes, dirty, change, saved, discard } = useEdits(stored);
  const save = useSavePayments();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(changes, {
      onSuccess: () => {
        saved(changes);
        showToast(settings('form.saved'), 'success');
      },
    });
  };
  return (
    <PageForm unsaved={dirty} onSubmit={submit} className="grid gap-4">
      <ProviderPanel values={values} stored={stored} dirty={dirty} onChange={change} />
      <PrepaymentPanel values={values} onChange={change} />
      <RefundPanel values={values} onChange={change} />
      <DetailsPanel values={values} onChange={change} />
      <TestPaymentPanel currency={stored.currency} dirty={dirty} />
      <SaveBar
        dirty={dirty}
        busy={save.isPending}
        obstacle={isSound(values) ? undefined : t('invalid')}
        onDiscard={discard}
      />
    </PageForm>
  );
};

interface DetailsPanelProps {
  readonly values: AdminPaymentSettings;
  readonly onChange: (changes: Partial<AdminPaymentSettings>) => void;
}

/** Currency, purpose and receipt. */
const DetailsPanel = ({ values, onChange }: DetailsPanelProps) => {
  const t = useTexts(paymentsAdminTexts);
  return (
    <Panel title={t('details.title')}>
      <div className="grid gap-4">
        <Field
          label={t('currency')}
          hint={values.currency === 'EUR' ? undefined : <strong>{t('currencyWarning', values.currency)}</strong>}
        >
          {(control) => (
            <select
              {...control}
              name="currency"
              value={values.currency}
              onChange={(event) => onChange({ currency: event.target.value as typeof values.currency })}
            >
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('template')} hint={t('templateHint')}>
          {(control) => (
            <input
              {...control}
              name="payment_description_template"
              maxLength={500}
              value={values.payment_description_template}
              onChange={(event) => onChange({ payment_description_template: event.target.value })}
            />
          )}
        </Field>
        <Tick
          label={t('receipt')}
          name="receipt_email_enabled"
          checked={values.receipt_email_enabled}
          onChange={(receipt_email_enabled) => onChange({ receipt_email_enabled })}
        />
      </div>
    </Panel>
  );
};

const isSound = (values: AdminPaymentSettings): boolean => {
  const { prepayment_percentage: percentage, payment_deadline_hours: hours } = values;
  const stagesAreSound = areStages(values.refund_stages);
  return (
    percentage >= 0 && percentage <= 100 && Number.isInteger(hours) && hours >= 1 && hours <= 8760 && stagesAreSound
  );
};
