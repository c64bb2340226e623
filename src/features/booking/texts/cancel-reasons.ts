import type { Language } from '#shared/kernel/language.ts';
import type { CancelCode, CancelReason } from '../domain/cancel-code.ts';

/** The German ones are specified: the API returns them in every language. */
export const cancelReasons = {
  de: {
    by_studio: 'Vom Administrator storniert',
    by_customer: 'Vom Kunden storniert',
    unpaid: 'Zahlung nicht eingegangen',
    unconfirmed: 'E‑Mail-Adresse nicht bestätigt',
  },
  ru: {
    by_studio: 'Отменено администратором',
    by_customer: 'Отменено клиентом',
    unpaid: 'Оплата не поступила',
    unconfirmed: 'Адрес e‑mail не подтверждён',
  },
} as const satisfies Record<Language, Record<CancelCode, string>>;

/** Returns the reason in words; null if there is none. */
export const cancelReasonText = ({ cancel_code, cancel_reason }: CancelReason, language: Language): string | null =>
  cancel_code === null ? cancel_reason : cancelReasons[language][cancel_code];

/**
 * Returns the reason of a cancellation by the studio. The specified wording of a code is converted to that code,
 * because programs send it back as text.
 */
export const givenReason = (text: string | null | undefined): CancelReason => {
  if (!text) return { cancel_code: 'by_studio', cancel_reason: null };
  const known = Object.entries(cancelReasons.de).find(([, wording]) => wording === text)?.[0] as CancelCode | undefined;
  return known ? { cancel_code: known, cancel_reason: null } : { cancel_code: null, cancel_reason: text };
};
