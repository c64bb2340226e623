import type { Language } from '#shared/kernel/language.ts';

/** The texts of joining the waiting list, loaded only with the form. */
const de = {
  heading: 'Nichts Passendes frei?',
  text: 'Setzen Sie sich auf die Warteliste. Sobald ein Termin frei wird, halten wir ihn für Sie frei und schreiben Ihnen.',
  campaign: {
    heading: 'Soll es trotzdem dieser Tag sein?',
    text: 'Setzen Sie sich auf die Warteliste. Sobald ein Termin frei wird, halten wir ihn für Sie frei und schreiben Ihnen.',
  },
  open: 'Benachrichtigen, wenn frei',
  days: 'Wann würde es passen?',
  day: (day: string) => `nur ${day}`,
  week: (days: string) => `in dieser Woche (${days})`,
  month: (days: string) => `in den nächsten Wochen (${days})`,
  weekdays: 'An welchen Wochentagen?',
  from: 'Beginn frühestens',
  until: 'Beginn spätestens',
  anyTime: 'egal',
  clock: (time: string) => `${time} Uhr`,
  anyone: (name: string) => `Auch wenn nicht ${name} fotografiert`,
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'Hierhin schreiben wir, wenn ein Termin frei wird.',
  phone: 'Telefon',
  send: 'Auf die Warteliste setzen',
  missing: 'Bitte füllen Sie Name und E‑Mail aus.',
  noWeekday: 'Bitte wählen Sie mindestens einen Wochentag.',
  privacy: 'Wir verwenden Ihre Angaben nur, um Sie über freie Termine zu benachrichtigen.',
  failed: 'Das hat nicht geklappt',
  done: 'Sie stehen auf der Warteliste',
  place: (place: number) => (place === 1 ? 'Sie sind als Nächstes dran.' : `Sie sind auf Platz ${place}.`),
  confirm:
    'Bitte bestätigen Sie Ihre Adresse mit dem Link in unserer E‑Mail. Erst danach halten wir Termine für Sie frei.',
  mail: 'Wir haben Ihnen eine E‑Mail geschickt. Mit ihrem Link sehen Sie Ihren Platz und verlassen die Liste mit einem Klick.',
};

export type JoinTexts = typeof de;

const ru: JoinTexts = {
  heading: 'Нет подходящего времени?',
  text: 'Запишитесь в лист ожидания. Как только время освободится, мы закрепим его за вами и напишем вам.',
  campaign: {
    heading: 'Хотите именно в этот день?',
    text: 'Запишитесь в лист ожидания. Если кто-то отменит запись, мы закрепим время за вами и напишем вам.',
  },
  open: 'Сообщить, когда освободится',
  days: 'Когда вам подошло бы?',
  day: (day) => `только ${day}`,
  week: (days) => `на этой неделе (${days})`,
  month: (days) => `в ближайшие недели (${days})`,
  weekdays: 'В какие дни недели?',
  from: 'Начало не раньше',
  until: 'Начало не позже',
  anyTime: 'неважно',
  clock: (time) => time,
  anyone: (name) => `Можно и с другим фотографом, не только ${name}`,
  name: 'Имя',
  email: 'E-mail',
  emailHint: 'Сюда мы напишем, когда время освободится.',
  phone: 'Телефон',
  send: 'Записаться в лист ожидания',
  missing: 'Укажите имя и адрес для писем.',
  noWeekday: 'Выберите хотя бы один день недели.',
  privacy: 'Мы используем ваши данные только для того, чтобы сообщить о свободном времени.',
  failed: 'Не получилось',
  done: 'Вы в листе ожидания',
  place: (place) => (place === 1 ? 'Вы следующие.' : `Ваше место: ${place}.`),
  confirm: 'Подтвердите свой e‑mail по ссылке из нашего письма. Только после этого мы сможем держать время за вами.',
  mail: 'Мы отправили вам письмо. По ссылке в нём видно ваше место, и там же можно выйти из листа одним нажатием.',
};

export const joinTexts: Record<Language, JoinTexts> = { de, ru };
