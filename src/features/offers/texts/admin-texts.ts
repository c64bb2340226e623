import type { Language } from '#shared/kernel/language.ts';
import { plural } from '#shared/web/plural.ts';

/** The texts of the offers in the back office, imported by their screens alone. */
const de = {
  make: 'Termin anbieten',
  lead: (person: string) =>
    `Die gewählten Zeiten werden für ${person} reserviert. Der Link zum Buchen geht per E‑Mail hinaus.`,
  noMail:
    'Für diese Person ist keine E‑Mail-Adresse bekannt. Kopieren Sie danach den Link und schicken Sie ihn selbst.',
  service: 'Service',
  photographer: 'Fotograf',
  anyone: 'Alle Fotografen',
  choose: 'Bitte wählen',
  date: 'Tag',
  slots: 'Freie Zeiten',
  first: 'Wählen Sie Service und Tag, dann stehen hier die freien Zeiten.',
  none: 'An diesem Tag ist nichts frei.',
  slotsError: 'Die freien Zeiten konnten nicht geladen werden. Bitte wählen Sie den Tag noch einmal.',
  chosen: (count: number) => `Angeboten werden (${count} von 5)`,
  remove: (time: string) => `${time} entfernen`,
  missing: 'Bitte wählen Sie mindestens eine Zeit.',
  enough: 'Mehr als fünf Zeiten lassen sich nicht anbieten.',
  hours: 'Reservieren für',
  hoursOf: (hours: number) => (hours % 24 === 0 && hours > 24 ? `${hours / 24} Tage` : `${hours} Stunden`),
  language: 'Sprache',
  languages: { de: 'Deutsch', ru: 'Russisch' },
  submit: 'Anbieten',
  made: (email: string) => `Angebot gemacht. Die E‑Mail geht an ${email}.`,
  madeOnly: 'Angebot gemacht. Kopieren Sie jetzt den Link.',
  taken:
    'Eine der Zeiten ist nicht mehr frei. Es wurde nichts reserviert: bitte entfernen Sie sie und wählen Sie eine andere.',
  open: 'Offene Angebote',
  until: (when: string) => `reserviert bis ${when} Uhr`,
  card: (when: string) => `Angebot bis ${when}`,
  copy: 'Link kopieren',
  copied: 'Kopiert',
  withdraw: 'Zurückziehen',
  withdrawTitle: 'Angebot zurückziehen',
  withdrawQuestion:
    'Die Zeiten werden sofort wieder frei, und der Link gilt nicht mehr. Es wird keine E‑Mail verschickt.',
  withdrawn: 'Angebot zurückgezogen',
  times: plural('de', { one: '# Termin', other: '# Termine' }),
};

export type OfferAdminTexts = typeof de;

const ru: OfferAdminTexts = {
  make: 'Предложить время',
  lead: (person) => `Выбранное время будет закреплено: ${person}. Ссылка для записи отправится по e‑mail.`,
  noMail: 'E‑mail этого человека неизвестен. Затем скопируйте ссылку и отправьте её сами.',
  service: 'Услуга',
  photographer: 'Фотограф',
  anyone: 'Все фотографы',
  choose: 'Выберите',
  date: 'День',
  slots: 'Свободное время',
  first: 'Выберите услугу и день — здесь появится свободное время.',
  none: 'В этот день ничего не свободно.',
  slotsError: 'Не удалось загрузить свободное время. Выберите день ещё раз.',
  chosen: (count) => `Предлагается (${count} из 5)`,
  remove: (time) => `Убрать ${time}`,
  missing: 'Выберите хотя бы одно время.',
  enough: 'Больше пяти вариантов предложить нельзя.',
  hours: 'Закрепить на',
  hoursOf: (hours) => (hours % 24 === 0 && hours > 24 ? `${hours / 24} дн.` : `${hours} ч`),
  language: 'Язык',
  languages: { de: 'Немецкий', ru: 'Русский' },
  submit: 'Предложить',
  made: (email) => `Предложение готово. Письмо отправится на ${email}.`,
  madeOnly: 'Предложение готово. Теперь скопируйте ссылку.',
  taken: 'Одно из времён уже занято. Ничего не закреплено: уберите его и выберите другое.',
  open: 'Открытые предложения',
  until: (when) => `закреплено до: ${when}`,
  card: (when) => `Предложение до: ${when}`,
  copy: 'Скопировать ссылку',
  copied: 'Скопировано',
  withdraw: 'Отозвать',
  withdrawTitle: 'Отозвать предложение',
  withdrawQuestion: 'Время сразу станет свободным, а ссылка перестанет действовать. Письмо не отправится.',
  withdrawn: 'Предложение отозвано',
  times: plural('ru', { one: '# вариант', few: '# варианта', many: '# вариантов', other: '# варианта' }),
};

export const offerAdminTexts: Record<Language, OfferAdminTexts> = { de, ru };
