import type { Language } from '#shared/kernel/language.ts';
import { type TextsOf, type Translate, textsHandle, translator, useLanguage } from '#shared/web/texts.tsx';

/** The texts of the pages of services and photographers, imported by those pages alone. */
const de = {
  'catalogue.facts': 'Das Wichtigste',
  'catalogue.price': 'Preis',
  'catalogue.duration': 'Dauer',
  'catalogue.text': 'Über das Shooting',
  'catalogue.extras': 'Was Sie dazubuchen können',
  'catalogue.included': 'im Preis enthalten',
  'catalogue.longer': (minutes: number) => `${minutes} Min länger`,
  'catalogue.required': 'gehört dazu, wird mitgebucht',
  'catalogue.people': (included: number) =>
    included === 1 ? 'Jede weitere Person nach der ersten' : `Jede weitere Person ab ${included + 1} Personen`,
  'catalogue.photographers': 'Wer Sie fotografiert',
  'catalogue.times': 'Nächste freie Zeiten',
  'catalogue.timesFor': (service: string) => `Nächste freie Zeiten für „${service}“`,
  'catalogue.timesHint': 'Die genaue Zeit wählen Sie im nächsten Schritt.',
  'catalogue.noTimes': 'In den nächsten Wochen ist nichts frei. Im Kalender sehen Sie alle Tage.',
  'catalogue.timesFailed':
    'Die freien Termine lassen sich gerade nicht laden. Im Kalender können Sie trotzdem nachsehen.',
  'catalogue.book': 'Termin wählen',
  'catalogue.services': 'Shootings',
  'catalogue.noServices': 'Zurzeit ist kein Shooting online buchbar.',
  'catalogue.home': 'Alle Shootings',
  'catalogue.failed': 'Diese Seite lässt sich gerade nicht laden. Bitte versuchen Sie es gleich noch einmal.',
  'catalogue.serviceHead': (names: { readonly name: string; readonly studio: string }) =>
    `${names.name} · ${names.studio}`,
  'catalogue.photographerText': (names: { readonly name: string; readonly studio: string }) =>
    `${names.name} fotografiert bei ${names.studio}. Shootings und freie Termine, online buchbar.`,
} as const;

type CatalogueTexts = TextsOf<typeof de>;

const ru: CatalogueTexts = {
  'catalogue.facts': 'Главное',
  'catalogue.price': 'Цена',
  'catalogue.duration': 'Длительность',
  'catalogue.text': 'О съёмке',
  'catalogue.extras': 'Что можно добавить',
  'catalogue.included': 'входит в цену',
  'catalogue.longer': (minutes: number) => `на ${minutes} мин дольше`,
  'catalogue.required': 'входит в запись обязательно',
  'catalogue.people': (included: number) =>
    included === 1 ? 'Каждый следующий человек' : `Каждый следующий человек, начиная с ${included + 1}-го`,
  'catalogue.photographers': 'Кто вас снимает',
  'catalogue.times': 'Ближайшее свободное время',
  'catalogue.timesFor': (service: string) => `Ближайшее свободное время для «${service}»`,
  'catalogue.timesHint': 'Точное время вы выберете на следующем шаге.',
  'catalogue.noTimes': 'В ближайшие недели всё занято. Все дни видны в календаре.',
  'catalogue.timesFailed': 'Свободное время сейчас не загружается, но его можно посмотреть в календаре.',
  'catalogue.book': 'Выбрать время',
  'catalogue.services': 'Съёмки',
  'catalogue.noServices': 'Сейчас онлайн-записи на съёмки нет.',
  'catalogue.home': 'Все съёмки',
  'catalogue.failed': 'Страница сейчас не загружается. Попробуйте ещё раз чуть позже.',
  'catalogue.serviceHead': (names: { readonly name: string; readonly studio: string }) =>
    `${names.name} · ${names.studio}`,
  'catalogue.photographerText': (names: { readonly name: string; readonly studio: string }) =>
    `${names.name} снимает в ${names.studio}. Съёмки и свободное время, запись онлайн.`,
};

export const catalogueTexts = { de, ru };

const handle = textsHandle<CatalogueTexts>('catalogue');

export const catalogueTextsIn = (language: Language): Translate<CatalogueTexts> =>
  translator({ catalogue: catalogueTexts[language] }, handle);

export const useCatalogueTexts = (): Translate<CatalogueTexts> => catalogueTextsIn(useLanguage().language);
