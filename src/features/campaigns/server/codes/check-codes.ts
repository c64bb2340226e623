import { conflict, notFound, ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Caller } from '#shared/server/http/handler.ts';
import type { CheckedCodes } from '../../cards-contract.ts';
import { refusals } from '../../texts/refusals.ts';
import { campaignBySlug } from '../store.ts';
import { provenCards } from './proven-cards.ts';

/** Returns the groups of codes that can be used; throws 403 if one of them cannot. */
export const checkCodes = async (
  context: Context,
  slug: string,
  codes: readonly string[],
  { language, network }: Pick<Caller, 'language' | 'network'>,
): Promise<CheckedCodes> => {
  const campaign = await campaignBySlug(context.db, slug);
  if (!campaign) throw notFound('Campaign');
  if (campaign.code_secret_sealed === null) throw ruleBroken('no_codes', 'This mini-session day has no access codes');
  if (campaign.closed_at !== null) throw conflict('campaign_closed', refusals[language].closed);
  const cards = await provenCards(context, campaign, codes, { language, network });
  return { codes: cards.map(({ group_name }) => ({ group_name })) };
};
