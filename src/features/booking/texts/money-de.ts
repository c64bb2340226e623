import { plural } from '#shared/web/plural.ts';
import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'delete.action': 'Buchung löschen …',
  'delete.title': 'Buchung löschen',
  'delete.submit': 'Endgültig löschen',
  'delete.keep': 'Nicht löschen',
  'delete.question': (name: string) => `Buchung von ${name} endgültig löschen?`,
  'delete.explained':
    'Termin, Verlauf und Nachrichten verschwinden und lassen sich nicht wiederherstellen. Notizen zum Kunden bleiben. Der Kunde wird nicht benachrichtigt.',
  'delete.openPayment': 'Der offene Bezahlvorgang wird vorher beim Zahlungsanbieter geschlossen.',
  'delete.paid': (amount: string) =>
    `Für diese Buchung liegen noch ${amount} bei Ihnen. Solange Geld da ist, kann sie nicht gelöscht werden.`,
  'delete.refundUnderWay':
    'Die Erstattung ist noch nicht bestätigt. Sobald der Zahlungsanbieter sie angenommen hat, können Sie die Buchung löschen.',
  'delete.cash':
    'Für diese Buchung ist eine Barzahlung erfasst. Nehmen Sie diese zuerst zurück, danach lässt sich die Buchung löschen.',
  'delete.processing':
    'Für diese Buchung ist eine Zahlung unterwegs. Warten Sie, bis sie ankommt oder scheitert; so lange kann die Buchung nicht gelöscht werden.',
  'delete.problem':
    'Für diese Buchung wurde etwas bezahlt, das nicht zu ihr passt. Erstatten Sie es zuerst bei Stripe; danach lässt sie sich löschen.',
  'delete.cancelInstead': 'Sie können die Buchung stattdessen stornieren und den Betrag erstatten.',
  'delete.refundInstead': 'Erstatten Sie den Betrag; danach lässt sich die Buchung löschen.',
  'delete.cancelAndRefund': 'Stornieren und erstatten',
  'delete.refund': 'Erstatten',
  'delete.notClosed':
    'Der offene Bezahlvorgang konnte beim Zahlungsanbieter nicht geschlossen werden. Es wurde nichts gelöscht. Bitte versuchen Sie es gleich noch einmal.',
  'delete.error': (message: string) => `Die Buchung wurde nicht gelöscht: ${message}`,
  'toast.deleted': (name: string) => `Buchung von ${name} gelöscht`,

  'cash.action': 'Bar bezahlt …',
  'cash.title': 'Barzahlung erfassen',
  'cash.submit': 'Erfassen',
  'cash.explained': 'Der Betrag zählt ab jetzt als bezahlt.',
  'cash.confirms':
    'Der Betrag zählt ab jetzt als bezahlt, und die Buchung wird bestätigt. Online kann sie dann nicht mehr bezahlt werden.',
  'cash.amount': 'Betrag (€)',
  'cash.most': (limit: string) => `Höchstens der Preis: ${limit}.`,
  'cash.tooMuch': 'Das ist mehr als der Preis.',
  'cash.recorded': ({ amount, at }: { amount: string; at: string }) => `davon bar: ${amount}, erfasst am ${at}`,
  'cash.takeBack': 'Barzahlung zurücknehmen',
  'cash.question': (amount: string) =>
    `Barzahlung über ${amount} zurücknehmen? Der Betrag zählt dann nicht mehr als bezahlt. Der Status der Buchung bleibt.`,
  'cash.questionReturned': (amount: string) =>
    `Haben Sie ${amount} in bar zurückgegeben? Der Betrag zählt dann nicht mehr als bezahlt.`,
  'cash.keep': 'Nicht zurücknehmen',
  'cash.saved': (amount: string) => `Barzahlung über ${amount} erfasst`,
  'cash.takenBack': 'Barzahlung zurückgenommen',
  'cash.error': (message: string) => `Das hat nicht geklappt: ${message}`,

  'late.title': 'Zahlung zu einer gelöschten Buchung',
  'late.explained': 'Dieses Geld ist eingegangen, nachdem die Buchung gelöscht wurde.',
  'late.booking': (code: string) => `Buchung ${code}`,
  'late.unknownBooking': 'Gelöschte Buchung',
  'late.paid': (at: string) => `bezahlt am ${at}`,
  'late.processing': 'Zahlung ist unterwegs',
  'late.problem': 'passt nicht zur Buchung, bitte bei Stripe prüfen',
  'late.refunding': 'Erstattung ist veranlasst',
  'late.refund': (amount: string) => `${amount} erstatten`,
  'late.question': (amount: string) => `${amount} an die Person zurückgeben, die bezahlt hat?`,
  'late.keep': 'Nicht erstatten',
  'late.refunded': (amount: string) => `Erstattung von ${amount} veranlasst`,
  'late.error': (message: string) => `Die Erstattung ist nicht gelungen: ${message}`,
  'late.count': plural('de', {
    one: '# Zahlung zu einer gelöschten Buchung',
    other: '# Zahlungen zu gelöschten Buchungen',
  }),
} as const;

export type BookingMoneyTexts = TextsOf<typeof de>;
