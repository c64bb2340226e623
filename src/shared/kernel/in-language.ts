import type { Language } from './language.ts';

/** What the studio has worded per language: `name_de`, `name_ru`. */
type Worded<Field extends string> = { readonly [Key in `${Field}_de`]: string | null } & {
  readonly [Key in `${Field}_${Language}`]?: string | null;
};

/** Returns a field of the studio's words in a language; without them the German ones, '' if there are none either. */
export const inLanguage = <Field extends string>(words: Worded<Field>, field: Field, language: Language): string => {
  const all: Readonly<Record<string, string | null | undefined>> = words;
  return all[`${field}_${language}`]?.trim() || all[`${field}_de`] || '';
};
