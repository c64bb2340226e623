import { useLanguage } from '#shared/web/texts.tsx';
import { type WaitingPageTexts, waitingPageTexts } from '../../texts/page-texts.ts';

/** The texts of the page of a waiting entry, in the reader's language. */
export const useWaitingTexts = (): WaitingPageTexts => waitingPageTexts[useLanguage().language];
