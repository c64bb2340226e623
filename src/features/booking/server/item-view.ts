import { type Item, minutesOfItem, priceOfItem } from '#features/services/domain/extras/booked-item.ts';
import { euroOf } from '#shared/kernel/euro.ts';

export const itemView = (item: Item) => ({
  kind: item.kind,
  option_id: item.option_id,
  name_de: item.name_de,
  name_ru: item.name_ru,
  count: item.count,
  included: item.included,
  unit_price: euroOf(item.unit_price_cents),
  unit_minutes: item.unit_minutes,
  price: euroOf(priceOfItem(item)),
  minutes: minutesOfItem(item),
});
