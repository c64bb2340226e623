import { plural } from '#shared/web/plural.ts';
import type { TextsOf } from '#shared/web/texts.tsx';

const bookings = plural('de', { one: '# Buchung', other: '# Buchungen' });
const contacts = plural('de', { one: '# Kontakt', other: '# Kontakte' });
const messages = plural('de', { one: '# Nachricht', other: '# Nachrichten' });

export const de = {
  title: 'Datenschutz',
  subtitle: 'Auskunft geben, Daten löschen und festlegen, wie lange was aufgehoben wird.',

  'person.title': 'Auskunft und Löschung',
  'person.lead': 'Was über einen Kunden gespeichert ist, finden Sie über seine E‑Mail-Adresse.',
  'person.email': 'E‑Mail-Adresse des Kunden',
  'person.invalid': 'Bitte eine E‑Mail-Adresse wie name@kunde.de eingeben',
  'person.search': 'Nachsehen',
  'person.error': 'Die Daten konnten nicht gelesen werden',
  'person.found': (email: string) => `Gespeichert zu ${email}`,
  'person.nothing': (email: string) => `Zu ${email} ist nichts gespeichert.`,
  'person.bookings': 'Buchungen',
  'person.consents': 'davon mit Einwilligung',
  'person.payments': 'Zahlungen',
  'person.messages': 'E‑Mails und WhatsApp-Nachrichten',
  'person.customer_notes': 'Kundennotizen',
  'person.contacts': 'Kontakte',
  'person.offers': 'Terminangebote',
  'person.waiting_entries': 'Einträge der Warteliste',
  'person.vouchers': 'Gekaufte Gutscheine',
  'person.invoices': 'Belege',
  'person.export': 'Als Datei ausgeben',
  'person.exportHint':
    'Die Datei enthält alles Gespeicherte, auch interne Notizen. Dass sie ausgegeben wurde, wird festgehalten.',
  'person.exported': 'Die Datei wurde gespeichert',
  'person.exportError': 'Die Datei konnte nicht erstellt werden',
  'person.erase': 'Daten löschen …',
  'person.ahead': 'Vor dem Löschen bitte stornieren:',

  'erase.title': 'Kundendaten löschen',
  'erase.lead': 'Das lässt sich nicht rückgängig machen.',
  'erase.bookings': (count: number) =>
    `${bookings(count)}: Name, E‑Mail, Telefon und alle Texte verschwinden. Termin, Service und Umsatz bleiben für Ihre Statistik.`,
  'erase.messages': (count: number) => `${messages(count)}: Empfänger und Inhalt werden geleert.`,
  'erase.deleted': 'Kundennotizen und Kontakte werden mit allem, was dazugehört, gelöscht.',
  'erase.vouchers': 'Gekaufte Gutscheine bleiben gültig, ohne Namen und Widmung.',
  'erase.payments':
    'Zahlungen bleiben als Beleg, ohne Namen. Was der Zahlungsanbieter über den Kunden weiß, löschen Sie bitte dort.',
  'erase.invoices':
    'Belege bleiben für ihre gesetzlichen Jahre, mit Name und Adresse, und sind für alles andere gesperrt.',
  'erase.repeat': 'Zur Bestätigung die E‑Mail-Adresse eingeben',
  'erase.differs': 'Das ist nicht dieselbe Adresse.',
  'erase.confirm': 'Endgültig löschen',
  'erase.done': 'Die Daten wurden gelöscht',

  'retention.title': 'Aufbewahrung',
  'retention.lead': 'Abgelaufene Daten werden stündlich automatisch gelöscht.',
  'retention.loadError': 'Die Fristen konnten nicht geladen werden',
  'retention.saveError': 'Die Fristen konnten nicht gespeichert werden',
  'retention.months': 'Monate',
  'retention.range': (range: { min: number; max: number }) => `Ganze Monate von ${range.min} bis ${range.max}`,
  'retention.invalid': 'Bitte prüfen Sie die markierten Felder.',
  'retention.unsavedDue': 'Wie viel das betrifft, steht hier nach dem Speichern.',
  'retention.lost_contacts': 'Abgesagte Kontakte löschen',
  'retention.lost_contactsHint': 'Kontakte in „Abgesagt“, die nie gebucht haben, mit ihren Notizen.',
  'retention.lost_contactsDue': (count: number) =>
    count === 0 ? 'Zurzeit betrifft das nichts.' : `Jetzt fällig: ${contacts(count)}`,
  'retention.cancelled_bookings': 'Stornierte Buchungen anonymisieren',
  'retention.cancelled_bookingsHint': 'Nur solche, für die kein Geld geflossen ist. In der Statistik bleiben sie.',
  'retention.cancelled_bookingsDue': (count: number) =>
    count === 0 ? 'Zurzeit betrifft das nichts.' : `Jetzt fällig: ${bookings(count)}`,
  'retention.message_contents': 'Inhalt von Nachrichten leeren',
  'retention.message_contentsHint': 'Wer wann welche Art von Nachricht bekam, bleibt sichtbar.',
  'retention.message_contentsDue': (count: number) =>
    count === 0 ? 'Zurzeit betrifft das nichts.' : `Jetzt fällig: ${messages(count)}`,
  'retention.audit': 'Verlauf von Buchungen löschen',
  'retention.auditHint': 'Wer wann was an einer Buchung geändert hat. Mindestens ein Jahr bleibt immer erhalten.',
  'retention.auditDue': (count: number) =>
    count === 0
      ? 'Zurzeit betrifft das nichts.'
      : `Jetzt fällig: ${plural('de', { one: '# Eintrag', other: '# Einträge' })(count)}`,
} as const;

export type PrivacyAdminTexts = TextsOf<typeof de>;
