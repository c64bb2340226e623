import type { Language } from '#shared/kernel/language.ts';

/** The texts of the contact page, imported by that page alone. */
export const contactPageTexts = {
  de: {
    title: 'Kontakt',
    lead: 'Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei.',
    book: 'Termin buchen',
    bookText: 'Freie Zeiten sehen und gleich buchen, rund um die Uhr.',
  },
  ru: {
    title: 'Контакты',
    lead: 'Напишите нам, позвоните или зайдите в студию.',
    book: 'Записаться',
    bookText: 'Посмотрите свободное время и запишитесь сразу, в любой час.',
  },
} satisfies Record<Language, object>;
