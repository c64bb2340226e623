import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import type { PublicPhotographer } from '#features/photographers/contract.ts';
import type { PublicService } from '#features/services/contract.ts';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { Loading } from '#shared/web/call/use-loading.ts';
import { lastAct } from '#shared/web/press/press.ts';
import { reveal } from '#shared/web/press/reveal.ts';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { CheckIcon } from '../frame/wizard-icons.tsx';
import { EmptyNote } from './empty-note.tsx';
import { PhotographerCards, PhotographerCardsComing } from './photographer-cards.tsx';
import { ServiceCardsComing } from './service-cards.tsx';
import { ServiceChoice } from './service-choice.tsx';
import type { Services } from './use-services.ts';

/** Delay before the photographers are scrolled into view after a service was chosen, in ms. */
const scrollDelay = 300;

interface ServiceStepProps {
  readonly services: Services;
  readonly service: PublicService | undefined;
  /** Whether a link selected the service. */
  readonly linked: boolean;
  readonly planOf: (service: PublicService) => PaymentPlan;
  readonly onService: (id: string) => void;
  readonly photographers: Loading<readonly PublicPhotographer[]>;
  readonly photographerId: string | undefined;
  /** Whether the choice of the photographer may be left to the studio. */
  readonly offersAnyone: boolean;
  readonly onPhotographer: (id: string) => void;
  /** The next free times of the chosen photographer, as buttons. */
  readonly firstTimes: ReactNode;
  /** The options and people of the service. */
  readonly extras: ReactNode;
  /** The id of the step's heading. */
  readonly headingId: string;
}

/** Step 1: service and photographer. */
export const ServiceStep = (props: ServiceStepProps) => {
  const { services, service, linked, planOf, onService, headingId, extras } = props;
  const photographers = useRef<HTMLDivElement>(null);
  const scrollSoon = useScrollSoon(photographers);
  return (
    <>
      <ServicesProblem services={services} />
      {services.list && services.list.length > 0 && (
        <ServiceChoice
          folded={linked}
          services={services.list}
          chosen={service?.id}
          planOf={planOf}
          labelledBy={headingId}
          onChoose={(id) => {
            onService(id);
            scrollSoon();
          }}
        />
      )}
      <div ref={photographers} className="scroll-mt-4 space-y-3 sm:space-y-4">
        {extras}
        {service && <Photographers {...props} service={service} />}
      </div>
    </>
  );
};

const ServicesProblem = ({ services }: { readonly services: Services }) => {
  const t = useTexts(wizardTexts);
  const shared = useTexts(sharedTexts);
  const messageOf = useErrorMessage();
  if (services.error !== undefined) {
    return (
      <ErrorBox title={t('service.error')} message={messageOf(services.error)}>
        <Button look="secondary" onClick={() => location.reload()}>
          {shared('error.reload')}
        </Button>
      </ErrorBox>
    );
  }
  if (!services.list) return <ServiceCardsComing />;
  if (services.list.length > 0) return null;
  return <EmptyNote title={t('service.empty')} text={t('service.empty.text')} />;
};

interface PhotographersProps extends ServiceStepProps {
  readonly service: PublicService;
}

const Photographers = ({ service, ...props }: PhotographersProps) => {
  const { photographers, photographerId, offersAnyone, onPhotographer, firstTimes } = props;
  const t = useTexts(wizardTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="animate-appear space-y-3 pt-4 sm:space-y-4">
      <h3 id={id} className="text-lg font-semibold">
        {t('photographer.heading')}
      </h3>
      <PhotographerChoice
        photographers={photographers}
        chosen={photographerId}
        offersAnyone={offersAnyone}
        onChoose={onPhotographer}
        labelledBy={id}
      />
      {service.is_system_service && photographerId && <ReservationNote />}
      {photographerId && firstTimes}
    </section>
  );
};

interface PhotographerChoiceProps {
  readonly photographers: Loading<readonly PublicPhotographer[]>;
  readonly chosen: string | undefined;
  readonly offersAnyone: boolean;
  readonly onChoose: (id: string) => void;
  readonly labelledBy: string;
}

const PhotographerChoice = ({ photographers, ...choice }: PhotographerChoiceProps) => {
  const t = useTexts(wizardTexts);
  const shared = useTexts(sharedTexts);
  const messageOf = useErrorMessage();
  const { value, error, reload } = photographers;
  if (error !== undefined) {
    return (
      <ErrorBox title={t('photographer.error')} message={messageOf(error)}>
        <Button look="secondary" onClick={reload}>
          {shared('error.retry')}
        </Button>
      </ErrorBox>
    );
  }
  if (!value) return <PhotographerCardsComing />;
  if (value.length === 0) return <EmptyNote title={t('photographer.empty')} text={t('photographer.empty.text')} />;
  return <PhotographerCards photographers={value} {...choice} />;
};

/** States that a system service is reserved when the booking is completed. */
const ReservationNote = () => {
  const t = useTexts(wizardTexts);
  return (
    <output className="flex animate-appear gap-3 rounded-field bg-success-soft p-4 text-ink">
      <span className="text-success">
        <CheckIcon />
      </span>
      <span>
        <span className="block font-semibold text-success">{t('system.note')}</span>
        <span className="block text-sm">{t('system.note.small')}</span>
      </span>
    </output>
  );
};

/** Scrolls the photographers into view shortly after a choice by pointer, but not for arrow keys, nor after another act. */
const useScrollSoon = (target: React.RefObject<HTMLElement | null>): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    if (document.activeElement?.matches('input:focus-visible')) return;
    const act = lastAct();
    timer.current = setTimeout(() => reveal(target.current, 'start', act), scrollDelay);
  };
};
