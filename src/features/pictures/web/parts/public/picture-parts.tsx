import type { GalleryProps } from './gallery/gallery.tsx';
import { GalleryButton } from './gallery-button.tsx';
import { type PictureProps, ShownPictureBox } from './shown-picture.tsx';

type Look = Omit<PictureProps, 'picture'>;
const shownAs = (look: Look) => (picture: PictureProps['picture'] | undefined) =>
  picture && <ShownPictureBox {...look} picture={picture} />;

/** Beside the headline of the home page. */
export const hero = shownAs({
  sizes: '(width < 30rem) calc(100vw - 2rem), (width < 64rem) 28rem, 34rem',
  first: true,
  className: 'hero-picture aspect-4/3 rounded-card shadow-raised',
});

const coverAs = (look: Look) => (pictures: GalleryProps['pictures'] | undefined, name: string) =>
  pictures?.[0] && (
    <span className={`relative block ${look.className}`}>
      <ShownPictureBox {...look} picture={pictures[0]} className="size-full rounded-[inherit]" />
      <GalleryButton pictures={pictures} name={name} className="absolute right-1.5 bottom-1.5 z-1" />
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
export const campaignPicture = shownAs({
  sizes: '(width < 48rem) calc(100vw - 2rem), 44rem',
  first: true,
  className: '-mx-5 -mt-5 aspect-2/1 rounded-t-card sm:-mx-8 sm:-mt-8',
});

/** Above the text on the page of a service, and before everything else on a phone. */
export const pageCover = coverAs({
  sizes: '(width < 64rem) calc(100vw - 2rem), 42rem',
  first: true,
  className: 'aspect-3/2 rounded-card shadow-raised max-lg:order-first sm:max-lg:aspect-2/1',
});

/** Beside the text on the page of a photographer. */
export const pagePortrait = shownAs({
  sizes: '(width < 40rem) 15rem, 13rem',
  most: 640,
  first: true,
  className: 'aspect-4/5 w-full rounded-card max-sm:max-w-60',
});

/** Of a room or a set, below its name on the page of a booking. */
export const placePicture = shownAs({
  sizes: '16rem',
  most: 640,
  className: 'mt-2 aspect-3/2 w-full max-w-64 rounded-field',
});

const face = shownAs({
  sizes: '2.75rem',
  most: 320,
  decorative: true,
  className: 'size-11 shrink-0 rounded-full',
});

/** Before the name in a list of photographers; whoever has no portrait has a letter, so that the names are aligned. */
export const teamPortrait = (picture: PictureProps['picture'] | undefined, name: string) =>
  face(picture) ?? (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text ring-1 ring-accent/25 ring-inset"
    >
      {Array.from(name)[0]?.toUpperCase()}
    </span>
  );
