import { Stripe } from 'stripe';
import { Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { Context } from '#shared/server/context.ts';
import type { ConnectionTest, TestPayment } from '../../contract.ts';
import type { PaymentSettings } from '../../domain/payment-settings.ts';
import { type ProviderTexts, providerTexts } from '../../texts/provider-texts.ts';
import { readPaymentSettings } from '../payment-settings.ts';
import { testPaymentView } from '../payment-view.ts';
import { providerWithKeys } from './provider.ts';

/**
 * Asks the provider which account the stored keys belong to. Any failure is returned as a message with `success:
 * false`; payments need not be switched on.
 */
export const testConnection = async (context: Context, language: Language): Promise<ConnectionTest> => {
  const responses = providerTexts[language];
  const settings = await readPaymentSettings(context.db);
  const provider = providerWithKeys(context, settings);
  if (!provider) return { ...noAccount, message: missingKey(settings, responses) };
  try {
    const account = await provider.accounts.retrieveCurrent();
    const ready = !waitsForApproval(account);
    return {
      success: ready,
      message: ready ? connected(settings, responses) : responses.notReady,
      account_name:
        account.business_profile?.name || account.settings?.dashboard?.display_name || account.email || null,
      country: account.country ?? null,
      currency: account.default_currency?.toUpperCase() ?? null,
    };
  } catch (error) {
    return { ...noAccount, message: failureOf(context, error, responses) };
  }
};

/**
 * Creates a payment that is never paid, to check that the keys may create one. `amount` is in units of the studio's
 * currency, at least 0.50. Throws 400 without a key, and 502 with a reason if the provider refuses.
 */
export const createTestPayment = async (context: Context, amount: number, language: Language): Promise<TestPayment> => {
  const responses = providerTexts[language];
  const settings = await readPaymentSettings(context.db);
  const provider = providerWithKeys(context, settings);
  if (!provider) throw ruleBroken('payments_off', missingKey(settings, responses));
  try {
    const intent = await provider.paymentIntents.create({
      amount: wholeCentsOf(amount),
      currency: settings.currency.toLowerCase(),
      description: 'FotoBooking test payment',
      metadata: { purpose: 'test' },
    });
    return testPaymentView(intent);
  } catch (error) {
    throw new Problem(502, 'provider_refused', failureOf(context, error, responses));
  }
};

const noAccount = { success: false, account_name: null, country: null, currency: null };

// Only an explicit false counts: older accounts may not have this field.
const waitsForApproval = ({ charges_enabled }: { readonly charges_enabled?: boolean }): boolean =>
  charges_enabled === false;

const connected = ({ stripe_publishable_key }: PaymentSettings, responses: ProviderTexts): string =>
  stripe_publishable_key.startsWith('pk_test_') ? responses.connectedForTrial : responses.connected;

const missingKey = ({ stripe_secret_key_sealed }: PaymentSettings, responses: ProviderTexts): string =>
  stripe_secret_key_sealed === '' ? responses.noKey : responses.unreadableKey;

/**
 * Returns why the provider refused. Its own text is passed on only if it is about the request, and never if it contains
 * a key.
 */
const failureOf = (context: Context, error: unknown, responses: ProviderTexts): string => {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  context.log.warn(
    { type: error.type, code: error.code, status: error.statusCode },
    'the payment provider failed a test',
  );
  if (error instanceof Stripe.errors.StripeAuthenticationError) return responses.wrongKey;
  if (error instanceof Stripe.errors.StripePermissionError) return responses.forbidden;
  if (error instanceof Stripe.errors.StripeConnectionError) return responses.unreachable;
  if (error instanceof Stripe.errors.StripeRateLimitError) return responses.busy;
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return responses.refused(withoutKeys(error.message));
  return responses.failed(error.statusCode ?? 500);
};

const withoutKeys = (words: string): string => words.replaceAll(/\b(?:sk|rk|pk|whsec)_[\w*]+/g, '…').slice(0, 300);
