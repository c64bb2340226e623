import { altOf, pictureAddress, type ShownPicture } from '#features/pictures/domain/picture-address.ts';
import type { Language } from '#shared/kernel/language.ts';

/** A picture as previews of links show it. */
export interface PreviewPicture {
  /** Absolute. */
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows; '': the studio has not written it in this language. */
  readonly alt: string;
}

/** Wide enough for a large preview, and small enough for those that load no more than 300 kB. */
const most = 960;

/** WebP, which previews read, unlike AVIF. `publicUrl`: without a trailing slash. */
export const previewPicture = (picture: ShownPicture, language: Language, publicUrl: string): PreviewPicture => {
  const width = picture.widths.findLast((one) => one <= most) ?? picture.widths[0] ?? picture.width;
  return {
    url: publicUrl + pictureAddress(picture.name, width, 'webp'),
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: altOf(picture, language),
  };
};
