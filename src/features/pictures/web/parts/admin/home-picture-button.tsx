import { PicturesButton } from './pictures-button.tsx';
import { usePictureWords } from './use-picture-words.ts';

const home = { kind: 'home', id: null } as const;

/** Opens the picture of the home page. */
export const HomePictureButton = () => <PicturesButton owner={home} name={usePictureWords().home} look="button" />;
