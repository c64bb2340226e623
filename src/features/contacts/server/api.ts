export { changeContact, changeContactWithin } from './change-contact.ts';
export { contactAsRecorded } from './contact-as-recorded.ts';
export { deleteEmptyImports } from './import-store.ts';
export { insertNote } from './note-store.ts';
export {
  addressesOfContacts,
  contactRecords,
  countDeclinedContacts,
  deleteContactsOf,
  deleteDeclinedContacts,
} from './person-store.ts';
export { countPhases } from './phase-reads.ts';
export { insertContact, selectContact, updateContact } from './store.ts';
