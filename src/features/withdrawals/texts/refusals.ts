import type { Language } from '#shared/kernel/language.ts';

/** The error texts of the server for customers who withdraw; the page shows them unchanged. */
export const withdrawalRefusals: Record<Language, { readonly tooManyDeclarations: string }> = {
  de: {
    tooManyDeclarations:
      'Zu dieser Adresse wurde heute schon mehrmals ohne gültigen Buchungscode widerrufen. Bitte geben Sie den Code aus Ihrer E‑Mail ein oder schreiben Sie dem Studio: Ein Widerruf ist auch formlos möglich.',
  },
  ru: {
    tooManyDeclarations:
      'Для этого адреса сегодня уже несколько раз заявляли отказ без верного кода. Введите код из письма о записи или напишите студии: отказаться можно и в свободной форме.',
  },
};
