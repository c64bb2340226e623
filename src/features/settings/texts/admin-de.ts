import type { TextsOf } from '#shared/web/texts.tsx';
import { legalAdminDe } from './legal-admin-de.ts';
import { pageDesignDe } from './page-design-de.ts';

export const de = {
  ...legalAdminDe,
  'form.save': 'Speichern',
  'form.saved': 'Gespeichert',
  'form.allSaved': 'Alle Änderungen sind gespeichert.',
  'form.unsaved': 'Nicht gespeicherte Änderungen',
  'form.discard': 'Verwerfen',
  'colour.pick': (label: string) => `${label}: Farbe auswählen`,
  'colour.invalid': 'Bitte eine Farbe wie #9333EA eingeben',

  'hub.back': 'Einstellungen',

  'company.title': 'Firma',
  'company.subtitle': 'So stellt sich Ihr Studio auf der Buchungsseite und in jeder E‑Mail vor.',
  'company.loadError': 'Die Firmendaten konnten nicht geladen werden',
  'company.saveError': 'Fehler beim Speichern der Firmendaten',
  'company.studio': 'Studio',
  'company.name': 'Firmenname',
  'company.nameMissing': 'Ohne Namen kann nicht gespeichert werden.',
  'company.address': 'Adresse',
  'company.addressHint': 'Hier finden die Termine statt. Kunden sehen sie mit einem Link zur Karte.',
  'company.vat': 'Umsatzsteuer',
  'company.vatNote': 'Hinweis beim Gesamtpreis',
  'company.vatHint': 'Steht auf der Buchungsseite direkt über dem Knopf, mit dem gebucht wird.',
  'company.vat.unset': 'Kein Hinweis',
  'company.vat.included': 'Preise enthalten die Mehrwertsteuer',
  'company.vat.small_business': 'Kleinunternehmer nach § 19 UStG',
  'company.ways': 'Erreichbar unter',
  'company.email': 'E-Mail',
  'company.emailHint': 'Neue Buchungen melden wir an diese Adresse; Antworten der Kunden kommen hier an.',
  'company.phone': 'Telefon',
  'company.website': 'Website',
  'company.invalidEmail': 'Bitte eine E‑Mail-Adresse wie info@studio.de eingeben',
  'company.invalidWebsite': 'Bitte eine Adresse wie https://www.studio.de eingeben',
  'company.mails': 'In jeder E‑Mail',
  'company.footer': 'Schlusszeilen der E‑Mails',
  'company.footerHint': 'Stehen am Ende jeder E‑Mail an Kunden, zum Beispiel Anfahrt oder Öffnungszeiten.',

  'logo.title': 'Logo',
  'logo.none': 'Noch kein Logo. Ihre Seite zeigt so lange ein neutrales Zeichen.',
  'logo.current': 'Ihr Logo',
  'logo.broken': (url: string) => `Das Logo konnte nicht geladen werden: ${url}`,
  'logo.file': 'Bilddatei',
  'logo.choose': 'Datei auswählen',
  'logo.noFile': 'Keine Datei ausgewählt',
  'logo.hint': 'PNG, JPEG, WebP oder GIF, höchstens 5 MB. Am besten mit durchsichtigem Grund.',
  'logo.upload': 'Logo hochladen',
  'logo.delete': 'Logo löschen',
  'logo.deleteConfirm': 'Möchten Sie das Logo wirklich löschen?',
  'logo.uploadSuccess': 'Logo erfolgreich hochgeladen!',
  'logo.uploadError': 'Fehler beim Hochladen des Logos',
  'logo.deleteSuccess': 'Logo erfolgreich gelöscht!',
  'logo.deleteError': 'Fehler beim Löschen des Logos',

  ...pageDesignDe,
} as const;

export type SettingsAdminTexts = TextsOf<typeof de>;
