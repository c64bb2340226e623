export { addCards } from './codes/change-cards.ts';
export { sealedCodeSecrets } from './codes/code-store.ts';
export { makeCampaign } from './make-campaign.ts';
export { publicCampaign } from './public-campaign-view.ts';
export { lockSpotToOffer } from './spot-to-offer.ts';
export { campaignsOfSpots } from './store.ts';
export { campaignToWaitFor, freeSpots, soldSpot } from './waiting-facts.ts';
