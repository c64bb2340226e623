import type { ReactNode } from 'react';
import type { PublicService } from '#features/services/contract.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { servicesTexts } from '#features/services/texts/handle.ts';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { bookingTexts } from '../../../../texts/handle.ts';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { detailsForm } from '../details/details-form-id.ts';
import { Price } from '../service/price.tsx';
import type { Step } from '../state/wizard-state.ts';

interface NextActionProps {
  readonly step: Step;
  readonly service: PublicService | undefined;
  /** The chosen time in short form. */
  readonly when?: ReactNode;
  /** Why the button is disabled; undefined if it is enabled. */
  readonly missing: string | undefined;
  readonly onNext: () => void;
}

/**
 * The button that leads on from steps 1 to 3, with the reason while it is disabled. If the summary is not visible, the
 * choices are shown above it, always with the same number of lines, so that the layout does not shift.
 */
export const NextAction = ({ step, service, when, missing, onNext }: NextActionProps) => {
  const t = useTexts(wizardTexts);
  const form = step === 2 ? ({ type: 'submit', form: detailsForm } as const) : { onClick: onNext };
  return (
    <>
      <Chosen service={service} when={when} />
      <div className="mt-1.5 flex items-center gap-4 lg:mt-0 lg:block">
        <p
          aria-live="polite"
          className={classNames(
            'flex min-w-0 flex-1 items-center text-sm text-muted not-empty:lg:mb-3 lg:min-h-0',
            step === 2 ? 'min-h-15 sm:min-h-11' : 'min-h-11',
          )}
        >
          {missing}
        </p>
        <Button {...form} disabled={missing !== undefined} className="min-w-28 shrink-0 lg:w-full">
          {t('next')}
        </Button>
      </div>
    </>
  );
};

/** Replaces the button while there is no service to book. */
export const NothingToBook = () => {
  const t = useTexts(bookingTexts);
  return (
    <ButtonLink href="/contact" className="w-full">
      {t('booking.contact')}
    </ButtonLink>
  );
};

const Chosen = ({ service, when }: Pick<NextActionProps, 'service' | 'when'>) => {
  const { language } = useLanguage();
  const t = useTexts(wizardTexts);
  const services = useTexts(servicesTexts);
  return (
    <div data-chosen="" className="text-sm leading-snug lg:hidden">
      <p className="line-clamp-3 font-semibold break-words">
        {service ? serviceName(service, language) : t('summary')}
      </p>
      <p className="tabular flex flex-wrap gap-x-2 text-muted">
        {service ? <Price service={service} /> : t('open')}
        {service && <span aria-hidden="true">·</span>}
        {when ? (
          <span className="font-medium text-ink">{when}</span>
        ) : (
          service && services('service.minutes', service.duration_min)
        )}
      </p>
    </div>
  );
};
