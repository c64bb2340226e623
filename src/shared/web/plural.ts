import type { Language } from '#shared/kernel/language.ts';

type Form = 'one' | 'few' | 'many' | 'other';
/** The plural forms of a text; `#` is replaced by the number. */
export type PluralForms = Partial<Record<Form, string>> & { readonly other: string };

/** `plural('de', { one: '# Stunde', other: '# Stunden' })(3)` → '3 Stunden'. */
export const plural = (language: Language, forms: PluralForms): ((count: number) => string) => {
  const rules = new Intl.PluralRules(language);
  return (count) => (forms[rules.select(count) as Form] ?? forms.other).replace('#', String(count));
};
