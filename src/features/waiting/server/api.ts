export { entryToTell } from './entry-to-tell.ts';
export { joinWaitingList } from './join.ts';
export { startWaitingList } from './offer-free-times.ts';
export { addressesOfEntries, deleteEndedEntries, deleteEntriesOf, waitingRecords } from './person-store.ts';
export { publicEntry } from './public-entry.ts';
