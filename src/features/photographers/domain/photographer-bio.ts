import type { Language } from '#shared/kernel/language.ts';

interface Texts {
  readonly bio: string | null;
  readonly bio_ru: string | null;
}

/** Returns the text about a photographer in a language, or the only one there is. */
export const bioIn = ({ bio, bio_ru }: Texts, language: Language): string | null =>
  language === 'ru' ? bio_ru || bio : bio || bio_ru;
