import type { Language } from '#shared/kernel/language.ts';
import type { ItemKind } from './booked-item.ts';

interface Worded {
  readonly kind: ItemKind;
  readonly name_de: string;
  readonly name_ru: string | null;
  readonly count: number;
}

/** Returns an item in words: 'Make-up', '3 × Abzug' or 'Personen: 4'. */
export const itemWords = ({ kind, name_de, name_ru, count }: Worded, language: Language): string => {
  const name = (language === 'ru' && name_ru?.trim()) || name_de;
  if (kind === 'people') return `${name}: ${count}`;
  return count === 1 ? name : `${count} × ${name}`;
};
