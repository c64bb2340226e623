import type { Language } from '#shared/kernel/language.ts';
import { dayAndMonth } from '#shared/kernel/time/format.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { type BirthPageTexts, birthPageTexts } from '../../texts/page-texts.ts';

/** The texts of the pages about places, in the reader's language. */
export const useBirthTexts = (): BirthPageTexts => birthPageTexts[useLanguage().language];

/** 'Woche vom 2. März'. */
export const weekText = (page: BirthPageTexts, week: string, language: Language): string =>
  page.weekOf(dayAndMonth(week, language));
