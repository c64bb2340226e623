import { useLanguage } from '#shared/web/texts.tsx';
import { type BuyTexts, buyTexts } from '../../texts/buy-texts.ts';

/** The texts of buying a voucher, in the reader's language. */
export const useBuyTexts = (): BuyTexts => buyTexts[useLanguage().language];
