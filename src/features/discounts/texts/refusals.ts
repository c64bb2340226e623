import type { Language } from '#shared/kernel/language.ts';
import type { DiscountRefusal } from '../domain/discount-code.ts';

/** `used_up` and `used_by_person` are found by the database when it writes the booking. */
type Refusal = DiscountRefusal | 'used_up' | 'used_by_person';

/** Why a code does not apply; the page shows these texts unchanged. */
export const discountRefusals: Record<Language, Record<Refusal, string>> = {
  de: {
    unknown: 'Diesen Rabattcode gibt es nicht. Bitte prüfen Sie die Schreibweise.',
    not_yet: 'Dieser Rabattcode gilt erst später.',
    over: 'Dieser Rabattcode ist abgelaufen.',
    other_service: 'Dieser Rabattcode gilt nicht für Ihre Auswahl.',
    nothing_to_reduce: 'Für diesen Preis gibt es nichts zu ermäßigen.',
    used_up: 'Dieser Rabattcode ist aufgebraucht. Entfernen Sie ihn, um ohne Rabatt zu buchen.',
    used_by_person:
      'Dieser Rabattcode gilt einmal pro Person und wurde schon verwendet. Entfernen Sie ihn, um ohne Rabatt zu buchen.',
  },
  ru: {
    unknown: 'Такого промокода нет. Проверьте написание.',
    not_yet: 'Этот промокод начнёт действовать позже.',
    over: 'Срок действия этого промокода истёк.',
    other_service: 'Этот промокод не действует для вашего выбора.',
    nothing_to_reduce: 'Эту цену нечего снижать.',
    used_up: 'Этот промокод уже исчерпан. Уберите его, чтобы записаться без скидки.',
    used_by_person:
      'Этот промокод действует один раз на человека и уже использован. Уберите его, чтобы записаться без скидки.',
  },
};
