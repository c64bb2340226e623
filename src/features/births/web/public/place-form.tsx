import { useState } from 'react';
import { orderKind } from '#features/booking/domain/money/order-kind.ts';
import { wizardTexts } from '#features/booking/texts/wizard-handle.ts';
import { DetailsFields } from '#features/booking/web/parts/public/booked/details-fields.tsx';
import { NewTabLink } from '#features/booking/web/parts/public/booked/new-tab-link.tsx';
import { OrderLabel } from '#features/booking/web/parts/public/booked/order-label.tsx';
import { VatNote } from '#features/booking/web/parts/public/booked/vat-note.tsx';
import { type Details, problemsOf } from '#features/booking/web/parts/public/form/details-rules.ts';
import { PriceLine } from '#features/booking/web/parts/public/held-price.tsx';
import { PriceChanged } from '#features/booking/web/parts/public/price-changed.tsx';
import { withWholePrice } from '#features/booking/web/parts/public/whole-price.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { Card } from '#shared/web/card.tsx';
import { Money } from '#shared/web/money.tsx';
import type { Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { PublicWindow } from '../../contract.ts';
import { PlaceWishes } from './place-wishes.tsx';
import { useBirthTexts } from './use-birth-texts.ts';
import { usePlaceChoice } from './use-place-choice.ts';
import { useTakingPlace } from './use-taking-place.ts';

interface PlaceFormProps {
  readonly initial: PublicWindow;
  /** Chosen on the booking page. */
  readonly photographer: string | undefined;
  readonly site: Site;
  readonly offersWhatsapp: boolean;
}

const nothingTyped: Details = { name: '', email: '', phone: '', notes: '', consent: false, whatsapp: false };

/** Due date, photographer and week, the form of the booking page, and one button that reserves. */
export const PlaceForm = ({ initial, photographer, site, offersWhatsapp }: PlaceFormProps) => {
  const page = useBirthTexts();
  const { language } = useLanguage();
  const [details, setDetails] = useState(nothingTyped);
  const { choice, window: offered, chosen, week, waits, weeksShown, reload } = usePlaceChoice(initial, photographer);
  const taking = useTakingPlace(reload);
  const window = withWholePrice(offered, taking.priceChange);
  const missing = useMissing({ due: weeksShown, week, details });
  const kind = orderKind({ price: window.price, due: window.prepayment });
  return (
    <PageFrame title={serviceName(window, language)} lead={page.lead}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen && week && missing === undefined) {
            taking.take({ window, photographer_id: chosen.id, due_on: choice.due, week, waits, details });
          }
        }}
        className="space-y-6"
      >
        {taking.error !== undefined && <ErrorBox title={page.failed} message={taking.error} />}
        {taking.priceChange && <PriceChanged priceChange={taking.priceChange} />}
        <PlaceWishes {...choice} />
        <Card as="section" className="space-y-6">
          <h2 className="text-lg font-semibold">{page.details}</h2>
          <DetailsFields
            details={details}
            onChange={(changes) => setDetails((before) => ({ ...before, ...changes }))}
            offersWhatsapp={offersWhatsapp}
          />
        </Card>
        <Card className="space-y-5">
          <div>
            <PlacePrice window={window} />
            <VatNote regime={site.vat_regime} kind={kind} />
          </div>
          <noscript>
            <p className="font-medium text-danger">{page.script}</p>
          </noscript>
          <div>
            <Button type="submit" busy={taking.busy} disabled={missing !== undefined} className="w-full">
              {waits ? page.join : <OrderLabel kind={kind} />}
            </Button>
            <output className="mt-2 block min-h-6 text-sm text-muted">{missing}</output>
          </div>
          <Terms />
        </Card>
      </form>
    </PageFrame>
  );
};

const Terms = () => {
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

interface Given {
  readonly due: boolean;
  readonly week: string | undefined;
  readonly details: Details;
}

/** What is missing to reserve, as text; undefined: nothing. */
const useMissing = ({ due, week, details }: Given): string | undefined => {
  const page = useBirthTexts();
  const t = useTexts(wizardTexts);
  if (!due) return page.dueFirst;
  if (week === undefined) return page.weekFirst;
  const problems = problemsOf(details);
  if (problems.length === 0) return undefined;
  return t('details.missing', problems.map((field) => t(`details.missing.${field}`)).join(', '));
};

/** The price of the session, what of it is paid with the place, and what remains to be paid at the studio. */
const PlacePrice = ({ window: { price, prepayment, rest } }: { readonly window: PublicWindow }) => {
  const t = useTexts(wizardTexts);
  return (
    <dl className="tabular space-y-1">
      <PriceLine name={t('confirmation.total')} strong={prepayment === 0}>
        <Money eur={price} />
      </PriceLine>
      {prepayment > 0 && (
        <>
          <PriceLine name={t('confirmation.now')} strong>
            <Money eur={prepayment} />
          </PriceLine>
          <PriceLine name={t('confirmation.rest')}>
            <Money eur={rest} />
          </PriceLine>
        </>
      )}
    </dl>
  );
};
