import { type PriceChange, stillTrue } from '#features/booking/web/parts/public/booked/price-change.ts';
import type { Details } from '#features/booking/web/parts/public/form/details-rules.ts';
import { useOrder } from '#features/booking/web/parts/public/order/use-order.ts';
import { withWholePrice } from '#features/booking/web/parts/public/order/whole-price.ts';
import { caller } from '#shared/web/call/call.ts';
import type { offersContract, PublicOffer } from '../../contract.ts';

const call = caller<typeof offersContract>();

interface Taking {
  readonly offer: PublicOffer;
  readonly link: string;
  readonly onChange: (offer: PublicOffer) => void;
}

/** Takes one of the times, or declines the offer. One attempt at a time; the input is kept after an error. */
export const useTakeOffer = ({ offer: offered, link, onChange }: Taking) => {
  const params = { link };
  const reload = () => call('GET /api/offers/{link}', { params }).then(onChange, () => undefined);
  const order = useOrder({
    // The page then shows the current price, or how the offer ended, possibly by an attempt whose response was lost.
    onRefused: (isConflict) => isConflict && reload(),
  });
  const offer = withoutRefunds(withWholePrice(offered, order.priceChange), order.priceChange);
  const { prepayment } = offer;
  return {
    order,
    /** With what is due after a refusal. */
    offer,
    reload: () => void reload(),
    take: (time_id: string, details: Details) =>
      order.place({ price: offer.is_system_service ? undefined : offer.price, prepayment }, details, (fields) =>
        call('POST /api/offers/{link}/take', { params, body: { time_id, ...fields } }),
      ),
    decline: () => order.once(async () => onChange(await call('POST /api/offers/{link}/decline', { params }))),
  };
};

/** What a cancellation refunds of the whole price is known on the page of the booking. */
const withoutRefunds = (offer: PublicOffer, priceChange: PriceChange | undefined): PublicOffer =>
  stillTrue(priceChange) ? { ...offer, times: offer.times.map((time) => ({ ...time, cancel_terms: null })) } : offer;
