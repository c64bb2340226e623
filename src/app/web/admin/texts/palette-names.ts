import type { Language } from '#shared/kernel/language.ts';

/** Names of the palette that navigation and settings do not have: of pages, and of actions that begin on one. */
const names = {
  de: {
    calendarSettings: 'Kalendereinstellungen',
    contactsBoard: 'Kontakten, Vollbild',
    today: 'Heute',
    absence: 'Abwesenheit eintragen',
    cancelDay: 'Termine eines Tages stornieren',
    moveDay: 'Termine eines Tages verschieben',
  },
  ru: {
    calendarSettings: 'Настройки календаря',
    contactsBoard: 'Контакты, весь экран',
    today: 'Сегодня',
    absence: 'Добавить отсутствие',
    cancelDay: 'Отменить съёмки одного дня',
    moveDay: 'Перенести съёмки одного дня',
  },
};

export const paletteNames: Readonly<Record<Language, Readonly<Record<keyof (typeof names)['de'], string>>>> = names;
