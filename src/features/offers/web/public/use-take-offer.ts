import { useRef, useState } from 'react';
import type { bookingContract } from '#features/booking/contract.ts';
import { storeBookingToken } from '#features/booking/web/parts/public/booked/booking-token.ts';
import { type PriceChange, priceChangeOf, stillTrue } from '#features/booking/web/parts/public/booked/price-change.ts';
import type { Details } from '#features/booking/web/parts/public/form/details-rules.ts';
import { withWholePrice } from '#features/booking/web/parts/public/whole-price.ts';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { leaveFor } from '#shared/web/host-page.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { offersContract, PublicOffer } from '../../contract.ts';

const call = caller<typeof offersContract & typeof bookingContract>();

interface Taking {
  readonly offer: PublicOffer;
  readonly link: string;
  readonly onChange: (offer: PublicOffer) => void;
}

/** Takes one of the times, or declines the offer. One attempt at a time; the input is kept after an error. */
export const useTakeOffer = ({ offer: offered, link, onChange }: Taking) => {
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [error, setError] = useState<string>();
  const [priceChange, setPriceChange] = useState<PriceChange>();
  const params = { link };
  const offer = withoutRefunds(withWholePrice(offered, priceChange), priceChange);

  const reload = async (): Promise<void> => onChange(await call('GET /api/offers/{link}', { params }));

  const take = async (time_id: string, details: Details): Promise<void> => {
    const booked = await call('POST /api/offers/{link}/take', {
      params,
      body: {
        time_id,
        customer: customerOf(details),
        notes: details.notes.trim(),
        language,
        ...(!offer.is_system_service && { expected_price: offer.price }),
        expected_prepayment: offer.prepayment,
      },
    });
    storeBookingToken(booked.booking_id, booked.cancel_token);
    // If the e-mail address must be confirmed, the payment follows the confirmation.
    const paysNow = offer.prepayment > 0 && !booked.confirm_by;
    leaveFor(paysNow ? await paymentOf(booked) : pageOf(booked.booking_id));
  };

  const report = async (failure: unknown): Promise<void> => {
    const changed = priceChangeOf(failure, offer);
    if (changed) setPriceChange(changed);
    else setError(messageOf(failure));
    // The page then shows the current price, or how the offer ended, possibly by an attempt whose response was lost.
    if (failure instanceof CallError && failure.status === 409) await reload().catch(() => undefined);
  };

  const once = (work: () => Promise<void>): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    void work()
      .catch(report)
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };

  return {
    busy,
    error,
    priceChange,
    /** With what is due after a refusal. */
    offer,
    reload: () => void reload().catch(() => undefined),
    take: (time_id: string, details: Details) => once(() => take(time_id, details)),
    decline: () => once(async () => onChange(await call('POST /api/offers/{link}/decline', { params }))),
  };
};

/** What a cancellation refunds of the whole price is known on the page of the booking. */
const withoutRefunds = (offer: PublicOffer, priceChange: PriceChange | undefined): PublicOffer =>
  stillTrue(priceChange) ? { ...offer, times: offer.times.map((time) => ({ ...time, cancel_terms: null })) } : offer;

const customerOf = ({ name, email, phone, whatsapp }: Details) => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  ...(whatsapp && { whatsapp_notifications: true }),
});

const pageOf = (bookingId: string): string => `/booking/success/${bookingId}`;

/**
 * Returns the URL of the payment page; if it cannot be created, that of the booking, which offers the payment again.
 */
const paymentOf = ({ booking_id, cancel_token }: { booking_id: string; cancel_token: string }): Promise<string> => {
  const [params, query] = [{ id: booking_id }, { token: cancel_token }];
  return call('POST /api/payments/create-checkout-session/{id}', { params, query }).then(
    ({ checkout_url }) => checkout_url,
    () => pageOf(booking_id),
  );
};
