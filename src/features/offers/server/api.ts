export { endLapsedOffers } from './end-lapsed.ts';
export { holdOffer } from './hold-offer.ts';
export { makeOffer } from './make-offer.ts';
export { offerAsRecorded } from './offer-as-recorded.ts';
export { hashOfSecret, offerUrl as secretUrl, secretOf } from './offer-link.ts';
export { type OfferToTell, offerToTell } from './offer-to-tell.ts';
export { addressesOfOffers, deleteEndedOffers, deleteOffersOf, offerRecords } from './person-store.ts';
export { publicOffer } from './public-offer.ts';
export { giveUpOfferWithin } from './take-offer.ts';
