import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'nav.skip': 'Zum Inhalt springen',
  'nav.home': (studio: string) => `${studio}, Startseite`,
  'nav.book': 'Termin buchen',
  'footer.imprint': 'Impressum',
  'footer.privacy': 'Datenschutz',
  'footer.terms': 'AGB',
  'footer.accessibility': 'Barrierefreiheit',
  'footer.withdrawal': 'Vertrag widerrufen',
  'footer.voucher': 'Gutschein',
  'footer.contact': 'Kontakt',
  'footer.label': 'Rechtliches und Kontakt',
} as const;

export type SiteTexts = TextsOf<typeof de>;
