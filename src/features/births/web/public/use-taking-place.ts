import { useRef, useState } from 'react';
import type { bookingContract } from '#features/booking/contract.ts';
import { storeBookingToken } from '#features/booking/web/parts/public/booked/booking-token.ts';
import { type PriceChange, priceChangeOf, stillTrue } from '#features/booking/web/parts/public/booked/price-change.ts';
import type { Details } from '#features/booking/web/parts/public/form/details-rules.ts';
import { caller } from '#shared/web/call/call.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { leaveFor } from '#shared/web/host-page.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { birthsContract, CreatedPlace, PublicWindow } from '../../contract.ts';

const call = caller<typeof birthsContract & typeof bookingContract>();

interface Wanted {
  readonly window: PublicWindow;
  readonly photographer_id: string;
  readonly due_on: string;
  readonly week: string;
  readonly waits: boolean;
  readonly details: Details;
}

/** Takes a place, and leads to its payment or its page. One attempt at a time; what was typed stays after an error. */
export const useTakingPlace = (onRefused: () => void) => {
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [priceChange, setPriceChange] = useState<PriceChange>();
  const running = useRef(false);

  const attempt = async ({ window, photographer_id, due_on, week, waits, details }: Wanted): Promise<void> => {
    const { name, email, phone, whatsapp, notes } = details;
    const place = await call('POST /api/birth-places', {
      body: {
        service_id: window.service_id,
        photographer_id,
        due_on,
        week,
        waiting_list: waits,
        customer: {
          name: name.trim(),
          email: email.trim(),
          phone: phone.trim(),
          ...(whatsapp && { whatsapp_notifications: true }),
        },
        notes: notes.trim(),
        language,
        expected_price: window.price,
        expected_prepayment: window.prepayment,
      },
    });
    storeBookingToken(place.booking_id, place.cancel_token);
    const paysNow = window.prepayment > 0 && !place.waiting_list && place.confirm_by === undefined;
    leaveFor(paysNow ? await paymentOf(place) : pageOf(place));
  };

  const take = (wanted: Wanted): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    setPriceChange(stillTrue);
    void attempt(wanted)
      .catch((failure: unknown) => {
        const changed = priceChangeOf(failure, wanted.window);
        if (changed) setPriceChange(changed);
        else setError(messageOf(failure));
        onRefused();
      })
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };
  return { busy, error, priceChange, take };
};

const pageOf = ({ booking_id }: CreatedPlace): string => `/birth-place/${booking_id}`;

/** The page of the payment; if it cannot be opened, that of the place, which offers to pay again. */
const paymentOf = (place: CreatedPlace): Promise<string> => {
  const [params, query] = [{ id: place.booking_id }, { token: place.cancel_token }];
  return call('POST /api/payments/create-checkout-session/{id}', { params, query }).then(
    ({ checkout_url }) => checkout_url,
    () => pageOf(place),
  );
};
