import { type Item, isMoveFee } from '#features/services/domain/extras/booked-item.ts';
import { moveFeeName } from '../../texts/move-fee-name.ts';

/** Returns the items of a booking after a move for a fee, which is the same for all moves of a booking. */
export const withMoveFee = (items: readonly Item[], fee_cents: number): Item[] => {
  const before = items.find(isMoveFee);
  const fee: Item = {
    kind: 'move_fee',
    option_id: null,
    ...moveFeeName,
    count: (before?.count ?? 0) + 1,
    included: 0,
    unit_price_cents: fee_cents,
    unit_minutes: 0,
  };
  return [...items.filter((item) => !isMoveFee(item)), fee];
};
