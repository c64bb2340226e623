import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ModalDialog } from '#shared/web/dialog/modal-dialog.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { ShownPicture } from '../../../../domain/picture-address.ts';
import { galleryTexts } from '../../../../texts/gallery-texts.ts';
import { GalleryControl } from './gallery-control.tsx';
import { GallerySlide } from './gallery-slide.tsx';

export interface GalleryProps {
  readonly pictures: readonly ShownPicture[];
  /** What they are pictures of. */
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * All pictures of something, one at a time over the whole window. A finger swipes by scrolling, keys and buttons scroll
 * by one picture. The focus stays inside, and returns to the button that opened it.
 */
export const Gallery = ({ pictures, name, onClose }: GalleryProps) => {
  const t = galleryTexts[useLanguage().language];
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const last = pictures.length - 1;
  const show = (wanted: number): void => {
    const to = Math.min(last, Math.max(0, wanted));
    const { current } = strip;
    // At once: while it scrolled smoothly, the place would be that of the pictures on the way.
    current?.scrollTo({ left: to * current.clientWidth, behavior: 'instant' });
    setIndex(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    // The browser would scroll as well.
    event.preventDefault();
    show(to);
  };
  // Not inside the card, whose click would choose or follow it.
  return createPortal(
    <ModalDialog
      aria-label={t.title(name)}
      onDismiss={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-clip bg-black text-white [--ring:#fff] backdrop:bg-black"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside do the same */}
      <div onKeyDown={onKeyDown} className="relative h-full">
        <ul
          ref={strip}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must scroll by keyboard too
          tabIndex={0}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setIndex(Math.round(scrollLeft / clientWidth))}
          className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
        >
          {pictures.map((picture, at) => (
            <GallerySlide
              key={picture.name}
              picture={picture}
              isNear={Math.abs(at - index) < 2}
              isShown={at === index}
            />
          ))}
        </ul>
        <div className="absolute inset-x-0 top-0 flex items-center justify-between p-2">
          <output className="tabular rounded-full bg-black/60 px-3 py-1 text-sm">
            {t.place({ place: index + 1, of: pictures.length })}
          </output>
          <GalleryControl label={t.close} path="m4 4 8 8M12 4l-8 8" onPress={onClose} focused />
        </div>
        <div className="absolute inset-x-0 bottom-0 flex justify-between p-2 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2">
          <GalleryControl label={t.before} path="m10 3-5 5 5 5" ends={index === 0} onPress={() => show(index - 1)} />
          <GalleryControl label={t.next} path="m6 3 5 5-5 5" ends={index === last} onPress={() => show(index + 1)} />
        </div>
      </div>
    </ModalDialog>,
    document.body,
  );
};
