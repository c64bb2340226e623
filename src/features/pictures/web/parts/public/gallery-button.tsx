import { type ComponentType, useState } from 'react';
import { laterCode } from '#shared/web/call/later-code.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { galleryWords } from '../../../texts/gallery-words.ts';
import type { GalleryProps } from './gallery/gallery.tsx';

const galleryCode = laterCode(() => import('./gallery/gallery.tsx'));

interface GalleryButtonProps extends Pick<GalleryProps, 'pictures' | 'name'> {
  readonly className?: string;
}

/** Opens all pictures of something, large. The gallery is loaded when it is opened; nothing is shown for one picture. */
export const GalleryButton = ({ pictures, name, className }: GalleryButtonProps) => {
  const { language } = useLanguage();
  const [Gallery, setGallery] = useState<ComponentType<GalleryProps>>();
  if (pictures.length < 2) return null;
  const open = async (): Promise<void> => {
    const loaded = await galleryCode.load();
    setGallery(() => loaded.Gallery);
  };
  return (
    <span className={classNames('block noscript:hidden', className)}>
      <button
        type="button"
        aria-label={`${galleryWords[language].open(pictures.length)}: ${name}`}
        onClick={() => void open().catch(() => undefined)}
        className="group flex min-h-11 cursor-pointer items-end"
      >
        {/* Smaller than what can be pressed, so that it hides little of the picture. */}
        <span className="rounded-full bg-black/65 px-2.5 py-0.5 text-xs font-medium text-white transition duration-150 group-hover:bg-black/85">
          {galleryWords[language].open(pictures.length)}
        </span>
      </button>
      {Gallery && <Gallery pictures={pictures} name={name} onClose={() => setGallery(undefined)} />}
    </span>
  );
};
