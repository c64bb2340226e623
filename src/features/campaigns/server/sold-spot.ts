import { noMoves } from '#features/services/domain/move-rules.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import type { CampaignRow, SpotRow } from './store.ts';

/**
 * The fields of a service that a spot of a campaign replaces in its booking: name, length and price. Its break is part
 * of the held time, and customers do not move it by link, because other times of the service have another length and
 * price.
 */
export const soldAs = ({ name_de, name_ru, session_min, ...campaign }: CampaignRow, spot: SpotRow) =>
  ({
    name: name_de,
    name_de,
    name_ru,
    price_cents: spot.price_cents ?? campaign.price_cents,
    duration_min: session_min,
    minutes_before: 0,
    minutes_after: 0,
    move_rules: noMoves,
  }) satisfies Partial<ServiceRow>;
