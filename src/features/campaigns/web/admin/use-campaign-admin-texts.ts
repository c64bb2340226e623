import { useLanguage } from '#shared/web/texts.tsx';
import { type CampaignAdminTexts, campaignAdminTexts } from '../../texts/admin-texts.ts';

/** The texts about campaigns in the back office, in the chosen language. */
export const useCampaignAdminTexts = (): CampaignAdminTexts => campaignAdminTexts[useLanguage().language];
