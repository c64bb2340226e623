import { euroOf } from '#shared/kernel/money/euro.ts';
import type { PaymentSettings } from '../domain/payment-settings.ts';

/** The amounts between which vouchers are sold on the website. */
export const voucherAmountsView = ({
  voucher_least_cents,
  voucher_most_cents,
}: Pick<PaymentSettings, 'voucher_least_cents' | 'voucher_most_cents'>) => ({
  voucher_least: euroOf(voucher_least_cents),
  voucher_most: euroOf(voucher_most_cents),
});
