import type { Language } from '#shared/kernel/language.ts';
import { plural } from '#shared/web/plural.ts';

/**
 * The texts of the page that moves a booking, imported by that page alone. They are not in the texts of the public
 * pages, which every visitor loads.
 */

const freeDe = plural('de', {
  one: 'Danach ist kein Verschieben mehr kostenlos.',
  other: 'Sie können insgesamt noch #-mal kostenlos verschieben.',
});
const hoursDe = plural('de', { one: '# Stunde', other: '# Stunden' });

const de = {
  title: 'Termin verschieben',
  lead: 'Fotograf, Dauer und alles Gebuchte bleiben, wie sie sind.',
  now: 'Bisher',
  free: 'Das Verschieben ist jetzt kostenlos.',
  freeLeft: freeDe,
  fee: (amount: string) => `Das Verschieben kostet jetzt ${amount}.`,
  feeText: 'Der Betrag kommt zum Preis hinzu. Bezahlt wird er zusammen mit dem Rest.',
  until: (when: string) => `Möglich bis ${when} Uhr.`,
  choose: 'Wann passt es Ihnen?',
  last: (date: string) => `Dieser Termin lässt sich bis ${date} verschieben.`,
  nothing: 'Bis zum letzten möglichen Tag ist nichts mehr frei.',
  chosen: 'Neue Zeit',
  pick: 'Bitte wählen Sie eine freie Zeit.',
  confirm: 'Termin jetzt verschieben',
  confirmFee: (amount: string) => `Für ${amount} verschieben`,
  keep: 'Termin behalten',
  taken: 'Diese Zeit wurde gerade vergeben. Ihr Termin bleibt, wie er war.',
  done: 'Ihr Termin ist verschoben',
  doneLead: 'Bitte merken Sie sich die neue Zeit. Eine Bestätigung kommt per E‑Mail.',
  doneNoMail: 'Bitte merken Sie sich die neue Zeit.',
  room: (names: string) => `Bitte beachten Sie den neuen Raum: ${names}.`,
  details: 'Zur Buchung',
  impossible: 'Dieser Termin lässt sich nicht online verschieben',
  late: (hours: number) => `Verschieben ist nur bis ${hoursDe(hours)} vor dem Termin möglich.`,
  over: 'Der Termin hat schon begonnen oder ist vorbei.',
  used: 'Er wurde schon so oft verschoben wie vereinbart.',
  cancelled: 'Er ist storniert. Sie können gern einen neuen Termin buchen.',
  unconfirmed: 'Bitte bestätigen Sie zuerst Ihre E‑Mail-Adresse über den Link, den wir Ihnen geschickt haben.',
  notOffered: 'Eine neue Zeit finden wir gern gemeinsam mit Ihnen.',
  call: 'Bitte rufen Sie uns an:',
  write: 'Bitte schreiben Sie uns',
  book: 'Neuen Termin buchen',
  askedTitle: 'Bitte neue Zeit wählen',
  asked: 'Wir bitten Sie um eine neue Zeit.',
  askedKept: 'Das ist für Sie kostenlos. Solange Sie keine neue Zeit wählen, bleibt Ihr Termin, wie er ist.',
  askedGiven: 'Das ist für Sie kostenlos. Der bisherige Termin findet nicht statt, alles Bezahlte bleibt erhalten.',
  held: 'Diese Zeit halten wir für Sie frei',
  heldUntil: (when: string) => `Bis ${when} Uhr, danach ist sie wieder für alle frei.`,
  takeHeld: 'Diese Zeit nehmen',
  was: 'Entfällt',
  none: 'Keine Zeit passt?',
  noneRefund: (amount: string) => `Sie können stornieren und bekommen ${amount} zurück.`,
  noneText: 'Sie können den Termin stornieren.',
  decline: 'Stornieren',
  declineNow: 'Jetzt stornieren',
  declineNot: 'Doch nicht',
  declined: 'Ihr Termin ist storniert',
  declinedRefund: (amount: string) =>
    `Sie bekommen ${amount} zurück. Bis das Geld bei Ihnen ist, können einige Werktage vergehen.`,
  script: 'Zum Verschieben wird JavaScript benötigt. Sie können uns auch anrufen oder schreiben.',
};

