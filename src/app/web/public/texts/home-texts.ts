import type { Language } from '#shared/kernel/language.ts';
import { type TextsOf, type Translate, textsHandle, translator, useLanguage } from '#shared/web/texts.tsx';

/**
 * The texts of the home page, imported by that page alone. They are not in the texts of the public pages, which every
 * visitor loads.
 */
const de = {
  'home.headTitle': 'Fotoshooting online buchen',
  'home.description': (studio: string) =>
    `Fotoshooting bei ${studio} online buchen: Shooting und Wunschzeit wählen, fertig. Freie Termine rund um die Uhr.`,
  'home.offer': 'Ihr Fotoshooting, in\u00a0zwei\u00a0Minuten gebucht.',
  'home.offer.text': 'Shooting aussuchen, freie Zeit wählen, fertig. Freie Termine sehen Sie sofort, rund um die Uhr.',
  'home.closed.title': 'Zurzeit sind online keine Shootings buchbar.',
  'home.closed': 'Schreiben Sie uns oder rufen Sie an, wir finden gern eine Lösung.',
  'home.plus.1': 'Freie Zeiten in Echtzeit',
  'home.plus.2': 'Ohne Anmeldung',
  'home.plus.3': 'Bestätigung per E‑Mail',
  'home.plus.noMail': 'Buchungscode sofort',
  'home.services': 'Unsere Shootings',
  'home.services.all': (count: number) => `Alle ${count} Shootings ansehen`,
  'home.steps': 'So einfach geht’s',
  'home.steps.service': 'Shooting wählen',
  'home.steps.service.text': 'Wählen Sie Ihr Shooting und wer Sie fotografiert.',
  'home.steps.datetime': 'Zeit wählen',
  'home.steps.datetime.text': 'Der Kalender zeigt nur Zeiten, die wirklich frei sind.',
  'home.steps.details': 'Kontaktdaten eingeben',
  'home.steps.details.text': 'Name, E‑Mail und Telefon genügen. Ein Konto brauchen Sie nicht.',
  'home.steps.confirmation': 'Bestätigen',
  'home.steps.confirmation.text': 'Sie erhalten Ihren Buchungscode und alle Angaben per E‑Mail.',
  'home.steps.confirmation.noMail': 'Sie sehen sofort Ihren Buchungscode und alle Angaben.',
  'home.contact': 'Besuchen Sie uns',
  'home.contact.text': 'Noch Fragen vor dem Shooting? Wir sind gern für Sie da.',
} as const;

type HomeTexts = TextsOf<typeof de>;

const ru: HomeTexts = {
  'home.headTitle': 'онлайн-запись на фотосъёмку',
  'home.description': (studio: string) =>
    `Запись на фотосъёмку в ${studio} онлайн: выберите съёмку и удобное время. Свободные часы видны круглосуточно.`,
  'home.offer': 'Запишитесь на\u00a0съёмку за\u00a0две\u00a0минуты.',
  'home.offer.text':
    'Выберите съёмку и свободное время — и готово. Все свободные часы видны сразу, в любое время суток.',
  'home.closed.title': 'Сейчас записаться онлайн нельзя.',
  'home.closed': 'Напишите нам или позвоните, и мы найдём решение.',
  'home.plus.1': 'Свободное время в реальном времени',
  'home.plus.2': 'Без регистрации',
  'home.plus.3': 'Подтверждение по e‑mail',
  'home.plus.noMail': 'Код записи сразу',
  'home.services': 'Наши съёмки',
  'home.services.all': (count: number) => `Все съёмки (${count})`,
  'home.steps': 'Всё очень просто',
  'home.steps.service': 'Выберите съёмку',
  'home.steps.service.text': 'Подберите съёмку и фотографа, который вам по душе.',
  'home.steps.datetime': 'Выберите время',
  'home.steps.datetime.text': 'В календаре только то время, которое действительно свободно.',
  'home.steps.details': 'Оставьте контакты',
  'home.steps.details.text': 'Достаточно имени, e‑mail и телефона. Регистрация не нужна.',
  'home.steps.confirmation': 'Подтвердите',
  'home.steps.confirmation.text': 'Код записи и все подробности придут вам на e‑mail.',
  'home.steps.confirmation.noMail': 'Вы сразу увидите код записи и все подробности.',
  'home.contact': 'Приходите к нам',
  'home.contact.text': 'Остались вопросы перед съёмкой? Мы с радостью ответим.',
};

export const homeTexts = { de, ru };

const handle = textsHandle<HomeTexts>('home');

export const homeTextsIn = (language: Language): Translate<HomeTexts> =>
  translator({ home: homeTexts[language] }, handle);

export const useHomeTexts = (): Translate<HomeTexts> => homeTextsIn(useLanguage().language);
