import { useState } from 'react';
import { confirmMinutes } from '#features/booking/domain/confirm-by.ts';
import { wizardTexts } from '#features/booking/texts/wizard-handle.ts';
import { type Details, noDetails } from '#features/booking/web/parts/public/form/details-rules.ts';
import { OrderForm } from '#features/booking/web/parts/public/order/order-form.tsx';
import { itemWords } from '#features/services/domain/extras/item-words.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { servicesTexts } from '#features/services/texts/handle.ts';
import { Button } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { euroText } from '#shared/web/money.tsx';
import type { Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { PublicOffer } from '../../contract.ts';
import { KeptUntil } from './kept-until.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useOfferTexts } from './use-offer-texts.ts';
import { useTakeOffer } from './use-take-offer.ts';

interface OpenOfferProps {
  readonly offer: PublicOffer;
  readonly link: string;
  readonly site: Site;
  readonly mustConfirm: boolean;
  readonly offersWhatsapp: boolean;
  readonly onChange: (offer: PublicOffer) => void;
}

/** The held times, a form for the missing details, and a button that books. */
export const OpenOffer = (props: OpenOfferProps) => {
  const { site, mustConfirm, offersWhatsapp } = props;
  const page = useOfferTexts();
  const t = useTexts(wizardTexts);
  const { order, offer, reload, take, decline } = useTakeOffer(props);
  const { times } = offer;
  const [details, setDetails] = useState<Details>({ ...noDetails, ...customerOf(offer) });
  const [picked, setPicked] = useState<string>();
  const time = times.length === 1 ? times[0] : times.find(({ id }) => id === picked);
  const mustProve = mustConfirm && details.email.trim().toLowerCase() !== customerOf(offer).email.toLowerCase();
  return (
    <PageFrame
      title={page.title}
      lead={times.length === 1 ? page.one(site.company_name) : page.several(site.company_name)}
    >
      <OrderForm
        {...{ order, details, offersWhatsapp, site }}
        onDetails={setDetails}
        texts={page}
        unchosen={!time && page.choose}
        sold={{ ...offer, isFree: offer.is_system_service }}
        refunds={time?.cancel_terms}
        note={mustProve && page.byMail(confirmMinutes)}
        label={mustProve && t('confirmation.reserve')}
        onOrder={() => time && take(time.id, details)}
        instead={<Decline single={times.length === 1} busy={order.busy} onDecline={decline} />}
      >
        <Card className="space-y-6">
          <Service offer={offer} />
          <KeptUntil until={offer.held_until} onOver={reload} />
          <TimeChoice times={times} chosen={picked} onChoose={setPicked} />
        </Card>
      </OrderForm>
    </PageFrame>
  );
};

const customerOf = ({ customer: { name, email, phone } }: PublicOffer) => ({ name, email, phone });

const Service = ({ offer }: { readonly offer: PublicOffer }) => {
  const { language } = useLanguage();
  const t = useTexts(servicesTexts);
  const names = { name: offer.service_name, name_de: offer.service_name_de, name_ru: offer.service_name_ru };
  return (
    <p className="text-lg font-semibold break-words">
      {serviceName(names, language)}
      <span className="tabular block text-base font-normal text-muted">
        {t('service.minutes', offer.duration_minutes)}
      </span>
      {offer.items.length > 0 && (
        <span className="tabular block text-base font-normal whitespace-pre-line text-muted">
          {offer.items.map((item) => itemWords(item, language) + priceOf(item)).join('\n')}
        </span>
      )}
    </p>
  );
};

/** Empty for what costs nothing. */
const priceOf = ({ price }: PublicOffer['items'][number]): string => (price > 0 ? ` · ${euroText(price)}` : '');

interface DeclineProps {
  readonly single: boolean;
  readonly busy: boolean;
  readonly onDecline: () => void;
}

const Decline = ({ single, busy, onDecline }: DeclineProps) => {
  const page = useOfferTexts();
  const ask = async (): Promise<void> => {
    const wording = { title: page.declineTitle, confirm: page.declineConfirm };
    if (await askConfirmation(page.declineQuestion, wording)) onDecline();
  };
  return (
    <p className="text-center">
      <Button look="quiet" busy={busy} onClick={() => void ask()} className="text-ground-muted">
        {single ? page.declineOne : page.decline}
      </Button>
    </p>
  );
};
