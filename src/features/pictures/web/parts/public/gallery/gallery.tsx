import { type KeyboardEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ModalDialog } from '#shared/web/dialog/modal-dialog.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { ShownPicture } from '../../../../domain/picture-address.ts';
import { galleryTexts } from '../../../../texts/gallery-texts.ts';
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

interface GalleryControlProps {
  readonly label: string;
  /** The line of its icon, in a square of 16. */
  readonly path: string;
  /** Whether there is nothing more in its direction; it stays focusable. */
  readonly ends?: boolean;
  /** Whether it has the focus when the gallery opens. */
  readonly focused?: boolean;
  readonly onPress: () => void;
}

/** A round button over a picture. */
const GalleryControl = ({ label, path, ends = false, focused, onPress }: GalleryControlProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={ends || undefined}
    {...(focused && { 'data-first-focus': '' })}
    onClick={() => ends || onPress()}
    className="grid size-11 cursor-pointer place-items-center rounded-full bg-black/60 transition duration-150 hover:bg-black/80 aria-disabled:opacity-30"
  >
    <svg viewBox="0 0 16 16" className="size-5" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
);
