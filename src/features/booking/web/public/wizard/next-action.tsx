import type { PublicService } from '#features/services/contract.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { servicesTexts } from '#features/services/texts/handle.ts';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { bookingTexts } from '../../../texts/handle.ts';
import { wizardTexts } from '../../../texts/wizard-handle.ts';
import { detailsForm } from './details-form-id.ts';
import { Price } from './price.tsx';
import type { Step } from './wizard-state.ts';

interface NextActionProps {
  readonly step: Step;
  readonly service: PublicService | undefined;
  /** Why one cannot go on yet; undefined when one can. */
  readonly missing: string | undefined;
  readonly onNext: () => void;
}

/** The one next action of steps 1 to 3, with what was chosen and, while it cannot be pressed, the reason beside it. */
export const NextAction = ({ step, service, missing, onNext }: NextActionProps) => {
  const t = useTexts(wizardTexts);
  const form = step === 2 ? ({ type: 'submit', form: detailsForm } as const) : { onClick: onNext };
  return (
    <div className="flex items-center gap-4 lg:block">
      <div className="min-w-0 flex-1">
        {service && <ChosenService service={service} brief={missing !== undefined} />}
        <p aria-live="polite" className="text-sm text-muted not-empty:lg:mb-3">
          {missing}
        </p>
      </div>
      <Button {...form} disabled={missing !== undefined} className="min-w-28 shrink-0 lg:w-full">
        {t('next')}
      </Button>
    </div>
  );
};

/** Instead of it while nothing is on offer: there is nothing to go on with. */
export const NothingToBook = () => {
  const t = useTexts(bookingTexts);
  return (
    <ButtonLink href="/contact" className="w-full">
      {t('booking.contact')}
    </ButtonLink>
  );
};

interface ChosenServiceProps {
  readonly service: PublicService;
  /** On one line, to leave room for the reason below. */
  readonly brief: boolean;
}

/** Service and price, where the summary is not in view. */
const ChosenService = ({ service, brief }: ChosenServiceProps) => {
  const { language } = useLanguage();
  const t = useTexts(servicesTexts);
  return (
    <div className={classNames('lg:hidden', brief ? 'flex justify-between gap-2 text-sm' : 'leading-snug')}>
      <p className={classNames('font-semibold', brief ? 'truncate' : 'line-clamp-2')}>
        {serviceName(service, language)}
      </p>
      <p className={classNames('tabular shrink-0', !brief && 'text-sm text-muted')}>
        <Price service={service} />
        {!brief && ` · ${t('service.minutes', service.duration_min)}`}
      </p>
    </div>
  );
};
