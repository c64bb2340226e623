import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'contact.title': 'Kontakt',
  'contact.lead': 'Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei.',
  'contact.address': 'Adresse',
  'contact.map': 'Auf der Karte zeigen',
  'contact.phone': 'Telefon',
  'contact.email': 'E-Mail',
  'contact.website': 'Website',
  'contact.book': 'Termin buchen',
  'contact.book.text': 'Freie Zeiten sehen und gleich buchen, rund um die Uhr.',
} as const;

export type SettingsTexts = TextsOf<typeof de>;
