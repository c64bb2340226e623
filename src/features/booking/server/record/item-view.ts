import { type Item, isSession, minutesOfItem, priceOfItem } from '#features/services/domain/extras/booked-item.ts';
import { partsOf } from '#features/services/domain/extras/booked-parts.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { BookingRow } from './store.ts';

/** Returns the items of a booking. A second session has the times of both parts. */
export const itemViews = ({ items, starts_at, ends_at }: Pick<BookingRow, 'items' | 'starts_at' | 'ends_at'>) => {
  const parts = partsOf({ start: starts_at, end: ends_at }, items);
  return items.map((item) => ({
    ...itemView(item),
    ...(isSession(item) &&
      parts && {
        service_id: item.service_id,
        gap_minutes: item.gap_minutes ?? 0,
        first_end: formatInstant(parts.first.end),
        start: formatInstant(parts.second.start),
        end: formatInstant(parts.second.end),
      }),
  }));
};

/** Returns one item; prices become EUR. */
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
