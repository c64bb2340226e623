export { changeContact } from './change-contact.ts';
export { insertNote } from './note-store.ts';
export { countPhases } from './phase-reads.ts';
export { insertContact, updateContact } from './store.ts';
