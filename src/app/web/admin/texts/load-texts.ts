import type { Language } from '#shared/kernel/language.ts';
import type { AllTexts } from '#shared/web/texts.tsx';

const modules = {
  de: () => import('./de.ts'),
  ru: () => import('./ru.ts'),
} as const;

/** The source path of a language's texts, so that the server can preload them. */
export const textsModule = (language: Language): string => `src/app/web/admin/texts/${language}.ts`;

/** Loads the texts of one language; the other one is loaded when it is selected. */
export const loadTexts = async (language: Language): Promise<AllTexts> => (await modules[language]()).texts;
