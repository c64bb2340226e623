import type { Language } from '#shared/kernel/language.ts';
import type { VatRegime } from '#shared/kernel/vat-regime.ts';

/** The words of the order button and of the sentence about value added tax next to the total. */
export const orderTexts = {
  de: {
    binding: 'Zahlungspflichtig buchen',
    payment: 'Weiter zur Zahlung',
    free: 'Kostenlos buchen',
    included: 'inkl. MwSt.',
    small_business: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
  },
  ru: {
    binding: 'Забронировать с обязанностью оплаты',
    payment: 'Перейти к оплате',
    free: 'Забронировать бесплатно',
    included: 'вкл. НДС',
    small_business: 'Согласно § 19 UStG НДС не взимается.',
  },
} satisfies Record<Language, Record<Exclude<VatRegime, 'unset'> | 'binding' | 'payment' | 'free', string>>;
