/** What the widget says on the studio's website. */
interface WidgetTexts {
  readonly book: string;
  readonly title: string;
  readonly close: string;
}

/** What the widget looks like and says. */
export interface WidgetAppearance {
  readonly css: string;
  readonly texts: Readonly<Record<'de' | 'ru', WidgetTexts>>;
}

export const widgetTexts: WidgetAppearance['texts'] = {
  de: { book: 'Termin buchen', title: 'Termin buchen', close: 'Schließen' },
  ru: { book: 'Записаться', title: 'Запись на съёмку', close: 'Закрыть' },
};
