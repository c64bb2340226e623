import { releaseSpots } from '#features/availability/server/api.ts';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import { conflict, notFound } from '#shared/contract/problem.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { contextIn, inTransaction } from '#shared/server/database/transaction.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import { type CampaignChanges, type CampaignWithSpots, campaignWithSpots, type SpotChanges } from '../contract.ts';
import { campaignVersion, campaignWithSpotsById } from './campaign-view.ts';
import { refuseSlug } from './make-campaign.ts';
import { type CampaignRow, lockCampaign, updateCampaign, updateSpot } from './store.ts';

interface Change {
  readonly id: string;
  readonly actor: string;
  readonly action: AuditAction;
  readonly details?: Readonly<Record<string, string | number>>;
}

/**
 * Changes a campaign that is not closed, under its lock, so that every booking is made either before the change or
 * after it.
 */
export const changed = async (
  context: Context,
  { id, actor, action, details }: Change,
  change: (trx: Database, row: CampaignRow) => Promise<void>,
): Promise<CampaignWithSpots> => {
  await inTransaction(context.db, async (trx) => {
    const row = await lockCampaign(trx, id);
    if (!row) throw notFound('Campaign');
    if (row.closed_at !== null) throw conflict('campaign_closed', 'This mini-session day is closed');
    await change(trx, row);
    await recordAudit(trx, { actor, action, details: { campaign_id: id, ...details }, at: context.now() });
  });
  return campaignWithSpotsById(context, id);
};

type Version = string | null | undefined;

/** Throws 409 with the current campaign, or with the spot that is changed, if `version` is another one. */
const refuseStaleDay = (context: Context, row: CampaignRow, version: Version, spotId?: string): Promise<void> =>
  refuseStale(version, campaignVersion(row), 'The mini-session day was', async () => {
    const campaign = campaignWithSpots.parse(await campaignWithSpotsById(context, row.id));
    const spot = campaign.spots.find(({ id }) => id === spotId);
    return spot ? { spot: { ...spot, version: campaign.version } } : { campaign };
  });

/**
 * Changes the description and the terms of sale of a campaign; bookings keep the name and price they were made with.
 */
export const changeCampaign = (
  context: Context,
  id: string,
  { price, sibling_price, opens_at, version, ...changes }: CampaignChanges,
  actor: string,
): Promise<CampaignWithSpots> =>
  changed(context, { id, actor, action: 'campaign.changed' }, async (trx, row) => {
    await refuseStaleDay(contextIn(context, trx), row, version);
    const columns = {
      ...changes,
      price_cents: price === undefined ? undefined : wholeCentsOf(price),
      sibling_price_cents: centsOrNull(sibling_price),
      opens_at: opens_at === undefined ? undefined : at(instantFrom(opens_at, ['body', 'opens_at'])),
    };
    await updateCampaign(trx, id, columns, context.now()).catch(refuseSlug);
  });

const centsOrNull = (euro: number | null | undefined): number | null | undefined =>
  euro === undefined || euro === null ? euro : wholeCentsOf(euro);

/** Ends a campaign: its bookings stay, and the time of all other spots is free at once. */
export const closeCampaign = (context: Context, id: string, actor: string): Promise<CampaignWithSpots> =>
  changed(context, { id, actor, action: 'campaign.closed' }, async (trx, { spots }) => {
    await updateCampaign(trx, id, { closed_at: at(context.now()) }, context.now());
    await releaseSpots(
      trx,
      spots.map((spot) => spot.id),
    );
  });

/** Pauses a spot, or gives it a price of its own. A booking of the spot stays as it is. */
export const changeSpot = (
  context: Context,
  { id, spot_id }: { readonly id: string; readonly spot_id: string },
  { paused, own_price, version }: SpotChanges,
  actor: string,
): Promise<CampaignWithSpots> =>
  changed(context, { id, actor, action: 'campaign.changed', details: { spot_id } }, async (trx, row) => {
    if (!row.spots.some((spot) => spot.id === spot_id)) throw notFound('Spot');
    await refuseStaleDay(contextIn(context, trx), row, version, spot_id);
    const price_cents = centsOrNull(own_price);
    if (paused !== undefined || price_cents !== undefined) await updateSpot(trx, spot_id, { paused, price_cents });
  });
