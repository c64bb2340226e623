import type { Language } from '#shared/kernel/language.ts';

/** The texts of the page for addresses that do not exist, imported by that page alone. */
export const notFoundTexts = {
  de: {
    heading: 'Seite nicht gefunden',
    text: 'Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.',
    back: 'Zurück',
    home: 'Zur Startseite',
  },
  ru: {
    heading: 'Страница не найдена',
    text: 'Страница, которую вы ищете, не существует или была перемещена.',
    back: 'Назад',
    home: 'На главную',
  },
} satisfies Record<Language, object>;
