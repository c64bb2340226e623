import type { Language } from '#shared/kernel/language.ts';
import { type Translate, textsHandle, translator, useLanguage } from '#shared/web/texts.tsx';
import { type CancelPageTexts, cancelPageTexts } from '../../texts/pages/cancel-page.ts';

const handle = textsHandle<CancelPageTexts>('cancelPage');

export const cancelTexts = (language: Language): Translate<CancelPageTexts> =>
  translator({ cancelPage: cancelPageTexts[language] }, handle);

export const useCancelTexts = (): Translate<CancelPageTexts> => cancelTexts(useLanguage().language);
