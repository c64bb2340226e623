import { useLanguage } from '#shared/web/texts.tsx';
import { altOf, pictureAddress, type ShownPicture, sourceSet } from '../../../../domain/picture-address.ts';

interface GallerySlideProps {
  readonly picture: ShownPicture;
  /** Whether it is shown or the next one in a direction: only these are loaded. */
  readonly isNear: boolean;
  readonly isShown: boolean;
}

/** One picture of a gallery, as large as the window allows. */
export const GallerySlide = ({ picture, isNear, isShown }: GallerySlideProps) => {
  const { language } = useLanguage();
  const { name, widths, width, height } = picture;
  const alt = altOf(picture, language);
  return (
    <li aria-hidden={!isShown} className="grid h-full w-full shrink-0 snap-center place-items-center sm:px-16">
      {isNear && (
        <picture className="contents">
          <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes="100vw" />
          <img
            src={pictureAddress(name, widths.at(-1) ?? width, 'webp')}
            srcSet={sourceSet(picture, 'webp')}
            sizes="100vw"
            width={width}
            height={height}
            alt={alt}
            decoding="async"
            className="h-auto max-h-dvh w-auto max-w-full object-contain"
          />
        </picture>
      )}
    </li>
  );
};
