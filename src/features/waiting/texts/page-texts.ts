import type { Language } from '#shared/kernel/language.ts';

/** The texts of the page of a waiting entry, imported by that page alone. */
const de = {
  title: 'Ihr Platz auf der Warteliste',
  lead: (company: string) => `${company} schreibt Ihnen, sobald ein passender Termin frei wird.`,
  place: (place: number) => `Platz ${place}`,
  first: 'Sie sind als Nächstes dran.',
  before: (count: number) =>
    count === 1
      ? 'Eine Person wartet vor Ihnen auf dieselben Tage.'
      : `${count} Personen warten vor Ihnen auf dieselben Tage.`,
  service: 'Shooting',
  photographer: 'Fotograf',
  anyone: 'egal, wer',
  people: 'Personen',
  days: 'Zeitraum',
  weekdays: 'Wochentage',
  hours: 'Uhrzeit',
  between: ({ from, until }: { readonly from: string; readonly until: string }) =>
    from === until ? `Beginn ${from} Uhr` : `Beginn zwischen ${from} und ${until} Uhr`,
  held: (until: string) => `Ein Termin ist frei geworden. Wir halten ihn für Sie bis ${until} Uhr.`,
  toOffer: 'Termin ansehen',
  confirmText: (until: string) =>
    `Bitte bestätigen Sie Ihre E‑Mail-Adresse bis ${until} Uhr. Erst danach halten wir Termine für Sie frei.`,
  confirm: 'Adresse bestätigen',
  leave: 'Warteliste verlassen',
  leaveText: 'Sie brauchen keinen Termin mehr? Ein Klick genügt.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  left: 'Sie haben die Warteliste verlassen',
  leftText: 'Sie bekommen dazu keine E‑Mails mehr. Sie können jederzeit einen Termin buchen.',
  fulfilled: 'Ihr Termin ist gebucht',
  fulfilledText: 'Damit ist Ihr Platz auf der Warteliste erledigt. Alle Angaben haben wir Ihnen per E‑Mail geschickt.',
  removed: 'Sie stehen nicht mehr auf der Warteliste',
  removedText: 'Das Studio hat diesen Eintrag entfernt. Bei Fragen schreiben Sie uns bitte.',
  over: 'Dieser Zeitraum ist vorbei',
  overText: 'Leider ist bis zum letzten Tag kein passender Termin frei geworden.',
  book: 'Freie Termine ansehen',
  contact: 'Nachricht schreiben',
  unknown: 'Diesen Eintrag gibt es nicht',
  unknownText:
    'Bitte öffnen Sie den Link noch einmal aus unserer E‑Mail. Vielleicht wurde er nicht vollständig kopiert.',
  down: 'Der Eintrag konnte nicht geladen werden',
  downText: 'Bitte versuchen Sie es gleich noch einmal. Ihr Platz bleibt Ihnen.',
  script: 'Zum Verlassen der Warteliste wird JavaScript benötigt. Sie können uns auch anrufen oder schreiben.',
};

export type WaitingPageTexts = typeof de;

const ru: WaitingPageTexts = {
  title: 'Ваше место в листе ожидания',
  lead: (company) => `${company} напишет вам, как только освободится подходящее время.`,
  place: (place) => `Место ${place}`,
  first: 'Вы следующие.',
  before: (count) => `Перед вами в очереди: ${count}.`,
  service: 'Съёмка',
  photographer: 'Фотограф',
  anyone: 'любой',
  people: 'Человек',
  days: 'Период',
  weekdays: 'Дни недели',
  hours: 'Время',
  between: ({ from, until }) => (from === until ? `начало ${from}` : `начало с ${from} до ${until}`),
  held: (until) => `Освободилось время. Мы держим его для вас до: ${until}.`,
  toOffer: 'Посмотреть время',
  confirmText: (until) => `Подтвердите свой e‑mail до ${until}. Только после этого мы сможем держать время за вами.`,
  confirm: 'Подтвердить e‑mail',
  leave: 'Выйти из листа ожидания',
  leaveText: 'Съёмка больше не нужна? Достаточно одного нажатия.',
  failed: 'Не получилось. Попробуйте ещё раз.',
  left: 'Вы вышли из листа ожидания',
  leftText: 'Писем об этом больше не будет. Вы можете забронировать время в любой момент.',
  fulfilled: 'Вы записаны на съёмку',
  fulfilledText: 'Место в листе ожидания больше не нужно. Все подробности мы отправили вам письмом.',
  removed: 'Вас больше нет в листе ожидания',
  removedText: 'Студия удалила эту запись. Если есть вопросы, напишите нам.',
  over: 'Этот период прошёл',
  overText: 'К сожалению, до последнего дня подходящее время не освободилось.',
  book: 'Посмотреть свободное время',
  contact: 'Написать сообщение',
  unknown: 'Такой записи нет',
  unknownText: 'Откройте ссылку из нашего письма ещё раз. Возможно, она скопирована не полностью.',
  down: 'Не удалось загрузить запись',
  downText: 'Попробуйте ещё раз. Ваше место сохраняется.',
  script: 'Чтобы выйти из листа ожидания, нужен JavaScript. Вы также можете позвонить или написать нам.',
};

export const waitingPageTexts: Record<Language, WaitingPageTexts> = { de, ru };
