export { makeCampaign } from './make-campaign.ts';
export { publicCampaign } from './public-campaign-view.ts';
