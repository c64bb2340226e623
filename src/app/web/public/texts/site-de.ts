import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'nav.skip': 'Zum Inhalt springen',
  'nav.home': (studio: string) => `${studio}, Startseite`,
  'nav.book': 'Termin buchen',
  'footer.imprint': 'Impressum',
  'footer.privacy': 'Datenschutz',
  'footer.terms': 'AGB',
  'footer.contact': 'Kontakt',
  'footer.label': 'Rechtliches und Kontakt',
  'home.headTitle': 'Fotoshooting online buchen',
  'home.description': (studio: string) =>
    `Fotoshooting bei ${studio} online buchen: Shooting und Wunschzeit wählen, fertig. Freie Termine rund um die Uhr.`,
  'home.offer': 'Ihr Fotoshooting, in\u00a0zwei\u00a0Minuten gebucht.',
  'home.offer.text': 'Shooting aussuchen, freie Zeit wählen, fertig. Freie Termine sehen Sie sofort, rund um die Uhr.',
  'home.plus.1': 'Freie Zeiten in Echtzeit',
  'home.plus.2': 'Ohne Anmeldung',
  'home.plus.3': 'Bestätigung per E‑Mail',
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
  'home.contact': 'Besuchen Sie uns',
  'home.contact.text': 'Noch Fragen vor dem Shooting? Wir sind gern für Sie da.',
  'notFound.heading': 'Seite nicht gefunden',
  'notFound.text': 'Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.',
  'notFound.back': 'Zurück',
  'notFound.home': 'Zur Startseite',
} as const;

export type SiteTexts = TextsOf<typeof de>;
