import type { PublicService } from '#features/services/contract.ts';
import { servicesTexts } from '#features/services/texts/handle.ts';
import { Money } from '#shared/web/money.tsx';
import { useTexts } from '#shared/web/texts.tsx';

/** '150,00 €', or 'Kostenlos' for a system service, even if it requires a prepayment. */
export const Price = ({ service }: { readonly service: PublicService }) => {
  const t = useTexts(servicesTexts);
  return service.is_system_service ? t('service.free') : <Money eur={service.price_eur} />;
};
