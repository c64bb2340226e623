import { readCalendarSettings } from '#features/availability/server/api.ts';
import { refundTerms, takesPayments } from '#features/payments/domain/payment-settings.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import { readCompany } from '#features/settings/server/api.ts';
import type { LegalFacts } from '#features/settings/texts/legal/legal-text.ts';
import type { Context } from '#shared/server/context.ts';

/**
 * The facts of this studio for its legal pages: company, cancel window, whether it takes payments, and its refund rule.
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
    online_payment: takesPayments(payments),
    refund_stages: takesPayments(payments) ? (refundTerms(payments) ?? undefined) : undefined,
  };
};
