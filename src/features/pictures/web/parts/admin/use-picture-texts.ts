import { useLanguage } from '#shared/web/texts.tsx';
import { type PictureAdminTexts, pictureAdminTexts } from '../../../texts/admin-texts.ts';

/** The texts about pictures in the back office, in the chosen language. */
export const usePictureTexts = (): PictureAdminTexts => pictureAdminTexts[useLanguage().language];
