export { endLapsedOffers } from './end-lapsed.ts';
export { addressesOfOffers, deleteEndedOffers, deleteOffersOf, offerRecords } from './person-store.ts';
export { publicOffer } from './public-offer.ts';
