import type { Language } from '#shared/contract/fields.ts';
import type { AllTexts } from '#shared/web/texts.tsx';

const modules = {
  de: () => import('./de.ts'),
  ru: () => import('./ru.ts'),
} as const;

/** Where the texts of a language lie, for the server to have them preloaded. */
export const textsModule = (language: Language): string => `src/app/web/admin/texts/${language}.ts`;

/** The texts of one language; the other one is fetched when it is chosen. */
export const loadTexts = async (language: Language): Promise<AllTexts> => (await modules[language]()).texts;
