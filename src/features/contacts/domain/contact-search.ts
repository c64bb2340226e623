import { isPartOfPhone, phoneKey, phonePart } from '#shared/kernel/contact/phone-number.ts';
import { searchForm } from '#shared/kernel/text/search-form.ts';

/** The fields of a contact that are searched. */
export interface SearchedContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly source: string;
  readonly notes: string | null;
  readonly tags: readonly string[];
}

/** Whether a contact matches a search text, ignoring case and accents. */
export const holds = (contact: SearchedContact, search: string): boolean => {
  const wanted = searchForm(search.trim());
  const { texts, phone } = searchKeysOf(contact);
  return texts.some((text) => text.includes(wanted)) || isPartOfPhone(phone, phonePart(wanted));
};

interface SearchKeys {
  /** As texts are compared. */
  readonly texts: readonly string[];
  readonly phone: string;
}

/** The searchable texts of a contact, cached per contact, because every keystroke searches all of them. */
const searchKeysOf = (contact: SearchedContact): SearchKeys => {
  const made = cache.get(contact);
  if (made) return made;
  const { name, email, phone, company, source, tags, notes } = contact;
  const texts = [name, email, phone, company, source, notes, ...tags].filter((text) => text !== null).map(searchForm);
  const all = { texts, phone: phoneKey(phone ?? '') };
  cache.set(contact, all);
  return all;
};
const cache = new WeakMap<SearchedContact, SearchKeys>();
