import type { Contact } from '../contract.ts';

/** Whether a contact holds a search text, in capitals or not, in what the studio knows of it (CONT-014, AMB-109). */
export const holds = (contact: Contact, search: string): boolean => {
  const wanted = search.trim().toLowerCase();
  return knownOf(contact).some((text) => text.includes(wanted));
};

/** What can be searched, in small letters: made once for each contact, because every letter typed asks all of them. */
const knownOf = (contact: Contact): readonly string[] => {
  const made = known.get(contact);
  if (made) return made;
  const { name, email, phone, company, source, tags, notes } = contact;
  const texts = [name, email, phone, company, source, notes, ...tags].flatMap((text) => text?.toLowerCase() ?? []);
  known.set(contact, texts);
  return texts;
};
const known = new WeakMap<Contact, readonly string[]>();

/** 'Kontakt gefunden' for one, else 'Kontakte gefunden' (CONT-015, CONT-016). */
export const foundText = (count: number): string => `${count} ${count === 1 ? 'Kontakt' : 'Kontakte'} gefunden`;
