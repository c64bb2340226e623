import type { Language } from '#shared/kernel/language.ts';

/**
 * The texts of the page that confirms an e-mail address, imported by that page alone. They are not in the texts of
 * the public pages, which every visitor loads.
 */
export const confirmPageTexts = {
  de: {
    title: 'Buchung bestätigen',
    lead: 'Mit einem Klick bestätigen Sie Ihre E‑Mail-Adresse. Erst dann gilt die Buchung.',
    waitsLead: 'Mit einem Klick bestätigen Sie Ihre E‑Mail-Adresse. Erst dann stehen Sie auf der Warteliste.',
    done: 'Ihre E‑Mail-Adresse ist schon bestätigt.',
    week: (day: string) => `Woche vom ${day}`,
    waitsForWeek: (day: string) => `Warteliste für die Woche vom ${day}`,
    total: 'Gesamtpreis',
    onward: 'Zur Buchung',
    over: 'Dieser Termin ist nicht mehr reserviert',
    overText: 'Die Buchung wurde nicht rechtzeitig bestätigt oder storniert. Bitte buchen Sie noch einmal.',
    script: 'Zum Bestätigen wird JavaScript benötigt. Sie können uns auch anrufen oder schreiben.',
  },
  ru: {
    title: 'Подтверждение записи',
    lead: 'Одним нажатием вы подтвердите свой e‑mail. Только после этого запись действует.',
    waitsLead: 'Одним нажатием вы подтвердите свой e‑mail. Только после этого вы в листе ожидания.',
    done: 'Ваш e‑mail уже подтверждён.',
    week: (day: string) => `Неделя с ${day}`,
    waitsForWeek: (day: string) => `Лист ожидания на неделю с ${day}`,
    total: 'Итого',
    onward: 'К записи',
    over: 'Эта запись больше не действует',
    overText: 'Запись не подтвердили вовремя или отменили. Пожалуйста, запишитесь ещё раз.',
    script: 'Для подтверждения нужен JavaScript. Вы также можете позвонить или написать нам.',
  },
} satisfies Record<Language, object>;
