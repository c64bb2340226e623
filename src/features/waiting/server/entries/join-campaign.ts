import { campaignToWaitFor } from '#features/campaigns/server/api.ts';
import { readCalendarSettings } from '#features/hours/server/api.ts';
import { conflict, notFound, Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { wallMinutes } from '#shared/kernel/time/wall-minutes.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import type { NewCampaignEntry } from '../../contract.ts';
import { wishProblems } from '../../domain/join-problem.ts';
import { refusals } from '../../texts/refusals.ts';
import type { EntryRow } from '../store.ts';
import { broken } from './join.ts';
import { storeEntry } from './store-entry.ts';

const everyWeekday = [1, 2, 3, 4, 5, 6, 7];

/**
 * Puts a person on the waiting list for the spots of a campaign that is sold out, and writes the mail with the link to
 * leave it. Throws 409 if the campaign is in another state, 404 for an unknown address, and 400 as
 * `joinWaitingList`.
 */
export const joinCampaignList = async (
  context: Context,
  slug: string,
  wanted: NewCampaignEntry,
  language: Language,
): Promise<EntryRow> => {
  const { waiting_list_hours } = await readCalendarSettings(context.db);
  if (waiting_list_hours === null) throw broken('no_waiting_list', language);
  const campaign = await campaignToWaitFor(context, { slug });
  if (!campaign) throw notFound('Campaign');
  const wishes = {
    campaign_id: campaign.id,
    photographer_id: campaign.photographer_id,
    first_day: campaign.day,
    last_day: campaign.day,
    weekdays: everyWeekday,
    from_minute: wallMinutes(wanted.earliest_start),
    until_minute: wallMinutes(wanted.latest_start),
  };
  const problems = wishProblems(wishes);
  if (problems.length > 0) throw new Problem(422, 'validation', problems);
  if (campaign.state === 'open') throw conflict('spot_free', refusals[language].spot_free);
  if (campaign.state !== 'sold_out') throw conflict(`campaign_${campaign.state}`, refusals[language].not_on_sale);
  const entry = { service_id: null, people: null, ...wishes };
  const today = berlinDateOf(context.now());
  return inTransactionOf(context, (within) => storeEntry(within, wanted, { entry, today }));
};
