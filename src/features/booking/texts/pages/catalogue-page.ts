import type { Language } from '#shared/kernel/language.ts';
import { type TextsOf, type Translate, textsHandle, translator, useLanguage } from '#shared/web/texts.tsx';

/** The texts of the pages of services and photographers, imported by those pages alone. */
const de = {
  'offered.facts': 'Das Wichtigste',
  'offered.price': 'Preis',
  'offered.duration': 'Dauer',
  'offered.text': 'Über das Shooting',
  'offered.extras': 'Was Sie dazubuchen können',
  'offered.included': 'im Preis enthalten',
  'offered.longer': (minutes: number) => `${minutes} Min länger`,
  'offered.required': 'gehört dazu, wird mitgebucht',
  'offered.people': (included: number) =>
    included === 1 ? 'Jede weitere Person nach der ersten' : `Jede weitere Person ab ${included + 1} Personen`,
  'offered.photographers': 'Wer Sie fotografiert',
  'offered.times': 'Nächste freie Termine',
  'offered.timesFor': (service: string) => `Nächste freie Termine für „${service}“`,
  'offered.timesHint': 'Die genaue Zeit wählen Sie im nächsten Schritt.',
  'offered.noTimes': 'In den nächsten Wochen ist nichts frei. Im Kalender sehen Sie alle Tage.',
  'offered.timesFailed':
    'Die freien Termine lassen sich gerade nicht laden. Im Kalender können Sie trotzdem nachsehen.',
  'offered.book': 'Termin wählen',
  'offered.services': 'Shootings',
  'offered.noServices': 'Zurzeit ist kein Shooting online buchbar.',
  'offered.home': 'Alle Shootings',
  'offered.failed': 'Diese Seite lässt sich gerade nicht laden. Bitte versuchen Sie es gleich noch einmal.',
  'offered.serviceHead': (names: { readonly name: string; readonly studio: string }) =>
    `${names.name} · ${names.studio}`,
  'offered.photographerText': (names: { readonly name: string; readonly studio: string }) =>
    `${names.name} fotografiert bei ${names.studio}. Shootings und freie Termine, online buchbar.`,
} as const;

type CatalogueTexts = TextsOf<typeof de>;

const ru: CatalogueTexts = {
  'offered.facts': 'Главное',
  'offered.price': 'Цена',
  'offered.duration': 'Длительность',
  'offered.text': 'О съёмке',
  'offered.extras': 'Что можно добавить',
  'offered.included': 'входит в цену',
  'offered.longer': (minutes: number) => `на ${minutes} мин дольше`,
  'offered.required': 'входит в запись обязательно',
  'offered.people': (included: number) =>
    included === 1 ? 'Каждый следующий человек' : `Каждый следующий человек, начиная с ${included + 1}-го`,
  'offered.photographers': 'Кто вас снимает',
  'offered.times': 'Ближайшее свободное время',
  'offered.timesFor': (service: string) => `Ближайшее свободное время для «${service}»`,
  'offered.timesHint': 'Точное время вы выберете на следующем шаге.',
  'offered.noTimes': 'В ближайшие недели всё занято. Все дни видны в календаре.',
  'offered.timesFailed': 'Свободное время сейчас не загружается, но его можно посмотреть в календаре.',
  'offered.book': 'Выбрать время',
  'offered.services': 'Съёмки',
  'offered.noServices': 'Сейчас онлайн-записи на съёмки нет.',
  'offered.home': 'Все съёмки',
  'offered.failed': 'Страница сейчас не загружается. Попробуйте ещё раз чуть позже.',
  'offered.serviceHead': (names: { readonly name: string; readonly studio: string }) =>
    `${names.name} · ${names.studio}`,
  'offered.photographerText': (names: { readonly name: string; readonly studio: string }) =>
    `${names.name} снимает в ${names.studio}. Съёмки и свободное время, запись онлайн.`,
};

export const catalogueTexts = { de, ru };

const handle = textsHandle<CatalogueTexts>('offered');

export const catalogueTextsIn = (language: Language): Translate<CatalogueTexts> =>
  translator({ offered: catalogueTexts[language] }, handle);

export const useOfferedTexts = (): Translate<CatalogueTexts> => catalogueTextsIn(useLanguage().language);
