import type { Language } from '#shared/kernel/language.ts';

interface Place {
  readonly place: number;
  readonly of: number;
}
interface GalleryTexts {
  readonly title: (name: string) => string;
  readonly close: string;
  readonly before: string;
  readonly next: string;
  readonly place: (at: Place) => string;
}

/** The texts of the gallery, loaded when it is opened. */
export const galleryTexts: Record<Language, GalleryTexts> = {
  de: {
    title: (name) => `Bilder: ${name}`,
    close: 'Galerie schließen',
    before: 'Voriges Bild',
    next: 'Nächstes Bild',
    place: ({ place, of }) => `Bild ${place} von ${of}`,
  },
  ru: {
    title: (name) => `Фото: ${name}`,
    close: 'Закрыть галерею',
    before: 'Предыдущее фото',
    next: 'Следующее фото',
    place: ({ place, of }) => `Фото ${place} из ${of}`,
  },
};
