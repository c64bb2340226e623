import { readCalendarSettings } from '#features/hours/server/api.ts';
import { agreedFeePercent, refundTerms } from '#features/payments/domain/payment-settings.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import { agreedVersions } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { readLegalFacts } from './legal-facts.ts';
import { wantsConfirmation } from './wants-confirmation.ts';

/** The terms that a customer accepts by booking, and the payment settings. */
export const currentTerms = async (context: Context) => {
  const [facts, payments, must_confirm, { move_rules: studio_moves }] = await Promise.all([
    readLegalFacts(context),
    readPaymentSettings(context.db),
    wantsConfirmation(context.db),
    readCalendarSettings(context.db),
  ]);
  const agreed = await agreedVersions(context, facts);
  const [refund_stages, no_show_fee_percent] = [refundTerms(payments), agreedFeePercent(payments)];
  return { agreed, refund_stages, no_show_fee_percent, studio_moves, payments, must_confirm };
};
