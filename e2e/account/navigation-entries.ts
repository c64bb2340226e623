/** The entries of the navigation of the back office, in their order. */
export const germanEntries = [
  'Dashboard',
  'Kontakten',
  'Buchungen',
  'Services',
  'Fotografen',
  'Kalender',
  'Berichte',
  'Einstellungen',
];

export const russianEntries = [
  'Обзор',
  'Контакты',
  'Записи',
  'Услуги',
  'Фотографы',
  'Календарь',
  'Отчёты',
  'Настройки',
];
