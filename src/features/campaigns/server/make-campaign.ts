import { randomUUID } from 'node:crypto';
import { holdTime, lanesFreeFor } from '#features/availability/server/api.ts';
import { activePhotographer, notOffered, offers } from '#features/photographers/server/api.ts';
import { blockClaims } from '#features/resources/server/api.ts';
import { activeService } from '#features/services/server/api.ts';
import { conflict, notFound, ruleBroken } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import type { CampaignWithSpots, NewCampaign } from '../contract.ts';
import { campaignWithSpotsById } from './campaign-view.ts';
import { newCodeSecret } from './codes/code-secret.ts';
import { wantedSpots } from './spots/wanted-spots.ts';
import { insertCampaign, isSlugTaken, type NewCampaignRow, type SpotRow } from './store.ts';

/**
 * Creates a campaign whose spots hold their time from now on, all of them or none. It may lie outside the working
 * hours, but not in sessions or time off. Throws 409 with the first spot whose time is not free.
 */
export const makeCampaign = async (
  context: Context,
  wanted: NewCampaign,
  actor: string,
): Promise<CampaignWithSpots> => {
  const now = context.now();
  const id = randomUUID();
  const spots = wantedSpots(wanted, now);
  await inTransactionOf(context, async (within, trx) => {
    const service = await activeService(within, wanted.service_id);
    if (service.is_system_service) throw ruleBroken('system_service', 'The special offer cannot be sold by spots');
    const photographer = await activePhotographer(within, wanted.photographer_id);
    if (!offers(service, photographer.id)) throw notOffered();
    // No order of times with several lanes prevents deadlocks: wait for other statements that take several times.
    await blockClaims(trx);
    const row: NewCampaignRow = {
      id,
      slug: wanted.slug,
      service_id: service.id,
      photographer_id: photographer.id,
      lanes: await lanesOf(within, wanted.resource_ids, spots),
      name_de: wanted.name_de,
      name_ru: wanted.name_ru,
      text_de: wanted.text_de,
      text_ru: wanted.text_ru,
      day: wanted.date,
      session_min: wanted.session_minutes,
      break_min: wanted.break_minutes,
      price_cents: wholeCentsOf(wanted.price),
      sibling_price_cents: wanted.sibling_price === null ? null : wholeCentsOf(wanted.sibling_price),
      code_secret_sealed: wanted.access_codes ? newCodeSecret(context.secretKey, id) : null,
      opens_at: wanted.opens_at === null ? now : instantFrom(wanted.opens_at, ['body', 'opens_at']),
      once_per_person: wanted.once_per_person,
      created_by: actor,
      created_at: now,
      spots: spots.map(({ start, end }) => ({
        id: randomUUID(),
        starts_at: start,
        ends_at: end,
        price_cents: null,
        paused: false,
      })),
    };
    await insertCampaign(trx, row).catch(refuseSlug);
    for (const spot of row.spots) await holdSpot(trx, row, spot);
    const details = { campaign_id: id, service_id: service.id, spots: row.spots.length };
    await recordAudit(trx, { actor, action: 'campaign.created', details, at: now });
  });
  return campaignWithSpotsById(context, id);
};

const holdSpot = async (trx: Database, row: NewCampaignRow, { id, starts_at, ends_at }: SpotRow): Promise<void> => {
  const occupation = {
    booking_id: randomUUID(),
    photographer_id: row.photographer_id,
    lanes: row.lanes,
    start: starts_at,
    end: ends_at,
    buffer_time_minutes: row.break_min,
    minutes_before: 0,
    minutes_after: 0,
    internal: false,
  };
  const held = await holdTime(trx, occupation, { campaign_spot_id: id, until: starts_at });
  if (!held) throw conflict('slot_taken', `Time slot not available: ${formatInstant(starts_at)} is taken`);
};

/** Throws 409 if another campaign has the address. */
export const refuseSlug = (error: unknown): never => {
  throw isSlugTaken(error) ? conflict('slug_taken', 'Another mini-session day has this address') : error;
};

const lanesOf = async (
  context: Context,
  resourceIds: readonly string[],
  spots: readonly TimeRange[],
): Promise<readonly number[]> => {
  if (!resourceIds.every(isId)) throw notFound('Resource');
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return [];
  const lanes = await lanesFreeFor(context.db, [...new Set(resourceIds)], { start: first.start, end: last.end });
  return lanes.map((lane) => {
    if (lane === null) throw conflict('resource_taken', 'A room or other resource is not free on this day');
    return lane;
  });
};
