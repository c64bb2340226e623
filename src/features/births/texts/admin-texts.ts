import type { Language } from '#shared/kernel/language.ts';

/** The texts about places in the back office. */
const de = {
  title: 'Plätze bis zur Geburt',
  subtitle: 'Familien reservieren eine Woche und wählen den Termin nach der Geburt',
  empty: 'Noch keine Plätze',
  emptyText:
    'Schalten Sie bei einem Service „Für Neugeborene“ ein. Familien reservieren dann mit dem Geburtstermin einen Platz in einer Woche.',
  toServices: 'Zu den Services',
  loadError: 'Die Plätze konnten nicht geladen werden',
  weekOf: (day: string, number: number) => `Woche vom ${day} (KW ${number})`,
  states: {
    waiting_list: 'Warteliste',
    reserved: 'Wartet auf die Geburt',
    born: 'Geboren, Termin offen',
    booked: 'Termin gebucht',
    ended: 'Beendet',
  },
  abovePlan: 'über Plan',
  unconfirmed: (until: string) => `unbestätigt bis ${until}`,
  due: (date: string) => `Geburtstermin ${date}`,
  born: (date: string) => `geboren am ${date}`,
  paid: (amount: string) => `${amount} bezahlt`,
  at: (when: string) => `Termin ${when}`,
  page: 'Seite der Familie',
  tell: 'Geburtsdatum eintragen',
  tellOf: (name: string) => `Geburtsdatum: ${name}`,
  tellHint:
    'Der Platz zieht in die Woche der Geburt um. Den Termin wählt die Familie auf ihrer Seite, oder Sie tun es dort am Telefon.',
  date: 'Geburtsdatum',
  end: 'Ohne Nachricht beenden',
  endTitle: 'Platz still beenden?',
  endQuestion: (name: string) =>
    `Alles wird beendet, online Bezahltes wird voll erstattet, und ${name} bekommt keine Nachricht mehr, auch später nicht.`,
  changeError: 'Das hat nicht geklappt',
};

export type BirthAdminTexts = typeof de;

const ru: BirthAdminTexts = {
  title: 'Съёмка после рождения',
  subtitle: 'Семьи бронируют неделю и выбирают время после рождения',
  empty: 'Мест пока нет',
  emptyText: 'Включите у услуги «По дате родов». Тогда семьи смогут занять место на неделю.',
  toServices: 'К услугам',
  loadError: 'Не удалось загрузить места',
  weekOf: (day, number) => `Неделя с ${day} (№ ${number})`,
  states: {
    waiting_list: 'Лист ожидания',
    reserved: 'Ждём рождения',
    born: 'Ребёнок родился, время не выбрано',
    booked: 'Время выбрано',
    ended: 'Завершено',
  },
  abovePlan: 'сверх плана',
  unconfirmed: (until) => `не подтверждено до ${until}`,
  due: (date) => `дата родов ${date}`,
  born: (date) => `родился ${date}`,
  paid: (amount) => `оплачено ${amount}`,
  at: (when) => `съёмка ${when}`,
  page: 'Страница семьи',
  tell: 'Указать дату рождения',
  tellOf: (name) => `Дата рождения: ${name}`,
  tellHint:
    'Место переедет на неделю рождения. Время семья выберет на своей странице, или вы сделаете это там по телефону.',
  date: 'Дата рождения',
  end: 'Завершить без писем',
  endTitle: 'Завершить без писем?',
  endQuestion: (name) =>
    `Всё будет завершено, оплаченное онлайн вернётся полностью, и ${name} больше не получит сообщений, в том числе позже.`,
  changeError: 'Не получилось',
};

export const birthAdminTexts: Record<Language, BirthAdminTexts> = { de, ru };
