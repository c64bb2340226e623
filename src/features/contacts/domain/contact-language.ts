import type { Language } from '#shared/kernel/language.ts';

/** The tag of a contact who wrote in Russian. */
export const russianTag = 'Russisch';

/** The language of a contact; undefined if it is not known. Without the tag it may be any. */
export const contactLanguage = ({ tags }: { readonly tags: readonly string[] }): Language | undefined =>
  tags.includes(russianTag) ? 'ru' : undefined;
