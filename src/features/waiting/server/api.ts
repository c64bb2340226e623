export { joinWaitingList } from './entries/join.ts';
export { entryToTell } from './entry-to-tell.ts';
export { startWaitingList } from './offers/offer-free-times.ts';
export { addressesOfEntries, deleteEndedEntries, deleteEntriesOf, waitingRecords } from './person-store.ts';
export { publicEntry } from './public-entry.ts';
