import { euroText } from '#shared/web/money.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { PublicService } from '../../contract.ts';
import { servicesTexts } from '../../texts/handle.ts';

/** 'ab 150,00 €', or 'Kostenlos' for the system service, whatever its price. */
export const ServicePrice = ({
  service,
}: {
  readonly service: Pick<PublicService, 'is_system_service' | 'price_eur'>;
}) => {
  const t = useTexts(servicesTexts);
  if (service.is_system_service) return <>{t('service.free')}</>;
  // Not on one line: with large text it is wider than a card on a phone.
  return (
    <span className="tabular">
      {t('service.from')} {euroText(service.price_eur)}
    </span>
  );
};
