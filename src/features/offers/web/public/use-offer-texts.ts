import { useLanguage } from '#shared/web/texts.tsx';
import { type OfferPageTexts, offerPageTexts } from '../../texts/page-texts.ts';

/** The texts of the page of an offer, in the reader's language. */
export const useOfferTexts = (): OfferPageTexts => offerPageTexts[useLanguage().language];
