import type { ComponentType, ReactNode } from 'react';
import { serviceName } from '#features/services/domain/service-words.ts';
import { servicesTexts } from '#features/services/texts/handle.ts';
import { withSoftHyphens } from '#shared/kernel/text/hyphenation.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import type { ChosenService } from '../extras/chosen-extras.ts';
import { Price } from '../service/price.tsx';
import { CalendarIcon, CameraIcon, CardIcon, PersonIcon } from './wizard-icons.tsx';

interface BookingSummaryProps {
  readonly service: ChosenService | undefined;
  readonly photographer: { readonly name: string } | undefined;
  /** The chosen time as text. */
  readonly when: ReactNode;
  /** Whether the summary shows the price; false if it is shown right below. */
  readonly priced: boolean;
}

/** What has been chosen so far; empty entries show what is still to come. */
export const BookingSummary = ({ service, photographer, when, priced }: BookingSummaryProps) => {
  const t = useTexts(wizardTexts);
  const services = useTexts(servicesTexts);
  const { language } = useLanguage();
  return (
    <ul className="space-y-4">
      <Place icon={CameraIcon} label={t('confirmation.service')}>
        {service && (
          <>
            <span className="block break-words hyphens-auto">{withSoftHyphens(serviceName(service, language))}</span>
            {service.lines}
            <span className="tabular block text-sm font-normal text-muted">
              {services('service.minutes', service.duration_min)}
            </span>
          </>
        )}
      </Place>
      <Place icon={PersonIcon} label={t('confirmation.photographer')}>
        {photographer?.name}
      </Place>
      <Place icon={CalendarIcon} label={t('confirmation.when')}>
        {when}
      </Place>
      {priced && (
        <Place icon={CardIcon} label={t('confirmation.price')}>
          {service && (
            <span className="tabular text-lg">
              <Price service={service} />
            </span>
          )}
        </Place>
      )}
    </ul>
  );
};

interface PlaceProps {
  readonly icon: ComponentType;
  readonly label: string;
  readonly children: ReactNode;
}

const Place = ({ icon: Icon, label, children }: PlaceProps) => {
  const t = useTexts(wizardTexts);
  const isFilled = Boolean(children);
  return (
    <li className="flex gap-3">
      <span
        className={classNames(
          'grid size-10 shrink-0 place-items-center rounded-field transition-colors duration-150',
          isFilled ? 'bg-accent-soft text-accent-text' : 'border border-dashed border-control text-muted',
        )}
      >
        <Icon />
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-muted">{label}</span>
        {isFilled ? (
          <span key="filled" className="block animate-appear font-semibold break-words">
            {children}
          </span>
        ) : (
          <span className="block text-muted">{t('open')}</span>
        )}
      </span>
    </li>
  );
};
