import { useId } from 'react';
import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import { pictureParts } from '#features/pictures/web/parts/public/picture-slot.ts';
import type { PublicService } from '#features/services/contract.ts';
import { serviceDescription, serviceName } from '#features/services/domain/service-words.ts';
import { servicesTexts } from '#features/services/texts/handle.ts';
import { ServicePrice } from '#features/services/web/parts/service-price.tsx';
import { withSoftHyphens } from '#shared/kernel/text/hyphenation.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { ChoiceCard } from '../../../parts/public/form/choice-card.tsx';
import { ClockIcon } from '../frame/wizard-icons.tsx';
import { serviceField } from '../state/use-wizard.ts';
import { FoldedText } from './folded-text.tsx';
import { PaymentInfo } from './payment-info.tsx';

export interface ServiceCardsProps {
  readonly services: readonly PublicService[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly planOf: (service: PublicService) => PaymentPlan;
  readonly labelledBy: string;
}

/** The services as cards. */
export const ServiceCards = ({ services, chosen, onChoose, planOf, labelledBy }: ServiceCardsProps) => (
  <div role="radiogroup" aria-labelledby={labelledBy} className="grid grid-cols-1 gap-3 sm:gap-4">
    {services.map((service) => (
      <ServiceCard
        key={service.id}
        service={service}
        checked={service.id === chosen}
        onChoose={onChoose}
        plan={planOf(service)}
      />
    ))}
  </div>
);

interface ServiceCardProps {
  readonly service: PublicService;
  readonly checked: boolean;
  readonly onChoose: (id: string) => void;
  readonly plan: PaymentPlan;
}

const ServiceCard = ({ service, checked, onChoose, plan }: ServiceCardProps) => {
  const { language } = useLanguage();
  const t = useTexts(servicesTexts);
  const id = useId();
  const name = serviceName(service, language);
  const description = serviceDescription(service, language);
  return (
    <ChoiceCard
      group={serviceField}
      value={service.id}
      checked={checked}
      onChoose={onChoose}
      labelledBy={`${id}-name`}
      describedBy={`${id}-facts ${id}-text ${id}-payment`}
    >
      <span className="min-w-0 flex-1">
        {pictureParts.wizardCover?.(service.pictures, name)}
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span id={`${id}-name`} className="min-w-0 text-lg font-semibold break-words hyphens-auto">
            {withSoftHyphens(name)}
          </span>
          <span
            id={`${id}-facts`}
            className="flex flex-auto flex-row-reverse flex-wrap items-baseline justify-between gap-x-4"
          >
            <span className="tabular text-lg font-semibold">
              <ServicePrice service={service} />
            </span>
            <span className="flex items-center gap-1.5 self-center text-sm whitespace-nowrap text-muted">
              <ClockIcon />
              {t('service.minutes', service.duration_min)}
            </span>
          </span>
        </span>
        {description && (
          <FoldedText id={`${id}-text`} of={`${id}-name`} className="mt-1.5 max-w-prose">
            {description}
          </FoldedText>
        )}
        <span id={`${id}-payment`} className="block">
          <PaymentInfo plan={plan} />
        </span>
      </span>
    </ChoiceCard>
  );
};

/** Placeholder cards while loading. */
export const ServiceCardsComing = () => (
  <Loading className="grid grid-cols-1 gap-3 sm:gap-4">
    {[0, 1, 2].map((card) => (
      <span key={card} className="card flex gap-4 p-4 sm:p-5">
        <Skeleton className="mt-1 size-5 rounded-full" />
        <span className="flex-1 space-y-3">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-8 w-2/5" />
        </span>
      </span>
    ))}
  </Loading>
);
