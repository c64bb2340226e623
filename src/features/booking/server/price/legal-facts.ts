import { readCalendarSettings } from '#features/hours/server/api.ts';
import { agreedFeePercent, missedLimit, refundTerms, takesOnline } from '#features/payments/domain/payment-settings.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import { readCompany } from '#features/settings/server/api.ts';
import type { LegalFacts } from '#features/settings/texts/legal/legal-text.ts';
import type { Context } from '#shared/server/context.ts';

/**
 * The facts of this studio for its legal pages: company, cancel window, whether it takes payments, its refund rule, when
 * the whole price is due, and the fee for not coming.
 */
export const readLegalFacts = async ({ db }: Pick<Context, 'db'>): Promise<LegalFacts> => {
  const [company, calendar, payments] = await Promise.all([
    readCompany(db),
    readCalendarSettings(db),
    readPaymentSettings(db),
  ]);
  return {
    company_name: company.company_name,
    company_address: company.company_address,
    company_email: company.company_email,
    company_phone: company.company_phone,
    cancel_window_hours: calendar.cancel_window_hours,
    online_payment: takesOnline(payments),
    refund_stages: takesOnline(payments) ? (refundTerms(payments) ?? undefined) : undefined,
    full_payment_after_missed: missedLimit(payments) || undefined,
    no_show_fee_percent: agreedFeePercent(payments) ?? undefined,
  };
};
