export { addressesOfNotes, deleteNotesOf, noteRecords } from './person-store.ts';
