import type { Language } from '#shared/kernel/language.ts';
import { plural } from '#shared/web/plural.ts';
import { sessionTexts } from './session-texts.ts';

/** The texts of the sheets of a day, imported by that page alone. */
const de = {
  ...sessionTexts.de,
  title: 'Heute',
  today: 'Heute',
  tomorrow: 'Morgen',
  asOf: (time: string): string => `Stand ${time}`,
  error: 'Der Tag konnte nicht geladen werden',
  empty: 'Keine Termine an diesem Tag',
  emptyText: 'Sobald jemand gebucht hat, steht hier, wer wann kommt.',
  count: plural('de', { one: '# Termin', other: '# Termine' }),
  route: 'Route zum Studio',
  call: (name: string): string => `${name} anrufen`,
  callShort: 'Anrufen',
  mail: (name: string): string => `E‑Mail an ${name}`,
  mailShort: 'E-Mail',
  with: (name: string): string => `Mit ${name}`,
  resources: 'Raum',
  notes: 'Wünsche',
  internalNote: 'Interne Notiz',
  arrived: 'Ist da',
  arrivedAt: (time: string): string => `Da seit ${time}`,
  done: 'Fertig',
  missed: 'Nicht gekommen',
  undo: 'Zurücknehmen',
  note: 'Notiz …',
  noteLabel: 'Notiz',
  noteHint: 'Nur das Studio sieht sie.',
  pay: 'Vor Ort bezahlt …',
  feeCharged: 'Für diesen Termin ist ein Ausfallhonorar berechnet. Nehmen Sie es zuerst in der Buchung zurück.',
  failed: (message: string): string => `Das hat nicht geklappt: ${message}`,
  offline: (waiting: number): string =>
    waiting === 0
      ? 'Keine Verbindung. Sie sehen den letzten Stand.'
      : 'Keine Verbindung. Ihre Vermerke werden gesendet, sobald es wieder Netz gibt.',
  waits: 'Noch nicht gesendet',
  conflict: (name: string, time: string): string => `${name}, ${time}: inzwischen geändert`,
  mineIs: 'Ihr Vermerk:',
  theirsIs: 'Jetzt:',
  keepMine: 'Meinen Vermerk behalten',
  keepTheirs: 'Meinen Vermerk verwerfen',
  gone: 'Der Termin steht nicht mehr an diesem Tag.',
  nothingNoted: 'Kein Vermerk',
  time: 'Zeit',
  customer: 'Kunde',
  service: 'Service',
};

export type TodayTexts = typeof de;

const ru: TodayTexts = {
  ...sessionTexts.ru,
  title: 'Сегодня',
  today: 'Сегодня',
  tomorrow: 'Завтра',
  asOf: (time) => `Данные на ${time}`,
  error: 'Не удалось загрузить день',
  empty: 'В этот день съёмок нет',
  emptyText: 'Как только кто-то запишется, здесь будет видно, кто и когда придёт.',
  count: plural('ru', { one: '# съёмка', few: '# съёмки', many: '# съёмок', other: '# съёмки' }),
  route: 'Маршрут до студии',
  call: (name) => `Позвонить: ${name}`,
  callShort: 'Позвонить',
  mail: (name) => `Написать: ${name}`,
  mailShort: 'E-mail',
  with: (name) => `Снимает ${name}`,
  resources: 'Помещение',
  notes: 'Пожелания',
  internalNote: 'Внутренняя заметка',
  arrived: 'На месте',
  arrivedAt: (time) => `На месте с ${time}`,
  done: 'Готово',
  missed: 'Не пришли',
  undo: 'Отменить отметку',
  note: 'Заметка…',
  noteLabel: 'Заметка',
  noteHint: 'Её видит только студия.',
  pay: 'Оплата в студии…',
  feeCharged: 'Для этой съёмки начислена плата за неявку. Сначала отмените её в записи.',
  failed: (message) => `Не получилось: ${message}`,
  offline: (waiting) =>
    waiting === 0
      ? 'Нет связи. Показаны последние данные.'
      : 'Нет связи. Ваши отметки будут отправлены, как только появится сеть.',
  waits: 'Ещё не отправлено',
  conflict: (name, time) => `${name}, ${time}: данные изменились`,
  mineIs: 'Ваша отметка:',
  theirsIs: 'Сейчас:',
  keepMine: 'Оставить мою отметку',
  keepTheirs: 'Отбросить мою отметку',
  gone: 'Этой съёмки в этот день больше нет.',
  nothingNoted: 'Отметок нет',
  time: 'Время',
  customer: 'Клиент',
  service: 'Услуга',
};

export const todayTexts: Readonly<Record<Language, TodayTexts>> = { de, ru };
