import type { Language } from '#shared/kernel/language.ts';
import type { PictureProblem } from '../domain/picture-problem.ts';

interface PictureRefusals extends Readonly<Record<PictureProblem, string>> {
  readonly unsupported: string;
  readonly heic: string;
  readonly tooMany: (most: number) => string;
}

/** Why a picture is refused, at once by the server or afterwards when it is processed. */
export const pictureRefusals: Record<Language, PictureRefusals> = {
  de: {
    unsupported: 'Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP oder AVIF.',
    heic: 'HEIC-Bilder können hier nicht gelesen werden. Bitte exportieren Sie das Bild als JPEG; auf dem iPhone: Einstellungen › Kamera › Formate › Maximale Kompatibilität.',
    unreadable: 'Das Bild ist beschädigt und kann nicht gelesen werden.',
    too_many_pixels:
      'Das Bild hat zu viele Pixel: höchstens 60 Millionen Pixel, als JPEG einer Kamera 250 Millionen. Bitte verkleinern Sie es.',
    too_slow: 'Das Lesen des Bildes hat zu lange gedauert. Bitte exportieren Sie es neu als JPEG.',
    gave_up: 'Das Bild konnte nicht verarbeitet werden. Bitte exportieren Sie es neu als JPEG.',
    tooMany: (most) => (most === 1 ? 'Hier ist Platz für ein Bild.' : `Hier ist Platz für ${most} Bilder.`),
  },
  ru: {
    unsupported: 'Пожалуйста, выберите изображение в формате JPEG, PNG, WebP или AVIF.',
    heic: 'Изображения HEIC здесь не читаются. Пожалуйста, сохраните снимок в формате JPEG; на iPhone: Настройки › Камера › Форматы › Наиболее совместимые.',
    unreadable: 'Изображение повреждено и не может быть прочитано.',
    too_many_pixels:
      'В изображении слишком много пикселей: не больше 60 миллионов, в JPEG с камеры — 250 миллионов. Пожалуйста, уменьшите его.',
    too_slow: 'Чтение изображения заняло слишком много времени. Пожалуйста, сохраните его заново в формате JPEG.',
    gave_up: 'Не удалось обработать изображение. Пожалуйста, сохраните его заново в формате JPEG.',
    tooMany: (most) => (most === 1 ? 'Здесь помещается одно изображение.' : `Здесь помещается изображений: ${most}.`),
  },
};
