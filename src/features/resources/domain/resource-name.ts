import type { Language } from '#shared/kernel/language.ts';

/** Returns the name in a language; without a Russian one Russian readers see the German name. */
export const resourceName = (
  { name_de, name_ru }: { readonly name_de: string; readonly name_ru: string | null },
  language: Language,
): string => (language === 'ru' && name_ru?.trim()) || name_de;
