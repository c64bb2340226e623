import { Money } from '#shared/web/money.tsx';
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
  return (
    <span className="whitespace-nowrap">
      {t('service.from')} <Money eur={service.price_eur} />
    </span>
  );
};
