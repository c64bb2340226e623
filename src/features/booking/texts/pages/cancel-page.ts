import { plural } from '#shared/web/plural.ts';
import type { TextsOf } from '#shared/web/texts.tsx';

/**
 * The texts of the page that cancels a booking, imported by that page alone. They are not in the texts of the public
 * pages, which every visitor loads.
 */

const hoursDe = plural('de', { one: '# Stunde', other: '# Stunden' });

const de = {
  'cancel.title': 'Termin stornieren',
  'cancel.lead': 'Prüfen Sie die Angaben, bevor Sie stornieren.',
  'cancel.question': 'Möchten Sie diesen Termin wirklich stornieren? Das lässt sich nicht rückgängig machen.',
  'cancel.deadline': (when: string) => `Sie können bis ${when} Uhr stornieren.`,
  'cancel.paid': (amount: string) => `Sie haben ${amount} bezahlt.`,
  'cancel.contested': (amount: string) =>
    `Ihre Bank prüft eine Zahlung über ${amount} oder hat sie zurückgeholt. Darum erstatten wir diesen Betrag nicht zusätzlich.`,
  'cancel.refund.now': (amount: string) => `Wenn Sie jetzt stornieren, bekommen Sie ${amount} zurück.`,
  'cancel.refund.none': 'Wenn Sie jetzt stornieren, bekommen Sie davon nichts zurück.',
  'cancel.refund.studio': 'Ob Sie davon etwas zurückbekommen, entscheidet das Studio.',
  'cancel.confirm': 'Termin jetzt stornieren',
  'cancel.move': 'Lieber verschieben',
  'cancel.keep': 'Termin behalten',
  'cancel.done': 'Ihr Termin wurde storniert',
  'cancel.done.lead': 'Die Zeit ist wieder frei. Eine Bestätigung kommt per E‑Mail.',
  'cancel.done.noMail': 'Die Zeit ist wieder frei.',
  'cancel.done.refund': 'Bei Fragen zu einer bereits geleisteten Anzahlung melden Sie sich bitte bei uns.',
  'cancel.done.back': (amount: string) =>
    `Sie bekommen ${amount} zurück. Bis das Geld bei Ihnen ist, können einige Werktage vergehen.`,
  'cancel.impossible': 'Dieser Termin kann nicht mehr online storniert werden',
  'cancel.tooLate': (count: number) => `Eine Stornierung ist nur bis ${hoursDe(count)} vor dem Termin möglich.`,
  'cancel.over': 'Dieser Termin liegt in der Vergangenheit und kann nicht mehr storniert werden.',
  'cancel.write': 'Bitte schreiben Sie uns',
  'cancel.call': 'Bitte rufen Sie uns an:',
  'cancel.withdraw': 'Vertrag mit diesem Buchungscode widerrufen',
  'cancel.script': 'Zum Stornieren wird JavaScript benötigt. Sie können uns auch anrufen oder schreiben.',
} as const;

export type CancelPageTexts = TextsOf<typeof de>;

/** For 'за', which takes the accusative: 'за 24 часа', 'за 1 час', 'за 48 часов'. */
const hoursRu = plural('ru', { one: '# час', few: '# часа', many: '# часов', other: '# часа' });

const ru: CancelPageTexts = {
  'cancel.title': 'Отмена записи',
  'cancel.lead': 'Проверьте данные перед отменой.',
  'cancel.question': 'Вы действительно хотите отменить эту запись? Вернуть её будет нельзя.',
  'cancel.deadline': (when: string) => `Отменить запись можно до ${when}.`,
  'cancel.paid': (amount) => `Вы оплатили ${amount}.`,
  'cancel.contested': (amount) =>
    `Ваш банк проверяет платёж на ${amount} или вернул его вам. Поэтому мы не возвращаем эту сумму ещё раз.`,
  'cancel.refund.now': (amount) => `Если отменить сейчас, вернётся ${amount}.`,
  'cancel.refund.none': 'Если отменить сейчас, оплата не вернётся.',
  'cancel.refund.studio': 'Вернётся ли что-то из этой суммы, решает студия.',
  'cancel.confirm': 'Отменить запись',
  'cancel.move': 'Лучше перенести',
  'cancel.keep': 'Оставить запись',
  'cancel.done': 'Ваша запись отменена',
  'cancel.done.lead': 'Время снова свободно. Подтверждение придёт по e‑mail.',
  'cancel.done.noMail': 'Время снова свободно.',
  'cancel.done.refund': 'По вопросам о внесённой предоплате свяжитесь с нами.',
  'cancel.done.back': (amount) => `Вам вернётся ${amount}. Обычно это занимает несколько рабочих дней.`,
  'cancel.impossible': 'Эту запись больше нельзя отменить онлайн',
  'cancel.tooLate': (count: number) => `Отменить запись можно не позднее чем за ${hoursRu(count)} до её начала.`,
  'cancel.over': 'Эта запись уже в прошлом, отменить её нельзя.',
  'cancel.write': 'Пожалуйста, напишите нам',
  'cancel.call': 'Пожалуйста, позвоните нам:',
  'cancel.withdraw': 'Отказаться от договора с этим кодом',
  'cancel.script': 'Для отмены нужен JavaScript. Вы также можете позвонить или написать нам.',
};

export const cancelPageTexts = { de, ru };
