import type { PublicPicture } from '#features/pictures/contract.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import type { PublicService } from '../contract.ts';
import { offeredSecondSessions, peopleView, publicOptionView } from './extras/option-view.ts';
import { priceListVersion } from './price-list.ts';
import type { ServiceRow } from './store.ts';

/** A service as customers see it. */
export const publicView = (service: ServiceRow, pictures: readonly PublicPicture[] = []): PublicService => ({
  id: service.id,
  name: service.name,
  name_de: service.name_de,
  name_ru: service.name_ru,
  description: service.description,
  description_de: service.description_de,
  description_ru: service.description_ru,
  price_eur: euroOf(service.price_cents),
  duration_min: service.duration_min,
  is_system_service: service.is_system_service,
  sort_order: service.sort_order,
  assigned_photographers: [...service.assigned_photographers],
  active: service.active,
  price_list_version: priceListVersion(service),
  ...(service.withdrawal_right !== 'yes' && { withdrawal_right: service.withdrawal_right }),
  ...(service.birth_window && { birth_window: true as const }),
  ...offeredOptions(service),
  ...(service.people && { people: peopleView(service.people) }),
  ...offeredSecondSessions(service),
  ...(pictures.length > 0 && { pictures: [...pictures] }),
});

const offeredOptions = ({ options }: ServiceRow): Pick<PublicService, 'options'> => {
  const offered = options.filter(({ active }) => active).map(publicOptionView);
  return offered.length > 0 ? { options: offered } : {};
};
