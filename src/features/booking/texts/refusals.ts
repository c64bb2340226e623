import type { Language } from '#shared/kernel/language.ts';
import { plural } from '#shared/web/plural.ts';

const hoursDe = plural('de', { one: '# Stunde', other: '# Stunden' });
const hoursRu = plural('ru', { one: '# час', few: '# часа', many: '# часов', other: '# часа' });
const bookedRu = plural('ru', {
  one: 'есть # предстоящая запись',
  few: 'есть # предстоящие записи',
  many: 'есть # предстоящих записей',
  other: 'есть # предстоящих записей',
});

interface Refusals {
  readonly tooLate: (hours: number, phone: string) => string;
  readonly over: string;
  readonly refundChanged: string;
  readonly oldLink: string;
  readonly tokenRequired: string;
  readonly priceChanged: (price: string, prepayment: string) => string;
  readonly missedSessions: string;
  readonly tooManyFutureSessions: (count: number) => string;
  readonly wrongConfirmLink: string;
  readonly confirmOver: string;
  readonly confirmFirst: string;
  readonly birthWindow: string;
  readonly noPlace: string;
}

/** The error texts of the server for customers; the page shows them unchanged. */
export const refusals: Record<Language, Refusals> = {
  de: {
    tooLate: (hours, phone) =>
      `Eine Stornierung ist nur bis ${hoursDe(hours)} vor dem Termin möglich.${phone && ` Bitte rufen Sie uns an: ${phone}`}`,
    over: 'Dieser Termin liegt in der Vergangenheit und kann nicht mehr storniert werden.',
    refundChanged: 'Inzwischen würde ein anderer Betrag erstattet. Bitte prüfen Sie ihn und stornieren Sie dann.',
    oldLink:
      'Dieser Link gilt nicht mehr. Bitte verwenden Sie den Link aus der neuesten E‑Mail zu diesem Termin oder melden Sie sich beim Studio.',
    tokenRequired:
      'Zum Bezahlen öffnen Sie bitte den Link aus Ihrer E‑Mail zu diesem Termin oder melden Sie sich beim Studio.',
    priceChanged: (price, prepayment) =>
      `Der Preis hat sich inzwischen geändert: ${price}, davon im Voraus ${prepayment}. Es wurde nichts gebucht.`,
    missedSessions: 'Weil frühere Termine nicht wahrgenommen wurden, ist der ganze Preis im Voraus fällig.',
    tooManyFutureSessions: (count) =>
      `Mit diesen Kontaktdaten stehen schon ${count} Termine aus. Weitere buchen Sie bitte direkt beim Studio.`,
    wrongConfirmLink: 'Dieser Link gilt nicht. Bitte verwenden Sie den Link aus der neuesten E‑Mail zu diesem Termin.',
    confirmOver: 'Die Zeit zum Bestätigen ist abgelaufen und der Termin wieder frei. Bitte buchen Sie noch einmal.',
    confirmFirst: 'Bitte bestätigen Sie zuerst Ihre E‑Mail-Adresse über den Link, den wir Ihnen geschickt haben.',
    birthWindow: 'Für dieses Shooting wählen Sie bitte zuerst eine Woche. Den Termin gibt es nach der Geburt.',
    noPlace: 'Sie stehen noch auf der Warteliste. Zu bezahlen ist erst etwas, wenn ein Platz frei geworden ist.',
  },
  ru: {
    tooLate: (hours, phone) =>
      `Отменить запись можно не позднее чем за ${hoursRu(hours)} до её начала.${phone && ` Пожалуйста, позвоните нам: ${phone}`}`,
    over: 'Эта запись уже в прошлом, отменить её нельзя.',
    refundChanged: 'Сумма возврата тем временем изменилась. Проверьте её и подтвердите отмену.',
    oldLink:
      'Эта ссылка больше не действует. Откройте ссылку из самого нового письма об этой записи или свяжитесь со студией.',
    tokenRequired: 'Чтобы оплатить, откройте ссылку из письма об этой записи или свяжитесь со студией.',
    priceChanged: (price, prepayment) =>
      `Цена тем временем изменилась: ${price}, из них предоплата ${prepayment}. Запись не оформлена.`,
    missedSessions: 'Так как предыдущие съёмки не состоялись, нужна полная оплата заранее.',
    tooManyFutureSessions: (count) =>
      `На эти контактные данные уже ${bookedRu(count)}. Для новых записей свяжитесь со студией.`,
    wrongConfirmLink: 'Эта ссылка не действует. Откройте ссылку из самого нового письма об этой записи.',
    confirmOver: 'Время на подтверждение истекло, и запись снята. Пожалуйста, запишитесь ещё раз.',
    confirmFirst: 'Сначала подтвердите e‑mail по ссылке из нашего письма.',
    birthWindow: 'Для этой съёмки сначала выберите неделю. Время вы выберете после рождения ребёнка.',
    noPlace: 'Вы пока в листе ожидания. Платить нужно, только когда освободится место.',
  },
};
