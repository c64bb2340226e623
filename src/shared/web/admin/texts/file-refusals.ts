import type { Language } from '#shared/kernel/language.ts';

/** Why a file was refused before it reached FotoBooking. */
export const fileRefusals: Record<Language, { readonly tooLargeInFront: string }> = {
  de: {
    tooLargeInFront:
      'Die Datei ist zu groß für den Server, der vor FotoBooking steht. Wer ihn betreibt, kann seine Grenze erhöhen.',
  },
  ru: {
    tooLargeInFront:
      'Файл слишком большой для сервера, который стоит перед FotoBooking. Его администратор может увеличить ограничение.',
  },
};
