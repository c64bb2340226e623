import type { Language } from '#shared/kernel/language.ts';
import type { EntryKind, VoucherState } from '../domain/validity.ts';

/** Why a voucher cannot be redeemed; `day`: its last one. Without a text, the title says everything. */
interface Refused {
  readonly title: string;
  readonly text: (day: string) => string;
}

/** The texts of the public page of vouchers, imported by that page alone. */
const de = {
  title: 'Ihr Gutschein',
  lead: 'Geben Sie den Code ein. Dann sehen Sie, wie viel noch darauf ist und bis wann er gilt.',
  code: 'Gutscheincode',
  hint: '16 Zeichen, zum Beispiel ABCD‑EFGH‑JKLM‑NPQR. Ob groß oder klein, mit oder ohne Bindestriche, ist egal.',
  submit: 'Guthaben ansehen',
  missing: 'Bitte geben Sie den Code ein.',
  unknown: 'Diesen Gutschein gibt es nicht. Bitte prüfen Sie den Code noch einmal.',
  tries: 'Das waren zu viele Versuche. Bitte versuchen Sie es in einer Stunde noch einmal oder fragen Sie uns.',
  script: 'Diese Seite braucht JavaScript. Was noch auf Ihrem Gutschein ist, sagen wir Ihnen auch gern selbst.',
  ending: (lastFour: string): string => `Gutschein mit der Endung ${lastFour}`,
  left: (amount: string): string => `von ${amount} noch übrig`,
  until: (day: string): string => `Gültig bis ${day}`,
  states: {
    used: { title: 'Der Gutschein ist ganz eingelöst.', text: () => '' },
    blocked: {
      title: 'Der Gutschein ist gesperrt.',
      text: () => 'Er kann zurzeit nicht eingelöst werden. Bitte fragen Sie uns.',
    },
    over: { title: 'Der Gutschein ist abgelaufen.', text: (day) => `Er galt bis ${day}. Bitte fragen Sie uns.` },
    undone: { title: 'Der Gutschein wurde zurückgenommen.', text: () => 'Er kann nicht mehr eingelöst werden.' },
  } as Record<Exclude<VoucherState, 'valid'>, Refused>,
  how: 'So lösen Sie ihn ein',
  howText:
    'Buchen Sie einen Termin wie gewohnt und nennen Sie den Code im Studio, wenn Sie bezahlen. Das geht auf einmal oder in Teilen.',
  book: 'Termin buchen',
  contact: 'Nachricht schreiben',
  history: 'Verlauf',
  entries: {
    sold: 'Gekauft',
    redeemed: 'Eingelöst',
    given_back: 'Zurückgebucht',
    sale_undone: 'Zurückgenommen',
    lapsed: 'Rest verfallen',
  } as Record<EntryKind, string>,
  rest: (amount: string): string => `Rest ${amount}`,
  restOf: ({ rest, amount }: { readonly rest: string; readonly amount: string }): string =>
    `Rest ${rest} von ${amount}`,
  another: 'Anderen Gutschein ansehen',
};
export type VoucherPageTexts = typeof de;

const ru: VoucherPageTexts = {
  title: 'Ваш сертификат',
  lead: 'Введите код, и вы увидите, сколько осталось на сертификате и до какого дня он действует.',
  code: 'Код сертификата',
  hint: '16 знаков, например ABCD‑EFGH‑JKLM‑NPQR. Регистр и дефисы не важны.',
  submit: 'Узнать остаток',
  missing: 'Введите код.',
  unknown: 'Такого сертификата нет. Проверьте код ещё раз.',
  tries: 'Слишком много попыток. Попробуйте снова через час или спросите нас.',
  script: 'Для этой страницы нужен JavaScript. Остаток на сертификате мы с радостью назовём вам и сами.',
  ending: (lastFour) => `Сертификат с окончанием ${lastFour}`,
  left: (amount) => `осталось из ${amount}`,
  until: (day) => `Действует до ${day} включительно`,
  states: {
    used: { title: 'Сертификат полностью использован.', text: () => '' },
    blocked: {
      title: 'Сертификат заблокирован.',
      text: () => 'Сейчас им нельзя оплатить. Спросите нас, пожалуйста.',
    },
    over: {
      title: 'Срок действия сертификата истёк.',
      text: (day) => `Он действовал до ${day}. Спросите нас, пожалуйста.`,
    },
    undone: { title: 'Сертификат возвращён.', text: () => 'Им больше нельзя оплатить.' },
  },
  how: 'Как использовать',
  howText: 'Запишитесь как обычно и назовите код в студии при оплате. Сумму можно использовать сразу или по частям.',
  book: 'Записаться',
  contact: 'Написать нам',
  history: 'История',
  entries: {
    sold: 'Куплен',
    redeemed: 'Использовано',
    given_back: 'Возвращено на сертификат',
    sale_undone: 'Покупка отменена',
    lapsed: 'Остаток сгорел',
  },
  rest: (amount) => `Остаток ${amount}`,
  restOf: ({ rest, amount }) => `Остаток ${rest} из ${amount}`,
  another: 'Проверить другой сертификат',
};

export const voucherPageTexts: Readonly<Record<Language, VoucherPageTexts>> = { de, ru };
