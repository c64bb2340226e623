export { publicCampaign } from './public-campaign-view.ts';
