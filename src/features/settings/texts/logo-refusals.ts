import type { Language } from '#shared/kernel/language.ts';

interface LogoRefusals {
  readonly unsupported: string;
  readonly unreadable: string;
  readonly tooManyPixels: string;
}

/** The messages with which the server refuses a logo; the screen shows them unchanged. */
export const logoRefusals: Record<Language, LogoRefusals> = {
  de: {
    unsupported: 'Bitte wählen Sie ein Bild im Format PNG, JPEG, WebP oder GIF.',
    unreadable: 'Das Bild ist beschädigt und kann nicht gelesen werden.',
    tooManyPixels: 'Das Bild hat zu viele Pixel. Bitte verkleinern Sie es.',
  },
  ru: {
    unsupported: 'Пожалуйста, выберите изображение в формате PNG, JPEG, WebP или GIF.',
    unreadable: 'Изображение повреждено и не может быть прочитано.',
    tooManyPixels: 'В изображении слишком много пикселей. Пожалуйста, уменьшите его.',
  },
};
