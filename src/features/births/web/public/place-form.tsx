import { useState } from 'react';
import { noDetails } from '#features/booking/web/parts/public/form/details-rules.ts';
import { OrderForm } from '#features/booking/web/parts/public/order/order-form.tsx';
import { useOrder } from '#features/booking/web/parts/public/order/use-order.ts';
import { withWholePrice } from '#features/booking/web/parts/public/order/whole-price.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { caller } from '#shared/web/call/call.ts';
import type { Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { birthsContract, PublicWindow } from '../../contract.ts';
import { PlaceWishes } from './place-wishes.tsx';
import { useBirthTexts } from './use-birth-texts.ts';
import { usePlaceChoice } from './use-place-choice.ts';

const call = caller<typeof birthsContract>();

interface PlaceFormProps {
  readonly initial: PublicWindow;
  /** Chosen on the booking page. */
  readonly photographer: string | undefined;
  readonly site: Site;
  readonly offersWhatsapp: boolean;
}

/** Due date, photographer and week, the form of the booking page, and one button that reserves. */
export const PlaceForm = ({ initial, photographer, site, offersWhatsapp }: PlaceFormProps) => {
  const page = useBirthTexts();
  const { language } = useLanguage();
  const [details, setDetails] = useState(noDetails);
  const { choice, window: offered, chosen, week, waits, weeksShown, reload } = usePlaceChoice(initial, photographer);
  const order = useOrder({ onRefused: reload, pageOf: (id) => `/birth-place/${id}` });
  const window = withWholePrice(offered, order.priceChange);
  const take = (photographer_id: string, wanted: string): void =>
    order.place(window, details, (fields) => {
      const place = { service_id: window.service_id, photographer_id, due_on: choice.due, week: wanted };
      return call('POST /api/birth-places', { body: { ...place, waiting_list: waits, ...fields } });
    });
  return (
    <PageFrame title={serviceName(window, language)} lead={page.lead}>
      <OrderForm
        {...{ order, details, offersWhatsapp, site }}
        onDetails={setDetails}
        texts={page}
        unchosen={weeksShown ? !week && page.weekFirst : page.dueFirst}
        sold={{ ...window, saysNone: false }}
        label={waits && page.join}
        onOrder={() => chosen && week && take(chosen.id, week)}
      >
        <PlaceWishes {...choice} />
      </OrderForm>
    </PageFrame>
  );
};
