import type { Language } from '#shared/kernel/language.ts';

interface GalleryWords {
  readonly open: (count: number) => string;
}

/** The text of the button that opens a gallery; those of the gallery are loaded with it. */
export const galleryWords: Record<Language, GalleryWords> = {
  de: { open: (count) => `${count} Bilder ansehen` },
  ru: { open: (count) => `Смотреть фото (${count})` },
};
