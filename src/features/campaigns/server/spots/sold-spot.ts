import { type Item, minutesOfItems, priceOfItems } from '#features/services/domain/extras/booked-item.ts';
import { noMoves } from '#features/services/domain/move-rules.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import { childrenItem } from '../../domain/siblings.ts';
import type { CampaignRow, SpotRow } from '../store.ts';

/**
 * The fields of a service that a spot of a campaign replaces in its booking: name, length and price. Its break is part
 * of the held time, and customers do not move it by link, because other times of the service have another length and
 * price.
 */
export const soldAs = (campaign: CampaignRow, spot: SpotRow, siblings = 0) => {
  const { name_de, name_ru, session_min } = campaign;
  const items = siblingItems(campaign, siblings);
  return {
    name: name_de,
    name_de,
    name_ru,
    price_cents: (spot.price_cents ?? campaign.price_cents) + priceOfItems(items),
    duration_min: session_min + minutesOfItems(items),
    minutes_before: 0,
    minutes_after: 0,
    move_rules: noMoves,
  } satisfies Partial<ServiceRow>;
};

/** The further children of a booking. */
export const siblingItems = (campaign: CampaignRow, siblings: number): readonly Item[] => {
  const sibling_price_cents = siblingPriceOf(campaign);
  if (siblings === 0 || sibling_price_cents === null) return [];
  return [childrenItem({ ...campaign, sibling_price_cents }, siblings)];
};

/** What a further child costs, in cents; null: one spot at once is sold. With access codes each child has a right to a spot. */
export const siblingPriceOf = ({
  sibling_price_cents,
  code_secret_sealed,
  price_cents,
}: Pick<CampaignRow, 'sibling_price_cents' | 'code_secret_sealed' | 'price_cents'>): number | null =>
  sibling_price_cents ?? (code_secret_sealed === null ? null : price_cents);
