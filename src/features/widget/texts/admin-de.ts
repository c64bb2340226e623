import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  title: 'Auf der eigenen Website einbinden',
  subtitle: 'Ihre Kunden buchen dort, wo sie Ihre Bilder ansehen: auf Ihrer Website, in Ihren Farben.',
  loadError: 'Die Einstellung konnte nicht geladen werden',
  saveError: 'Die Einstellung konnte nicht gespeichert werden',
  'origins.title': '1. Ihre Website',
  'origins.lead': 'Nur diese Websites dürfen die Buchung zeigen. Alle anderen weist der Browser Ihrer Kunden ab.',
  'origins.label': 'Adressen Ihrer Website',
  'origins.hint': 'Eine je Zeile, zum Beispiel https://www.studio.de. Mit und ohne „www“ sind zwei Adressen.',
  'origins.check': 'Bitte prüfen Sie die Adressen.',
  'origins.invalid': (typed: string) => `Das ist keine Adresse einer Website: ${typed}`,
  'origins.tooMany': (most: number) => `Höchstens ${most} Adressen.`,
  'snippet.title': '2. Eine Zeile für Ihre Website',
  'snippet.lead': 'Fügen Sie diese Zeile dort ein, wo gebucht werden soll.',
  'snippet.mode': 'Darstellung',
  'snippet.inline': 'Die Buchung selbst, in der Seite',
  'snippet.button': 'Ein Knopf, der die Buchung öffnet',
  'snippet.language': 'Sprache',
  'snippet.anyLanguage': 'Wie die Seite',
  'snippet.service': 'Schon ausgewählt',
  'snippet.anyService': 'Nichts, der Kunde wählt',
  'snippet.code': 'Zeile zum Einfügen',
  'snippet.copy': 'Kopieren',
  'snippet.copied': 'Kopiert',
  'preview.title': '3. So sieht es aus',
  'preview.frame': 'Vorschau einer Website mit der Buchung',
  'preview.none': 'Die Vorschau erscheint, sobald eine Adresse gespeichert ist.',
  'preview.open': 'In neuem Tab öffnen',
} as const;

export type WidgetAdminTexts = TextsOf<typeof de>;
