import type { Language } from '#shared/kernel/language.ts';

/** The texts of the photographer's own page, imported by that page alone. */
const de = {
  title: 'Meine Termine',
  list: 'Liste',
  feed: 'Kalender-Abo',
  feedName: '„Meine Termine“',
  feedText:
    'Ihr Kalender auf dem Telefon oder Rechner kann Ihre Termine und Abwesenheiten abonnieren und hält sie aktuell.',
  feedSecret: 'Wer sie kennt, sieht alle Ihre Termine mit Namen und Telefonnummern. Geben Sie sie niemandem.',
  found: (search: string): string => `Gefunden: ${search}`,
  foundNone: 'Keine Termine gefunden',
  foundNoneText: 'Gesucht wird in Ihren Terminen: Kunde, Service, Raum, Wünsche und Buchungscode.',
  all: 'Alle Termine',
  earlier: 'Frühere vier Wochen',
  later: 'Spätere vier Wochen',
  empty: 'Keine Termine in diesen vier Wochen',
  emptyText: 'Hier stehen Ihre Shootings mit den Kontaktdaten der Kunden und Ihre Abwesenheiten.',
  error: 'Ihre Termine konnten nicht geladen werden',
  off: 'Abwesend',
  offSpan: (from: string, to: string): string => `${from} bis ${to}`,
  service: 'Service',
  resources: 'Räume und Ausstattung',
  photographer: 'Fotograf',
  phone: 'Telefon',
  email: 'E-Mail',
  notes: 'Wünsche',
  code: 'Buchungscode',
  count: (count: number, name: string): string => (count > 1 ? `${count} × ${name}` : name),
};

export type OwnCalendarTexts = typeof de;

const ru: OwnCalendarTexts = {
  title: 'Мои съёмки',
  list: 'Список',
  feed: 'Подписка на календарь',
  feedName: 'Мои съёмки',
  feedText:
    'Календарь на телефоне или компьютере может подписаться на ваши съёмки и дни отсутствия и сам их обновляет.',
  feedSecret: 'Кто его знает, видит все ваши съёмки с именами и телефонами. Никому его не передавайте.',
  found: (search) => `Найдено: ${search}`,
  foundNone: 'Съёмки не найдены',
  foundNoneText: 'Поиск идёт по вашим съёмкам: клиент, услуга, помещение, пожелания и код записи.',
  all: 'Все съёмки',
  earlier: 'Предыдущие четыре недели',
  later: 'Следующие четыре недели',
  empty: 'В эти четыре недели съёмок нет',
  emptyText: 'Здесь показаны ваши съёмки с контактами клиентов и дни вашего отсутствия.',
  error: 'Не удалось загрузить ваши съёмки',
  off: 'Отсутствие',
  offSpan: (from, to) => `${from} – ${to}`,
  service: 'Услуга',
  resources: 'Помещения и оборудование',
  photographer: 'Фотограф',
  phone: 'Телефон',
  email: 'E-mail',
  notes: 'Пожелания',
  code: 'Код записи',
  count: (count, name) => (count > 1 ? `${count} × ${name}` : name),
};

export const ownCalendarTexts: Readonly<Record<Language, OwnCalendarTexts>> = { de, ru };
