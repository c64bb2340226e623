import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'contact.address': 'Adresse',
  'contact.map': 'Auf der Karte zeigen',
  'contact.phone': 'Telefon',
  'contact.email': 'E-Mail',
  'contact.website': 'Website',
} as const;

export type SettingsTexts = TextsOf<typeof de>;
