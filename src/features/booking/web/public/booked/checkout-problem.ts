import { CallError } from '#shared/web/call/call-error.ts';
import type { Translate } from '#shared/web/texts.tsx';
import type { BookingTexts } from '../../../texts/de.ts';

/** Error codes for which the page has a text of its own. */
const reasons = {
  provider_unreachable: 'checkout.down',
  provider_busy: 'checkout.down',
  provider_down: 'checkout.down',
  try_again: 'checkout.down',
  provider_refused: 'checkout.refused',
  provider_declined: 'checkout.refused',
  provider_outdated: 'checkout.refused',
  not_payable: 'checkout.notPayable',
  already_paid: 'checkout.paid',
  payment_processing: 'checkout.onItsWay',
  token_required: 'checkout.link',
  wrong_token: 'checkout.link',
  old_link: 'checkout.link',
} as const;

interface Words {
  readonly t: Translate<BookingTexts>;
  /** For errors that are not responses of the server. */
  readonly messageOf: (error: unknown) => string;
}

/**
 * Why the payment could not be started, and that the time is kept. In the reader's language if the error code is known,
 * else in the words of the server.
 */
export const checkoutProblem = (failure: unknown, { t, messageOf }: Words): string => {
  const reason = failure instanceof CallError ? reasonOf(failure, t) : messageOf(failure);
  const sentence = t('success.payment.error', reason);
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} ${t('checkout.kept')}`;
};

const reasonOf = ({ code, detail }: CallError, t: Translate<BookingTexts>): string => {
  const reason = reasons[code as keyof typeof reasons] as (typeof reasons)[keyof typeof reasons] | undefined;
  return reason ? t(reason) : (detail ?? 'Failed to create checkout session');
};
