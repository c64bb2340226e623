/** The texts of the widget. */
interface WidgetTexts {
  readonly book: string;
  readonly title: string;
  readonly close: string;
}

/** The style and texts of the widget. */
export interface WidgetAppearance {
  readonly css: string;
  readonly texts: Readonly<Record<'de' | 'ru', WidgetTexts>>;
}

export const widgetTexts: WidgetAppearance['texts'] = {
  de: { book: 'Termin buchen', title: 'Termin buchen', close: 'Schließen' },
  ru: { book: 'Записаться', title: 'Запись на съёмку', close: 'Закрыть' },
};
