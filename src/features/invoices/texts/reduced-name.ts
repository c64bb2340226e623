import type { Language } from '#shared/kernel/language.ts';

interface ReducedLine {
  readonly name: string;
  readonly reduction: string;
}

/** The name of a line whose price contains its share of a reduction. */
export const reducedName = (language: Language, { name, reduction }: ReducedLine): string =>
  language === 'ru' ? `${name} (скидка ${reduction} учтена)` : `${name} (abzüglich ${reduction} Rabatt)`;
