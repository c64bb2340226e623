import { useTexts } from '#shared/web/texts.tsx';
import type { AdminPaymentSettings } from '../../contract.ts';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';

/** The values of the form. */
export type PaymentValues = Omit<
  AdminPaymentSettings,
  'is_stripe_configured' | 'webhook_url' | 'last_webhook' | 'version'
>;

export const valuesOf = (stored: AdminPaymentSettings): PaymentValues => {
  const { is_stripe_configured: _is, webhook_url: _url, last_webhook: _last, version: _version, ...values } = stored;
  return values;
};

export const usePaymentLabels = (): Record<keyof PaymentValues, string> => {
  const t = useTexts(paymentsAdminTexts);
  return {
    stripe_enabled: t('enabled'),
    stripe_publishable_key: t('publishable'),
    stripe_secret_key: t('secret'),
    stripe_webhook_secret: t('webhook'),
    enable_prepayment: t('prepayment'),
    full_payment_required: t('full'),
    prepayment_percentage: t('percentage'),
    payment_deadline_hours: t('deadline'),
    auto_cancel_unpaid: t('cancel'),
    refund_rule_enabled: t('refund.enabled'),
    refund_stages: t('refund.title'),
    rest_online_enabled: t('rest'),
    vouchers_online_enabled: t('vouchers.enabled'),
    voucher_least: t('vouchers.least'),
    voucher_most: t('vouchers.most'),
    full_payment_after_missed: t('missed'),
    no_show_fee_percent: t('noShow.title'),
    transfer_enabled: t('transfer.enabled'),
    transfer_account_holder: t('transfer.holder'),
    transfer_iban: t('transfer.iban'),
    transfer_bic: t('transfer.bic'),
    transfer_deadline_days: t('transfer.days'),
    currency: t('currency'),
    payment_description_template: t('template'),
    receipt_email_enabled: t('receipt'),
  };
};

/** Returns the text of the stages of refunds; undefined for fields whose values are shown as they are. */
export const useStagesText = () => {
  const t = useTexts(paymentsAdminTexts);
  return ({ refund_stages }: PaymentValues, field: keyof PaymentValues): string | undefined =>
    field === 'refund_stages'
      ? refund_stages.map(({ days_before, percent }) => `${t('refund.days')} ${days_before}: ${percent} %`).join('; ')
      : undefined;
};
