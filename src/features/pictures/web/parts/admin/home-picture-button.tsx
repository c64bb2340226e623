import { PicturesButton } from './pictures-button.tsx';
import { usePictureTexts } from './use-picture-texts.ts';

const home = { kind: 'home', id: null } as const;

/** Opens the picture of the home page. */
export const HomePictureButton = () => <PicturesButton owner={home} name={usePictureTexts().home} look="button" />;
