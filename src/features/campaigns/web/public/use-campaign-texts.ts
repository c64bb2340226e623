import { useLanguage } from '#shared/web/texts.tsx';
import { type CampaignPageTexts, campaignPageTexts } from '../../texts/page-texts.ts';

/** The texts of the page of a campaign, in the reader's language. */
export const useCampaignTexts = (): CampaignPageTexts => campaignPageTexts[useLanguage().language];