export type MovePageTexts = typeof de;

const freeRu = plural('ru', {
  one: 'Следующий перенос уже не будет бесплатным.',
  few: 'Всего можно бесплатно перенести ещё # раза.',
  many: 'Всего можно бесплатно перенести ещё # раз.',
  other: 'Всего можно бесплатно перенести ещё # раза.',
});
/** For 'за', which takes the accusative. */
const hoursRu = plural('ru', { one: '# час', few: '# часа', many: '# часов', other: '# часа' });

const ru: MovePageTexts = {
  title: 'Перенос записи',
  lead: 'Фотограф, длительность и всё выбранное останутся прежними.',
  now: 'Сейчас',
  free: 'Сейчас перенос бесплатный.',
  freeLeft: freeRu,
  fee: (amount) => `Сейчас перенос стоит ${amount}.`,
  feeText: 'Сумма добавится к цене. Оплатить её можно вместе с остатком.',
  until: (when) => `Перенести можно до ${when}.`,
  choose: 'Когда вам удобно?',
  last: (date) => `Эту запись можно перенести не позднее чем на ${date}.`,
  nothing: 'До последнего возможного дня свободного времени нет.',
  chosen: 'Новое время',
  pick: 'Пожалуйста, выберите свободное время.',
  confirm: 'Перенести запись',
  confirmFee: (amount) => `Перенести за ${amount}`,
  keep: 'Оставить как есть',
  taken: 'Это время только что заняли. Ваша запись осталась прежней.',
  done: 'Ваша запись перенесена',
  doneLead: 'Пожалуйста, запомните новое время. Подтверждение придёт по e‑mail.',
  doneNoMail: 'Пожалуйста, запомните новое время.',
  room: (names) => `Обратите внимание на новый зал: ${names}.`,
  details: 'К записи',
  impossible: 'Эту запись нельзя перенести онлайн',
  late: (hours) => `Перенести запись можно не позднее чем за ${hoursRu(hours)} до её начала.`,
  over: 'Съёмка уже началась или прошла.',
  used: 'Лимит переносов исчерпан.',
  cancelled: 'Она отменена. Вы можете записаться снова.',
  unconfirmed: 'Сначала подтвердите e‑mail по ссылке из нашего письма.',
  notOffered: 'Мы с радостью подберём новое время вместе с вами.',
  call: 'Пожалуйста, позвоните нам:',
  write: 'Пожалуйста, напишите нам',
  book: 'Записаться снова',
  askedTitle: 'Выберите новое время',
  asked: 'Мы просим вас выбрать новое время.',
  askedKept: 'Для вас это бесплатно. Пока новое время не выбрано, запись остаётся прежней.',
  askedGiven: 'Для вас это бесплатно. В прежнее время съёмки не будет, всё оплаченное сохраняется.',
  held: 'Это время мы держим для вас',
  heldUntil: (when) => `До ${when}, потом оно снова станет свободным для всех.`,
  takeHeld: 'Выбрать это время',
  was: 'Не состоится',
  none: 'Ничего не подходит?',
  noneRefund: (amount) => `Можно отказаться, и вам вернётся ${amount}.`,
  noneText: 'Можно отказаться, тогда запись будет отменена.',
  decline: 'Отказаться',
  declineNow: 'Да, отказаться',
  declineNot: 'Нет, выбрать время',
  declined: 'Ваша запись отменена',
  declinedRefund: (amount) => `Вам вернётся ${amount}. Деньги могут идти несколько рабочих дней.`,
  script: 'Для переноса нужен JavaScript. Вы также можете позвонить или написать нам.',
};

export const movePageTexts: Record<Language, MovePageTexts> = { de, ru };
