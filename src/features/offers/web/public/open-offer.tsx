import { useState } from 'react';
import { confirmMinutes } from '#features/booking/domain/confirm-by.ts';
import { type OrderKind, orderKind } from '#features/booking/domain/money/order-kind.ts';
import { wizardTexts } from '#features/booking/texts/wizard-handle.ts';
import { DetailsFields } from '#features/booking/web/parts/public/booked/details-fields.tsx';
import { NewTabLink } from '#features/booking/web/parts/public/booked/new-tab-link.tsx';
import { NotBooked } from '#features/booking/web/parts/public/booked/not-booked.tsx';
import { OrderLabel } from '#features/booking/web/parts/public/booked/order-label.tsx';
import { VatNote } from '#features/booking/web/parts/public/booked/vat-note.tsx';
import { type Details, problemsOf } from '#features/booking/web/parts/public/form/details-rules.ts';
import { HeldPrice, HeldRefunds } from '#features/booking/web/parts/public/held-price.tsx';
import { PriceChanged } from '#features/booking/web/parts/public/price-changed.tsx';
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
  const taking = useTakeOffer(props);
  const { offer } = taking;
  const { times } = offer;
  const [details, setDetails] = useState<Details>({ ...customerOf(offer), notes: '', consent: false, whatsapp: false });
  const [picked, setPicked] = useState<string>();
  const time = times.length === 1 ? times[0] : times.find(({ id }) => id === picked);
  const missing = useMissing(time !== undefined, details);
  const mustProve = mustConfirm && details.email.trim().toLowerCase() !== customerOf(offer).email.toLowerCase();
  return (
    <PageFrame
      title={page.title}
      lead={times.length === 1 ? page.one(site.company_name) : page.several(site.company_name)}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (time && missing === undefined) taking.take(time.id, details);
        }}
        className="space-y-6"
      >
        <NotBooked error={taking.error} />
        {taking.priceChange && <PriceChanged priceChange={taking.priceChange} />}
        <Card className="space-y-6">
          <Service offer={offer} />
          <KeptUntil until={offer.held_until} onOver={taking.reload} />
          <TimeChoice times={times} chosen={picked} onChoose={setPicked} />
        </Card>
        <Card as="section" className="space-y-6">
          <h2 className="text-lg font-semibold">{page.details}</h2>
          <DetailsFields
            details={details}
            onChange={(changes) => setDetails((before) => ({ ...before, ...changes }))}
            offersWhatsapp={offersWhatsapp}
          />
        </Card>
        <Card className="space-y-5">
          <Price offer={offer} regime={site.vat_regime} terms={time?.cancel_terms} />
          {mustProve && <p className="text-sm text-muted">{page.byMail(confirmMinutes)}</p>}
          <noscript>
            <p className="font-medium text-danger">{page.script}</p>
          </noscript>
          <div>
            <Button type="submit" busy={taking.busy} disabled={missing !== undefined} className="w-full">
              {mustProve ? t('confirmation.reserve') : <OrderLabel kind={kindOf(offer)} />}
            </Button>
            <output className="mt-2 block min-h-6 text-sm text-muted">{missing}</output>
          </div>
          <Legal />
        </Card>
        <Decline single={times.length === 1} busy={taking.busy} onDecline={taking.decline} />
      </form>
    </PageFrame>
  );
};

const kindOf = ({ price, is_system_service, prepayment }: PublicOffer): OrderKind =>
  orderKind({ price, is_system_service, due: prepayment });

interface PriceProps {
  readonly offer: PublicOffer;
  readonly regime: Site['vat_regime'];
  /** Of the chosen time; undefined while none is chosen. */
  readonly terms: PublicOffer['times'][number]['cancel_terms'] | undefined;
}

const Price = ({ offer, regime, terms }: PriceProps) => (
  <>
    <div>
      <HeldPrice price={offer.price} prepayment={offer.prepayment} rest={offer.rest} isFree={offer.is_system_service} />
      <VatNote regime={regime} kind={kindOf(offer)} />
    </div>
    {terms !== undefined && offer.prepayment > 0 && <HeldRefunds terms={terms} />}
  </>
);

const customerOf = ({ customer: { name, email, phone } }: PublicOffer) => ({ name, email, phone });

/** What is missing to book, as text; undefined: nothing. */
const useMissing = (isChosen: boolean, details: Details): string | undefined => {
  const page = useOfferTexts();
  const t = useTexts(wizardTexts);
  if (!isChosen) return page.choose;
  const problems = problemsOf(details);
  if (problems.length === 0) return undefined;
  return t('details.missing', problems.map((field) => t(`details.missing.${field}`)).join(', '));
};

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

const Legal = () => {
  const t = useTexts(wizardTexts);
  return (
    <p className="text-sm text-muted">
      {t('confirmation.legal')}{' '}
      <NewTabLink href="/terms" className="inline-flex min-h-11 items-center">
        {t('confirmation.terms')}
      </NewTabLink>
    </p>
  );
};

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
