import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { ItemKind } from './booked-item.ts';

interface Worded {
  readonly kind: ItemKind;
  readonly name_de: string;
  readonly name_ru: string | null;
  readonly count: number;
}

/** Returns an item in words: 'Make-up', '3 × Abzug' or 'Personen: 4'. */
export const itemWords = ({ kind, count, ...names }: Worded, language: Language): string => {
  const name = inLanguage(names, 'name', language);
  if (kind === 'people') return `${name}: ${count}`;
  return count === 1 ? name : `${count} × ${name}`;
};
