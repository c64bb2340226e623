export { joinWaitingList } from './entries/join.ts';
export { entryForMail } from './entry-for-mail.ts';
export { startWaitingList } from './offers/offer-free-times.ts';
export { addressesOfEntries, deleteEndedEntries, deleteEntriesOf, waitingRecords } from './person-store.ts';
export { publicEntry } from './public-entry.ts';
export { waitingWithoutOffer } from './store.ts';
