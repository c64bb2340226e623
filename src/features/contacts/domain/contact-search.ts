import type { Contact } from '../contract.ts';

/** Whether a contact holds a search text, in capitals or not, in what the studio knows of it (CONT-014, AMB-109). */
export const holds = (contact: Contact, search: string): boolean => {
  const wanted = search.trim().toLowerCase();
  const { name, email, phone, company, source, tags, notes } = contact;
  return [name, email, phone, company, source, notes, ...tags].some((text) => text?.toLowerCase().includes(wanted));
};

/** 'Kontakt gefunden' for one, else 'Kontakte gefunden' (CONT-015, CONT-016). */
export const foundText = (count: number): string => `${count} ${count === 1 ? 'Kontakt' : 'Kontakte'} gefunden`;
