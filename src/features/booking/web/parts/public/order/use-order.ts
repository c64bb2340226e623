import { useRef, useState } from 'react';
import type { Language } from '#shared/kernel/language.ts';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { leaveFor } from '#shared/web/host-page.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { bookingContract } from '../../../../contract.ts';
import { storeBookingToken } from '../booked/booking-token.ts';
import { customerOf } from '../booked/customer-of.ts';
import { type PriceChange, priceChangeOf, type ShownPrice, stillTrue } from '../booked/price-change.ts';
import { type Details } from '../form/details-rules.ts';

const call = caller<typeof bookingContract>();

/** What every order sends, whatever is ordered. */
interface OrderFields {
  readonly customer: ReturnType<typeof customerOf>;
  readonly notes: string;
  readonly language: Language;
  /** EUR; absent where a word was shown instead. */
  readonly expected_price?: number;
  readonly expected_prepayment: number;
}

/** What every order is answered with. */
interface Ordered {
  readonly booking_id: string;
  readonly cancel_token: string;
  /** Present if the e-mail address must be confirmed; the payment then follows the confirmation. */
  readonly confirm_by?: string | undefined;
  /** Whether nothing is given yet, and so nothing is paid. */
  readonly waiting_list?: boolean;
}

interface OrderSettings {
  /** Shows what is true now. `isConflict`: somebody else was faster, or something has changed. */
  readonly onRefused: (isConflict: boolean) => unknown;
  /** The page of what was ordered. */
  readonly pageOf?: (bookingId: string) => string;
}

export type Order = ReturnType<typeof useOrder>;

/**
 * Orders once, however often it is pressed, and leads to the payment or to the page of the booking. After a refusal the
 * input is kept.
 */
export const useOrder = ({ onRefused, pageOf = successPage }: OrderSettings) => {
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [error, setError] = useState<string>();
  const [priceChange, setPriceChange] = useState<PriceChange>();

  const report = async (failure: unknown, shown: ShownPrice | undefined): Promise<void> => {
    const changed = shown && priceChangeOf(failure, shown);
    if (changed) setPriceChange(changed);
    else setError(messageOf(failure));
    await onRefused(failure instanceof CallError && failure.status === 409);
  };

  const once = (work: () => Promise<void>, shown?: ShownPrice): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    setPriceChange(stillTrue);
    void work()
      .catch((failure: unknown) => report(failure, shown))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };

  const place = (shown: ShownPrice, details: Details, send: (fields: OrderFields) => Promise<Ordered>): void =>
    once(async () => {
      const ordered = await send({
        customer: customerOf(details),
        notes: details.notes.trim(),
        language,
        ...(shown.price !== undefined && { expected_price: shown.price }),
        expected_prepayment: shown.prepayment,
      });
      const { booking_id, cancel_token, confirm_by, waiting_list } = ordered;
      storeBookingToken(booking_id, cancel_token);
      const paysNow = shown.prepayment > 0 && !confirm_by && !waiting_list;
      leaveFor(paysNow ? await paymentOf(ordered).catch(() => pageOf(booking_id)) : pageOf(booking_id));
    }, shown);

  return { busy, error, priceChange, place, once };
};

const successPage = (bookingId: string): string => `/booking/success/${bookingId}`;

/** The address of the payment page. If it cannot be created, the page of the booking offers the payment again. */
const paymentOf = async ({ booking_id, cancel_token }: Ordered): Promise<string> => {
  const [params, query] = [{ id: booking_id }, { token: cancel_token }];
  return (await call('POST /api/payments/create-checkout-session/{id}', { params, query })).checkout_url;
};
