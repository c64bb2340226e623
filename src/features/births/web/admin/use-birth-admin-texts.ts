import { useLanguage } from '#shared/web/texts.tsx';
import { type BirthAdminTexts, birthAdminTexts } from '../../texts/admin-texts.ts';

/** The texts about places in the back office, in the chosen language. */
export const useBirthAdminTexts = (): BirthAdminTexts => birthAdminTexts[useLanguage().language];
