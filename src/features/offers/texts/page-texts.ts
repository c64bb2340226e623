import type { Language } from '#shared/kernel/language.ts';
import type { TimeLeft } from '../domain/time-left.ts';

/**
 * The texts of the page of an offer, imported by that page alone. They are not in the texts of the public pages, which
 * every visitor loads.
 */
const de = {
  title: 'Ihr Terminangebot',
  one: (company: string) => `${company} hält einen Termin für Sie frei.`,
  several: (company: string) => `${company} hält Termine für Sie frei. Wählen Sie einen davon.`,
  until: (when: string) => `Reserviert bis ${when} Uhr`,
  left: ({ days, hours, minutes }: TimeLeft) => {
    if (days > 0) return `noch ${days} ${days === 1 ? 'Tag' : 'Tage'}${hours > 0 ? ` und ${hours} Std.` : ''}`;
    if (hours > 0) return `noch ${hours} Std.${minutes > 0 ? ` ${minutes} Min.` : ''}`;
    return minutes > 0 ? `noch ${minutes} Min.` : 'noch weniger als eine Minute';
  },
  times: 'Welcher Termin passt Ihnen?',
  time: 'Ihr Termin',
  with: (names: string) => `mit ${names}`,
  details: 'Ihre Angaben',
  choose: 'Bitte wählen Sie einen Termin.',
  byMail: (minutes: number) =>
    `Diese Adresse ist nicht die, an die das Angebot ging. Bitte bestätigen Sie die Buchung dann innerhalb von ${minutes} Minuten über den Link in unserer E‑Mail.`,
  decline: 'Keiner der Termine passt: ablehnen',
  declineOne: 'Der Termin passt nicht: ablehnen',
  declineTitle: 'Angebot ablehnen',
  declineQuestion: 'Die Termine werden dann sofort wieder für andere frei.',
  declineConfirm: 'Ablehnen',
  declined: 'Sie haben das Angebot abgelehnt',
  declinedText: 'Die Termine sind wieder frei. Sie können jederzeit einen anderen Termin buchen.',
  taken: 'Dieser Termin ist gebucht',
  takenText: 'Aus diesem Angebot wurde ein Termin gebucht. Alle Angaben dazu haben wir Ihnen per E‑Mail geschickt.',
  takenLink: 'Zur Buchung',
  withdrawn: 'Das Angebot wurde zurückgezogen',
  withdrawnText: 'Das Studio hält diese Termine nicht mehr für Sie frei. Sie können jederzeit einen Termin buchen.',
  lapsed: 'Das Angebot ist abgelaufen',
  lapsedText:
    'Die Termine sind nicht mehr für Sie reserviert. Vielleicht sind sie noch frei: Sie können sie normal buchen.',
  book: 'Freie Termine ansehen',
  contact: 'Nachricht schreiben',
  unknown: 'Dieses Angebot gibt es nicht',
  unknownText:
    'Bitte öffnen Sie den Link noch einmal aus unserer Nachricht. Vielleicht wurde er nicht vollständig kopiert.',
  down: 'Das Angebot konnte nicht geladen werden',
  downText: 'Bitte versuchen Sie es gleich noch einmal. Ihre Termine bleiben reserviert.',
  script: 'Zum Buchen wird JavaScript benötigt. Sie können uns auch anrufen oder schreiben.',
};

export type OfferPageTexts = typeof de;

const ru: OfferPageTexts = {
  title: 'Ваше предложение',
  one: (company) => `${company}: для вас закреплено время съёмки.`,
  several: (company) => `${company}: для вас закреплено время съёмки. Выберите один из вариантов.`,
  until: (when) => `Закреплено за вами до: ${when}`,
  left: ({ days, hours, minutes }) => {
    if (days > 0) return `осталось ${days} дн.${hours > 0 ? ` ${hours} ч` : ''}`;
    if (hours > 0) return `осталось ${hours} ч${minutes > 0 ? ` ${minutes} мин` : ''}`;
    return minutes > 0 ? `осталось ${minutes} мин` : 'осталось меньше минуты';
  },
  times: 'Какое время вам подходит?',
  time: 'Ваше время',
  with: (names) => `фотограф: ${names}`,
  details: 'Ваши данные',
  choose: 'Пожалуйста, выберите время.',
  byMail: (minutes) =>
    `Предложение отправлено на другой адрес. Поэтому подтвердите запись по ссылке из письма в течение ${minutes} минут.`,
  decline: 'Ничего не подходит: отказаться',
  declineOne: 'Время не подходит: отказаться',
  declineTitle: 'Отказаться от предложения',
  declineQuestion: 'Время сразу станет доступно другим.',
  declineConfirm: 'Отказаться',
  declined: 'Вы отказались от предложения',
  declinedText: 'Время снова свободно. Вы можете записаться на другое время, когда захотите.',
  taken: 'Вы записаны',
  takenText: 'Время из этого предложения забронировано. Всё о записи мы отправили по e‑mail.',
  takenLink: 'К записи',
  withdrawn: 'Предложение отозвано',
  withdrawnText: 'Студия больше не держит для вас это время. Вы можете записаться на другое время.',
  lapsed: 'Срок предложения истёк',
  lapsedText: 'Время больше не закреплено за вами. Возможно, оно ещё свободно: запишитесь как обычно.',
  book: 'Посмотреть свободное время',
  contact: 'Написать нам',
  unknown: 'Такого предложения нет',
  unknownText: 'Откройте ссылку из нашего сообщения ещё раз. Возможно, она скопирована не полностью.',
  down: 'Не удалось загрузить предложение',
  downText: 'Попробуйте ещё раз чуть позже. Ваше время остаётся за вами.',
  script: 'Для записи нужен JavaScript. Вы также можете позвонить или написать нам.',
};

export const offerPageTexts: Record<Language, OfferPageTexts> = { de, ru };
