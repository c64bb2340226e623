import { useLanguage } from '#shared/web/texts.tsx';
import { type OfferAdminTexts, offerAdminTexts } from '../../../texts/admin-texts.ts';

/** The texts of the offers in the back office, in the chosen language. */
export const useOfferAdminTexts = (): OfferAdminTexts => offerAdminTexts[useLanguage().language];
