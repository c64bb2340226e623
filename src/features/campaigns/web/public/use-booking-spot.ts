import { useRef, useState } from 'react';
import type { bookingContract } from '#features/booking/contract.ts';
import { storeBookingToken } from '#features/booking/web/parts/public/booked/booking-token.ts';
import { type PriceChange, priceChangeOf, stillTrue } from '#features/booking/web/parts/public/booked/price-change.ts';
import type { Details } from '#features/booking/web/parts/public/form/details-rules.ts';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { leaveFor } from '#shared/web/host-page.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { campaignsContract } from '../../contract.ts';
import type { ChosenSpot } from './chosen-spot.ts';
import type { EnteredCode } from './code-entry.tsx';
import { type CampaignPageData, readCampaign } from './read-campaign.ts';

const call = caller<typeof campaignsContract & typeof bookingContract>();

type Spot = ChosenSpot;

/**
 * Books a spot. One attempt at a time; after an error the input is kept, and the page shows the spots that are free
 * now.
 */
export const useBookingSpot = ({ campaign, early, onChange }: CampaignPageData, codes: readonly EnteredCode[]) => {
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [error, setError] = useState<string>();
  const [priceChange, setPriceChange] = useState<PriceChange>();

  const book = async (spot: Spot, { name, email, phone, whatsapp, notes }: Details): Promise<void> => {
    const booked = await call('POST /api/campaigns/{slug}/book', {
      params: { slug: campaign.slug },
      body: {
        spot_id: spot.id,
        ...(spot.siblings > 0 && { siblings: spot.siblings }),
        ...(campaign.access_codes && { codes: codes.map(({ code }) => code) }),
        ...(early !== undefined && { early }),
        customer: {
          name: name.trim(),
          email: email.trim(),
          phone: phone.trim(),
          ...(whatsapp && { whatsapp_notifications: true }),
        },
        notes: notes.trim(),
        language,
        expected_price: spot.price,
        expected_prepayment: spot.prepayment,
      },
    });
    storeBookingToken(booked.booking_id, booked.cancel_token);
    // If the e-mail address must be confirmed, the payment follows the confirmation.
    const paysNow = spot.prepayment > 0 && !booked.confirm_by;
    leaveFor(paysNow ? await paymentOf(booked) : pageOf(booked.booking_id));
  };

  const report = async (failure: unknown, spot: Spot): Promise<void> => {
    const changed = priceChangeOf(failure, spot);
    if (changed) setPriceChange(changed);
    else setError(messageOf(failure));
    if (failure instanceof CallError && failure.status === 409) {
      await readCampaign(campaign.slug, early).then(onChange, () => undefined);
    }
  };

  const once = (spot: Spot, details: Details): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    setPriceChange(stillTrue);
    void book(spot, details)
      .catch((failure: unknown) => report(failure, spot))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };

  return { busy, error, priceChange, book: once };
};

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
