import { GalleryButton, type GalleryProps } from './gallery-button.tsx';
import { type PictureProps, ShownPictureBox } from './shown-picture.tsx';

type Look = Pick<PictureProps, 'sizes' | 'most' | 'className' | 'decorative'>;
const shownAs =
  (look: Look, first = false) =>
  (picture: PictureProps['picture'] | undefined) =>
    picture && <ShownPictureBox {...look} picture={picture} first={first} />;

/** Beside the headline of the home page. */
export const hero = shownAs(
  {
    sizes: '(width < 30rem) calc(100vw - 2rem), (width < 64rem) 28rem, 34rem',
    className: 'hero-picture aspect-4/3 rounded-card shadow-raised',
  },
  true,
);

const coverAs = (look: Look) => (pictures: GalleryProps['pictures'] | undefined, name: string) =>
  pictures?.[0] && (
    <span className={`relative block ${look.className}`}>
      <ShownPictureBox {...look} picture={pictures[0]} className="size-full rounded-[inherit]" />
      <GalleryButton pictures={pictures} name={name} className="absolute bottom-1.5 left-1.5 z-1" />
    </span>
  );

/** The upper edge of a service's card on the home page. */
export const homeCover = coverAs({
  sizes: '(width < 40rem) calc(100vw - 2rem), (width < 64rem) 50vw, 22rem',
  className: '-mx-5 -mt-5 mb-5 aspect-3/2 rounded-t-card sm:-mx-8 sm:-mt-8 sm:mb-6',
});

/** In a service's card of the wizard: above the text on a phone, beside it on wider screens. */
export const wizardCover = coverAs({
  sizes: '(width < 40rem) calc(100vw - 6rem), 11rem',
  most: 640,
  className: 'wizard-cover mb-3 aspect-5/2 self-start rounded-field sm:mb-0 sm:aspect-4/3',
});

/** In place of the initials of a photographer, whose name is beside it. */
export const portrait = shownAs({
  sizes: '5rem',
  most: 320,
  decorative: true,
  className: 'size-20 shrink-0 rounded-full',
});

/** The upper edge of the page of a campaign. */
export const campaignPicture = shownAs(
  {
    sizes: '(width < 48rem) calc(100vw - 2rem), 44rem',
    className: '-mx-5 -mt-5 aspect-2/1 rounded-t-card sm:-mx-8 sm:-mt-8',
  },
  true,
);
