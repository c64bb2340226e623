import { useLanguage } from '#shared/web/texts.tsx';
import { type MovePageTexts, movePageTexts } from '../../../texts/pages/move-page.ts';

/** The texts of the page that moves a booking, in the reader's language. */
export const useMoveTexts = (): MovePageTexts => movePageTexts[useLanguage().language];
